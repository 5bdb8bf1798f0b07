"""The guest: joins a table, hears it, answers for its own people, and finds back when the link is lost."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.message import Message, Trouble, message
from ..engine.update import Update
from ..games import RULES
from ..games import game as find_game
from . import messages as wire
from .discovery import Lookout
from .link.call import Call
from .link.decode import decode
from .link.frames import BadFrame
from .link.link import Link
from .memo import Ticket
from .remote import RemoteTable

RETRY = (200, 400, 800, 1500, 3000)
"""Milliseconds between attempts to find back; the last one again and again."""
FINAL = {"lan.kicked", "lan.host_closed", "lan.host_left", "lan.you_left", "lan.elsewhere", "lan.full", "lan.crowded"}
FINAL |= {"lan.older_rules", "lan.newer_rules", "lan.unknown_game"}
"""Farewells after which there is nothing to come back to."""
NOT_AGAIN = {"lan.token_unknown", "lan.too_old", "lan.too_new"}
"""Reasons against coming back that will not go away by waiting. Somebody else at the table's address is none: the
table may have moved, and anybody can pretend to be it."""
PATIENCE = 4
"""So often in a row a host may talk nonsense; then it is not a hiccup."""
STORY_LIMIT = 8_000_000


class Guest(QObject):
    """One machine's place at a table."""

    admitted = Signal(object)  # a Ticket, to be kept: the code was right
    room_changed = Signal(object)  # a Room
    began = Signal(object)  # a RemoteTable
    heard = Signal(object)  # a Heard: chat
    refused = Signal(object)  # a Message: about chairs, before the game
    lost = Signal(object)  # a Message: the link is gone, we are trying to find back
    back = Signal()
    ended = Signal(object)  # a Message: it is over for good
    story = Signal(bytes)  # the journal of the finished game

    def __init__(self, parent: QObject | None = None, lookout: Lookout | None = None) -> None:
        super().__init__(parent)
        self.room: wire.Room | None = None
        self.table: RemoteTable | None = None
        self.number = 0
        self.ticket: Ticket | None = None
        self._lookout = lookout
        self._hello = wire.Hello(())
        self.link: Link | None = None
        self._call: Call | None = None
        self._address, self._port = "", 0
        self._coming: tuple[wire.Begin, RemoteTable | None] | None = None
        self._parts: dict[int, bytes] = {}
        self._attempts = 0
        self._nonsense = 0
        self._new_link = False
        self._over = False
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.timeout.connect(self._find_back)

    @property
    def connected(self) -> bool:
        return self.link is not None

    @property
    def delay(self) -> int | None:
        ms = self.link.round_trip_ms if self.link is not None else None
        return None if ms is None else round(ms)

    @property
    def seats(self) -> list[int]:
        """Our chairs."""
        chairs = self.room.chairs if self.room is not None else ()
        return [seat for seat, chair in enumerate(chairs) if chair.guest == self.number and chair.kind == "guest"]

    # --- coming and going --------------------------------------------------------------------------------------

    def join(self, address: str, port: int, code: str, people: tuple[str, ...], name: str = "") -> None:
        """Knock with the code. Then `admitted`, or `ended` with the reason."""
        self._hello = wire.Hello(people, name)
        self._address, self._port = address, port
        call = self._new_call()
        call.failed.connect(self._end)
        call.join(address, port, code)

    def rejoin(self, ticket: Ticket) -> None:
        """Back to a table of before: another program start, or another day."""
        self.ticket = ticket
        self._address, self._port = ticket.address, ticket.port
        self._find_back()

    def leave(self) -> None:
        """Get up; a bot may have the chairs."""
        self._over = True
        self._retry.stop()
        self._drop_call()
        if self.link is not None:
            self.link.send(wire.encode(wire.Bye()))
            self.link.close()

    def close(self) -> None:
        """The program goes, the chair is kept."""
        self._over = True
        self._retry.stop()
        self._drop_call()
        if self.link is not None:
            self.link.close()

    # --- saying things -----------------------------------------------------------------------------------------

    def tell(self, words: Any) -> bool:
        """False if there is nobody to tell it to at the moment."""
        if self.link is None:
            return False
        self.link.send(wire.encode(words))
        return True

    # --- the link ----------------------------------------------------------------------------------------------

    def _new_call(self) -> Call:
        self._drop_call()
        self._call = Call(self)
        self._call.connected.connect(self._connected)
        return self._call

    def _drop_call(self) -> None:
        if self._call is not None:
            self._call.cancel()
            self._call.deleteLater()
            self._call = None

    def _connected(self, link: Link) -> None:
        self.link = link
        self._new_link = True
        link.setParent(self)
        link.received.connect(self._received)
        link.closed.connect(self._closed)
        if self.ticket is None:
            self.tell(self._hello)

    def _closed(self, why: Message) -> None:
        link, self.link = self.link, None
        if link is not None:
            link.deleteLater()
        if self._over:
            return
        if self.ticket is None:
            self._end(why)
            return
        self.lost.emit(why)
        self._wait()

    def _wait(self) -> None:
        self._retry.start(RETRY[min(self._attempts, len(RETRY) - 1)])
        self._attempts += 1

    def _find_back(self) -> None:
        """Try the old address, or the one the table announces now."""
        if self._over or self.ticket is None:
            return
        found = self._lookout.find(self.ticket.id) if self._lookout is not None else None
        if found is not None and self._attempts % 2:
            self._address, self._port = found.address, found.port
        call = self._new_call()
        call.failed.connect(self._not_back)
        call.rejoin(self._address, self._port, self.ticket.fingerprint, self.ticket.token)

    def _not_back(self, why: Message) -> None:
        if why.id in NOT_AGAIN:
            self._end(why)
        elif not self._over:
            self.lost.emit(why)
            self._wait()

    def _end(self, why: Message) -> None:
        if not self._over:
            self._over = True
            self._retry.stop()
            self.ended.emit(why)

    # --- what the host says ------------------------------------------------------------------------------------

    def _received(self, payload: bytes) -> None:
        try:
            words = decode(payload, wire.host_decoder)
            self._hear(words)
        except (BadFrame, Trouble):
            self._out_of_step()

    def _out_of_step(self) -> None:
        """What the host says makes no sense here: another program than ours, or a broken one."""
        why = message("lan.bad_frame")
        self._nonsense += 1
        if self._nonsense >= PATIENCE:
            self._end(why)
        if self.link is not None:
            self.link.close(why)

    def _hear(self, words: Any) -> None:
        match words:
            case wire.Welcome(number, token):
                self._welcomed(number, bytes.fromhex(token))
            case wire.Room():
                self._room(words)
            case wire.Begin():
                self._begin(words)
            case wire.News(updates):
                self._news(updates)
            case wire.Time() if self.table is not None:
                self.table.set_time(words)
            case wire.Seats() if self.table is not None:
                self.table.set_seats(words)
            case wire.Refused(_, why):
                (self.table or self).refused.emit(why)
            case wire.Heard():
                self.heard.emit(words)
            case wire.Story():
                self._story(words)
            case wire.Farewell(why):
                self._farewell(why)
            case _ if isinstance(words, wire.ToldOfTime) and self.table is not None:
                if self.table.clocked is not None:
                    self.table.clocked.hear(words)

    def _welcomed(self, number: int, token: bytes) -> None:
        assert self.link is not None
        came_back = self.ticket is not None
        self.number = number
        self._attempts = 0
        people = self.ticket.people if self.ticket is not None else self._hello.people
        id = self.ticket.id if self.ticket is not None else ""
        name = self.ticket.name if self.ticket is not None else ""
        self.ticket = Ticket(id, name, self._address, self._port, self.link.fingerprint, token, people)
        if came_back:
            self.back.emit()

    def _room(self, room: wire.Room) -> None:
        if self.ticket is None:
            raise BadFrame("a room before the welcome")
        if room.game not in RULES:
            self._farewell(message("lan.unknown_game"))
            return
        game = find_game(room.game)
        if game.rules_version != room.rules:
            self._farewell(message("lan.older_rules" if game.rules_version < room.rules else "lan.newer_rules"))
            return
        if (self.ticket.id, self.ticket.name) != (room.id, room.name):
            held = self.ticket
            self.ticket = Ticket(room.id, room.name, held.address, held.port, held.fingerprint, held.token, held.people)
        first = self.room is None
        self.room = room
        if first:
            self.admitted.emit(self.ticket)
        self.room_changed.emit(room)

    def _begin(self, begin: wire.Begin) -> None:
        """The table itself follows with the next news, when there is something to see."""
        game = find_game(begin.game)
        game.check_seats(len(begin.seats))
        if not all(0 <= seat < len(begin.seats) for seat in begin.yours):
            raise BadFrame("a seat that is not there")
        same = self.table if self.table is not None and self.table.round == begin.round else None
        if same is not None:
            same.renew(begin, self._new_link)
            self._coming = (begin, same)
        else:
            self._coming = (begin, RemoteTable(begin, game, self.tell, self))
        self._new_link = False
        self._parts.clear()

    def _news(self, raw: tuple[Any, ...]) -> None:
        table = self._coming[1] if self._coming is not None else self.table
        if table is None:
            raise BadFrame
        updates = [self._update(table, bytes(one)) for one in raw]
        self._nonsense = 0
        if self._coming is None:
            table.hear(updates)
            return
        self._coming = None
        for update in updates:
            table.latest[update.seat] = update
        if not {None, *table.yours} <= table.latest.keys():
            raise BadFrame("no news of every seat")
        if table is self.table:
            table.renewed.emit()
        else:
            before, self.table = self.table, table
            self.began.emit(table)
            if before is not None:
                before.deleteLater()

    @staticmethod
    def _update(table: RemoteTable, raw: bytes) -> Update:
        try:
            update = table.game.codec.update(raw)
        except (ValueError, RecursionError):
            raise BadFrame from None
        if update.seat is not None and update.seat not in table.yours:
            raise BadFrame("news of somebody else's seat")
        return update

    def _story(self, story: wire.Story) -> None:
        """Keep the parts until all are there."""
        if 0 <= story.part < story.parts and sum(map(len, self._parts.values())) < STORY_LIMIT:
            self._parts[story.part] = story.data
        if len(self._parts) == story.parts:
            whole = b"".join(self._parts[part] for part in range(story.parts))
            self._parts.clear()
            self.story.emit(whole)

    def _farewell(self, why: Message) -> None:
        if why.id in FINAL or self.ticket is None:
            self._end(why)
        if self.link is not None:
            self.link.close(why)
