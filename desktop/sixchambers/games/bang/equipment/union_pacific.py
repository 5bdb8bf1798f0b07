"""Union Pacific"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay


class UnionPacific(SingleUse):
    """Draw four cards."""

    name: ClassVar[str] = "union_pacific"

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> None:
        g.draw(seat, 4, self.name)
