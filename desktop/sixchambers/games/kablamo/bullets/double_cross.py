"""Double cross (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from ..events.base import Place
from .asking import ask_place, point_at
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

OWN = message("kablamo.ask_cross_own")
OTHER = message("kablamo.ask_cross_other")
TURN = message("kablamo.ask_cross_turn")
NOT_YOURS = message("kablamo.no_not_yours")
NOT_OWN = message("kablamo.no_own")
WAYS = {"stay": 0, "cw": 1, "ccw": -1}


class DoubleCross(Effect):
    """You exchange a loaded bullet of your own, your safe one too if you like, for one of another revolver that is not
    safe there. Then the owner of that revolver may turn his cylinder one chamber either way."""

    kind = "double_cross"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        if not g.state.revolvers[seat].loaded():
            return False
        return any(other != seat and g.state.revolvers[other].within_reach() for other in g.living())

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (CrossOwn(seat), FINISH)


def others(g: KablamoPlay, seat: int) -> list[Place]:
    return [place for place in g.touchable(seat) if place[0] != seat]


class CrossOwn(Ask, frozen=True, gc=False):
    """The bullet to give away."""

    seat: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        own = [(self.seat, position) for position in g.state.revolvers[self.seat].loaded()]
        return ask_place(g, self.seat, OWN, own, NOT_YOURS)

    def answered(self, g: KablamoPlay, answer: Answer) -> CrossOther:
        point_at(g, self.seat, answer)
        return CrossOther(self.seat, answer)


class CrossOther(Ask, frozen=True, gc=False):
    """The bullet to get for it."""

    seat: int
    own: Place
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ask_place(g, self.seat, OTHER, others(g, self.seat), NOT_OWN)

    def answered(self, g: KablamoPlay, answer: Answer) -> CrossTurn:
        g.swap(self.own, answer, "double_cross")
        return CrossTurn(answer[0])


class CrossTurn(Ask, frozen=True, gc=False):
    """Whoever was crossed may turn his cylinder by one."""

    seat: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ChooseOne(seat=self.seat, prompt=TURN, default="stay", about="turn_one", options=tuple(WAYS))

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        g.turn_openly(self.seat, WAYS[answer], "double_cross")
