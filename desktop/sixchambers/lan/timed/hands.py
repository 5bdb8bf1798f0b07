"""When other people's hands are drawn: on every screen the host's included, not before the slowest could know."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import Any

LONGEST = 150_000


def delay(ups: Collection[int], downs: Collection[int]) -> int:
    """Added to the moment of the press. Each way as 95 of 100 arrive; the slowest link counts."""
    return min(LONGEST, max(ups, default=0) + max(downs, default=0))


class Later:
    """Things to happen at their time, in order."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, Any]] = []
        self._count = 0

    def add(self, due: int, what: Any) -> None:
        heappush(self._heap, (due, self._count, what))
        self._count += 1

    def next(self) -> int | None:
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[Any]:
        """All that is due."""
        taken = []
        while self._heap and self._heap[0][0] <= now:
            taken.append(heappop(self._heap)[2])
        return taken

    def drop(self, belongs: Any) -> None:
        """Forget those for which this is so."""
        kept = [entry for entry in self._heap if not belongs(entry[2])]
        self._heap = sorted(kept)

    def clear(self) -> None:
        self._heap.clear()
