"""The window's door to the network: opens, finds, goes back to and leaves tables there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.message import Trouble
from ...engine.table import Table
from ...lan.memo import HostMemo, beside, load_memo
from .join_page import JoinPage
from .net_table import NetTablePage
from .session import GuestSession, HostSession, resumed_session

if TYPE_CHECKING:
    from ...table.theme import Theme
    from ...words.speaker import Speaker
    from ..lobby.setup import GameSetup
    from ..saved_games import Heard
    from ..window import Window


class Door:
    """At most one session at a time: a table of ours, or a place at somebody else's."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.session: HostSession | GuestSession | None = None

    def open(self, setup: GameSetup, *, alone: bool = False) -> None:
        """A room in which guests gather; those of this machine, if it is to be alone."""
        self.leave()
        session = HostSession(self._window, setup)
        try:
            session.open(alone=alone)
        except Trouble as trouble:
            self._window.complain(trouble)
            return
        self.session = session
        session.show_room()

    def find(self, *, alone: bool = False) -> None:
        """The tables there are."""
        self.leave()
        self.session = GuestSession(self._window, alone=alone)
        self.session.show_tables()

    def call_it(self, code: str) -> None:
        """The code of the table that is open."""
        if isinstance(self.session, HostSession):
            self.session.host.set_code(code)

    def knock(self, address: str, code: str, people: Sequence[str], watch: bool = False) -> None:
        """The tables there are, with what somebody has already said about where to sit down."""
        self.find()
        if isinstance(self.session, GuestSession) and isinstance(self.session.page, JoinPage):
            self.session.page.fill_in(address, code, people, watch)

    def go_back(self) -> None:
        """To the chair one has at somebody else's table."""
        self.find()
        if isinstance(self.session, GuestSession) and isinstance(self.session.page, JoinPage):
            self.session.page.go_back()

    def gather(self, path: Path, table: Table, heard: Heard) -> bool:
        """A game that was open on the network is opened there again, and waits for its guests."""
        memo = load_memo(beside(path), HostMemo)
        if memo is None:
            return False
        self.leave()
        session = resumed_session(self._window, table, memo)
        try:
            session.open(memo.port)
        except Trouble as trouble:
            self._window.complain(trouble)
            return False
        self.session = session
        session.go_on(table, heard, memo)
        return True

    def leave(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.close()
            if session.page is not None:
                self._window.pages.removeWidget(session.page)
                session.page.deleteLater()
            session.deleteLater()

    def toggle_pause(self) -> None:
        if isinstance(self._window.page, NetTablePage):
            self._window.page.toggle_pause()

    def open_chat(self) -> None:
        if isinstance(self._window.page, NetTablePage):
            self._window.page.show_chat()

    def retranslate(self, speaker: Speaker) -> None:
        if self.session is not None:
            self.session.retranslate(speaker)

    def apply_theme(self, theme: Theme, text_px: float) -> None:
        if self.session is not None:
            self.session.apply_theme(theme, text_px)
