"""The host: a table open on the network, the guests at it, and what each of them may hear and do.

The host's program runs the game. A guest hears the Updates of its own seats and the spectator's, and can answer for
its own seats; whatever else it sends is refused and changes nothing. Who drives the game (the window, or a test) gives
it the table, the clock, and does what `handed` and `undo_agreed` ask for.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.game import AnyGame
from ..engine.message import Message, Trouble, message
from ..engine.table import Table
from . import messages as wire
from .arrivals import BAD_FRAME, Arrivals
from .chatter import Chatter
from .company import Company, Guest, Stool, quality
from .line import GuestLine
from .link.gate import Gate
from .link.identity import Identity
from .link.link import Link
from .memo import GuestMemo, HostMemo, save_memo
from .wishes import Wishes

GRACE = 30
"""Seconds a guest may be gone before a bot takes its chairs."""
GRACE_AFTER_RESTART = 120
"""The same when the host itself was gone: guests have to notice and come back."""
STAND_IN = "deputy"

Clock = Callable[[], int]

TABLE_IS_CLOSED = message("lan.host_closed")
HOST_LEFT = message("lan.host_left")
KICKED = message("lan.kicked")
ELSEWHERE = message("lan.elsewhere")


class Host(QObject):
    """One open table, from the waiting room to the end of the game."""

    changed = Signal()  # chairs, guests, pause or wishes
    heard = Signal(object)  # a Heard: chat
    handed = Signal(int, str)  # this seat is to be played by a bot of this level, or by its "person" again
    undo_agreed = Signal(int)  # this seat's last answer is to be taken back
    shown = Signal()  # a guest has seen what happened
    refused = Signal(object)  # a Message for the people at the host's machine

    def __init__(
        self,
        game: AnyGame,
        stools: Sequence[Stool],
        *,
        name: str,
        code: str,
        identity: Identity,
        options: dict[str, Any] | None = None,
        time_limit: int | None = None,
        hints: bool = True,
        grace: int = GRACE,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.options = game.options_as_dict(game.read_options(options or {}))
        self.time_limit = time_limit
        self.hints = hints
        self.name = name
        self.id = secrets.token_hex(8)
        self.round = ""
        self.code = code
        self.grace = grace
        self.company = Company(stools)
        self.wishes = Wishes()
        self.chatter = Chatter()
        self.table: Table | None = None
        self.paused = ""
        self.port = 0
        self.memo_path: Path | None = None
        self._clock: Clock = lambda: 0
        self._time: wire.Time | None = None
        # The line to every guest that is there, by its number.
        self._lines: dict[int, GuestLine] = {}
        self._arrivals = Arrivals(self)
        self._arrivals.said_hello.connect(self._said_hello)
        self.gate = Gate(identity, code, self._knows, parent=self)
        self.gate.admitted.connect(self._admitted)
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self._tick)
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(0)
        self._telling.timeout.connect(self._tell_room)

    # --- for the host's own people -----------------------------------------------------------------------------

    def open(self, address: str = "any", port: int = 0) -> int:
        """Listen; the port. Trouble if that cannot be."""
        self.port = self.gate.open(address, port)
        self._second.start()
        return self.port

    def set_code(self, code: str) -> None:
        self.code = code
        self.gate.set_code(code)
        self._room_changed()

    def rename(self, name: str) -> None:
        self.name = name
        self._room_changed()

    def agree_on(self, options: dict[str, Any], time_limit: int | None) -> None:
        """Other house rules, before the game has begun. Guests have to be ready for them anew."""
        self.options = self.game.options_as_dict(self.game.read_options(options))
        self.time_limit = time_limit
        for guest in self.company.guests.values():
            guest.ready = False
        self._room_changed()

    def set_chair(self, seat: int, kind: str, name: str, level: str = "") -> None:
        """Decide about a chair, before the game has begun."""
        if self.table is None:
            self.company.set_chair(seat, kind, name, level)  # type: ignore[arg-type]
            self._room_changed()

    def kick(self, number: int) -> None:
        """A guest has to go, and its token is worth nothing any more."""
        guest = self.company.guests.get(number)
        if guest is None:
            return
        line = self._lines.pop(number, None)
        if line is not None:
            line.farewell(KICKED)
        self._empty_chairs(guest)
        self._note("lan.was_kicked", guest.name)
        if self.table is None:
            self.company.leave(number)
        else:
            guest.there, guest.token = False, secrets.token_bytes(len(guest.token))
        self._room_changed()

    def skip_countdown(self, number: int) -> None:
        """No more waiting: a bot takes the chairs of this guest now."""
        guest = self.company.guests.get(number)
        if guest is not None and not guest.there:
            self._empty_chairs(guest)
            self._room_changed()

    def say(self, who: str, text: str = "", phrase: str = "") -> None:
        """The host's own people chat."""
        self._pass_on(wire.Heard(who, text[:200], phrase))

    def pause(self, who: str) -> None:
        """Everybody takes a breath (a name), or goes on (no name)."""
        if self.table is not None and who != self.paused:
            self._note("lan.paused_by" if who else "lan.goes_on", who or self.paused)
            self.paused = who
            self._room_changed()

    def wish(self, seat: int) -> Message | None:
        """Somebody wants to take an answer back: everybody else has to agree."""
        assert self.table is not None
        refusal = self.table.why_no_undo(seat)
        if refusal is None:
            self._settle(self.wishes.ask(seat, self._asked_to_agree()))
        return refusal

    def agree(self, seat: int, agreed: bool) -> None:
        self._settle(self.wishes.agree(seat, agreed))

    def close(self, why: Message = TABLE_IS_CLOSED) -> None:
        self._second.stop()
        lines, self._lines = self._lines, {}
        for line in lines.values():
            line.farewell(why)
        self._arrivals.close(why)
        self.gate.close()

    # --- the game ----------------------------------------------------------------------------------------------

    def begin(self, table: Table, clock: Clock) -> None:
        """From now on guests hear this table. Chairs nobody took have gone to bots already (see `seat_infos`)."""
        for stool, info in zip(self.company.stools, table.seats, strict=True):
            if stool.kind == "guest" and not stool.guest:
                stool.kind, stool.level = "bot", info.player
        self.round = secrets.token_hex(8)
        self._serve(table, clock)

    def go_on(self, table: Table, clock: Clock, memo: HostMemo) -> None:
        """The host's program was gone: the same table, code and tokens, and nobody is back yet."""
        self.id, self.round, self.name = memo.id, memo.round, memo.name
        for known in memo.guests:
            guest = Guest(known.number, known.name, known.token, there=False, left=GRACE_AFTER_RESTART)
            self.company.restore(guest, known.seats)
            held = [seat for seat in known.seats if table.seats[seat].player != "person"]
            self.company.mark(known.number, "held" if held else "gone")
        self._serve(table, clock)

    def _serve(self, table: Table, clock: Clock) -> None:
        self.table, self._clock = table, clock
        for line in list(self._lines.values()):
            self._seat_at_table(line)
        self._second.start()
        self._room_changed()

    def end_game(self) -> None:
        """Back to the room: whoever is there keeps the chair, whoever is gone has lost it."""
        if self.table is None:
            return
        self.table, self._time, self.paused, self.wishes.now = None, None, "", None
        for guest in list(self.company.guests.values()):
            guest.ready, guest.left, guest.shown = False, 0, 0
            self.company.mark(guest.number, "there")
            if not guest.there:
                self.company.leave(guest.number)
        for line in self._lines.values():
            line.get_up()
        self._room_changed()

    def audience(self, asked: int) -> bool:
        """Has every guest who plays seen all that led to this question? Time to answer begins then."""
        playing = [guest for guest in self.company.guests.values() if self.company.seats_of(guest.number)]
        return all(guest.shown >= asked for guest in playing if guest.there)

    def tell_time(self, deadline: int | None, running: bool) -> None:
        """The clock was started, stopped or set."""
        time = wire.Time(self._clock(), deadline, running)
        before, self._time = self._time, time
        if before is None or (before.deadline, before.running) != (deadline, running):
            self._send_all(time)

    def story(self, journal: bytes) -> None:
        """The game is over: everybody gets all of it."""
        for line in list(self._lines.values()):
            line.tell_story(journal)

    # --- guests come and go ------------------------------------------------------------------------------------

    def _knows(self, token: bytes) -> bool:
        return self.company.by_token(token) is not None

    def _admitted(self, link: Link) -> None:
        known = self.company.by_token(link.token) if link.token is not None else None
        if known is not None:
            self._welcome(known, link)
            return
        self._arrivals.expect(link)

    def _said_hello(self, link: Link, hello: wire.Hello) -> None:
        arrived = self.company.arrive(hello)
        if isinstance(arrived, Message):
            self._arrivals.turn_away(link, arrived)
            return
        self._welcome(arrived, link)
        self._note("lan.came", arrived.name)

    def _welcome(self, guest: Guest, link: Link) -> None:
        before = self._lines.pop(guest.number, None)
        if before is not None:  # the same guest through a new link: the old one is dead, or a second program
            before.farewell(ELSEWHERE)
        line = GuestLine(guest, link, self)
        self._lines[guest.number] = line
        line.lost.connect(lambda: self._lost(line))
        line.said.connect(lambda words: self._hear(line, words))
        line.tell(wire.Welcome(guest.number, guest.token.hex()))
        came_back = not guest.there
        guest.there, guest.left, guest.shown = True, 0, 0
        held = [seat for seat in self.company.seats_of(guest.number) if self.company.stools[seat].presence == "held"]
        self.company.mark(guest.number, "there")
        line.tell(self.room())
        if self.table is not None:
            self._seat_at_table(line)
            for seat in held:
                self.handed.emit(seat, "person")
            if came_back:
                self._note("lan.came_back", guest.name)
        self._room_changed()

    def _seat_at_table(self, line: GuestLine) -> None:
        assert self.table is not None
        seats = tuple(self.company.seats_of(line.guest.number))
        line.sit_down(self.round, self.table, seats, self.hints)
        if self._time is not None:
            line.tell(msgspec.structs.replace(self._time, now=self._clock()))
        journal = self.table.journal
        if self.table.outcome is not None and journal is not None:
            line.tell_story(journal.path.read_bytes())

    def _lost(self, line: GuestLine) -> None:
        guest = line.guest
        if self._lines.get(guest.number) is not line:
            return
        del self._lines[guest.number]
        self._guest_gone(guest, self.grace)

    def _guest_gone(self, guest: Guest, grace: int) -> None:
        guest.there, guest.ready, guest.delay = False, False, None
        self._settle(self.wishes.forget(self.company.seats_of(guest.number)))
        if self.table is None or not self.company.seats_of(guest.number):
            self._note("lan.went", guest.name)
            if self.table is None:
                self.company.leave(guest.number)
        elif grace:
            guest.left = grace
            self.company.mark(guest.number, "gone")
            self._note("lan.lost", guest.name)
        else:
            self._empty_chairs(guest)
        self._room_changed()

    def _tick(self) -> None:
        """Every second: count down for those who are gone, look after the links of those who are there."""
        news = False
        for guest in self.company.guests.values():
            if not guest.there and guest.left and not self.paused:
                guest.left -= 1
                news = True
                if guest.left == 0:
                    self._empty_chairs(guest)
        for number, line in list(self._lines.items()):
            guest, delay = self.company.guests[number], line.link.round_trip_ms
            before, guest.delay = guest.delay, None if delay is None else round(delay)
            news = news or quality(before) != quality(guest.delay)
        if news:
            self._room_changed()

    def _empty_chairs(self, guest: Guest) -> None:
        """A bot holds the chairs of whoever is gone, and says so."""
        guest.left = 0
        if self.table is None:
            return
        for seat in self.company.seats_of(guest.number):
            if self.company.stools[seat].presence != "held":
                self.company.stools[seat].presence = "held"
                self.handed.emit(seat, STAND_IN)

    # --- what guests say ---------------------------------------------------------------------------------------

    def _hear(self, line: GuestLine, words: Any) -> None:
        guest = line.guest
        match words:
            case wire.TakeChair(seat, name) if self.table is None:
                self._answer_about(line, seat, self.company.sit(guest.number, seat, name))
            case wire.LeaveChair(seat) if self.table is None:
                self._answer_about(line, seat, self.company.stand(guest.number, seat))
            case wire.Ready(ready) if self.table is None:
                guest.ready = ready
                self._room_changed()
            case wire.Chat(text, phrase):
                if self.chatter.may_speak(guest.number):
                    self._pass_on(wire.Heard(guest.name, self.chatter.tidy(text), phrase))
            case wire.Shown(asked) if self.table is not None:
                guest.shown = min(asked, self.table.play.core.asked)
                self.shown.emit()
            case wire.Bye():
                if self._lines.pop(guest.number, None) is not None:
                    line.farewell(message("lan.you_left"))
                    self._guest_gone(guest, 0)
            case wire.Hello():
                line.farewell(BAD_FRAME)
                self._lost(line)
            case _ if self.table is not None:
                self._play(line, words)

    def _play(self, line: GuestLine, words: Any) -> None:
        """What concerns the game. Only the guest's own seats, and nothing while the table pauses."""
        assert self.table is not None
        guest = line.guest
        if isinstance(words, wire.Pause):
            if self.company.seats_of(guest.number):
                self.pause(guest.name if words.on else "")
            return
        seat = getattr(words, "seat", -1)
        if seat not in self.company.seats_of(guest.number):
            self._answer_about(line, seat, message("lan.not_your_seat"))
        elif self.paused:
            self._answer_about(line, seat, message("lan.paused"))
        else:
            try:
                refusal = self._do(words, seat)
            except Trouble as trouble:  # it could not be written down, so it did not happen
                refusal = trouble.message
                self.refused.emit(refusal)
            self._answer_about(line, seat, refusal)

    def _do(self, words: Any, seat: int) -> Message | None:
        assert self.table is not None
        match words:
            case wire.Give(_, asked, answer):
                return self.table.submit(seat, answer, self._clock(), asked=asked)
            case wire.GiveOffer(_, offer, answer):
                return self.table.submit_offer(seat, offer, answer, self._clock())
            case wire.TakeBack():
                return self.table.withdraw(seat, self._clock())
            case wire.Wish():
                return self.wish(seat)
            case wire.Agree(_, agreed):
                self.agree(seat, agreed)
            case wire.LeaveChair():
                self._leave_chair(seat)
        return None

    def _leave_chair(self, seat: int) -> None:
        """Somebody gives up in mid-game: a bot plays on, and the rest of that machine plays on, too."""
        stool = self.company.stools[seat]
        line = self._lines[stool.guest]
        self.company.stools[seat] = Stool(stool.name, "bot", STAND_IN)
        self.handed.emit(seat, STAND_IN)
        self._seat_at_table(line)
        self._room_changed()

    def _answer_about(self, line: GuestLine, seat: int, refusal: Message | None) -> None:
        if refusal is not None:
            line.tell(wire.Refused(seat, refusal))
        elif self.table is None:
            self._room_changed()

    # --- wishes ------------------------------------------------------------------------------------------------

    def _asked_to_agree(self) -> list[int]:
        """Everybody who is there and no bot."""
        assert self.table is not None
        return [
            seat
            for seat, info in enumerate(self.table.seats)
            if info.player == "person" and self.company.stools[seat].presence == "there"
        ]

    def _settle(self, granted: int | None) -> None:
        if granted is not None:
            self.undo_agreed.emit(granted)
        self._room_changed()

    # --- telling everybody -------------------------------------------------------------------------------------

    def room(self) -> wire.Room:
        return wire.Room(
            self.id,
            self.name,
            self.game.id,
            self.game.rules_version,
            self.options,
            self.time_limit,
            self.company.chairs(),
            self.company.visitors(),
            self.hints,
            self.table is not None,
            self.paused,
            self.wishes.now,
        )

    def _room_changed(self) -> None:
        """Told once a turn of the loop, however much has changed."""
        self._telling.start()

    def _tell_room(self) -> None:
        self._send_all(self.room())
        if self.table is not None:
            self._send_all(wire.Seats(tuple(self.table.seats)))
            if self.memo_path is not None:
                save_memo(self.memo_path, self.memo())
        self.changed.emit()

    def memo(self) -> HostMemo:
        """What has to be remembered for guests to find back after the host's program was gone."""
        guests = [
            GuestMemo(guest.number, guest.name, guest.token, tuple(self.company.seats_of(guest.number)))
            for guest in self.company.guests.values()
        ]
        return HostMemo(self.id, self.round, self.name, self.code, self.port, tuple(guests), tuple(self.company.here()))

    def _note(self, id: str, name: str) -> None:
        self._pass_on(wire.Heard("", note=message(id, name=name)))

    def _pass_on(self, heard: wire.Heard) -> None:
        self._send_all(heard)
        self.heard.emit(heard)

    def _send_all(self, words: Any) -> None:
        payload = wire.encode(words)
        for line in list(self._lines.values()):
            line.link.send(payload)
