"""The Judge (Deputy)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import JUDGE
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheJudge(Power):
    """Right after another player has revealed a role to use it: that power has no effect, and is spent."""

    def may_answer(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> bool:
        return seat not in about

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(JUDGE)]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.cancel_power(seat)
