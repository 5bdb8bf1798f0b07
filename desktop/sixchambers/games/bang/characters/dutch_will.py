"""Dutch Will."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay

WHICH = message("bang.ask_dutch")


class DutchWill(Character):
    """Draws two cards, discards one of them and takes a nugget; he has no choice but which. With a Pickaxe it is one
    of three."""

    id: ClassVar[str] = "dutch_will"

    def draw_phase(self, g: BangPlay, seat: int) -> DutchDiscards | None:
        cards = g.draw(seat, 2 + g.has(seat, "pickaxe"))
        return DutchDiscards(seat, len(cards)) if cards else None


class DutchDiscards(Ask, frozen=True, gc=False):
    """Which of the cards just drawn goes: they are the last ones of his hand."""

    seat: int
    count: int
    phase: ClassVar[str] = "draw"

    def ask(self, g: BangPlay) -> AnyQuestion:
        cards = g.state.hands[self.seat][-self.count :]
        return ChooseOne(seat=self.seat, prompt=WHICH, default=cards[0], about="dutch", secret=True, options=cards)

    def answered(self, g: BangPlay, answer: Answer) -> None:
        g.discard(self.seat, (answer,), "dutch_will")
        g.gain(self.seat, 1, "dutch_will")
