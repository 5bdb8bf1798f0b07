"""Bottle"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Caution
from ..cards.base import Use
from ..cards.plunder import plunder
from ..reach import in_range, within
from ..steps.ask import Steps
from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay

BEER, BANG, PANIC = "beer", "bang", "panic_"
FULL = message("bang.warn_full_life")
SHADOW = message("bang.warn_shadow_life")


class Bottle(SingleUse):
    """Works as a Panic!, a Beer or a BANG!, as one likes, and is none of them: it has no suit, does not count as the
    BANG! of the turn, one Missed! is always enough, and it heals with two players left."""

    name: ClassVar[str] = "bottle"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        targets = in_range(g.state, seat)
        shots: tuple[Use, ...] = ((targets, (BANG,)),) if targets else ()
        return (((), (BEER,)), *shots, *plunder(g, seat, within(g.state, seat, 1), PANIC))

    def barred(self, g: BangPlay, seat: int, token: str) -> tuple[Barred, ...]:
        return g.out_of_range(seat, token)

    def warned(self, g: BangPlay, seat: int, token: str) -> tuple[Caution, ...]:
        if g.is_shadow(seat):
            return (Caution((token, None, BEER), SHADOW),)
        full = g.state.life[seat] == g.state.most[seat]
        return (Caution((token, None, BEER), FULL),) if full else ()

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> Steps:
        if way == BANG:
            return g.shoot(seat, target, self.name)
        if way == BEER:
            g.heal(seat, 1, self.name)
        else:
            g.rob(seat, target, way.removeprefix(PANIC), self.name)
        return None
