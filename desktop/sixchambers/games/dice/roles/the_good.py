"""The Good (Deputy)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import GOOD
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheGood(Power):
    """At the start of his turn he swaps role cards with the Sheriff and is the Sheriff from now on, without a life
    point more. The old Sheriff is a Deputy: his limit sinks to his character's number, and what he has above it he
    keeps until he loses it."""

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(GOOD)]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.change_sheriff(seat)
