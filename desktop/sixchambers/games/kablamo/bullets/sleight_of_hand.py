"""Sleight of hand (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChoosePlace
from ....engine.steps import Ask
from ..events.base import Place
from .asking import ask_place, point_at
from .double_cross import NOT_YOURS
from .effect import FINISH, Effect, Steps, spares_besides

if TYPE_CHECKING:
    from ..moves import KablamoPlay

OWN = message("kablamo.ask_sleight_own")
SPARE = message("kablamo.ask_sleight_spare")


class SleightOfHand(Effect):
    """You exchange a loaded bullet of your own, your safe one too if you like, for a spare of somebody else that you
    point at unseen. It takes the place of your bullet, which lies in the same slot from now on; its new owner may look
    at it."""

    kind = "sleight_of_hand"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        if not g.state.revolvers[seat].loaded():
            return False
        return any(other != seat and spares_besides(g, other, itself) for other in g.living())

    def assignees(self, g: KablamoPlay, by: int, itself: int) -> list[int]:
        """If nobody but the one who controls it has spares it is a dud, as the printed example has it (A8)."""
        return super().assignees(g, by, itself) if self._spares_beside(g, by, itself) else []

    def may_go_to(self, g: KablamoPlay, by: int, seat: int, itself: int) -> bool:
        return super().may_go_to(g, by, seat, itself) and self._spares_beside(g, by, itself)

    def _spares_beside(self, g: KablamoPlay, by: int, itself: int) -> bool:
        if g.state.options.sleight_dud == "general":
            return True
        return any(seat != by and spares_besides(g, seat, itself) for seat in g.living())

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (SleightOwn(seat), FINISH)


class SleightOwn(Ask, frozen=True, gc=False):
    """The bullet to palm off. Asked even without a choice: whoever owns the spares shall have seen them by then."""

    seat: int
    phase: ClassVar[str] = "effect"
    asks_always: ClassVar[bool] = True

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        own = [(self.seat, position) for position in g.state.revolvers[self.seat].loaded()]
        return ask_place(g, self.seat, OWN, own, NOT_YOURS)

    def answered(self, g: KablamoPlay, answer: Answer) -> SleightSpare:
        point_at(g, self.seat, answer)
        return SleightSpare(self.seat, answer)


class SleightSpare(Ask, frozen=True, gc=False):
    """The spare to take for it: an owner and a slot, the face unseen."""

    seat: int
    own: Place
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        spares = g.state.spares
        slots = [(other, slot) for other in g.living() if other != self.seat for slot in range(len(spares[other]))]
        return ChoosePlace(seat=self.seat, prompt=SPARE, default=slots[0], about="spare", places=tuple(slots))

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        owner, slot = answer
        g.swap_spare(self.own, owner, slot)
