"""How far two clocks are apart, by the question that came back fastest.

A question leaves at t0, arrives at t1, is answered at t2, and the answer is back at t3; t1 and t2 are on the host's
clock. Averaging would let one delayed packet shift everything by half its delay, so only the fastest counts.
"""

from __future__ import annotations

from collections import deque

from msgspec import Struct

QUICK = 16
"""Questions asked in quick succession when somebody comes (back)."""
QUICK_EVERY = 40_000
THEN_EVERY = 1_000_000
KEPT_FOR = 60_000_000
DRIFT = 100
"""Parts in a million by which two clocks may run apart."""


class Sample(Struct, frozen=True):
    """One question and its answer."""

    t0: int
    t1: int
    t2: int
    t3: int

    @property
    def trip(self) -> int:
        """There and back, without the time the host took."""
        return (self.t3 - self.t0) - (self.t2 - self.t1)

    @property
    def offset(self) -> int:
        """Host's clock minus ours, if both ways take equally long; wrong by half the trip at most."""
        return ((self.t1 - self.t0) + (self.t2 - self.t3)) // 2


class Quality(Struct, frozen=True):
    """What is known of a link: the smallest trip, and by how much it differs, each way."""

    offset: int
    trip: int
    error: int
    up: int  # the quickest way to the host
    up_jitter: int  # by how much 99 of 100 are slower, at most
    up_95: int
    down_99: int
    down_95: int
    down: int


class Offset:
    """The samples of the last minute."""

    def __init__(self) -> None:
        self.samples: deque[Sample] = deque(maxlen=QUICK + KEPT_FOR // THEN_EVERY + 4)
        self.taken = 0

    @property
    def known(self) -> bool:
        return self.taken >= QUICK

    def add(self, sample: Sample) -> bool:
        """Keep it, unless it cannot be true."""
        if sample.trip < 0 or sample.t3 < sample.t0 or sample.t2 < sample.t1:
            return False
        self.samples.append(sample)
        self.taken += 1
        return True

    def best(self, now: int) -> Sample | None:
        """The fastest of the last minute; the last one there was, if there is none so young."""
        while len(self.samples) > 1 and now - self.samples[0].t3 > KEPT_FOR:
            self.samples.popleft()
        return min(self.samples, key=lambda sample: sample.trip, default=None)

    def quality(self, now: int) -> Quality | None:
        best = self.best(now)
        if best is None:
            return None
        ups = sorted(sample.t1 - (sample.t0 + best.offset) for sample in self.samples)
        downs = sorted((sample.t3 + best.offset) - sample.t2 for sample in self.samples)
        return Quality(
            offset=best.offset,
            trip=best.trip,
            error=best.trip // 2 + (now - best.t3) * DRIFT // 1_000_000,
            up=ups[0],
            up_jitter=percentile(ups, 99) - ups[0],
            up_95=percentile(ups, 95),
            down_99=percentile(downs, 99),
            down_95=percentile(downs, 95),
            down=downs[0],
        )


def percentile(ordered: list[int], percent: int) -> int:
    """The smallest of them that so many of a hundred do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


class Asking:
    """When to ask for the time: quickly at first, once a second then, and never while reactions are timed."""

    def __init__(self, now: int) -> None:
        self.asked = 0
        self.due = now

    def begin_again(self, now: int) -> None:
        self.asked, self.due = 0, now

    def ask(self, now: int, *, quiet: bool) -> bool:
        """Is it time to ask? Then it counts as asked."""
        if quiet or now < self.due:
            return False
        self.asked += 1
        self.due = now + (QUICK_EVERY if self.asked < QUICK else THEN_EVERY)
        return True
