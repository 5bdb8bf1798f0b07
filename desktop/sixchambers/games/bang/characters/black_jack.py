"""Black Jack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..box import RED
from ..events.cards import CardShown
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay


class BlackJack(Character):
    """Shows the second card he draws; if it is a heart or a diamond he draws one more, which he keeps to himself.
    That is no "draw!". The card of a Pickaxe comes last."""

    id: ClassVar[str] = "black_jack"

    def draw_phase(self, g: BangPlay, seat: int) -> None:
        cards = g.draw(seat, 2)
        if len(cards) == 2:
            if g.heard:
                g.tell(CardShown(seat, cards[1]))
            if cards[1] in RED:
                g.draw(seat, 1, self.id)
        if g.has(seat, "pickaxe"):
            g.draw(seat, 1, "pickaxe")
