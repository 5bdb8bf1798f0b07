"""Simeon Picos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay


class SimeonPicos(Character):
    """Takes a nugget for every life point he loses, at once, the last one included; a Lucky Charm adds its own."""

    id: ClassVar[str] = "simeon_picos"

    def struck(self, g: BangPlay, seat: int, points: int) -> None:
        g.gain(seat, points, self.id)
