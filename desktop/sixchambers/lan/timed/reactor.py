"""A machine's own side of a timed game: knows its clock's offset, shows what is revealed, times presses, sends marks.

Pure: it is told the time of its own clock, leaves what is to be sent in `out`, and what the screen should do in `news`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any

from msgspec import Struct

from .. import messages as wire
from . import late_key
from .hands import Later
from .offset import Asking, Offset, Sample
from .schedule import FRAME
from .watermark import MARK_EVERY, NEVER

GUARD = 8_000
"""A key may have been pressed this long ago and still wait to be handed to us: marks stay behind by that."""
PENDING = 32


class Expect(Struct, frozen=True):
    """Something is going to be revealed at this moment of our clock."""

    round: int
    at: int


class Show(Struct, frozen=True):
    """Draw this in the first picture that is seen at this moment or later."""

    round: int
    what: Any
    at: int


class Drawn(Struct, frozen=True):
    """Hands of others, to be drawn now."""

    hands: tuple[tuple[int, str, Any, int], ...]


class Closed(Struct, frozen=True):
    """The round is judged, or void."""

    round: int
    void: bool
    fingerprint: str


class TooLate(Struct, frozen=True):
    seat: int
    by: int


class Intention(Struct, frozen=True):
    """What a bot here is going to press."""

    seat: int
    kind: str
    aim: Any
    moment: int


class Reactor:
    """One machine, whatever number of people and bots it has."""

    def __init__(self, now: int, frame: int = FRAME) -> None:
        self.frame = frame
        self.lag = 0
        self.offset = Offset()
        self.asking = Asking(now)
        self.out: deque[Any] = deque()
        self.news: deque[Any] = deque()
        self.round = 0
        self.at: int | None = None  # on our clock
        self.presented_at: int | None = None
        # A picture on its way to the screen is told of when it is seen.
        self._untold: wire.Presented | None = None
        self.shown = False
        self._sealed = b""
        self._delay = 0
        self._pending: dict[int, int] = {}
        self._count = 0
        self._pressed: set[int] = set()
        self._intentions = Later()
        self._hands = Later()
        self._waiting_hands: list[wire.Hand] = []
        self._marked = NEVER
        self._next_mark = 0

    @property
    def open(self) -> bool:
        return self.round != 0 and self.shown

    def moment(self, at: int) -> int | None:
        """So long after it was seen here."""
        return None if self.presented_at is None else at - self.presented_at

    def begin_again(self, now: int) -> None:
        """Through a new link: ask for the time anew, and wait for the next round."""
        self.offset = Offset()
        self.asking.begin_again(now)
        self._pending.clear()
        self._leave_round()

    # --- what the host says ------------------------------------------------------------------------------------------

    def hear(self, words: Any, now: int) -> None:
        match words:
            case wire.TellTime(count, sent, came, went):
                self._told_time(count, Sample(sent, came, went, now), now)
            case wire.Probe(count):
                self.out.append(wire.Echo(count))
            case wire.Armed(round):
                self._leave_round()
                self.round = round
            case wire.Reveal(round) if round == self.round and self.at is None:
                self._announced(words, now)
            case wire.Key(round, key) if round == self.round and self._sealed and not self.shown:
                self._show(late_key.unseal(self._sealed, key, round))
            case wire.Hands(round, hands) if round == self.round:
                self._waiting_hands += [hand for hand in hands if hand.number not in self._pressed]
            case wire.Late(_, seat, _, by):
                self.news.append(TooLate(seat, by))
            case wire.Verdict(round, fingerprint, void):
                if round == self.round:
                    self._leave_round()
                self.news.append(Closed(round, void, fingerprint))
        self.wake(now)

    def _told_time(self, count: int, sample: Sample, now: int) -> None:
        if self._pending.pop(count, None) != sample.t0 or not self.offset.add(sample):
            return
        quality = self.offset.quality(now)
        if self.offset.known and quality is not None:
            self.out.append(
                wire.Synced(
                    quality.offset,
                    quality.trip,
                    quality.error,
                    quality.up,
                    quality.up_jitter,
                    quality.up_95,
                    quality.down,
                    quality.down_95,
                    quality.down_99,
                    self.frame,
                    self.lag,
                )
            )

    def _announced(self, reveal: wire.Reveal, now: int) -> None:
        best = self.offset.best(now)
        self.at = reveal.at - (best.offset if best is not None else 0)
        self._delay = reveal.hands
        self._sealed = reveal.sealed
        self.news.append(Expect(self.round, self.at))
        if reveal.open is not None:
            self._show(reveal.open)

    def _show(self, what: Any) -> None:
        assert self.at is not None
        self.shown = True
        self.news.append(Show(self.round, what, self.at))

    def _leave_round(self) -> None:
        self.round, self.at, self.presented_at, self.shown = 0, None, None, False
        self._sealed, self._untold = b"", None
        self._pressed.clear()
        self._intentions.clear()
        self._hands.clear()
        self._waiting_hands.clear()
        self._marked = NEVER

    # --- what happens here -------------------------------------------------------------------------------------------

    def presented(self, round: int, at: int, uncertainty: int, now: int) -> None:
        """It is on the screen, since then."""
        best = self.offset.best(now)
        if round != self.round or not self.shown or self.presented_at is not None or best is None:
            return
        self.presented_at = at
        self._next_mark = max(now, at)
        self._untold = wire.Presented(round, at + best.offset, min(max(uncertainty, 0), 200_000))
        self.wake(now)

    def press(self, seat: int, kind: str, aim: Any, at: int, now: int) -> bool:
        """A hand moved. False if nothing is armed."""
        if not self.round:
            return False
        moment = self.moment(at)
        if moment is None:  # not seen yet: however it is counted, it is too early
            moment = -1 if self.at is None else min(at - self.at, -1)
        self._pressed.add(self._count + 1)
        self._send(seat, kind, aim, moment)
        self.wake(now)
        self._mark(now)
        return True

    def intend(self, seat: int, kind: str, aim: Any, moment: int) -> None:
        """A bot here will press this at that moment of the round."""
        if self.round:
            self._intentions.add(moment, Intention(seat, kind, aim, moment))

    def forget(self, seats: Collection[int]) -> None:
        self._intentions.drop(lambda intention: intention.seat in seats)

    def _send(self, seat: int, kind: str, aim: Any, moment: int) -> None:
        self._count += 1
        self.out.append(wire.Press(self.round, seat, self._count, kind, aim, max(moment, self._marked + 1)))

    def wake(self, now: int) -> None:
        """Do all that is due by now."""
        if self.asking.ask(now, quiet=self.at is not None):
            self._count_time(now)
        if not self.round:
            return
        self._tell_presented(now)
        self._press_intended(now)
        moment = self.moment(now)
        if moment is not None:
            for hand in self._waiting_hands:
                self._hands.add(max(hand.moment, 0) + self._delay, hand)
            self._waiting_hands.clear()
            due = self._hands.take(moment)
            if due:
                self.news.append(Drawn(tuple((hand.seat, hand.kind, hand.aim, hand.moment) for hand in due)))
            if now >= self._next_mark:
                self._mark(now)

    def _tell_presented(self, now: int) -> None:
        if self._untold is not None and self.presented_at is not None and now >= self.presented_at:
            self.out.append(self._untold)
            self._untold = None

    def _count_time(self, now: int) -> None:
        number = self.asking.asked
        self._pending[number] = now
        while len(self._pending) > PENDING:
            del self._pending[min(self._pending)]
        self.out.append(wire.AskTime(number, now))

    def _press_intended(self, now: int) -> None:
        """What bots here meant to press by now; before the reveal, as it is expected."""
        counted_from = self.presented_at if self.presented_at is not None else self.at
        if counted_from is None:
            return
        upto = now - counted_from if self.presented_at is not None else min(now - counted_from, -1)
        for intention in self._intentions.take(upto):
            self._send(intention.seat, intention.kind, intention.aim, intention.moment)

    def _mark(self, now: int) -> None:
        """All that was pressed here up to a moment ago has been sent."""
        moment = self.moment(now)
        if moment is None or self._untold is not None:
            return
        self._next_mark = now + MARK_EVERY
        if moment - GUARD > self._marked:
            self._marked = moment - GUARD
            self.out.append(wire.Mark(self.round, self._marked))

    def next_wake(self, now: int) -> int:
        """When to look again, if nothing is heard before."""
        dues = [now + 500_000]
        if self.at is None:
            dues.append(self.asking.due)
        if self.round and self.presented_at is not None:
            dues.append(self._next_mark)
            dues += [
                self.presented_at + due
                for later in (self._intentions, self._hands)
                if (due := later.next()) is not None
            ]
        elif self.at is not None and (due := self._intentions.next()) is not None and due < 0:
            dues.append(self.at + due)
        return max(min(dues), now)
