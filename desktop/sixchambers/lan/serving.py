"""One game served to guests: each hears its own seats and the spectator's, and can answer for its own seats only.

Whatever else a guest says about the game is refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.events import SeatTaken
from ..engine.message import Message, Trouble, message
from ..engine.table import Table
from ..engine.undo import Moment
from ..engine.update import Update
from . import messages as wire
from .company import Company
from .line import GuestLine, Lines
from .timed.contest import is_timed
from .timed.court import Court
from .timed.referee import Fairness
from .wishes import Wishes

Clock = Callable[[], int]

NOT_YOUR_SEAT = message("lan.not_your_seat")
PAUSED = message("lan.paused")
ONE_WISH = message("lan.one_wish")
TIMED = message("lan.timed")

WARNINGS = {
    "too_good": "lan.too_good",
    "shows_late": "lan.shows_late",
    "backdates": "lan.backdates",
    "misdeal": "lan.misdeal",
}
RESYNC_EVERY = 2.0
"""Seconds between two times a guest is told everything anew because it asked for it."""


class Serving(QObject):
    """From the first deal to the result, and to whoever comes (back) in between."""

    changed = Signal()  # who plays, who wishes, whether there is a pause
    noted = Signal(str, str)  # something to be told to everybody: a message id, and a name
    given_up = Signal(int)  # a guest leaves this seat to a bot
    undo_agreed = Signal(int)  # this seat's last answer is to be taken back
    shown = Signal()  # a guest has seen what happened
    refused = Signal(object)  # a Message for the people at the host's machine
    gave_up = Signal(int)  # a timed game cannot wait any longer for this guest

    def __init__(
        self,
        table: Table,
        clock: Clock,
        round: str,
        company: Company,
        lines: Lines,
        hints: bool,
        parent: QObject,
        fairness: Fairness | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        # Where milliseconds count, a referee owns the table's time.
        self.timed = Court(table, fairness, self) if is_timed(table.game) else None
        self.clock = clock if self.timed is None else self.timed.clock
        self.round = round
        self.hints = hints
        self.paused = ""
        self.wishes = Wishes()
        # The answer a wish is about.
        self._wished: Moment | None = None
        self._company = company
        self._lines = lines
        self._time: wire.Time | None = None
        # A host that died right after the end tells it to whoever comes back.
        self._story_told = table.outcome is not None and table.journal is not None
        self._stop_listening = table.listen(None, self._moved)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(0)  # after the news everybody gets
        self._end.timeout.connect(self.tell_story)
        self._resynced: dict[int, float] = {}
        if self.timed is not None:
            self.timed.warned.connect(self._warn)
            self.timed.gave_up.connect(self.gave_up)
            self.timed.timed.connect(self.tell_time)

    def seat(self, line: GuestLine, goes_on: bool) -> None:
        """Somebody sits down, or comes back: this is how things are."""
        seats = tuple(self._company.seats_of(line.guest.number))
        line.sit_down(self.round, self.table, seats, self.hints, goes_on)
        if self._time is not None:
            line.tell(msgspec.structs.replace(self._time, now=self.clock()))
        if self._story_told:
            self._tell_story_to(line)
        if self.timed is not None:
            self.timed.attach(line.guest.number, self._timed_seats(line.guest.number), line.tell)

    def close(self) -> None:
        """Everybody gets up."""
        if self.timed is not None:
            self.timed.stop()
        if self.table.outcome is not None:
            self.tell_story()
        self._end.stop()
        self._stop_listening()
        for line in self._lines.values():
            line.get_up()

    # --- where milliseconds count --------------------------------------------------------------------------------

    def start(self) -> None:
        """Everybody who is there sits. Whoever is gone, as after a restart of the host, is waited for."""
        if self.timed is not None:
            for guest in self._company.guests.values():
                if not guest.there:
                    self.timed.wait_for(guest.number, self._timed_seats(guest.number), guest.left)
            self.reseat()
            self.timed.start()

    def reseat(self) -> None:
        """Whose presses come from which machine: a chair that a bot holds is played from here."""
        if self.timed is None:
            return
        elsewhere: set[int] = set()
        for number in self._company.guests:
            seats = self._timed_seats(number)
            elsewhere.update(seats)
            self.timed.seat(number, seats)
        self.timed.sit_here(seat for seat in range(len(self.table.seats)) if seat not in elsewhere)

    def lost(self, number: int) -> None:
        """A guest's link is gone."""
        if self.timed is not None:
            self.timed.detach(number)

    def forget(self, number: int) -> None:
        if self.timed is not None:
            self.timed.forget(number)

    def _timed_seats(self, number: int) -> list[int]:
        stools = self._company.stools
        return [seat for seat in self._company.seats_of(number) if stools[seat].presence != "held"]

    def _warn(self, number: int, seat: int, what: str) -> None:
        guest = self._company.guests.get(number)
        name = self.table.seats[seat].name if seat >= 0 else guest.name if guest is not None else ""
        if name and (seat < 0 or self.table.seats[seat].player == "person"):
            self.noted.emit(WARNINGS[what], name)

    def _resync(self, line: GuestLine) -> None:
        now = monotonic()
        if now - self._resynced.get(line.guest.number, -RESYNC_EVERY) >= RESYNC_EVERY:
            self._resynced[line.guest.number] = now
            self.seat(line, goes_on=True)

    # --- time and pauses -----------------------------------------------------------------------------------------

    def audience(self, asked: int) -> bool:
        """Has every guest who plays seen all that led to this question? Time to answer begins then."""
        playing = [guest for guest in self._company.guests.values() if self._company.seats_of(guest.number)]
        return all(guest.shown >= asked for guest in playing if guest.there)

    def tell_time(self, deadline: int | None, running: bool) -> None:
        """The clock was started, stopped or set."""
        time = wire.Time(self.clock(), deadline, running)
        before, self._time = self._time, time
        if before is None or (before.deadline, before.running) != (deadline, running):
            self._lines.tell_all(time)

    def pause(self, who: str) -> None:
        """Everybody takes a breath (a name), or goes on (no name)."""
        who = who[: wire.LONGEST_NAME]
        if who != self.paused and (not who or self.table.outcome is None):
            self.noted.emit("lan.paused_by" if who else "lan.goes_on", who or self.paused)
            self.paused = who
            if self.timed is not None:
                self.timed.pause(bool(who))
            self.changed.emit()

    # --- taking back ---------------------------------------------------------------------------------------------

    def wish(self, seat: int) -> Message | None:
        """Somebody wants to take an answer back: everybody else has to agree, if they have seen it."""
        if self.wishes.now is not None:
            return ONE_WISH
        if self.table.play.may_withdraw(seat):
            return self.table.withdraw(seat, self.clock())
        refusal = self.table.why_no_undo(seat)
        if refusal is None:
            self._wished = self._last_answer(seat)
            self._settle(self.wishes.ask(seat, self._asked_to_agree()))
        return refusal

    def agree(self, seat: int, agreed: bool) -> None:
        self._settle(self.wishes.agree(seat, agreed))

    def without(self, seats: list[int]) -> None:
        """Whoever sat there is gone and need not agree to anything."""
        self._settle(self.wishes.forget(seats))

    def _asked_to_agree(self) -> list[int]:
        """Everybody who is there and no bot."""
        return [
            seat
            for seat, info in enumerate(self.table.seats)
            if info.player == "person" and self._company.stools[seat].presence == "there"
        ]

    def _last_answer(self, seat: int) -> Moment | None:
        return next((moment for moment in reversed(self.table.moments) if moment.seat == seat), None)

    def _settle(self, granted: int | None) -> None:
        if granted is not None:
            self.undo_agreed.emit(granted)
        self.changed.emit()

    # --- what happens at the table -------------------------------------------------------------------------------

    def _moved(self, update: Update) -> None:
        taken = [event for event in update.events if isinstance(event, SeatTaken)]
        if taken:
            self.without([event.seat for event in taken if event.player != "person"])
        wish = self.wishes.now
        if wish is not None and (
            self._last_answer(wish.seat) is not self._wished or self.table.why_no_undo(wish.seat) is not None
        ):
            self.wishes.now = None  # the game has gone on meanwhile
            self.changed.emit()
        if update.outcome is not None:
            self._end.start()

    def tell_story(self) -> None:
        """The game is over: everybody gets all of it."""
        if not self._story_told and self.table.journal is not None:
            self._story_told = True
            for line in list(self._lines.values()):
                self._tell_story_to(line)

    def _tell_story_to(self, line: GuestLine) -> None:
        assert self.table.journal is not None
        with suppress(OSError):  # a disk that went away: then there is no story
            line.tell_story(self.table.journal.path.read_bytes())

    # --- what a guest says about it ------------------------------------------------------------------------------

    def hear(self, line: GuestLine, words: Any) -> None:
        """Only the guest's own seats, and nothing while the table pauses."""
        guest = line.guest
        seats = self._company.seats_of(guest.number)
        match words:
            case wire.Ready() | wire.TakeChair():
                return  # meant for the room, a moment too late
            case wire.Resync():
                self._resync(line)
                return
            case _ if isinstance(words, wire.Timing):
                if self.timed is not None:
                    self.timed.hear(guest.number, words)
                return
            case wire.Shown(asked):
                guest.shown = max(guest.shown, min(asked, self.table.play.core.asked))
                self.shown.emit()
                return
            case wire.Pause(on):
                if seats:
                    self.pause(guest.name if on else "")
                return
        refusal = self._why_not(words.seat, seats)
        if refusal is None:
            try:
                refusal = self._do(words)
            except Trouble as trouble:  # it could not be written down, so it did not happen
                refusal = trouble.message
                self.refused.emit(refusal)
        if refusal is not None:
            line.tell(wire.Refused(words.seat, refusal))

    def _why_not(self, seat: int, seats: list[int]) -> Message | None:
        if seat not in seats:
            return NOT_YOUR_SEAT
        return PAUSED if self.paused else None

    def _goes_by_the_referee(self, answer: Any) -> bool:
        """While something is revealed presses are timed; and nobody tells the table himself when he pressed."""
        if self.timed is None or self.table.play.racing() is None:
            return False
        return self.timed.racing or not isinstance(answer, list | tuple) or len(answer) != 2

    def _do(self, words: Any) -> Message | None:
        match words:
            case wire.Give(_, _, answer) if self._goes_by_the_referee(answer):
                return TIMED
            case wire.Give(seat, asked, answer):
                return self.table.submit(seat, answer, self.clock(), asked=asked)
            case wire.GiveOffer(seat, offer, answer):
                return self.table.submit_offer(seat, offer, answer, self.clock())
            case wire.TakeBack(seat):
                return self.table.withdraw(seat, self.clock())
            case wire.Wish(seat):
                return self.wish(seat)
            case wire.Agree(seat, agreed):
                self.agree(seat, agreed)
            case wire.LeaveChair(seat):
                self.given_up.emit(seat)
        return None
