"""Slab the Killer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask, Step
from ..steps.ids import BEERS
from ..steps.resolve import Serve, fire
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay

DOUBLE = message("dice.ask_double")


class SlabTheKiller(Character):
    """Once in a turn he may spend a beer to let one shot hit for two. That beer gives no life."""

    def after_aiming(self, symbols: tuple[str, ...], targets: tuple[int, ...], beers: int) -> Step | None:
        return SlabDoubles(symbols=symbols, targets=targets, beers=beers) if beers else None


class SlabDoubles(Ask, frozen=True, gc=False):
    """One symbol of one shot; both points go to the same player."""

    symbols: tuple[str, ...]
    targets: tuple[int, ...]
    beers: int
    phase: ClassVar[str] = "double"

    def ask(self, g: DicePlay) -> AnyQuestion:
        return ChooseOne(
            seat=g.state.active,
            prompt=DOUBLE,
            default=PASS,
            about="double",
            options=tuple(dict.fromkeys(self.targets)),
            may_pass=True,
        )

    def answered(self, g: DicePlay, answer: Answer) -> tuple[Step, ...]:
        if answer is PASS:
            return fire(g, self.symbols, self.targets)
        if self.beers == 1:
            g.cancel(BEERS)
        else:
            g.replace(BEERS, Serve(id=BEERS, beers=self.beers - 1))
        return fire(g, self.symbols, self.targets, answer)
