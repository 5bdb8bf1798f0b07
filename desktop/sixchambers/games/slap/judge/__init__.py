"""The judge: a pure function from the table, the card and what was done when, to what happened."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import IRON, MOVE, Card
from .claims import MoveRound
from .shapes import Finding, Input, Settings, Snapshot
from .shots import ShotRound

__all__ = ["Finding", "Input", "Settings", "Snapshot", "judge"]


def judge(table: Snapshot, card: Card, inputs: Sequence[Input], rules: Settings) -> Finding:
    """Inputs may stand in any order; those of one seat at the same moment count in the order in which they stand."""
    if card == MOVE:
        return MoveRound(table, inputs, rules).run()
    return ShotRound(table, card == IRON, inputs, rules).run()
