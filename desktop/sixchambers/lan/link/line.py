"""A TCP connection, reduced to what a link needs: bytes in, bytes out, and one end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QTcpSocket

LINGER_MS = 2_000
"""How long a line that was hung up waits for the other end to have heard the last words."""

BACKLOG = 4 * 1024 * 1024
"""Bytes that may wait to be sent. An end that does not listen must not fill our memory."""

_AHEAD = 256 * 1024


def new_socket() -> QTcpSocket:
    socket = QTcpSocket()
    socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))  # a LAN is not the web
    return socket


class Line(QObject):
    """`ended` comes exactly once, after the last `heard`; `error` says why. Then the line takes itself away.

    A socket must not be deleted while it tells what it heard. So a line is nobody's child: it keeps whoever it belongs
    to alive, ends when that is deleted all the same, and is deleted later, when nobody is in the middle of anything.
    """

    reached = Signal()
    heard = Signal(object)
    ended = Signal()

    def __init__(self, socket: QTcpSocket, owner: QObject) -> None:
        super().__init__(QCoreApplication.instance())
        self._socket = socket
        self._owner: QObject | None = None
        self.belong_to(owner)
        self._open = True
        self._hung_up = False
        self.error = QAbstractSocket.SocketError.UnknownSocketError
        socket.setParent(self)
        socket.setReadBufferSize(_AHEAD)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._end)
        socket.errorOccurred.connect(self._end)
        if socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._hurry()
        else:
            socket.connected.connect(self._hurry)

    def belong_to(self, owner: QObject) -> None:
        self._stand_alone()
        self._owner = owner
        owner.destroyed.connect(self.drop)

    def _stand_alone(self) -> None:
        if self._owner is not None:
            self._owner.destroyed.disconnect(self.drop)

    @property
    def is_open(self) -> bool:
        return self._open

    @property
    def host(self) -> str:
        """The other end's address; an IPv4 one looks the same on a socket that speaks both."""
        return self._socket.peerAddress().toString().removeprefix("::ffff:")

    @property
    def peer(self) -> str:
        return at(self.host, self._socket.peerPort())

    def write(self, data: bytes) -> None:
        if self._open and not self._hung_up and data:
            self._socket.write(data)

    @property
    def choked(self) -> bool:
        return self._open and self._socket.bytesToWrite() > BACKLOG

    def hang_up(self) -> None:
        """Get the last words across, then end.

        A socket that is closed with something unread in it resets the connection, and the other end may lose what it
        has not read yet. So this end goes on listening, deaf to what it hears, until the other one has hung up too.
        """
        if self._open and not self._hung_up:
            self._hung_up = True
            self._stand_alone()  # whoever hung up need not stay for it
            self._socket.flush()
            QTimer.singleShot(LINGER_MS, self, self.drop)

    def answer_hang_up(self) -> None:
        """The other end has said its last words, and waits for us to go."""
        if self._open:
            self._stand_alone()
            self._socket.disconnectFromHost()

    def drop(self) -> None:
        """End now, whatever is still on its way."""
        if self._open:
            self._hung_up = True
            self._socket.abort()
            self._end()

    def _hurry(self) -> None:
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self.reached.emit()

    def _read(self) -> None:
        data = self._socket.readAll().data() if self._socket.isOpen() else b""
        if data and not self._hung_up:
            self.heard.emit(data)

    def _end(self) -> None:
        if not self._open:
            return
        self._read()  # what arrived together with the end
        if self._open:  # hearing it may have ended the line
            self._open = False
            self.error = self._socket.error()
            self._socket.abort()
            self.ended.emit()
            QTimer.singleShot(0, self, self._vanish)

    def _vanish(self) -> None:
        self._owner = None
        self.deleteLater()


def at(host: str, port: int) -> str:
    """An address as people write it down."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
