"""The "draw!" with a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from ..events.things import thing

if TYPE_CHECKING:
    from ..moves import BangPlay


class PickFlip(Ask, frozen=True, gc=False):
    """Lucky Duke, or whoever has a Horseshoe, turns over more than one card and says which of them counts. All
    are discarded, the one that counts last."""

    seat: int
    what: str
    phase: ClassVar[str] = "flip"

    def ask(self, g: BangPlay) -> AnyQuestion:
        cards = g.state.aside
        return ChooseOne(seat=self.seat, prompt=prompt(self.what), default=cards[0], about="flip", options=cards)

    def answered(self, g: BangPlay, answer: Answer) -> None:
        g.count_flip(answer)


def prompt(what: str) -> Message:
    return message("bang.ask_flip", what=thing(what))
