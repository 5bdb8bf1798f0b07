"""Wells Fargo"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import Kind

if TYPE_CHECKING:
    from ..moves import BangPlay


class WellsFargo(Kind):
    """Draw three cards."""

    name: ClassVar[str] = "wells_fargo"

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card)
        g.draw(seat, 3, self.name)
