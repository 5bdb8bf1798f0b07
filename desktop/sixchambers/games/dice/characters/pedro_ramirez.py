"""Pedro Ramirez."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseCounts
from ....engine.steps import Ask, Step
from ..data import CHIEF, LEFT_HAND, REGULAR
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay

DROP = message("dice.ask_pedro")


class PedroRamirez(Character):
    """For each life point he loses he may return one of his arrows. The point is lost all the same."""

    def after_loss(self, g: DicePlay, seat: int, points: int) -> Step | None:
        if not g.holds_arrows(seat):
            return None
        # His arrows go back anyway if he is eliminated; only a rescue could make the choice matter.
        beyond_help = g.state.life[seat] == 0 and not g.may_be_held(LEFT_HAND)
        return None if beyond_help else PedroReturns(seat=seat, points=points)


class PedroReturns(Ask, frozen=True, gc=False):
    """As many as the points he has just lost, the Chief's Arrow among them if he likes."""

    seat: int
    points: int
    phase: ClassVar[str] = "pedro"

    def ask(self, g: DicePlay) -> AnyQuestion:
        regular = g.state.arrows[self.seat]
        chief = int(g.state.chief == self.seat)
        most = min(self.points, regular + chief)
        dropped = min(most, regular)
        return ChooseCounts(
            seat=self.seat,
            prompt=DROP,
            default=(dropped, most - dropped),
            about="pedro",
            kinds=(REGULAR, CHIEF),
            have=(min(most, regular), chief),
            least=0,
            most=most,
        )

    def answered(self, g: DicePlay, answer: Answer) -> None:
        regular, chief = answer
        if regular or chief:
            g.return_arrows(self.seat, regular, bool(chief), "pedro", self.seat)
