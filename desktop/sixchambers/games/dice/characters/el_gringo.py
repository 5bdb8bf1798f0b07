"""El Gringo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act, Step
from ..steps.arrows import Attack, TakeArrow
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay


class ElGringo(Character):
    """Whoever makes him lose life with shots or the Gatling takes an arrow: one, however many points it was, and even
    for the hit that eliminates him."""

    def after_hit(self, causer: int) -> Step | None:
        return Sting(seat=causer)


class Sting(Act, frozen=True, gc=False):
    """The arrow for whoever hit him, if he is still there to take it. It can be the last one."""

    seat: int
    phase: ClassVar[str] = "arrow"

    def act(self, g: DicePlay) -> Step | None:
        if not g.state.alive[self.seat]:
            return None
        if g.state.pile and g.chief_in_pile():
            return TakeArrow(seat=self.seat, left=1, thrown=False)
        g.take_plain_arrows(self.seat, 1, "gringo")
        return Attack() if g.pile_is_empty() else None
