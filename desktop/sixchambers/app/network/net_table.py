"""What the tables of host and guest have in common: chat, who is there, and the pause."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ...engine.message import message
from ...lan import messages as wire
from ...table.action import Action
from ...words.catalogue import late
from ..table_page import TablePage
from .drawer import Drawer
from .guests_list import gone_for
from .pause import PauseSign

if TYPE_CHECKING:
    from ...words.speaker import Speaker


class NetTablePage(TablePage):
    """A table with people elsewhere."""

    room: wire.Room | None = None
    drawer: Drawer

    def _connect(self) -> None:
        super()._connect()
        # Who only watches is never asked: what the table waits for is said when everything has been shown.
        self.scene.settled.connect(self._say)

    def _make_drawer(self) -> QWidget:
        self.speaker.learn(late("app.network"))
        self.pause_sign = PauseSign(self.scene)
        return Drawer(self.log, self.speaker, self.say_aloud, self.manages_guests())

    # --- for host and guest to fill in ---------------------------------------------------------------------------

    @abstractmethod
    def say_aloud(self, text: str, phrase: str) -> None:
        """Chat."""

    @abstractmethod
    def ask_pause(self, on: bool) -> None: ...

    def manages_guests(self) -> bool:
        """May the people here send guests away?"""
        return False

    # --- who is there ----------------------------------------------------------------------------------------

    def show_room(self, room: wire.Room) -> None:
        self.room = room
        self.scene.show_presence({seat: self._presence(chair) for seat, chair in enumerate(room.chairs)})
        self.drawer.show_room(room)
        self.pause_sign.show_pause(self.speaker, "" if self.sitting.over else room.paused)
        self._say()
        self._offer()

    def _presence(self, chair: wire.Chair) -> str:
        if chair.presence == "gone":
            return gone_for(self.speaker, chair.left)
        return self.speaker.text("network.bot_holds") if chair.presence == "held" else ""

    def hear_chat(self, heard: wire.Heard) -> None:
        """In the drawer; and in the bar while the drawer is shut."""
        line = self.drawer.chat.hear(heard)
        if line and not self.drawer.shows_chat():
            self.scene.refused_by = ""  # no rule has anything to say about that
            self.hint(line)

    def recall_chat(self, talk: Iterable[wire.Heard]) -> None:
        """What was said before this page was there."""
        for heard in talk:
            self.drawer.chat.hear(heard)
        self.drawer.all_read()

    @property
    def paused(self) -> bool:
        return self.room is not None and bool(self.room.paused)

    def toggle_pause(self) -> None:
        if not self.sitting.over and self.sitting.people:
            self.ask_pause(not self.paused)

    def undo(self) -> None:
        if self.paused:
            self._refused(message("lan.paused"))
        else:
            super().undo()

    def actions_now(self) -> list[Action]:
        if self.paused and not self.sitting.over:
            may = bool(self.sitting.people)
            return [Action("go_on", self.speaker.text("network.go_on"), ("Return",), main=True)] if may else []
        return super().actions_now()

    def _say(self) -> None:
        if self.room is not None and self.room.paused and not self.sitting.over:
            self.bar.say(self.speaker.say("network.paused_by", name=self.room.paused), self._hint)
        else:
            super()._say()

    def _press(self, id: str) -> None:
        if id == "go_on":
            self.ask_pause(False)
        else:
            super()._press(id)

    def show_chat(self) -> None:
        """Open the drawer where one talks, with the keys in it."""
        if not self.drawer.isVisible():
            self.toggle_log()
        self.drawer.open_chat()

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(late("app.network"))
        self.drawer.retranslate(speaker)
        super().retranslate(speaker)
        if self.room is not None:
            self.show_room(self.room)
