"""Playing with people: bots keep pace with those at the table.

A difference of fifty milliseconds decides everything in this game. So bots watch how fast the people are and shift
their own reactions, each to a distance of its own: a greenhorn a little slower, a legend a little faster.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from statistics import median

from ...games.slap.box import GOLD, MOVE
from ...games.slap.verdict import Timed, Verdict
from ...games.slap.view import SlapView
from .levels import Level

KEPT = 20
BEFORE_THE_VERDICT = ("between", "paused", "armed", "open", "calm")
"""Then the verdict that can be seen is still that of the round before."""
ENOUGH = 5
"""So many reactions must have been seen before anybody adapts to them."""


def correct(card: str, done: Timed) -> bool:
    """The right thing, done properly: cover at Move!, an open hand on Gold, a shot or cover at guns."""
    if done.ruling or done.c < 0:
        return False
    if card == MOVE:
        return done.kind == "cover"
    if card == GOLD:
        return done.kind == "slap" and done.arg < 0
    return done.kind == "cover" or (done.kind == "slap" and done.arg >= 0)


def correct_reactions(verdict: Verdict) -> dict[int, int]:
    """Each seat's first input of the round if it was right: card time in microseconds."""
    first: dict[int, int] = {}
    seen: set[int] = set()
    for done in sorted(verdict.times, key=lambda done: done.c):
        if done.seat not in seen and done.kind not in ("leave", "leave2"):
            seen.add(done.seat)
            if correct(verdict.card, done):
                first[done.seat] = done.c
    return first


class Humans:
    """The people at this screen: their last correct reactions, from the verdicts everybody sees."""

    def __init__(self, seats: Iterable[int], known: Iterable[int] = ()) -> None:
        self.seats = frozenset(seats)
        # In microseconds, the latest last; `known` are those of earlier games.
        self.times: deque[int] = deque(known, KEPT)
        self._heard = 0

    def hear(self, view: SlapView) -> None:
        """A table with a verdict to be seen; however often and by however many it is told, each round counts once."""
        verdict = view.verdict
        judged = view.round - (view.phase in BEFORE_THE_VERDICT)
        if verdict is None or judged <= self._heard:
            return
        self._heard = judged
        self.times.extend(time for seat, time in correct_reactions(verdict).items() if seat in self.seats)

    @property
    def median(self) -> float | None:
        """In milliseconds; None as long as too little is known."""
        return median(self.times) / 1000 if len(self.times) >= ENOUGH else None


def shift(level: Level, humans: Humans | None) -> float:
    """By how many milliseconds this level reacts later than by its own nature."""
    usual = humans.median if humans is not None else None
    return 0.0 if usual is None else usual + level.beside - level.reaction.median
