"""Rucksack"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Move
from .base import Lasting

if TYPE_CHECKING:
    from ..moves import BangPlay

COSTS = 2
FULL = message("bang.no_full_life")
TOO_FEW = message("bang.no_nuggets_for", price=COSTS)
SHADOW = message("bang.no_shadow_life")


class Rucksack(Lasting):
    """Two nuggets for a life point, as often as one can pay: in one's own play phase, or to save one's life."""

    name: ClassVar[str] = "rucksack"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        return (Move(self.name),) if not self.barred_moves(g, seat) else ()

    def barred_moves(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        state = g.state
        if g.is_shadow(seat):
            return (Barred(self.name, SHADOW),)
        if state.life[seat] >= state.most[seat]:
            return (Barred(self.name, FULL),)
        return () if state.nuggets[seat] >= COSTS else (Barred(self.name, TOO_FEW),)

    def use(self, g: BangPlay, seat: int) -> None:
        g.pay(seat, COSTS, self.name)
        g.heal(seat, 1, self.name)
