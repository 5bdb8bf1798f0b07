"""Indians!"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.questions import PASS, Answer, AnyQuestion, ChooseOne
from ....engine.steps import Act, Ask
from ..steps.ask import Steps, about_each_seat, other_cards
from .base import Kind, others, shielded
from .duel import ONLY_BANG

if TYPE_CHECKING:
    from ..moves import BangPlay

ANSWER = about_each_seat("bang.ask_indians")


class IndiansCard(Kind):
    """Everybody else, clockwise, discards a BANG! or loses a life point. Both cards are diamonds, so who has a
    Calumet is left out."""

    name: ClassVar[str] = "indians"

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        g.play_brown(seat, card)
        return Indians(seat, card, others(g, seat))


class Indians(Act, frozen=True, gc=False):
    """On to the next one."""

    by: int
    card: int
    left: tuple[int, ...]
    phase: ClassVar[str] = "indians"

    def act(self, g: BangPlay) -> Steps:
        target, *left = self.left
        follow: Steps = None
        if not shielded(g, self.by, self.card, target, "indians"):
            answers = g.state.hands[target]
            follow = Raid(self.by, target) if answers else g.hurt(target, 1, self.by, "indians")
        return g.then(follow, Indians(self.by, self.card, tuple(left)) if left else None)


class Raid(Ask, frozen=True, gc=False):
    """A BANG!, or a life point. Asked as long as there is a hand: not to ask would show that no BANG! is in it."""

    by: int
    seat: int
    phase: ClassVar[str] = "indians"
    asks_always: ClassVar[bool] = True

    def ask(self, g: BangPlay) -> AnyQuestion:
        bangs = g.who(self.seat).bangs
        options = tuple([card for card in g.state.hands[self.seat] if card in bangs])
        return ChooseOne(
            seat=self.seat,
            prompt=ANSWER[self.by],
            default=PASS,
            about="indians",
            secret=True,
            options=options,
            may_pass=True,
            barred=other_cards(g, self.seat, options, ONLY_BANG),
        )

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        if answer is PASS:
            return g.hurt(self.seat, 1, self.by, "indians")
        g.answer_with(self.seat, answer, "indians")
        return None
