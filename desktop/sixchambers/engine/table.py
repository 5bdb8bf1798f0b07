"""The table: one game, its seats, what each of them hears, and the record of all answers.

Nothing leaves the table but Updates. Time is told to it (`submit(..., at)`, `advance(to)`), never read.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from . import journal as record
from .chance import SEED_BYTES, commitment, new_seed
from .events import Event, SeatTaken, TookBack
from .game import AnyGame, seen
from .journal import Header, Journal, SeatInfo
from .message import Message, Trouble, message
from .play import GAME_OVER, TOO_LATE
from .questions import Answer, as_answer
from .state import Outcome
from .undo import Moment, latest_of_each, why_not, without_withdrawn
from .update import Update

Listener = Callable[[Update], None]


class Table:
    """A running game. Make one with `open_table`, or from a journal with `replay.resume`."""

    def __init__(self, game: AnyGame, header: Header, journal: Journal | None = None) -> None:
        self.game = game
        self.header = header
        self.journal = journal
        self.seats = list(header.seats)
        self.options = game.read_options(header.options)
        state = game.fresh(self.options, len(self.seats), bytes.fromhex(header.seed), header.time_limit)
        self.play = game.play(state, heard=True)
        # What happened this round, so that somebody who comes back gets it once more.
        self.chapter: list[Event] = []
        # One moment before every answer that could still be taken back.
        self.moments: list[Moment] = []
        self._listeners: list[tuple[int | None, Listener]] = []
        # What the journal has yet to be told, see `_write`.
        self._unwritten: list[record.Entry] = []
        # Updates on their way: a listener who answers at once must not overtake what the others have yet to hear.
        self._telling: deque[tuple[tuple[int | None, Listener], Update]] = deque()
        self.play.begin()
        self._collect()

    # --- what one can ask -------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.play.state)

    @property
    def commitment(self) -> str | None:
        """The promise shown before the game: the chance is settled. None for a seed somebody typed."""
        header = self.header
        return commitment(bytes.fromhex(header.seed), bytes.fromhex(header.salt)) if header.salt else None

    @property
    def now(self) -> int:
        return self.play.core.now

    def next_deadline(self) -> int | None:
        return self.play.core.deadline

    def update(self, seat: int | None) -> Update:
        """For somebody who comes (back): the view now, this round's events, and the question owed."""
        return self._update(seat, seen(self.chapter, seat))

    # --- what one can do --------------------------------------------------------------------------------------

    def listen(self, seat: int | None, listener: Listener) -> Callable[[], None]:
        """Hear what this seat may hear (None: a spectator) from now on. Returns how to stop."""
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry) if entry in self._listeners else None

    def submit(
        self,
        seat: int,
        answer: object,
        at: int | None = None,
        *,
        asked: int | None = None,
        reason: Message | None = None,
    ) -> Message | None:
        """Give an answer. An illegal one changes nothing and comes back with the reason."""
        play = self.play
        at = self._clock(at)
        try:
            clean: Answer = as_answer(answer)
        except ValueError:
            return message("engine.wrong_kind")
        if asked is not None and asked != play.core.asked:
            return TOO_LATE
        refusal = play.refuse(seat, clean)
        if refusal is not None:
            return refusal
        self._write(record.Answered(seat, at, clean, play.core.asked, reason))
        if play.in_window():
            play.core.now = at
            self._in_window(seat, lambda: play.answer(seat, clean, at))
            return None
        if play.racing() is None:
            self._keep_moment(seat)
        else:
            self.moments.clear()
        play.core.now = at
        play.answer(seat, clean, at)
        self._publish()
        return None

    def submit_offer(self, seat: int, offer: int, answer: object, at: int | None = None) -> Message | None:
        """Use a standing offer."""
        play = self.play
        at = self._clock(at)
        try:
            clean: Answer = as_answer(answer)
        except ValueError:
            return message("engine.wrong_kind")
        refusal = play.refuse_offer(seat, offer, clean)
        if refusal is not None:
            return refusal
        self._write(record.TookOffer(seat, at, offer, clean))
        self._keep_moment(seat)
        play.core.now = at
        play.take_offer(offer, clean)
        self._publish()
        return None

    def withdraw(self, seat: int, at: int | None = None) -> Message | None:
        """Take back an answer that is in but not yet open."""
        at = self._clock(at)
        if not self.play.may_withdraw(seat):
            return message("engine.nothing_to_withdraw")
        self._write(record.Withdrew(seat, at))
        if self.play.in_window():
            self._in_window(seat, lambda: self.play.withdraw(seat))
            return None
        self.play.withdraw(seat)
        self.moments = without_withdrawn(self.moments, seat, self.play.core.asked)
        self._publish()
        return None

    def advance(self, to: int) -> None:
        """Let time pass until then. Deadlines on the way take effect and are recorded."""
        core = self.play.core
        if core.deadline is not None and core.deadline <= to:
            self._write(record.TimePassed(to))
            self.moments.clear()
            self.play.advance(to)
            self._publish()
        else:
            core.now = max(core.now, to)

    def call_off(self, at: int | None = None) -> Message | None:
        """A timed round could not be shown everywhere: it does not count. Only whoever runs the table may say so."""
        at = self._clock(at)
        race = self.play.racing()
        if race is None or race.called_off(self.play.copy()) is race:
            return message("engine.nothing_to_call_off")
        self._write(record.CalledOff(at))
        self.moments.clear()
        self.play.call_off()
        self._publish()
        return None

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat's last answer has to stand; None if it could be taken back."""
        if self.outcome is not None:  # the seed is open now
            return GAME_OVER
        return None if self.play.may_withdraw(seat) else why_not(self.moments, seat)

    def undo(self, seat: int, at: int | None = None) -> Message | None:
        """Take back this seat's last answer, if nobody has learned anything new since."""
        at = self._clock(at)
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            return refusal
        if self.play.may_withdraw(seat):
            return self.withdraw(seat, at)
        self._write(record.Undone(seat, at))
        self._restore(seat, at)
        self.play.tell(TookBack(seat))
        self._publish()
        return None

    def take_over(self, seat: int, player: str, at: int | None = None) -> None:
        """Somebody else plays this seat from now on: "person", or the name of a bot."""
        at = self._clock(at)
        self._write(record.TakenOver(seat, at, player))
        self.seats[seat] = SeatInfo(self.seats[seat].name, player)
        self.play.tell(SeatTaken(seat, player))
        self._publish()

    # --- inside -----------------------------------------------------------------------------------------------

    def _clock(self, at: int | None) -> int:
        """Time never runs backwards. What was due before is dealt with first."""
        core = self.play.core
        if at is None or at <= core.now:
            return core.now
        self.advance(at)
        return core.now

    def _keep_moment(self, seat: int) -> None:
        self.moments.append(Moment(seat, self.play.copy(), self.chapter))

    def _restore(self, seat: int, at: int) -> None:
        while True:
            moment = self.moments.pop()
            if moment.seat == seat:
                break
        # A question asked again has a new number: an answer to its first asking must not count for it.
        moment.play.core.asked = self.play.core.asked + 1
        moment.play.core.now = at
        moment.play.start_clock()
        moment.play.heard = True
        self.play = moment.play
        self.chapter = moment.chapter()

    def _collect(self) -> list[Event]:
        """The events since last time; a new round begins a new chapter."""
        events = self.play.events
        if not events:
            return events
        self.play.events = []
        for number in range(len(events) - 1, -1, -1):
            if events[number].begins_round:
                self.chapter = events[number:]
                break
        else:
            self.chapter.extend(events)
        learned = next((event.reveals for event in events if event.reveals), "")
        if learned:
            for moment in self.moments:
                moment.learned = moment.learned or learned
            self.moments = latest_of_each(self.moments)
        return events

    def _in_window(self, seat: int, change: Callable[[], None]) -> None:
        """Nobody else hears that a seat has answered in a window, let alone when: only that the clock was stopped or
        runs again. There is nothing to take back either, since the answer can be changed until the window closes."""
        core = self.play.core
        before = (core.asked, core.deadline)
        change()
        if core.asked != before[0] or core.outcome is not None:  # nobody holds it open any more: it has closed
            self.moments.clear()
        changed = (core.asked, core.deadline) != before
        self._publish(None if changed else seat)

    def _publish(self, only: int | None = None) -> None:
        """Tell everybody who listens, or (`only`) those who listen at one seat."""
        events = self._collect()
        if self._unwritten and ((race := self.play.racing()) is None or not race.unwritten):
            entries, self._unwritten = self._unwritten, []
            for entry in entries:
                self._write(entry)
        if self.outcome is not None and self.journal is not None and not self.journal.ended:
            with suppress(Trouble):  # a full disk: the answers that led here are all written
                self.journal.write(record.Ended(record.fingerprint(self.game, self.play.state)))
        told_already = bool(self._telling)
        listeners = self._listeners if only is None else [entry for entry in self._listeners if entry[0] == only]
        self._telling.extend((entry, self._update(entry[0], seen(events, entry[0]))) for entry in listeners)
        if not told_already:
            self._tell()

    def _tell(self) -> None:
        """A listener who fails costs nobody else an Update: its failure is raised when all have been told."""
        failure: Exception | None = None
        while self._telling:
            entry, update = self._telling[0]
            try:
                if entry in self._listeners:
                    entry[1](update)
            except Exception as error:
                failure = failure or error
            self._telling.popleft()
        if failure is not None:
            raise failure

    def _update(self, seat: int | None, events: tuple[Event, ...]) -> Update:
        play = self.play
        core = play.core
        given = core.given
        question = None if seat is None else play.question(seat)
        return Update(
            seat,
            core.asked,
            core.now,
            None if (race := play.racing()) is not None and race.hidden_clock else core.deadline,
            events,
            self.game.view(play.state, seat),
            question,
            question is not None and seat not in given,
            None if seat is None else given.get(seat),
            () if seat is None else play.offers(seat),
            tuple([asked.seat for asked in play.questions]) if play.in_window() else play.owing(),
            () if play.in_window() else tuple(given),
            core.outcome,
        )

    def _write(self, entry: record.Entry) -> None:
        """One line of the journal; during a race that allows no work for the disk it waits until that is over."""
        if self.journal is None:
            return
        race = self.play.racing()
        if race is not None and race.unwritten:
            self._unwritten.append(entry)
        else:
            self.journal.write(entry)


def open_table(
    game: AnyGame,
    seats: Sequence[SeatInfo],
    *,
    options: dict[str, Any] | None = None,
    seed: bytes | None = None,
    time_limit: int | None = None,
    started: str = "",
    hints: bool = True,
) -> Table:
    """A new game. Without a seed one is drawn, and its commitment can be shown."""
    game.check_seats(len(seats))
    read = game.read_options(options or {})
    if seed is not None and len(seed) != SEED_BYTES:
        raise Trouble("engine.bad_seed")
    header = Header(
        game=game.id,
        rules=game.rules_version,
        options=game.options_as_dict(read),
        seed=(seed or new_seed()).hex(),
        salt="" if seed else secrets.token_hex(SEED_BYTES),
        seats=tuple(seats),
        time_limit=time_limit,
        started=started,
        hints=hints,
    )
    return Table(game, header)
