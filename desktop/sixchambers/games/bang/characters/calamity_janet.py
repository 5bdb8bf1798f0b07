"""Calamity Janet."""

from __future__ import annotations

from typing import ClassVar

from ..box import BANGS, MISSES
from .base import Character


class CalamityJanet(Character):
    """BANG! and Missed! are one and the same to her: to shoot, to dodge, in a Duel, against Indians!. A Missed!
    used to shoot counts as her BANG! of the turn and keeps its own suit."""

    id: ClassVar[str] = "calamity_janet"
    bangs: ClassVar[frozenset[int]] = BANGS | MISSES
    misses: ClassVar[frozenset[int]] = BANGS | MISSES
