"""Cat Balou"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution
from .base import Kind, Use, absent, calumet_warnings, others, shielded
from .plunder import plunder

if TYPE_CHECKING:
    from ..moves import BangPlay

NOBODY_HAS = message("bang.no_one_has_cards")
HAS_NOTHING = message("bang.no_cards_there")


class CatBalou(Kind):
    """Somebody, at any distance, discards a card: a blind one of the hand or an open one of the player's choice. An
    open card of one's own may go, too."""

    name: ClassVar[str] = "cat_balou"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return plunder(g, seat, others(g, seat))

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return NOBODY_HAS

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        bare = [Barred((card, other), HAS_NOTHING) for other in g.state.present if not g.all_cards(other)]
        return (*absent(g, card), *bare)

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        return calumet_warnings(g, seat, card)

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card, target)
        if not shielded(g, seat, card, target, self.name):
            g.ruin(seat, target, way, self.name)
