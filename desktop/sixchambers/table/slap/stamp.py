"""When a key really went down, as well as this machine can tell.

The window system says when, in milliseconds of a clock of its own; how late we hear of it varies. The smallest
difference ever seen between its clock and ours belongs to an event that was not late at all.
"""

from __future__ import annotations

from time import perf_counter_ns

from PySide6.QtGui import QInputEvent

MILLION = 1_000_000
FORGET = 600 * 1000 * MILLION
"""The two clocks drift apart: after ten minutes the smallest difference is looked for anew."""
BELIEVABLE = 250 * MILLION
"""A longer delay is not one: the event comes from a test, or the window system's clock has jumped."""


class Stamp:
    """Turns an input event into a moment of `perf_counter_ns`."""

    def __init__(self) -> None:
        self._least: int | None = None
        self._since = 0

    def of(self, event: QInputEvent, now: int | None = None) -> int:
        return self.at(int(event.timestamp()), perf_counter_ns() if now is None else now)

    def at(self, told: int, now: int) -> int:
        """The moment of something the window system told at `told` (ms; 0: it did not say), handled at `now` (ns)."""
        if told <= 0:
            return now
        difference = now - told * MILLION
        if self._least is None or difference < self._least or now - self._since > FORGET:
            self._least, self._since = difference, now
        late = difference - self._least
        if late > BELIEVABLE:
            self._least, self._since = difference, now
            return now
        return now - late
