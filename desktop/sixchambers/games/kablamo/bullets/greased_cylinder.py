"""Greased cylinder (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion
from ....engine.steps import Ask
from ..box import GREASED
from .asking import OUT_OF_GAME, ask_seat
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

WHOSE = message("kablamo.ask_grease")


class GreasedCylinder(Effect):
    """You turn one revolver, your own or somebody else's, by three chambers. It does not touch the safe bullet, it
    turns everything."""

    kind = "greased_cylinder"

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (Grease(seat), FINISH)


class Grease(Ask, frozen=True, gc=False):
    """The revolver to turn."""

    seat: int
    phase: ClassVar[str] = "effect"

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ask_seat(g, self.seat, WHOSE, g.living(), self.seat, OUT_OF_GAME)

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        g.turn_openly(answer, GREASED, "greased_cylinder")
