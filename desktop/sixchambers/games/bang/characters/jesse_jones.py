"""Jesse Jones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay

FIRST_CARD = message("bang.ask_jesse")


class JesseJones(Character):
    """The first card of his draw phase may be a blind one from anybody's hand; the rest comes from the draw pile."""

    id: ClassVar[str] = "jesse_jones"

    def draw_phase(self, g: BangPlay, seat: int) -> JesseDraws:
        return JesseDraws(seat)


class JesseDraws(Ask, frozen=True, gc=False):
    """From the draw pile, or from whose hand? Not asked while nobody else holds a card."""

    seat: int
    phase: ClassVar[str] = "draw"

    def ask(self, g: BangPlay) -> AnyQuestion:
        state = g.state
        hands = [other for other in state.present if other != self.seat and state.hands[other]]
        return ChooseOne(seat=self.seat, prompt=FIRST_CARD, default="deck", about="jesse", options=("deck", *hands))

    def answered(self, g: BangPlay, answer: Answer) -> None:
        cards = 2 + g.has(self.seat, "pickaxe")
        if answer == "deck":
            g.draw(self.seat, cards)
        else:
            g.steal_from_hand(self.seat, answer, "jesse_jones")
            g.draw(self.seat, cards - 1)
