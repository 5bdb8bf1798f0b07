"""Triple action (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask, Step
from ..events import Cycled
from ..events.base import Place
from .asking import ALREADY_PICKED, ask_place, point_at
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

PICK = message("kablamo.ask_triple_pick")
WAY = message("kablamo.ask_triple_way")
ONE_REVOLVER = message("kablamo.no_one_revolver")


class TripleAction(Effect):
    """You pick three loaded bullets from two or three revolvers, never another player's safe one, and make them change
    places so that each ends where one of the others was. Your own revolver need not take part."""

    kind = "triple_action"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        revolvers = g.state.revolvers
        counts = [
            len(revolvers[owner].loaded() if owner == seat else revolvers[owner].within_reach()) for owner in g.living()
        ]
        return sum(counts) >= 3 and sum(map(bool, counts)) >= 2

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (TriplePick(seat), FINISH)


class TriplePick(Ask, frozen=True, gc=False):
    """One bullet after the other."""

    seat: int
    picked: tuple[Place, ...] = ()
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        owners = {owner for owner, _ in self.picked}
        lopsided = len(self.picked) == 2 and len(owners) == 1
        places = [
            place
            for place in g.touchable(self.seat)
            if place not in self.picked and not (lopsided and place[0] in owners)
        ]
        return ask_place(g, self.seat, PICK, places, ONE_REVOLVER if lopsided else ALREADY_PICKED)

    def answered(self, g: KablamoPlay, answer: Answer) -> Step:
        point_at(g, self.seat, answer)
        picked = (*self.picked, answer)
        return TripleWay(self.seat, picked) if len(picked) == 3 else TriplePick(self.seat, picked)


class TripleWay(Ask, frozen=True, gc=False):
    """Which way round they move: in the order they were picked, or against it."""

    seat: int
    picked: tuple[Place, ...]
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ChooseOne(seat=self.seat, prompt=WAY, default="forth", about="way", options=("forth", "back"))

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        one, two, three = self.picked if answer == "forth" else self.picked[::-1]
        first, second, third = g.loaded_at(one), g.loaded_at(two), g.loaded_at(three)
        g.put(two, first)
        g.put(three, second)
        g.put(one, third)
        if g.heard:
            g.tell(Cycled((one, two, three)))
