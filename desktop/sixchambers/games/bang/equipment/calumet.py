"""Calumet"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class Calumet(Lasting):
    """Diamonds played by others do nothing to its owner: their BANG!, Panic! and Cat Balou of that suit, and both
    Indians!. A Duel takes place all the same, and what has no suit is not stopped."""

    name: ClassVar[str] = "calumet"
