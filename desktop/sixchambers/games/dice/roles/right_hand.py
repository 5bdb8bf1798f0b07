"""The Right Hand of the Devil (Renegade)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import RIGHT_HAND
from ..steps.ids import NEXT
from ..steps.turn import Turn
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class RightHand(Power):
    """At the end of his own turn he takes another complete one at once."""

    def may_answer(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> bool:
        return seat == g.state.active

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(RIGHT_HAND)]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.replace(NEXT, Turn(id=NEXT, seat=seat, extra=True))
