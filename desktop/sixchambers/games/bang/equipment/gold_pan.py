"""Gold Pan"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Move
from .base import Lasting

if TYPE_CHECKING:
    from ..moves import BangPlay

MOST = 2
TWICE = message("bang.no_twice")
TOO_FEW = message("bang.no_nuggets_for", price=1)


class GoldPan(Lasting):
    """A nugget for a card from the draw pile, up to twice a turn. The nuggets lie on the pan until the turn is over,
    so that everybody can count."""

    name: ClassVar[str] = "gold_pan"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        return (Move(self.name),) if g.state.pan < MOST and g.state.nuggets[seat] else ()

    def barred_moves(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        if g.state.pan >= MOST:
            return (Barred(self.name, TWICE),)
        return () if g.state.nuggets[seat] else (Barred(self.name, TOO_FEW),)

    def use(self, g: BangPlay, seat: int) -> None:
        g.lay_nugget(seat, self.name)
        g.state.pan += 1
        g.draw(seat, 1, self.name)
