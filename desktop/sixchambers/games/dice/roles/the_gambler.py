"""The Gambler (Outlaw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ....engine.steps import Step
from ..data import GAMBLER
from ..steps.ids import EFFECTS
from ..steps.throws import Throw
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheGambler(Power):
    """After another player's last throw: he must throw all his dice once more, dynamite and dice set by the Ghost
    included, and take what comes. What the old dice have not done yet they will not do."""

    def may_answer(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> bool:
        return seat != g.state.active

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        return [Move(GAMBLER)]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> Step:
        g.cancel(EFFECTS)
        return Throw(dice=tuple(range(len(g.state.kinds))), forced=True)
