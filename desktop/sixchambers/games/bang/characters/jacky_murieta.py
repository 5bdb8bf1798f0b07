"""Jacky Murieta."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Move
from ..reach import in_range
from ..steps.ask import Steps
from .base import Character, why

if TYPE_CHECKING:
    from ..moves import BangPlay

COSTS = 2
TOO_FEW = message("bang.no_nuggets_for", price=COSTS)


class JackyMurieta(Character):
    """Two nuggets for a shot at somebody in range, as often as he can pay. It is no card: it has no suit, does not
    count as his BANG! of the turn, and one Missed! or Barrel cancels it."""

    id: ClassVar[str] = "jacky_murieta"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        if g.state.nuggets[seat] < COSTS:
            return ()
        targets = in_range(g.state, seat)
        return (Move(self.id, targets),) if targets else ()

    def barred(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        if g.state.nuggets[seat] < COSTS:
            return why(self.id, TOO_FEW)
        return g.out_of_range(seat, self.id)

    def use(self, g: BangPlay, seat: int, target: int) -> Steps:
        g.pay(seat, COSTS, self.id, target)
        return g.shoot(seat, target, self.id)
