"""The host: a table open on the network, the guests at it, and what each of them may hear and do.

The host's program runs the game (see serving.py). Here is who comes, who is gone, and who decides about chairs. Who
drives the game (the window, or a test) gives it the table, the clock, and does what `handed` and `undo_agreed` ask for.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.game import AnyGame
from ..engine.message import Message, message
from ..engine.table import Table
from . import messages as wire
from .arrivals import BAD_FRAME, Arrivals
from .chatter import Chatter
from .company import Company, Guest, Stool, quality
from .line import GuestLine, Lines
from .link.gate import Gate
from .link.identity import Identity
from .link.link import Link
from .memo import GuestMemo, HostMemo, save_memo
from .serving import Clock, Serving

GRACE = 30
"""Seconds a guest may be gone before a bot takes its chairs, or, before the game, before they are free again."""
GRACE_AFTER_RESTART = 120
"""The same when the host itself was gone: guests have to notice and come back."""
STAND_IN = "deputy"

TABLE_IS_CLOSED = message("lan.host_closed")
HOST_LEFT = message("lan.host_left")
YOU_LEFT = message("lan.you_left")
KICKED = message("lan.kicked")
ELSEWHERE = message("lan.elsewhere")


class Host(QObject):
    """One open table, from the waiting room to the end of the evening."""

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
        self.name = name[: wire.LONGEST_NAME]
        self.id = secrets.token_hex(8)
        self.code = code
        self.grace = grace
        self.company = Company(stools)
        self.chatter = Chatter()
        self.serving: Serving | None = None
        self.port = 0
        self.memo_path: Path | None = None
        self._lines = Lines()
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

    @property
    def table(self) -> Table | None:
        """The game that is on, or has just ended; None in the waiting room."""
        return self.serving.table if self.serving is not None else None

    @property
    def paused(self) -> str:
        """Who asked for a break, while there is one."""
        return self.serving.paused if self.serving is not None else ""

    @property
    def wish_now(self) -> wire.Wishing | None:
        return self.serving.wishes.now if self.serving is not None else None

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
        self.name = name[: wire.LONGEST_NAME]
        self._room_changed()

    def set_chair(self, seat: int, kind: str, name: str, level: str = "") -> None:
        """Decide about a chair, before the game has begun."""
        if self.serving is None:
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
        if self.serving is not None:
            for seat in self.company.seats_of(number):
                self._leave_to_bot(seat)
        self.company.leave(number)
        self._note("lan.was_kicked", guest.name)
        self._room_changed()

    def skip_countdown(self, number: int) -> None:
        """No more waiting: a bot takes the chairs of this guest now."""
        guest = self.company.guests.get(number)
        if guest is not None and not guest.there:
            self._time_is_up(guest)
            self._room_changed()

    def say(self, who: str, text: str = "", phrase: str = "") -> None:
        """The host's own people chat."""
        self._pass_on(wire.Heard(who[: wire.LONGEST_NAME], self.chatter.tidy(text), phrase))

    def pause(self, who: str) -> None:
        """The host's own people ask for a break (a name), or go on (no name)."""
        if self.serving is not None:
            self.serving.pause(who)

    def close(self, why: Message = TABLE_IS_CLOSED) -> None:
        self._second.stop()
        if self.serving is not None:
            self.serving.close()
        lines = list(self._lines.values())
        self._lines.clear()
        for line in lines:
            line.farewell(why)
        self._arrivals.close(why)
        self.gate.close()

    # --- the game ----------------------------------------------------------------------------------------------

    def begin(self, table: Table, clock: Clock) -> None:
        """From now on guests hear this table. Chairs nobody took have gone to bots already (see `seat_infos`)."""
        for stool, info in zip(self.company.stools, table.seats, strict=True):
            if stool.kind == "guest" and not stool.guest:
                stool.kind, stool.level = "bot", info.player
        self._serve(table, clock, secrets.token_hex(8), goes_on=False)

    def go_on(self, table: Table, clock: Clock, memo: HostMemo) -> None:
        """The host's program was gone: the same table, code and tokens, and nobody is back yet."""
        self.id, self.name = memo.id, memo.name
        for known in memo.guests:
            guest = Guest(known.number, known.name, known.token, there=False, left=GRACE_AFTER_RESTART)
            self.company.restore(guest, known.seats)
            held = [seat for seat in known.seats if table.seats[seat].player != "person"]
            self.company.mark(known.number, "held" if held else "gone")
        self._serve(table, clock, memo.round, goes_on=True)

    def _serve(self, table: Table, clock: Clock, round: str, *, goes_on: bool) -> None:
        serving = Serving(table, clock, round, self.company, self._lines, self.hints, self)
        self.serving = serving
        serving.changed.connect(self._room_changed)
        serving.noted.connect(self._note)
        serving.given_up.connect(self._give_up)
        serving.undo_agreed.connect(self.undo_agreed)
        serving.shown.connect(self.shown)
        serving.refused.connect(self.refused)
        self._save_memo()  # before anybody hears of it: whatever dies now, everybody finds back
        for line in list(self._lines.values()):
            serving.seat(line, goes_on)
        self._second.start()
        self._room_changed()

    def end_game(self) -> None:
        """Back to the room: whoever is there keeps the chair, whoever is gone has lost it."""
        if self.serving is None:
            return
        self.serving.close()
        self.serving.deleteLater()
        self.serving = None
        for guest in list(self.company.guests.values()):
            guest.ready, guest.left, guest.shown = False, 0, 0
            self.company.mark(guest.number, "there")
            if not guest.there:
                self.company.leave(guest.number)
        self._room_changed()

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
        if self.serving is not None:
            self.serving.seat(line, goes_on=True)
            for seat in held:
                self.handed.emit(seat, "person")
        if came_back:
            self._note("lan.came_back", guest.name)
        self._room_changed()

    def _lost(self, line: GuestLine) -> None:
        """The link is gone, nobody said goodbye: the guest may come back."""
        guest = line.guest
        if self._lines.get(guest.number) is line:
            del self._lines[guest.number]
            self._gone(guest)
            guest.left = self.grace
            self.company.mark(guest.number, "gone")
            self._note("lan.lost", guest.name)

    def _went(self, line: GuestLine) -> None:
        """Somebody got up on purpose. In the middle of a game the ticket still leads back to the chair."""
        guest = line.guest
        if self._lines.pop(guest.number, None) is not None:
            line.farewell(YOU_LEFT)
            self._gone(guest)
            self._note("lan.went", guest.name)
            if self.serving is not None and self.company.seats_of(guest.number):
                self._hold_chairs(guest)
            else:
                self.company.leave(guest.number)

    def _gone(self, guest: Guest) -> None:
        guest.there, guest.ready, guest.delay = False, False, None
        if self.serving is not None:
            self.serving.without(self.company.seats_of(guest.number))
        self._room_changed()

    def _tick(self) -> None:
        """Every second: count down for those who are gone, look after the links of those who are there."""
        news = False
        for guest in list(self.company.guests.values()):
            if not guest.there and guest.left and not self.paused:
                guest.left -= 1
                news = True
                if guest.left == 0:
                    self._time_is_up(guest)
        for number, line in list(self._lines.items()):
            guest, delay = self.company.guests[number], line.link.round_trip_ms
            before, guest.delay = guest.delay, None if delay is None else round(delay)
            news = news or quality(before) != quality(guest.delay)
        if news:
            self._room_changed()

    def _time_is_up(self, guest: Guest) -> None:
        """Gone for too long. Before the game the chairs are free again; in a game bots hold them."""
        guest.left = 0
        if self.serving is not None:
            self._hold_chairs(guest)
        else:
            self.company.leave(guest.number)
            self._note("lan.went", guest.name)

    def _hold_chairs(self, guest: Guest) -> None:
        """A bot holds the chairs of whoever is gone, and says so."""
        for seat in self.company.seats_of(guest.number):
            if self.company.stools[seat].presence != "held":
                self.company.stools[seat].presence = "held"
                self.handed.emit(seat, STAND_IN)

    def _leave_to_bot(self, seat: int) -> None:
        """For the rest of the game: nobody comes back to this chair."""
        self.company.stools[seat] = Stool(self.company.stools[seat].name, "bot", STAND_IN)
        self.handed.emit(seat, STAND_IN)

    def _give_up(self, seat: int) -> None:
        """Somebody gives up in mid-game: a bot plays on, and the rest of that machine plays on, too."""
        line = self._lines[self.company.stools[seat].guest]
        self._leave_to_bot(seat)
        assert self.serving is not None
        self.serving.seat(line, goes_on=True)
        self._room_changed()

    # --- what guests say ---------------------------------------------------------------------------------------

    def _hear(self, line: GuestLine, words: Any) -> None:
        guest = line.guest
        match words:
            case wire.Chat(text, phrase):
                if self.chatter.may_speak(guest.number):
                    self._pass_on(wire.Heard(guest.name, self.chatter.tidy(text), phrase))
            case wire.Bye():
                self._went(line)
            case wire.Hello():
                line.farewell(BAD_FRAME)
                self._lost(line)
            case _ if self.serving is not None:
                self.serving.hear(line, words)
            case wire.TakeChair(seat, name):
                self._answer_about(line, seat, self.company.sit(guest.number, seat, name))
            case wire.LeaveChair(seat):
                self._answer_about(line, seat, self.company.stand(guest.number, seat))
            case wire.Ready(ready):
                guest.ready = ready
                self._room_changed()

    def _answer_about(self, line: GuestLine, seat: int, refusal: Message | None) -> None:
        if refusal is not None:
            line.tell(wire.Refused(seat, refusal))
        else:
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
            self.serving is not None,
            self.paused,
            self.wish_now,
        )

    def _room_changed(self) -> None:
        """Told once a turn of the loop, however much has changed."""
        self._telling.start()

    def _tell_room(self) -> None:
        self._lines.tell_all(self.room())
        if self.serving is not None:
            self._lines.tell_all(wire.Seats(tuple(self.serving.table.seats)))
            self._save_memo()
        self.changed.emit()

    def _save_memo(self) -> None:
        if self.memo_path is not None:
            save_memo(self.memo_path, self.memo())

    def memo(self) -> HostMemo:
        """What has to be remembered for guests to find back after the host's program was gone."""
        guests = [
            GuestMemo(guest.number, guest.name, guest.token, tuple(self.company.seats_of(guest.number)))
            for guest in self.company.guests.values()
        ]
        round = self.serving.round if self.serving is not None else ""
        return HostMemo(self.id, round, self.name, self.code, self.port, tuple(guests), tuple(self.company.here()))

    def _note(self, id: str, name: str) -> None:
        self._pass_on(wire.Heard("", note=message(id, name=name)))

    def _pass_on(self, heard: wire.Heard) -> None:
        self._lines.tell_all(heard)
        self.heard.emit(heard)
