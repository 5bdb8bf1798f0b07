"""Which page is shown, and what has to be put away before another is."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from .helping import Helping

if TYPE_CHECKING:
    from ..network.session import GuestSession, HostSession


class Pages(Helping):
    """The lobby, a table, a replay, or a page of the network: one of them at a time."""

    @property
    def network(self) -> HostSession | GuestSession | None:
        return self._door.session if self._door is not None else None

    def show_network_page(self, page: QWidget) -> None:
        self._close_page()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._restyle()
        self._enable_menus()
        page.setFocus()

    def close_table_page(self) -> None:
        self._close_page(keep_lock=True)

    def _leave_network(self) -> None:
        if self._door is not None:
            self._door.leave()

    def leave(self) -> None:
        """To the lobby."""
        self._close_page()
        self._leave_network()
        self._tell_what_waits()
        self.pages.setCurrentWidget(self.lobby)
        self._enable_menus()
        self.lobby.setFocus()

    def ask_to_leave(self) -> None:
        """Leaving costs nothing, but a game is not left by a slip of the hand."""
        from ..dialogs import sure

        parting = self.page.parting() if self.page is not None else None
        if parting is None or sure(self, self.speaker, parting.title, parting.text, parting.yes, n=parting.n):
            self.leave()

    def _close_page(self, *, keep_lock: bool = False) -> None:
        page, self.page = self.page, None
        if page is not None:
            if page.table.outcome is not None and page.table.journal is not None:
                self.saved.forget(page.table.journal.path)
            page.close_table()
            self.pages.removeWidget(page)
            page.deleteLater()
        watched, self.watched = self.watched, None
        if watched is not None:
            watched.close_page()
            self.pages.removeWidget(watched)
            watched.deleteLater()
        if self._saved is not None and not keep_lock:
            self._saved.close()
        # A table is full of things that know each other. Now nothing moves, so now is the time to sweep.
        QTimer.singleShot(0, self, gc.collect)

    def _enable_menus(self) -> None:
        page = self.page
        saved = page is not None and page.saved_at is not None
        self.menus.enable(
            playing=page is not None, watching=self.watched is not None, saved=saved, together=self.network is not None
        )
