"""Those who were let in and have not said who they are yet."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.message import Message, message
from . import messages as wire
from .link.decode import decode
from .link.frames import BadFrame
from .link.link import Link

HELLO_WITHIN = 8000
"""Milliseconds for a guest that was let in to say who it is."""

BAD_FRAME = message("lan.bad_frame")


class Arrivals(QObject):
    """Waits for the first words on every new link, which must be a Hello."""

    said_hello = Signal(object, object)  # the link, the Hello

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: set[Link] = set()

    def expect(self, link: Link) -> None:
        self._waiting.add(link)
        link.received.connect(lambda payload: self._first_words(link, payload))
        link.closed.connect(lambda _: self._gone(link))
        QTimer.singleShot(HELLO_WITHIN, link, lambda: self._too_long(link))

    def turn_away(self, link: Link, why: Message) -> None:
        """With a word, so that the person there knows."""
        self._waiting.discard(link)
        link.send(wire.encode(wire.Farewell(why)))
        link.close(why)
        link.deleteLater()

    def close(self, why: Message) -> None:
        for link in list(self._waiting):
            self.turn_away(link, why)

    def _gone(self, link: Link) -> None:
        if link in self._waiting:
            self._waiting.discard(link)
            link.deleteLater()

    def _first_words(self, link: Link, payload: bytes) -> None:
        if link not in self._waiting:
            return
        try:
            hello = decode(payload, wire.guest_decoder)
        except BadFrame:
            hello = None
        if isinstance(hello, wire.Hello):
            self._waiting.discard(link)
            self.said_hello.emit(link, hello)
        else:
            self.turn_away(link, BAD_FRAME)

    def _too_long(self, link: Link) -> None:
        if link in self._waiting:
            self.turn_away(link, BAD_FRAME)
