"""The line to one guest: its link, the seats it plays, and what it hears of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Raw
from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.message import Message
from ..engine.table import Table
from ..engine.update import Update
from . import messages as wire
from .company import Guest
from .link.decode import decode
from .link.frames import BadFrame
from .link.link import Link

STORY_PART = 24_000
"""Bytes of a journal in one message, well below the largest frame once they are base64."""


class GuestLine(QObject):
    """From the welcome to the farewell."""

    said = Signal(object)  # a FromGuest
    lost = Signal()

    def __init__(self, guest: Guest, link: Link, parent: QObject) -> None:
        super().__init__(parent)
        self.guest = guest
        self.link = link
        self._stop_listening: list[Callable[[], None]] = []
        self._news: list[Raw] = []
        # In an interrupt window a seat's own answer is told to that seat alone: then nothing else sends it.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._send_news)
        link.setParent(self)
        link.received.connect(self._received)
        link.closed.connect(self._closed)

    def tell(self, words: Any) -> None:
        self.link.send(wire.encode(words))

    def farewell(self, why: Message) -> None:
        """The last word; then the link closes."""
        self.get_up()
        self.tell(wire.Farewell(why))
        self.link.close(why)

    # --- at the table ------------------------------------------------------------------------------------------

    def sit_down(self, round: str, table: Table, seats: tuple[int, ...], hints: bool, goes_on: bool) -> None:
        """Hear what these seats may hear, and what everybody may, from now on."""
        header = table.header
        self.get_up()
        self.tell(
            wire.Begin(
                round,
                header.game,
                header.rules,
                header.options,
                tuple(table.seats),
                header.time_limit,
                table.commitment or "",
                seats,
                hints,
                goes_on,
            )
        )
        encode = table.game.codec.encode
        for seat in (*seats, None):
            self._keep(encode(table.update(seat)))
        self._send_news()

        def mine(update: Update) -> None:
            self._keep(encode(update))
            self._soon.start()

        def everybodys(update: Update) -> None:
            self._keep(encode(update))
            self._send_news()

        # The spectator's Update comes last: it sends all of them in one frame.
        self._stop_listening = [table.listen(seat, mine) for seat in seats]
        self._stop_listening.append(table.listen(None, everybodys))

    def _keep(self, update: bytes) -> None:
        self._news.append(Raw(update))

    def _send_news(self) -> None:
        self._soon.stop()
        news, self._news = tuple(self._news), []
        self.tell(wire.News(news))

    def tell_story(self, journal: bytes) -> None:
        parts = [journal[at : at + STORY_PART] for at in range(0, len(journal), STORY_PART)]
        for number, part in enumerate(parts):
            self.tell(wire.Story(number, len(parts), part))

    def get_up(self) -> None:
        """Hear nothing more of the table."""
        self._soon.stop()
        for stop in self._stop_listening:
            stop()
        self._stop_listening = []
        self._news = []

    # --- the link ----------------------------------------------------------------------------------------------

    def _received(self, payload: bytes) -> None:
        try:
            words = decode(payload, wire.guest_decoder)
        except BadFrame:
            self.farewell(Message("lan.bad_frame"))
            return
        self.said.emit(words)

    def _closed(self) -> None:
        self.get_up()
        self.lost.emit()
        self.deleteLater()


class Lines(dict[int, GuestLine]):
    """The line to every guest that is there, by the guest's number."""

    def tell_all(self, words: Any) -> None:
        payload = wire.encode(words)
        for line in list(self.values()):
            line.link.send(payload)
