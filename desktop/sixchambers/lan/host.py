"""The host: a table open on the network, the guests at it, and what each of them may hear and do.

The host's program runs the game (see serving.py). Here is who comes, who is gone, and who decides about chairs. Who
drives the game (the window, or a test) gives it the table, the clock, and does what `handed` and `undo_agreed` ask for.
"""

from __future__ import annotations

import secrets
from typing import Any

from ..engine.message import Message, message
from ..engine.table import Table
from . import messages as wire
from .arrivals import BAD_FRAME, Arrivals
from .company import Guest, quality
from .line import GuestLine
from .link.link import Link
from .memo import HostMemo
from .opened import OpenTable
from .serving import Clock, Serving

GRACE_AFTER_RESTART = 120
"""How long guests may take to come back when the host itself was gone: they have to notice first."""
STAND_IN = "deputy"

TABLE_IS_CLOSED = message("lan.host_closed")
HOST_LEFT = message("lan.host_left")
YOU_LEFT = message("lan.you_left")
KICKED = message("lan.kicked")
KEPT_SILENT = message("lan.link_lost")
ELSEWHERE = message("lan.elsewhere")


class Host(OpenTable):
    """One open table, from the waiting room to the end of the evening."""

    def _connect(self) -> None:
        self._arrivals = Arrivals(self)
        self._arrivals.said_hello.connect(self._said_hello)
        self.gate.admitted.connect(self._admitted)
        self._second.timeout.connect(self._tick)

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
        for seat in self.company.free_chairs():
            self.company.lend(seat, table.seats[seat].player)
        self._serve(table, clock, secrets.token_hex(8), goes_on=False)

    def go_on(self, table: Table, clock: Clock, memo: HostMemo) -> None:
        """The host's program was gone: the same table, code and tokens, and nobody is back yet."""
        self.id, self.name = memo.id, memo.name
        for known in memo.guests:
            guest = Guest(known.number, known.name, known.token, there=False, left=GRACE_AFTER_RESTART)
            self.company.restore(guest, known.seats)
            held = [seat for seat in known.seats if table.seats[seat].player != "person"]
            self.company.mark(known.number, "held" if held else "gone")
        for seat, number in memo.lent:
            if 0 <= seat < len(table.seats):
                self.company.lend(seat, table.seats[seat].player, number)
        self._serve(table, clock, memo.round, goes_on=True)

    def _serve(self, table: Table, clock: Clock, round: str, *, goes_on: bool) -> None:
        serving = Serving(table, clock, round, self.company, self._lines, self.hints, self, self.fairness)
        self.serving = serving
        serving.changed.connect(self._room_changed)
        serving.noted.connect(self._note)
        serving.given_up.connect(self._give_up)
        serving.undo_agreed.connect(self.undo_agreed)
        serving.shown.connect(self.shown)
        serving.refused.connect(self.refused)
        serving.gave_up.connect(self._wait_no_longer)
        self._save_memo()  # before anybody hears of it: whatever dies now, everybody finds back
        for line in list(self._lines.values()):
            serving.seat(line, goes_on)
        serving.start()
        self._second.start()
        self._room_changed()

    def end_game(self) -> None:
        """Back to the room: whoever is there has the chair, also who gave it up; whoever is gone has lost it."""
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
        self.company.ask_back()
        self._room_changed()

    # --- guests come and go ------------------------------------------------------------------------------------

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
            self.serving.lost(guest.number)
            self.serving.without(self.company.seats_of(guest.number))
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
            self.serving.forget(number)
            for seat in self.company.seats_of(number):
                self._leave_to_bot(seat)
        self.company.leave(number)
        self._note("lan.was_kicked", guest.name)
        self._room_changed()

    # --- chairs of those who are gone --------------------------------------------------------------------------

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

    def skip_countdown(self, number: int) -> None:
        """No more waiting: a bot takes the chairs of this guest now."""
        guest = self.company.guests.get(number)
        if guest is not None and not guest.there:
            self._time_is_up(guest)
            self._room_changed()

    def _wait_no_longer(self, number: int) -> None:
        """A timed game has waited for this guest between two rounds, in vain."""
        line = self._lines.get(number)
        if line is not None:  # there, but silent: let it come anew
            line.link.close(KEPT_SILENT)
        self.skip_countdown(number)

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
        """For the rest of the game: nobody comes back to this chair before the next one."""
        self.company.lend(seat, STAND_IN)
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
