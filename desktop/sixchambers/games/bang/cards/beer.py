"""Beer"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Caution
from ..events.life import NoEffect
from .base import NOTHING_TO_NAME, Kind, Use

if TYPE_CHECKING:
    from ..moves import BangPlay

DRINK, SELL = "drink", "sell"
EITHER: tuple[Use, ...] = (((), (DRINK, SELL)),)
FULL = message("bang.warn_full_life")
TWO_LEFT = message("bang.warn_two_left")
SHADOW = message("bang.warn_shadow_life")


class Beer(Kind):
    """Regain a life point. With two players left it does nothing, at full life neither; still it may be played.
    With Gold Rush it may be sold for a nugget instead. Out of turn it only saves one's own life."""

    name: ClassVar[str] = "beer"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return EITHER if g.state.options.gold_rush else NOTHING_TO_NAME

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        state = g.state
        value = (card, None, DRINK) if state.options.gold_rush else card
        if g.is_shadow(seat):
            return (Caution(value, SHADOW),)
        if len(state.present) == 2:
            return (Caution(value, TWO_LEFT),)
        return (Caution(value, FULL),) if state.life[seat] == state.most[seat] else ()

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card)
        if way == SELL:
            g.gain(seat, 1, self.name)
        elif len(g.state.present) > 2:
            g.heal(seat, 1, self.name)
        elif g.heard:
            g.tell(NoEffect(seat, "two_players", self.name))
        g.beer_was_played()
