"""Gentlemen agreement (action)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion
from ....engine.steps import Ask, AskAll
from .asking import NOTHING_LOADED, ask_pair, ask_place
from .double_cross import NOT_YOURS
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

PAIR = message("kablamo.ask_agree_pair")
PICK = message("kablamo.ask_agree_pick")


class GentlemenAgreement(Effect):
    """You name two players, yourself perhaps, who each have a loaded bullet. Both choose one of their own at the same
    time, their safe one if they like, and the two bullets change places."""

    kind = "gentlemen_agreement"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return len(gentlemen(g)) >= 2

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (AgreePair(seat), FINISH)


def gentlemen(g: KablamoPlay) -> list[int]:
    return [seat for seat in g.living() if g.state.revolvers[seat].loaded()]


class AgreePair(Ask, frozen=True, gc=False):
    """The two who shall come to terms."""

    seat: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ask_pair(g, self.seat, PAIR, gentlemen(g), NOTHING_LOADED)

    def answered(self, g: KablamoPlay, answer: Answer) -> AgreePick:
        return AgreePick(answer)


class AgreePick(AskAll, frozen=True, gc=False):
    """Each of the two picks a bullet of his own; both are moved when both have picked."""

    pair: tuple[int, ...]
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        questions = []
        for seat in self.pair:
            own = [(seat, position) for position in g.state.revolvers[seat].loaded()]
            questions.append(replace(ask_place(g, seat, PICK, own, NOT_YOURS), secret=True, changeable=True))
        return tuple(questions)

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> None:
        one, other = self.pair
        g.swap(answers[one], answers[other], "gentlemen_agreement")
