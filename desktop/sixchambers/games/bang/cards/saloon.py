"""Saloon"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Caution
from .base import Kind

if TYPE_CHECKING:
    from ..moves import BangPlay

ALL_WELL = message("bang.warn_all_well")


class Saloon(Kind):
    """Everybody in the game regains a life point, oneself included. It is no Beer: it saves nobody who is dying, and
    it works with two players left."""

    name: ClassVar[str] = "saloon"

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        state = g.state
        thirsty = any(state.alive[one] and state.life[one] < state.most[one] for one in state.present)
        return () if thirsty else (Caution(card, ALL_WELL),)

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card)
        state = g.state
        for one in state.present:
            if state.alive[one] and state.life[one] < state.most[one]:
                g.heal(one, 1, self.name)
