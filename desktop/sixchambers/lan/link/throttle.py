"""Wrong codes are slowed down, by address and altogether.

A made-up code is one of 256 * 256 * 100, some 22.6 bits. Altogether twenty wrong ones are free, then one every ten
seconds, from however many addresses: whoever tries all day has about one chance in 750. An address gets three, then
waits twice as long each time, up to a minute. A person who mistypes waits two seconds at the fourth try.

Coming back with a token is never slowed: a token cannot be guessed, and a flood of wrong codes must not keep out
those who were in already.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from .frames import Bucket

FREE = 3
LONGEST = 60.0
FORGOTTEN = 600.0
ALTOGETHER = 20
EVERY = 10.0


class Throttle:
    """`begin` when the exchange on the code begins, `end` when it ends, however it ends."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}
        self._all = Bucket(1 / EVERY, ALTOGETHER)
        self._under_way = 0

    def begin(self, address: str) -> int:
        """Zero: go on. Otherwise how many seconds this address has to wait; then nothing has begun."""
        now = self._clock()
        self._all.refill(now)
        lacking = self._under_way + 1 - self._all.level
        wait = max(self._own(address, now), lacking * EVERY)
        if wait <= 0:
            self._under_way += 1
            return 0
        return ceil(wait)

    def end(self, address: str, proved: bool) -> None:
        now = self._clock()
        self._under_way -= 1
        if proved:
            self._wrong.pop(address, None)
            return
        self._all.take(1, now)
        self._wrong = {whose: (n, at) for whose, (n, at) in self._wrong.items() if now - at < FORGOTTEN}
        self._wrong[address] = (self._wrong.get(address, (0, 0.0))[0] + 1, now)

    def _own(self, address: str, now: float) -> float:
        wrong, at = self._wrong.get(address, (0, now))
        if wrong < FREE or now - at >= FORGOTTEN:
            return 0
        return at + min(LONGEST, 2.0 ** (wrong - FREE + 1)) - now
