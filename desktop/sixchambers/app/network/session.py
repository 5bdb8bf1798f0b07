"""One evening on the network: from opening or joining a table to getting up again.

The window shows pages; this decides which. A host has a room in which guests gather, then games; a guest has the list
of tables, the room, then the host's games. Both come back to the room after a game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from ...engine.journal import SeatInfo
from ...engine.message import Message, Trouble
from ...engine.table import Table
from ...engine.update import Update
from ...games import game as find_game
from ...lan.company import Stool
from ...lan.discovery import Beacon, Here, Lookout, broadcast_addresses, this_machine
from ...lan.guest import Guest
from ...lan.host import HOST_LEFT, STAND_IN, TABLE_IS_CLOSED, Host
from ...lan.link.code import make_code
from ...lan.link.handshake import PROTOCOL
from ...lan.link.identity import Identity
from ...lan.memo import HostMemo, Ticket, beside, forget, load_memo, save_memo
from ...lan.messages import Heard
from ...lan.remote import RemoteTable
from ...words.catalogue import late
from ..lobby.setup import GameSetup
from ..pages_of_games import guest_page, host_page
from .address import USUAL_PORT
from .guest_table import GuestTablePage
from .host_table import HostTablePage
from .join_page import JoinPage
from .places import network_folder, ticket_path
from .room_page import RoomPage
from .rooms import GuestRoom, HostRoom

if TYPE_CHECKING:
    from ...table.theme import Theme
    from ...words.speaker import Speaker
    from ..window import Window

KEPT_LINES = 200
NO_WAY_BACK = {"lan.kicked", "lan.host_closed", "lan.token_unknown"}
"""Endings after which a ticket is worth nothing."""


def own_identity() -> Identity:
    """This program's key, made once. One that cannot be read or kept is made anew: guests then join with the code."""
    path = network_folder() / "identity.pem"
    try:
        return Identity.load(path)
    except Trouble:
        identity = Identity.fresh()
        with suppress(OSError, Trouble):
            path.parent.mkdir(parents=True, exist_ok=True)
            identity.save(path)
        return identity


class Session(QObject):
    """What host and guest sessions have in common: a window, and a page in it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.window = window
        window.speaker.learn(late("app.network"))
        # What was said this evening, from the room to the table and back.
        self.talk: deque[Heard] = deque(maxlen=KEPT_LINES)
        self.page: RoomPage | JoinPage | None = None

    def _recall_talk(self, page: RoomPage) -> None:
        for heard in self.talk:
            page.talk.hear(heard)

    def show(self, page: RoomPage | JoinPage) -> None:
        """This page instead of the last one."""
        before, self.page = self.page, page
        self.window.show_network_page(page)
        if before is not None and before is not page:
            before.deleteLater()

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(late("app.network"))
        if self.page is not None:
            self.page.retranslate(speaker)

    def apply_theme(self, theme: Theme, text_px: float) -> None:
        if self.page is not None:
            self.page.apply_theme(theme, text_px)

    def come_back(self) -> None:
        """Somebody was looking at something else, and is back."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing of it goes on."""


class HostSession(Session):
    """A table of ours, open for guests."""

    def __init__(self, window: Window, setup: GameSetup, stools: Sequence[Stool] = ()) -> None:
        super().__init__(window)
        self.setup = setup
        language = window.speaker.language
        self.host = Host(
            find_game(setup.game),
            stools or [self._stool(seat, info, setup) for seat, info in enumerate(setup.seats)],
            name=window.speaker.say("network.table_of", name=self._me(setup)),
            code=make_code(language, SystemRandom()),
            identity=own_identity(),
            options=setup.options,
            time_limit=setup.time_limit,
            hints=setup.hints,
            parent=self,
        )
        self.host.heard.connect(self.talk.append)
        self.beacon: Beacon | None = None

    @staticmethod
    def _stool(seat: int, info: SeatInfo, setup: GameSetup) -> Stool:
        if seat in setup.guests:
            return Stool(info.name, "guest")
        return Stool(info.name, "here") if info.player == "person" else Stool(info.name, "bot", info.player)

    @staticmethod
    def _me(setup: GameSetup) -> str:
        here = [
            info.name for seat, info in enumerate(setup.seats) if info.player == "person" and seat not in setup.guests
        ]
        return here[0] if here else setup.seats[0].name

    # --- the room ----------------------------------------------------------------------------------------------

    def open(self, port: int = 0, *, alone: bool = False) -> None:
        """Listen, call out, and wait for guests. Trouble if the network will not have it. `alone`: for this machine."""
        try:
            self.host.open("127.0.0.1" if alone else "any", port or USUAL_PORT)
        except Trouble:
            self.host.open("127.0.0.1" if alone else "any")
        self.beacon = Beacon(self._here, self, reach=this_machine if alone else broadcast_addresses)

    def _here(self) -> Here:
        host = self.host
        return Here(
            PROTOCOL,
            host.id,
            host.name,
            host.game.id,
            host.port,
            len(host.company.free_chairs()),
            host.table is not None,
        )

    def show_room(self) -> None:
        self.host.end_game()
        window = self.window
        page = RoomPage(HostRoom(self.host), window.speaker, window.settings)
        page.start.connect(self.begin)
        page.leave.connect(window.leave)
        self._recall_talk(page)
        self.show(page)

    def come_back(self) -> None:
        self.show_room()

    # --- games -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Everybody who is here sits down; bots take the chairs that stayed empty."""
        host = self.host
        host.end_game()  # whoever is gone by now has lost the chair
        try:
            table = self.window.saved.begin(replace(self.setup, seats=host.company.seat_infos(STAND_IN)))
        except Trouble as trouble:
            self.window.complain(trouble)
            return
        self.setup = replace(self.setup, seed="")  # a deal somebody wished for is dealt once
        self._sit_down(table, None)

    def go_on(self, table: Table, heard: dict[int, list[Update]], memo: HostMemo) -> None:
        """Continue, and wait for the guests."""
        self.host.set_code(memo.code)
        self._sit_down(table, heard, memo)

    def _sit_down(self, table: Table, heard: dict[int, list[Update]] | None, memo: HostMemo | None = None) -> None:
        window, host = self.window, self.host
        assert table.journal is not None
        host.memo_path = beside(table.journal.path)
        page: HostTablePage | None = None

        def clock() -> int:
            return table.now if page is None else page.sitting.now()

        if memo is None:
            host.begin(table, clock)
        else:
            host.go_on(table, clock, memo)
        page = host_page(host, window.speaker, window.settings, window.sound)
        before, self.page = self.page, None
        window.sit_down(page, heard, self)
        page.recall_chat(self.talk)
        page.again.connect(self.begin)
        page.other_seats.connect(self.show_room)
        page.sitting.ended.connect(self._over)
        if before is not None:
            before.deleteLater()

    def _over(self) -> None:
        """Nothing to come back to."""
        if self.host.memo_path is not None:
            forget(self.host.memo_path)
            self.host.memo_path = None

    def close(self) -> None:
        """A game in progress waits on disk, and its guests may come back to it."""
        if self.beacon is not None:
            self.beacon.close()
        table = self.host.table
        unfinished = table is not None and table.outcome is None
        self.host.close(HOST_LEFT if unfinished else TABLE_IS_CLOSED)


def resumed_session(window: Window, table: Table, memo: HostMemo) -> HostSession:
    """The table of a game that goes on, with everybody on the chair of before."""
    header = table.header
    guests = {seat for known in memo.guests for seat in known.seats}

    def stool(seat: int, info: SeatInfo) -> Stool:
        if seat in guests:
            return Stool(info.name, "guest")
        return Stool(info.name, "here") if seat in memo.here else Stool(info.name, "bot", info.player)

    setup = GameSetup(
        header.game, tuple(table.seats), header.options, "", header.time_limit, header.hints, tuple(guests)
    )
    return HostSession(window, setup, [stool(seat, info) for seat, info in enumerate(table.seats)])


class GuestSession(Session):
    """A place at somebody else's table."""

    def __init__(self, window: Window, *, alone: bool = False) -> None:
        super().__init__(window)
        self.lookout = Lookout(self, reach=this_machine if alone else broadcast_addresses)
        self.guest = Guest(self, self.lookout)
        self.ticket = load_memo(ticket_path(), Ticket)
        # Why it is over for good, once it is.
        self._over: Message | None = None
        self._connect(self.guest)

    def _connect(self, guest: Guest) -> None:
        guest.admitted.connect(self._admitted)
        guest.room_changed.connect(self._room_changed)
        guest.began.connect(self._began)
        guest.ended.connect(self._ended)
        guest.heard.connect(self.talk.append)

    # --- finding a table ---------------------------------------------------------------------------------------

    def show_tables(self, trouble: Message | None = None) -> None:
        window = self.window
        page = JoinPage(window.speaker, window.settings, self.lookout, self.ticket)
        page.join.connect(self.join)
        page.rejoin.connect(self.rejoin)
        page.cancelled.connect(self._fresh_guest)
        page.leave.connect(window.leave)
        self.show(page)
        if trouble is not None:
            page.fail(trouble)

    def join(self, address: str, port: int, code: str, people: tuple[str, ...], name: str) -> None:
        self._fresh_guest()
        self.guest.join(address, port, code, people, name)

    def rejoin(self) -> None:
        """Back to the table of before."""
        if self.ticket is not None:
            self._fresh_guest()
            self.guest.rejoin(self.ticket)
            self.guest.lost.connect(self._not_yet_back)

    def _not_yet_back(self, why: Message) -> None:
        """Before we are in: say what is the matter. At the table, the table itself says it."""
        if isinstance(self.page, JoinPage):
            self.page.still_knocking(why)

    def _fresh_guest(self) -> None:
        self.guest.close()
        self.guest.deleteLater()
        self._over = None
        self.guest = Guest(self, self.lookout)
        self._connect(self.guest)

    # --- inside ------------------------------------------------------------------------------------------------

    def _admitted(self, ticket: Ticket) -> None:
        self.ticket = ticket
        save_memo(ticket_path(), ticket)

    def _room_changed(self, room: Any) -> None:
        """In the room as long as no game is on the table, unless somebody looks at something else."""
        looking = self.window.page is not None or self.window.watched is not None
        if not room.playing and not looking and not isinstance(self.page, RoomPage):
            self.show_room()

    def show_room(self) -> None:
        window = self.window
        page = RoomPage(GuestRoom(self.guest), window.speaker, window.settings)
        page.leave.connect(window.leave)
        self._recall_talk(page)
        self.show(page)

    def _began(self, table: RemoteTable) -> None:
        window = self.window
        page = guest_page(self.guest, table, window.speaker, window.settings, window.sound)
        before, self.page = self.page, None
        window.sit_down(page, None, self)
        page.recall_chat(self.talk)
        page.again.connect(self.come_back)
        page.saved.connect(window.keep_in_mind)
        if before is not None:
            before.deleteLater()

    def come_back(self) -> None:
        """To the room: the host decides when the next game begins. If there is no room any more, to the tables."""
        self.window.close_table_page()
        if self._over is not None or self.guest.room is None:
            self.show_tables(self._over)
        else:
            self.show_room()

    def _ended(self, why: Message) -> None:
        """It is over for good; say why, where a table can be chosen."""
        self._over = why
        if why.id in NO_WAY_BACK:
            self._forget_ticket()
        page = self.window.page
        if isinstance(page, GuestTablePage) and page.table.outcome is not None:
            page.hear_chat(Heard("", note=why))
            return  # the result may be looked at for as long as one likes
        if self.window.watched is not None:
            return
        if isinstance(self.page, JoinPage):
            self.page.fail(why)
            return
        self.window.close_table_page()
        self.show_tables(why)

    def _forget_ticket(self) -> None:
        forget(ticket_path())
        self.ticket = None

    def close(self) -> None:
        """Getting up on purpose: in a game a bot may have the chair, until we come back with the ticket."""
        table = self.guest.table
        playing = table is not None and table.outcome is None and bool(table.yours)
        if self.guest.connected and not playing:
            self._forget_ticket()
        self.guest.leave()
        self.lookout.close()
