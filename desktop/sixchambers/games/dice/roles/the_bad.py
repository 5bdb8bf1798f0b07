"""The Bad (Outlaw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import BAD
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheBad(Power):
    """When somebody else is about to gain life: he gains nothing, and the beers are wasted. Where several gain at the
    same moment, one of them."""

    def may_answer(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> bool:
        return about != (seat,)

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(BAD, tuple([other for other in about if other != seat]))]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.spoil_gain(seat, target)
