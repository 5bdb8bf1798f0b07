"""The guest's way in: one attempt at a time, ending in `connected` or `failed`."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket

from ...engine.message import Message, message
from .frames import LARGEST_FROM_HOST, host_limit
from .handshake import GuestHandshake
from .line import Line, at, new_socket
from .link import Link

PATIENCE_MS = 8_000
"""For all of it: reaching the other machine and getting acquainted."""

_Error = QAbstractSocket.SocketError


class Call(QObject):
    """Either signal comes once for each `join` or `rejoin`, and none after `cancel`."""

    connected = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, patience_ms: int = PATIENCE_MS) -> None:
        super().__init__(parent)
        self._line: Line | None = None
        self._handshake: GuestHandshake | None = None
        self._at = ""
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._too_late)

    def join(self, address: str, port: int, code: str) -> None:
        self._dial(address, port, GuestHandshake(at(address, port), code))

    def rejoin(self, address: str, port: int, fingerprint: bytes, token: bytes) -> None:
        self._dial(address, port, GuestHandshake(at(address, port), token=token, fingerprint=fingerprint))

    def cancel(self) -> None:
        line, self._line = self._line, None
        self._patience.stop()
        if line is not None:
            line.drop()

    def _dial(self, address: str, port: int, handshake: GuestHandshake) -> None:
        self.cancel()
        socket = new_socket()
        self._line, self._handshake, self._at = Line(socket, self), handshake, at(address, port)
        self._line.reached.connect(self._reached)
        self._line.heard.connect(self._heard)
        self._line.ended.connect(self._ended)
        self._patience.start()
        socket.connectToHost(address, port)

    def _reached(self) -> None:
        if self._line is not None and self._handshake is not None:
            self._line.write(self._handshake.take())

    def _heard(self, data: bytes) -> None:
        line, handshake = self._line, self._handshake
        if line is None or handshake is None:
            return
        handshake.feed(data)
        line.write(handshake.take())
        if handshake.why is not None:
            line.hang_up()
            self._fail(handshake.why)
        elif handshake.admitted:
            self._connect(line, handshake)

    def _ended(self) -> None:
        line, handshake = self._line, self._handshake
        if line is None or handshake is None:
            return
        if line.error in (_Error.ConnectionRefusedError, _Error.NetworkError):
            self._fail(message("lan.not_reachable", address=self._at))
        elif line.error == _Error.HostNotFoundError:
            self._fail(message("lan.unknown_name", address=self._at))
        else:
            handshake.gone()
            self._fail(handshake.why or message("lan.link_lost"))

    def _too_late(self) -> None:
        line = self._line
        self._fail(message("lan.no_answer", address=self._at))
        if line is not None:
            line.drop()

    def _fail(self, why: Message) -> None:
        self._line = None
        self._patience.stop()
        self.failed.emit(why)

    def _connect(self, line: Line, handshake: GuestHandshake) -> None:
        self._line = None
        self._patience.stop()
        line.heard.disconnect(self._heard)
        line.ended.disconnect(self._ended)
        link = Link(line, handshake, handshake.tunnel.seen(), LARGEST_FROM_HOST, host_limit())
        self.connected.emit(link)
        link.start()
