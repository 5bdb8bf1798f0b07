"""Molly Stark."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Who, message
from ....engine.questions import Answer, AnyQuestion, ChooseNumber
from ....engine.steps import Ask, Step
from ..steps.loss import Lose, Loss
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay


class MollyStark(Character):
    """When another player must lose life she may lose it in his place: any part of it, up to what she has left after
    her own loss of the same moment. It may cost her last point."""

    def offer_help(self, g: DicePlay, seat: int, loss: Loss) -> Step | None:
        order = g.living_from(g.state.active)
        victims = tuple([victim for victim in order if victim != seat and loss.of(victim)])
        return next_victim(g, seat, loss, victims, 0)


def next_victim(g: DicePlay, seat: int, loss: Loss, victims: tuple[int, ...], taken: int) -> Step | None:
    """The question about the next victim, if there is one and she has anything left to give."""
    if victims and g.state.life[seat] > loss.of(seat):
        return MollyTakesOver(seat=seat, loss=loss, victims=victims, taken=taken)
    return None


class MollyTakesOver(Ask, frozen=True, gc=False):
    """Victim by victim, clockwise from the active seat."""

    seat: int
    loss: Loss
    # Those she has yet to be asked about.
    victims: tuple[int, ...]
    taken: int
    phase: ClassVar[str] = "take_over"

    def ask(self, g: DicePlay) -> AnyQuestion:
        victim = self.victims[0]
        points = self.loss.of(victim)
        return ChooseNumber(
            seat=self.seat,
            prompt=message("dice.ask_take_over", who=Who(victim), n=points),
            default=0,
            about="take_over",
            least=0,
            most=min(points, g.state.life[self.seat] - self.loss.of(self.seat)),
        )

    def answered(self, g: DicePlay, answer: Answer) -> Step:
        victim, *rest = self.victims
        loss = self.loss
        if answer:
            loss = loss.less(victim, answer).more(self.seat, answer)
            g.tell_taken_over(self.seat, victim, answer)
        taken = self.taken + answer
        return next_victim(g, self.seat, loss, tuple(rest), taken) or Lose(loss=loss, taken_over=taken)
