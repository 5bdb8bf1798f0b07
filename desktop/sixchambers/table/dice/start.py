"""The start of a turn: a play like others, but that The Ugly's two players are a pair, whichever is named first."""

from __future__ import annotations

from typing import Any

from ...engine.questions import Answer
from ...games.dice.data import COWARD, LOUDMOUTH, UGLY
from ..picking.base import Nothing
from ..picking.plays import PlayPicker


class StartPicker(PlayPicker):
    """Names two players in any order; the rules want the smaller seat first."""

    def open(self) -> None:
        """The cup throws, too."""
        super().open()
        cup = self.at.piece("cup", None)
        if cup is not None and self.card in (None, LOUDMOUTH, COWARD) and self.question.may_pass:
            self.light(cup, self.confirm, lit=self.scene.limit is None or self.scene.limit == (self.now(),))

    def _pairs(self) -> list[tuple[int, int]]:
        return [
            (int(one), int(other))
            for move in self.question.moves
            if move.card == UGLY
            for one in move.targets
            for other in move.ways
        ]

    def targets(self) -> list[Any]:
        if self.card != UGLY:
            return super().targets()
        return sorted({seat for pair in self._pairs() for seat in pair})

    def ways(self) -> list[str]:
        if self.card != UGLY:
            return super().ways()
        others = {seat for pair in self._pairs() if self.target in pair for seat in pair if seat != self.target}
        return [str(seat) for seat in sorted(others)]

    def now(self) -> Answer | Nothing:
        answer = super().now()
        if self.card != UGLY or not isinstance(answer, tuple):
            return answer
        one, other = sorted((int(self.target), int(self.way)))
        return (UGLY, one, str(other))
