"""A machine at the table, as the host knows it: its seats, its link and screen, and how far its word is taken."""

from __future__ import annotations

from collections import defaultdict, deque

from .. import messages as wire
from .offset import KEPT_FOR
from .plausibility import MOST_LAG, Claims, Record, Warned
from .schedule import FRAME

PROBE_EVERY = 1_000_000
MOST_KEY_LEAD = 100_000
"""The key goes out no earlier than this before the reveal, however slow somebody says his link is."""
SILENT = 1_500_000
PATIENCE = 10_000_000
"""The table waits so long between two rounds for somebody it does not hear; then others decide about the chairs."""


class Machine:
    """One end. Number 0 is the host's own screen, over a link that takes no time."""

    def __init__(self, number: int, now: int) -> None:
        self.number = number
        self.seats: frozenset[int] = frozenset()
        self.connected = True
        self.record = Record()
        self.records: defaultdict[int, Record] = defaultdict(Record)  # of each seat
        self.synced: wire.Synced | None = None
        self.heard = now
        # Since when the table waits for it.
        self.waited_since: int | None = None
        self.patience = PATIENCE
        self.given_up = False
        self._probes: dict[int, int] = {}
        self._count = 0
        self._next_probe = now
        self._trips: deque[tuple[int, int]] = deque(maxlen=64)

    # --- the link ----------------------------------------------------------------------------------------------------

    def come_back(self, now: int) -> None:
        """Through a new link: what was known of the old one is worth nothing."""
        self.connected, self.heard = True, now
        self.synced, self._next_probe = None, now
        self.waited_since, self.patience = None, PATIENCE
        self._probes.clear()
        self._trips.clear()

    def probe(self, now: int) -> int | None:
        """The number of a probe to send now, if it is time for one."""
        if not self.connected or now < self._next_probe:
            return None
        self._next_probe = now + PROBE_EVERY
        self._count += 1
        self._probes[self._count] = now
        while len(self._probes) > 8:
            del self._probes[min(self._probes)]
        return self._count

    @property
    def next_probe(self) -> int:
        return self._next_probe

    def echo(self, number: int, now: int) -> None:
        sent = self._probes.pop(number, None)
        if sent is not None:
            while self._trips and now - self._trips[0][0] > KEPT_FOR:
                self._trips.popleft()
            self._trips.append((now, now - sent))

    def silent(self, now: int) -> bool:
        """Is it to be waited for: gone, not heard for a while, or its clock not yet known?"""
        return not self.connected or self.synced is None or now - self.heard > SILENT

    def warnings(self) -> list[tuple[int, Warned]]:
        """What is odd about a seat, or (-1) about the machine, and has not been told yet."""
        found = [(-1, warned) for warned in self.record.warnings(self.frame)]
        for seat, record in self.records.items():
            found += [(seat, warned) for warned in record.warnings()]
        return found

    # --- what is believed --------------------------------------------------------------------------------------------

    @property
    def trip(self) -> int:
        """The smallest there and back: what it says, but no more than the host has measured itself."""
        measured = [trip for _, trip in self._trips]
        said = [] if self.synced is None else [max(0, self.synced.trip)]
        return min(measured + said, default=0)

    @property
    def frame(self) -> int:
        return FRAME if self.synced is None else self.synced.frame

    @property
    def lag(self) -> int:
        """Of screen and keys, as calibrated there."""
        return 0 if self.synced is None else min(max(self.synced.lag, -MOST_LAG), MOST_LAG)

    @property
    def claims(self) -> Claims:
        synced = self.synced
        if synced is None:
            return Claims()
        trip = self.trip
        return Claims(
            up=min(max(synced.up, 0), trip),
            jitter=max(synced.up_jitter, 0),
            error=min(max(synced.error, 0), trip // 2 + 10_000),
            frame=synced.frame,
        )

    @property
    def slowest_down(self) -> int:
        return 0 if self.synced is None else max(0, self.synced.down_99)

    @property
    def key_lead(self) -> int:
        """How long before the reveal its key is sent, so that it comes at that moment and no earlier."""
        if self.synced is None:
            return 0
        return min(max(self.synced.down, 0), self.trip, MOST_KEY_LEAD)

    @property
    def wavers(self) -> int:
        """By how much later than the quickest a message to it may come."""
        return 0 if self.synced is None else max(0, self.synced.down_99 - self.synced.down)

    @property
    def ways(self) -> tuple[int, int]:
        """There and back, as 95 of 100 take; for drawing hands."""
        synced = self.synced
        return (0, 0) if synced is None else (max(0, synced.up_95), max(0, synced.down_95))
