"""Rhum"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Caution
from ..box import SUIT
from ..cards.base import NOTHING_TO_NAME, Use
from ..events.life import Flipped
from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay

FULL = message("bang.warn_full_life")
SHADOW = message("bang.no_shadow_life")


class Rhum(SingleUse):
    """A "draw!" of four cards: a life point for every suit that shows. Lucky Duke and a Horseshoe each turn over one
    more, and all of them count. Shadows have no use for it."""

    name: ClassVar[str] = "rhum"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return () if g.is_shadow(seat) else NOTHING_TO_NAME

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return SHADOW

    def warned(self, g: BangPlay, seat: int, token: str) -> tuple[Caution, ...]:
        return (Caution(token, FULL),) if g.state.life[seat] == g.state.most[seat] else ()

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> None:
        cards = g.take(3 + g.flips(seat))
        g.state.discard.extend(cards)
        if g.heard and cards:
            g.tell(Flipped(seat, cards, self.name))
        g.heal(seat, len({SUIT[card] for card in cards}), self.name)
