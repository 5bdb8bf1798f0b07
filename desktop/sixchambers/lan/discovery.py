"""Tables on the LAN find their guests: a guest asks around every second, and every open table answers.

Asking goes out as a broadcast on every interface, and to this very machine. The answer comes back to whoever asked,
which firewalls understand better than strangers' broadcasts; tables also call out by themselves, for machines whose
own questions get lost. Nothing said here is secret, and nothing heard here is trusted: it is a list to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

PORT = 45645
EVERY = 1000
"""Milliseconds between two calls."""
FORGOTTEN_AFTER = 3.5
"""Seconds of silence after which a table is gone."""
LONGEST = 600
MOST_TABLES = 64

Text = Annotated[str, Meta(max_length=40)]


class Ask(Struct, frozen=True, tag="ask", tag_field="six"):
    """Is there a table?"""


class Here(Struct, frozen=True, tag="here", tag_field="six"):
    """There is. Newer programs may say more; what we do not know, we do not mind."""

    protocol: int
    id: Text
    name: Text
    game: Text
    port: Annotated[int, Meta(ge=1, le=65535)]
    free: Annotated[int, Meta(ge=0, le=16)] = 0
    playing: bool = False


class Found(Struct, frozen=True):
    """A table in the list."""

    here: Here
    address: str

    @property
    def port(self) -> int:
        return self.here.port


_decoder: msgspec.json.Decoder[Ask | Here] = msgspec.json.Decoder(Ask | Here)


def read(datagram: bytes) -> Ask | Here | None:
    """What somebody called out, if it is one of our words."""
    if len(datagram) > LONGEST:
        return None
    try:
        return _decoder.decode(datagram)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def this_machine() -> list[QHostAddress]:
    """Nobody else."""
    return [QHostAddress("127.255.255.255"), QHostAddress("127.0.0.1")]


def broadcast_addresses() -> list[QHostAddress]:
    """One for every network this machine is in, and the machine itself."""
    everywhere = this_machine()
    flags = QNetworkInterface.InterfaceFlag
    for interface in QNetworkInterface.allInterfaces():
        state = interface.flags()
        if state & flags.IsUp and state & flags.CanBroadcast:
            everywhere += [entry.broadcast() for entry in interface.addressEntries() if not entry.broadcast().isNull()]
    return everywhere


def own_addresses() -> list[str]:
    """Where others on the LAN reach this machine, the likeliest first."""
    flags = QNetworkInterface.InterfaceFlag
    found = []
    for interface in QNetworkInterface.allInterfaces():
        state = interface.flags()
        if not state & flags.IsUp or state & flags.IsLoopBack:
            continue
        for entry in interface.addressEntries():
            ip = entry.ip()
            if ip.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol:
                found.append((bool(state & flags.CanBroadcast), ip.toString()))
    return [address for _, address in sorted(found, key=lambda one: not one[0])] or ["127.0.0.1"]


def _shared_socket(parent: QObject, port: int) -> QUdpSocket:
    """Several programs on one machine listen at the same port."""
    socket = QUdpSocket(parent)
    flags = QAbstractSocket.BindFlag.ShareAddress | QAbstractSocket.BindFlag.ReuseAddressHint
    socket.bind(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), port, flags)
    return socket


def _call_out(socket: QUdpSocket, payload: bytes, port: int, to: Iterable[QHostAddress]) -> None:
    for address in to:
        socket.writeDatagram(payload, address, port)  # an interface that cannot is one nobody hears us on


class Beacon(QObject):
    """The host's side: answers who asks, and calls out."""

    def __init__(
        self,
        describe: Callable[[], Here],
        parent: QObject | None = None,
        port: int = PORT,
        reach: Callable[[], list[QHostAddress]] = broadcast_addresses,
    ) -> None:
        super().__init__(parent)
        self._describe = describe
        self._reach = reach
        self._port = port
        self._socket = _shared_socket(self, port)
        self._socket.readyRead.connect(self._asked)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.call)
        self._timer.start()
        self.call()

    def call(self) -> None:
        _call_out(self._socket, msgspec.json.encode(self._describe()), self._port, self._reach())

    def _asked(self) -> None:
        while self._socket.hasPendingDatagrams():
            datagram = self._socket.receiveDatagram(LONGEST + 1)
            if isinstance(read(bytes(datagram.data().data())), Ask):
                answer = msgspec.json.encode(self._describe())
                self._socket.writeDatagram(answer, datagram.senderAddress(), datagram.senderPort())

    def close(self) -> None:
        self._timer.stop()
        self._socket.close()


class Lookout(QObject):
    """The guest's side: the tables there are, as they come and go."""

    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        port: int = PORT,
        clock: Callable[[], float] = monotonic,
        reach: Callable[[], list[QHostAddress]] = broadcast_addresses,
    ) -> None:
        super().__init__(parent)
        self._port = port
        self._reach = reach
        self._clock = clock
        self._tables: dict[str, tuple[Found, float]] = {}
        # Answers come to a socket of our own; what tables call out comes to the shared port.
        self._own = QUdpSocket(self)
        self._own.bind(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), 0)
        self._shared = _shared_socket(self, port)
        for socket in (self._own, self._shared):
            socket.readyRead.connect(lambda socket=socket: self._heard(socket))
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.ask)
        self._timer.start()
        self.ask()

    @property
    def tables(self) -> list[Found]:
        """In an order that stays, so that nothing jumps away under the mouse."""
        found = [found for found, _ in self._tables.values()]
        return sorted(found, key=lambda one: (one.here.name.casefold(), one.here.id))

    def find(self, id: str) -> Found | None:
        found = self._tables.get(id)
        return found[0] if found is not None else None

    def ask(self) -> None:
        self._forget()
        _call_out(self._own, msgspec.json.encode(Ask()), self._port, self._reach())

    def _heard(self, socket: QUdpSocket) -> None:
        while socket.hasPendingDatagrams():
            datagram = socket.receiveDatagram(LONGEST + 1)
            here = read(bytes(datagram.data().data()))
            if isinstance(here, Here):
                self._note(here, datagram.senderAddress().toString())

    def _note(self, here: Here, address: str) -> None:
        before = self._tables.get(here.id)
        if before is None and len(self._tables) >= MOST_TABLES:
            return
        if before is not None and before[0].address != address and not address.startswith("127."):
            # The same table through two networks: stay with the one that was heard first while it is heard.
            address = before[0].address if not before[0].address.startswith("127.") else address
        elif before is not None and address.startswith("127."):
            address = before[0].address
        found = Found(here, address)
        self._tables[here.id] = (found, self._clock())
        if before is None or before[0] != found:
            self.changed.emit()

    def _forget(self) -> None:
        now = self._clock()
        gone = [id for id, (_, heard) in self._tables.items() if now - heard > FORGOTTEN_AFTER]
        for id in gone:
            del self._tables[id]
        if gone:
            self.changed.emit()

    def close(self) -> None:
        self._timer.stop()
        self._own.close()
        self._shared.close()
