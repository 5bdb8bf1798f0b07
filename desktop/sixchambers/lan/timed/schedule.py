"""A reveal at the same moment for everybody: how long before it is announced, what counts as shown in time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

FRAME = 16_667
"""Between two pictures of a screen at 60 a second, for whoever has not said."""
LEAST_LEAD, MOST_LEAD = 80_000, 300_000
SPARE = 20_000
TOO_LATE = 100_000
"""Shown by so much after the moment: the others have seen it, and the round is void."""
MISSING = 250_000
"""No word by then that it was shown: likewise."""
IN_A_ROW = 2
"""So many void rounds in a row because of the same screen; then it has to live with what it is."""


def lead(slowest_down: int, frame: int = FRAME) -> int:
    """How long before the reveal everybody has to be told of it. `slowest_down`: 99 of 100 arrive within that."""
    return min(max(slowest_down + 2 * frame + SPARE, LEAST_LEAD), MOST_LEAD)


def most_credit(frame: int, error: int) -> int:
    """How late a screen may be and still have its people timed from when it really showed it: two pictures, and what
    its clock may be wrong by. A late screen can be an advantage: one hears the neighbours."""
    return 2 * frame + error


def credited(presented: int, at: int, frame: int, error: int) -> int:
    """From when reactions at this screen are counted."""
    return min(presented, at + most_credit(frame, error))


class Presented(Struct, frozen=True):
    """A screen has shown it: when, on the host's clock, and by how much that may be wrong."""

    at: int
    uncertainty: int = 0


class Misdeals:
    """Who has spoiled how many rounds in a row."""

    def __init__(self) -> None:
        self._in_a_row: dict[int, int] = {}

    def spoiled(self, at: int, now: int, screens: dict[int, Presented | None]) -> list[int]:
        """Because of whom this round is void: shown too late, or not shown for too long. Nobody: it may go on."""
        late = [
            screen
            for screen, shown in screens.items()
            if (shown is None and now >= at + MISSING) or (shown is not None and shown.at > at + TOO_LATE)
        ]
        return [screen for screen in late if self._in_a_row.get(screen, 0) < IN_A_ROW]

    def void(self, because_of: Iterable[int]) -> None:
        self._in_a_row = {screen: self._in_a_row.get(screen, 0) + 1 for screen in because_of}

    def played(self, at: int, screens: dict[int, Presented | None]) -> None:
        """A round was judged: whoever was in time has a clean slate."""
        late = {screen for screen, shown in screens.items() if shown is None or shown.at > at + TOO_LATE}
        self._in_a_row = {screen: count for screen, count in self._in_a_row.items() if screen in late}
