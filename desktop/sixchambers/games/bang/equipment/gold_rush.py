"""Gold Rush"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay


class GoldRushCard(SingleUse):
    """The turn ends: first the discard phase with the life one has now, then all life points are regained, then
    another whole turn begins, Dynamite and Jail included."""

    name: ClassVar[str] = "gold_rush"

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> None:
        g.state.rush = True
        g.state.more += 1
