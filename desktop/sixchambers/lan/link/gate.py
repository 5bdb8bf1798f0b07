"""The host's door: listens, hears what strangers have to say for themselves, and lets in who proves himself.

Strangers cost little and are kept short: so many at a time, so many from one address, so many new ones a second, so
many bytes each, and so many seconds, counted from the moment they connect, whether they are silent or dribble.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkProxy, QTcpServer

from ...engine.message import Message, Trouble
from .frames import LARGEST_FROM_GUEST, Bucket, RateLimit, guest_limit
from .handshake import ALERT_BUSY, HostHandshake
from .identity import Identity
from .line import Line
from .link import Link
from .throttle import Throttle


class Limits(Struct, frozen=True):
    """What the door can bear."""

    connections: int = 32
    strangers: int = 16
    strangers_each: int = 8
    """From one address: several programs on one machine may come at the same moment."""
    a_second: float = 20.0
    """New connections, once sixty came at a stroke: each costs this end a few milliseconds."""
    at_once: float = 60.0
    seconds: float = 8.0
    """To get acquainted in."""
    of_guest: Callable[[], RateLimit] = guest_limit


class Visitor(QObject):
    """A stranger at the door."""

    over = Signal(object)

    def __init__(self, line: Line, handshake: HostHandshake, seconds: float) -> None:
        super().__init__(line)
        self.line = line
        self.handshake = handshake
        line.heard.connect(self._heard)
        line.ended.connect(self._too_late)
        self._patience = QTimer(self, singleShot=True, interval=round(seconds * 1000))
        self._patience.timeout.connect(self._too_late)
        self._patience.start()

    def _heard(self, data: bytes) -> None:
        self.handshake.feed(data)
        self.line.write(self.handshake.take())
        if self.handshake.over:
            self._leave()

    def _too_late(self) -> None:
        self.handshake.gone()
        self.line.write(self.handshake.take())
        self._leave()

    def _leave(self) -> None:
        self._patience.stop()
        self.line.heard.disconnect(self._heard)
        self.line.ended.disconnect(self._too_late)
        self.over.emit(self)
        self.deleteLater()


class Gate(QObject):
    """`admitted` hands over a Link; `turned_away` says who knocked in vain and why, where it is worth saying."""

    admitted = Signal(object)
    turned_away = Signal(str, object)

    def __init__(
        self,
        identity: Identity,
        code: str,
        known_token: Callable[[bytes], bool] = lambda token: False,
        parent: QObject | None = None,
        *,
        limits: Limits | None = None,
        throttle: Throttle | None = None,
    ) -> None:
        super().__init__(parent)
        self._identity = identity
        self._code = code
        self._known_token = known_token
        self._limits = limits or Limits()
        self._throttle = throttle or Throttle()
        self._arrivals = Bucket(self._limits.a_second, self._limits.at_once)
        self._lines = 0  # as many as there are, strangers, guests, and those who are on their way out
        self._visitors: set[Visitor] = set()
        self._server = QTcpServer(self)
        self._server.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        self._server.newConnection.connect(self._arrived)

    def open(self, address: str = "any", port: int = 0) -> int:
        """Listen; returns the port. Trouble if that cannot be had."""
        where = QHostAddress(QHostAddress.SpecialAddress.Any) if address == "any" else QHostAddress(address)
        if not self._server.listen(where, port):
            if self._server.serverError() == QAbstractSocket.SocketError.AddressInUseError:
                raise Trouble("lan.port_taken", port=str(port))
            raise Trouble("lan.cannot_listen", why=self._server.errorString())
        return self._server.serverPort()

    @property
    def port(self) -> int:
        """Zero while it is closed."""
        return self._server.serverPort()

    def set_code(self, code: str) -> None:
        """For whoever comes from now on; those who are in stay in."""
        self._code = code

    def close(self) -> None:
        """Nobody comes in any more. Links live on until they are closed."""
        self._server.close()
        for visitor in list(self._visitors):
            visitor.line.drop()

    def _arrived(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if self._lines >= 2 * self._limits.connections:  # not even a word of regret
                socket.abort()
                socket.deleteLater()
                continue
            line = Line(socket, self)
            self._lines += 1
            line.destroyed.connect(self._one_less)
            if self._has_room_for(line):
                self._meet(line)
            else:
                line.write(ALERT_BUSY)
                line.hang_up()

    def _one_less(self) -> None:
        self._lines -= 1

    def _has_room_for(self, line: Line) -> bool:
        limits = self._limits
        return (
            self._arrivals.take(1, monotonic())
            and self._lines <= limits.connections
            and len(self._visitors) < limits.strangers
            and sum(visitor.handshake.address == line.host for visitor in self._visitors) < limits.strangers_each
        )

    def _meet(self, line: Line) -> None:
        handshake = HostHandshake(self._identity, self._code, self._known_token, self._throttle, line.host)
        visitor = Visitor(line, handshake, self._limits.seconds)
        self._visitors.add(visitor)
        visitor.over.connect(self._decided)

    def _decided(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)
        line, handshake = visitor.line, visitor.handshake
        if not handshake.admitted:
            line.hang_up()
            if handshake.why is not None and _worth_saying(handshake.why):
                self.turned_away.emit(line.peer, handshake.why)
            return
        link = Link(line, handshake, self._identity.fingerprint, LARGEST_FROM_GUEST, self._limits.of_guest())
        self.admitted.emit(link)
        link.start()


def _worth_saying(why: Message) -> bool:
    """A port scanner or a cut cable is nobody's news."""
    return why.id.startswith("lan.knock_")
