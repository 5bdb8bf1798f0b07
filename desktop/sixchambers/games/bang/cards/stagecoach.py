"""Stagecoach"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import Kind

if TYPE_CHECKING:
    from ..moves import BangPlay


class Stagecoach(Kind):
    """Draw two cards."""

    name: ClassVar[str] = "stagecoach"

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card)
        g.draw(seat, 2, self.name)
