"""Lights out (HV)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseNumber
from ....engine.steps import Ask, AskAll
from ..box import CHAMBERS
from ..events import RevolversSwapped
from .asking import OUT_OF_GAME, ask_pair
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

PAIR = message("kablamo.ask_lights_pair")
TURN = message("kablamo.ask_lights_turn")


class LightsOut(Effect):
    """You name two players, yourself perhaps. They exchange their revolvers with everything in and on them; then each
    may turn his new cylinder by any number of chambers, both at the same time. What is active in a revolver belongs to
    its new owner, and if it is about to be revealed it hits him."""

    kind = "lights_out"

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (LightsPair(seat), FINISH)


class LightsPair(Ask, frozen=True, gc=False):
    """The two who exchange."""

    seat: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ask_pair(g, self.seat, PAIR, g.living(), OUT_OF_GAME)

    def answered(self, g: KablamoPlay, answer: Answer) -> LightsTurn:
        one, other = answer
        revolvers = g.state.revolvers
        revolvers[one], revolvers[other] = revolvers[other], revolvers[one]
        if g.heard:
            g.tell(RevolversSwapped(one, other))
        return LightsTurn(answer)


class LightsTurn(AskAll, frozen=True, gc=False):
    """How far each turns what he got."""

    pair: tuple[int, ...]
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        return tuple(
            [
                ChooseNumber(
                    seat=seat,
                    prompt=TURN,
                    default=0,
                    about="turn",
                    secret=True,
                    changeable=True,
                    least=0,
                    most=CHAMBERS - 1,
                )
                for seat in self.pair
            ]
        )

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> None:
        for seat in self.pair:
            g.turn_openly(seat, answers[seat], "lights_out")
