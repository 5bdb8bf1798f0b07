"""Duel"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import PASS, Answer, AnyQuestion, Barred, ChooseOne
from ....engine.steps import Ask
from ..events.things import NOBODY
from ..steps.ask import Steps, about_each_seat, other_cards
from .base import Kind, Use, absent, others

if TYPE_CHECKING:
    from ..moves import BangPlay

ANSWER = about_each_seat("bang.ask_duel")
ONLY_BANG = message("bang.only_bang")


class DuelCard(Kind):
    """Any other player, at any distance, is challenged. Neither Missed! nor Barrel nor Calumet help."""

    name: ClassVar[str] = "duel"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return ((others(g, seat), ()),)

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        return tuple(absent(g, card))

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        g.play_brown(seat, card, target)
        return face_off(g, Duel(seat, target, target))


class Duel(Ask, frozen=True, gc=False):
    """The target begins: discard a BANG! in turn; whoever cannot or will not loses one life point. If it is the
    challenger he has only himself to blame."""

    challenger: int
    target: int
    to_answer: int
    phase: ClassVar[str] = "duel"
    asks_always: ClassVar[bool] = True

    def ask(self, g: BangPlay) -> AnyQuestion:
        seat = self.to_answer
        bangs = g.who(seat).bangs
        options = tuple([card for card in g.state.hands[seat] if card in bangs])
        return ChooseOne(
            seat=seat,
            prompt=ANSWER[self.opponent()],
            default=PASS,
            about="duel",
            secret=True,
            options=options,
            may_pass=True,
            barred=other_cards(g, seat, options, ONLY_BANG),
        )

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        if answer is PASS:
            return lost(g, self)
        g.answer_with(self.to_answer, answer, "duel")
        return face_off(g, Duel(self.challenger, self.target, self.opponent()))

    def opponent(self) -> int:
        return self.target if self.to_answer == self.challenger else self.challenger


def face_off(g: BangPlay, duel: Duel) -> Steps:
    """Somebody without a hand is not asked: everybody can see that he has no BANG!."""
    return duel if g.state.hands[duel.to_answer] else lost(g, duel)


def lost(g: BangPlay, duel: Duel) -> Steps:
    by = duel.challenger if duel.to_answer == duel.target else NOBODY
    return g.hurt(duel.to_answer, 1, by, "duel")
