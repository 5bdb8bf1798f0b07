"""Slab the Killer."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class SlabTheKiller(Character):
    """Two Missed! are needed against his BANG! cards; a Barrel counts as one of them. His Gatling, his Bottle and
    his Duels are like anybody's."""

    id: ClassVar[str] = "slab_the_killer"
    misses_needed: ClassVar[int] = 2
