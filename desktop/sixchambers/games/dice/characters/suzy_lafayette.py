"""Suzy Lafayette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.steps import Step
from ..data import DOUBLE_ONE, DOUBLE_TWO, ONE, TWO
from ..steps.gains import Gains
from .character import Character

if TYPE_CHECKING:
    from ..moves import DicePlay

SHOTS = frozenset((ONE, TWO, DOUBLE_ONE, DOUBLE_TWO))
COMFORT = 2


class SuzyLafayette(Character):
    """At the end of a turn without a 1 or 2 among her final dice she gains two life points."""

    def at_end(self, g: DicePlay, seat: int) -> Step | None:
        if SHOTS.isdisjoint(g.state.faces):
            return Gains(gains=((seat, COMFORT),), origin="suzy_lafayette", by=seat)
        return None
