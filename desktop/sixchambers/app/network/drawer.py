"""The drawer of a table on the network: the log, the chat, and who is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget

from ..log import Log
from .chat import ChatPanel
from .guests_list import GuestsList

if TYPE_CHECKING:
    from ...lan.messages import Room
    from ...words.speaker import Speaker


class Drawer(QTabWidget):
    """Three tabs; unread chat is marked on its tab."""

    def __init__(
        self, log: Log, speaker: Speaker, say_aloud: Callable[[str, str], None], manages_guests: bool = False
    ) -> None:
        super().__init__()
        self.setObjectName("drawer")
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabBar().setExpanding(True)
        log.title.hide()  # the tab says it
        self.log = log
        self.chat = ChatPanel(speaker)
        self.guests = GuestsList(speaker, manages=manages_guests)
        self._unread = 0
        self._speaker = speaker
        for panel in (log, self.chat, self.guests):
            self.addTab(panel, "")
        self.chat.said.connect(say_aloud)
        self.chat.arrived.connect(self._arrived)
        self.currentChanged.connect(self._read)
        self.retranslate(speaker)

    def shows_chat(self) -> bool:
        return self.isVisible() and self.currentWidget() is self.chat

    def open_chat(self) -> None:
        self.setCurrentWidget(self.chat)
        self.chat.write()

    def show_room(self, room: Room) -> None:
        self.guests.show_room(room)

    def _arrived(self) -> None:
        if not self.shows_chat():
            self._unread += 1
            self._title()

    def _read(self) -> None:
        if self.currentWidget() is self.chat:
            self.all_read()

    def all_read(self) -> None:
        self._unread = 0
        self._title()

    def _title(self) -> None:
        say = self._speaker
        chat = say.say("network.chat_unread", n=self._unread) if self._unread else say.text("network.chat")
        self.setTabText(1, chat)

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setTabText(0, speaker.text("app.log"))
        self.setTabText(2, speaker.text("network.who_is_there"))
        self.chat.retranslate(speaker)
        self.guests.retranslate(speaker)
        self._title()
