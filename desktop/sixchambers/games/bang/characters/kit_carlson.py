"""Kit Carlson."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseSome
from ....engine.steps import Ask
from ..events.cards import Drew, LookedAt, PutBack
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay

WHICH_TWO = message("bang.ask_kit")


class KitCarlson(Character):
    """Looks at the top three cards, takes two and puts the third back on top. With a Pickaxe he takes all three,
    and so he does when there are no more than two."""

    id: ClassVar[str] = "kit_carlson"

    def draw_phase(self, g: BangPlay, seat: int) -> KitChooses | None:
        if g.has(seat, "pickaxe"):
            g.draw(seat, 3)
            return None
        cards = g.take(3)
        if len(cards) < 3:
            _keep(g, seat, cards)
            return None
        g.state.looked = cards
        if g.heard:
            g.tell(LookedAt(seat, len(cards), cards))
        return KitChooses(seat)


class KitChooses(Ask, frozen=True, gc=False):
    """Which two to keep. The cards are in nobody's hand yet, and nobody else may see them."""

    seat: int
    phase: ClassVar[str] = "draw"

    def ask(self, g: BangPlay) -> AnyQuestion:
        cards = g.state.looked
        return ChooseSome(
            seat=self.seat,
            prompt=WHICH_TWO,
            default=cards[:2],
            about="kit",
            secret=True,
            options=cards,
            least=2,
            most=2,
        )

    def answered(self, g: BangPlay, answer: Answer) -> None:
        (back,) = [card for card in g.state.looked if card not in answer]
        g.state.looked = ()
        _keep(g, self.seat, answer)
        g.state.deck.append(back)
        if g.heard:
            g.tell(PutBack(self.seat, back))


def _keep(g: BangPlay, seat: int, cards: tuple[int, ...]) -> None:
    g.state.hands[seat] += cards
    if g.heard and cards:
        g.tell(Drew(seat, len(cards), cards, ""))
