"""Raddie Snake."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Move
from .base import Character, why

if TYPE_CHECKING:
    from ..moves import BangPlay

MOST = 2
TWICE = message("bang.no_twice")
TOO_FEW = message("bang.no_nuggets_for", price=1)


class RaddieSnake(Character):
    """A nugget for a card from the draw pile, up to twice a turn, a Gold Pan not counted."""

    id: ClassVar[str] = "raddie_snake"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        return (Move(self.id),) if g.state.snake < MOST and g.state.nuggets[seat] else ()

    def barred(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        if g.state.snake >= MOST:
            return why(self.id, TWICE)
        return () if g.state.nuggets[seat] else why(self.id, TOO_FEW)

    def use(self, g: BangPlay, seat: int, target: int) -> None:
        g.lay_nugget(seat, self.id)
        g.state.snake += 1
        g.draw(seat, 1, self.id)
