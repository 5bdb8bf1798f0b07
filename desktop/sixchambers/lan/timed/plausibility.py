"""Can it be true what a machine claims? What cannot is refused, what is unlikely is counted or capped.

A press is claimed for a moment after the reveal; when it arrives says how long it would have been under way. Too short:
it was not yet pressed. Too long: it was held back, or dated back.
"""

from __future__ import annotations

from collections import deque
from statistics import median, pstdev
from typing import Literal

from msgspec import Struct

from .schedule import FRAME, credited

ROUNDING = 2_000
LEAST_JITTER, MOST_JITTER = 10_000, 60_000
MOST_LAG = 40_000
"""Of screen and keys together, as measured by tapping along; more is not believed."""

ENOUGH_ACTIONS = 12
KEPT = 40
TOO_FAST, TOO_EVEN, FAST_AND_FAULTLESS = 180_000, 15_000, 220_000
ENOUGH_REVEALS = 10
ENOUGH_BACKDATED, AMONG = 6, 20
"""So many of so many: now and then something is lost on the way and sent again."""

Doubt = Literal["", "impossible", "backdated"]
Warned = Literal["too_good", "shows_late", "backdates", "misdeal"]


class Claims(Struct, frozen=True):
    """What a machine's claims are measured by: its link, and its screen."""

    up: int = 0
    jitter: int = 0
    error: int = 0
    frame: int = FRAME

    @property
    def tolerance(self) -> int:
        return min(max(self.jitter, LEAST_JITTER), MOST_JITTER)

    @property
    def longest(self) -> int:
        """An honest press is under way for no longer, except when something was lost on the way."""
        return self.up + self.tolerance + self.error


class Ruling(Struct, frozen=True):
    """The moment a press counts for, and what is odd about it."""

    moment: int
    doubt: Doubt = ""


def weigh(claims: Claims, *, at: int, presented: int, claimed: int, arrived: int, strict: bool = False) -> Ruling:
    """`claimed` is counted from when this screen `presented` it; `at` is when it should have, on the host's clock."""
    counted_from = credited(presented, at, claims.frame, claims.error)
    moment = claimed + (presented - counted_from)
    transit = arrived - (presented + claimed)
    if transit < claims.up - claims.error - ROUNDING:
        return Ruling(moment, "impossible")
    if transit > claims.longest:
        if strict:
            moment = max(moment, arrived - counted_from - claims.longest)
        return Ruling(moment, "backdated")
    return Ruling(moment)


def photo_finish(uncertainties: list[int]) -> int:
    """Closer than this nobody can say who was first: by how much the screens differ in what they know, 4 to 8 ms."""
    spread = max(uncertainties) - min(uncertainties) if uncertainties else 0
    return min(max(spread, 4_000), 8_000)


class Record:
    """How somebody has played so far. A warning is told to the table, once; nobody is punished by a machine."""

    def __init__(self) -> None:
        self.actions: deque[tuple[int, bool]] = deque(maxlen=KEPT)
        self.lateness: deque[int] = deque(maxlen=ENOUGH_REVEALS)
        self.doubts: deque[bool] = deque(maxlen=AMONG)
        self.backdated = 0
        self.impossible = 0
        self._warned: set[Warned] = set()

    def acted(self, moment: int, good: bool) -> None:
        """The first thing somebody did in a round, and whether it was allowed."""
        self.actions.append((moment, good))

    def showed(self, late: int) -> None:
        self.lateness.append(late)

    def weighed(self, ruling: Ruling) -> None:
        self.backdated += ruling.doubt == "backdated"
        self.impossible += ruling.doubt == "impossible"
        self.doubts.append(ruling.doubt != "")

    def warnings(self, frame: int = FRAME) -> list[Warned]:
        """What the table should hear now and has not heard yet."""
        found: list[Warned] = []
        if self._too_good():
            found.append("too_good")
        if len(self.lateness) == ENOUGH_REVEALS and median(self.lateness) > frame:
            found.append("shows_late")
        if sum(self.doubts) >= ENOUGH_BACKDATED:
            found.append("backdates")
        new = [warned for warned in found if warned not in self._warned]
        self._warned.update(new)
        return new

    def _too_good(self) -> bool:
        good = [moment for moment, right in self.actions if right]
        if len(good) < ENOUGH_ACTIONS:
            return False
        middle = median(good)
        faultless = len(good) == len(self.actions)
        return middle < TOO_FAST or pstdev(good) < TOO_EVEN or (faultless and middle < FAST_AND_FAULTLESS)
