"""Pedro Ramirez."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from ..events.cards import TookDiscard
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay

FIRST_CARD = message("bang.ask_pedro")


class PedroRamirez(Character):
    """The first card of his draw phase may be the top one of the discard pile; the rest comes from the draw pile."""

    id: ClassVar[str] = "pedro_ramirez"

    def draw_phase(self, g: BangPlay, seat: int) -> PedroDraws:
        return PedroDraws(seat)


class PedroDraws(Ask, frozen=True, gc=False):
    """Draw pile or discard pile? Not asked while nothing has been discarded."""

    seat: int
    phase: ClassVar[str] = "draw"

    def ask(self, g: BangPlay) -> AnyQuestion:
        options = ("deck", "discard") if g.state.discard else ("deck",)
        return ChooseOne(seat=self.seat, prompt=FIRST_CARD, default="deck", about="pedro", options=options)

    def answered(self, g: BangPlay, answer: Answer) -> None:
        cards = 2 + g.has(self.seat, "pickaxe")
        if answer == "discard":
            card = g.state.discard.pop()
            g.state.hands[self.seat] += (card,)
            if g.heard:
                g.tell(TookDiscard(self.seat, card))
            cards -= 1
        g.draw(self.seat, cards)
