"""Bart Cassidy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseCounts
from ....engine.steps import Ask, Step
from ..data import CHIEF, REGULAR
from ..steps.loss import Helped, Loss
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay

INSTEAD = message("dice.ask_instead")
LAST_ARROW = message("dice.not_the_last_arrow")


class BartCassidy(Character):
    """Instead of a life point he may take an arrow, but never the last one of the pile. Not against Indians or
    dynamite."""

    def before_loss(self, g: DicePlay, seat: int, loss: Loss) -> Step | None:
        if loss.source in ("indians", "dynamite") or g.pile_size() < 2:
            return None
        return BartPays(seat=seat, loss=loss)


class BartPays(Ask, frozen=True, gc=False):
    """For each life point he would lose now: an arrow, or the point."""

    seat: int
    loss: Loss
    phase: ClassVar[str] = "instead"

    def ask(self, g: DicePlay) -> AnyQuestion:
        most = min(self.loss.of(self.seat), g.pile_size() - 1)
        return ChooseCounts(
            seat=self.seat,
            prompt=INSTEAD,
            default=(0, 0),
            about="instead",
            kinds=(REGULAR, CHIEF),
            have=(min(most, g.state.pile), int(g.chief_in_pile())),
            least=0,
            most=most,
            not_enough=LAST_ARROW,
        )

    def answered(self, g: DicePlay, answer: Answer) -> Step:
        regular, chief = answer
        for kind in (REGULAR,) * regular + (CHIEF,) * chief:
            g.take_arrow(self.seat, kind, None, "instead")
        return Helped(loss=self.loss.less(self.seat, regular + chief))
