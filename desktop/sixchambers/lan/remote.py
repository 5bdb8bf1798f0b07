"""The table as a guest's program has it: the Updates of its own seats, and a way to answer.

It is spoken to like the engine's own Table, so the window need not know on which side of the wire it stands. What
differs: answers are on their way for a moment, and a refusal by the host comes as a signal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.game import AnyGame
from ..engine.journal import Header
from ..engine.message import Message, message
from ..engine.questions import as_answer
from ..engine.state import Outcome
from ..engine.table import Listener
from ..engine.update import Update
from . import messages as wire
from .timed.client import TimedClient
from .timed.contest import is_timed, public_fingerprint

OUT_OF_TOUCH = message("lan.out_of_touch")


class RemoteTable(QObject):
    """One game on the host's machine."""

    refused = Signal(object)  # a Message: the host did not take an answer
    renewed = Signal()  # the link was lost and is back: look at everything anew
    timed = Signal(object)  # a Time
    seats_changed = Signal()

    def __init__(
        self, begin: wire.Begin, game: AnyGame, send: Callable[[Any], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.round = begin.round
        self.options = game.read_options(begin.options)
        self.seats = list(begin.seats)
        # What was agreed, in the shape a Table has it; the seed stays with the host until the game is over.
        self.header = Header(
            game=begin.game,
            rules=begin.rules,
            options=begin.options,
            seed="0" * 32,
            seats=begin.seats,
            time_limit=begin.time_limit,
            hints=begin.hints,
        )
        self.commitment = begin.seal or None
        self.yours = begin.yours
        # Has anything happened before we came?
        self.goes_on = begin.goes_on
        self.journal = None
        self.time = wire.Time(0, None, False)
        self.latest: dict[int | None, Update] = {}
        # How often we had lost each other.
        self.resyncs = 0
        # Where milliseconds count: this machine's seat at the host's referee.
        self.clocked = TimedClient(send, self) if is_timed(game) else None
        if self.clocked is not None:
            self.clocked.closed.connect(self._compare)
            self.clocked.begin()
        self._send = send
        self._listeners: list[tuple[int | None, Listener]] = []

    # --- what one can ask --------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        return self.latest[None].now

    @property
    def outcome(self) -> Outcome | None:
        return self.latest[None].outcome

    def next_deadline(self) -> int | None:
        return self.latest[None].deadline

    def update(self, seat: int | None) -> Update:
        """The last there was. Its events have been told; they are told again to whoever looks anew."""
        return self.latest[seat]

    def listen(self, seat: int | None, listener: Listener) -> Callable[[], None]:
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry) if entry in self._listeners else None

    # --- what one can do ---------------------------------------------------------------------------------------

    def submit(
        self,
        seat: int,
        answer: object,
        at: int | None = None,
        *,
        asked: int | None = None,
        reason: Message | None = None,
    ) -> Message | None:
        """Send an answer. What is plainly wrong is said at once; the host has the last word."""
        update = self.latest[seat]
        try:
            clean = as_answer(answer)
        except ValueError:
            return message("engine.wrong_kind")
        if update.question is None:
            return message("engine.not_asked")
        refusal = update.question.refuse(clean)
        if refusal is not None:
            return refusal
        return self._say(wire.Give(seat, update.asked if asked is None else asked, clean))

    def submit_offer(self, seat: int, offer: int, answer: object, at: int | None = None) -> Message | None:
        return self._say(wire.GiveOffer(seat, offer, as_answer(answer)))

    def withdraw(self, seat: int, at: int | None = None) -> Message | None:
        return self._say(wire.TakeBack(seat))

    def _say(self, words: Any) -> Message | None:
        return None if self._send(words) else OUT_OF_TOUCH

    # --- what the host tells -----------------------------------------------------------------------------------

    def hear(self, updates: Sequence[Update]) -> None:
        for update in updates:
            self.latest[update.seat] = update
        for update in updates:
            for seat, listener in list(self._listeners):
                if seat == update.seat:
                    listener(update)

    def renew(self, begin: wire.Begin, new_link: bool = True) -> None:
        """The same game told anew, mostly through a new link."""
        self.seats = list(begin.seats)
        self.yours = begin.yours
        if self.clocked is not None and new_link:
            self.clocked.begin()

    def _compare(self, round: int, fingerprint: str) -> None:
        """Do we see what the host sees, after a verdict? If not, it shall tell us everything anew."""
        if None in self.latest and public_fingerprint(self.game.codec, self.latest[None].view) != fingerprint:
            self.resyncs += 1
            self._send(wire.Resync())

    def set_seats(self, seats: wire.Seats) -> None:
        if list(seats.seats) != self.seats:
            self.seats = list(seats.seats)
            self.seats_changed.emit()

    def set_time(self, time: wire.Time) -> None:
        self.time = time
        if self.clocked is not None:
            self.clocked.set_time(time.now, time.running)
        self.timed.emit(time)
