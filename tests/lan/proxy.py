"""Bad networks and bad people between two programs.

`Proxy` passes bytes on with delay and jitter, stalls and cuts, by chance (seeded) or when told to. It also runs by itself:

    python tests/lan/proxy.py 127.0.0.1:4711 --port 4712 --delay 40 --jitter 20 --stall 0.01 --cut 0.001 --seed 7

`Middleman` ends TLS with a certificate of its own on one side, opens a TLS of its own on the other, and reads along.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from dataclasses import dataclass
from random import Random
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket

from sixchambers.lan.link.identity import Identity
from sixchambers.lan.link.tls import Tunnel, guest_context


@dataclass
class Weather:
    """Times in milliseconds, chances for each piece of bytes that passes."""

    delay: float = 0.0
    jitter: float = 0.0
    stall: float = 0.0
    stall_ms: float = 1_000.0
    cut: float = 0.0


class Passage(QObject):
    """One connection through here: two sockets, and what is under way between them with the time it is due."""

    def __init__(self, proxy: Proxy, near: QTcpSocket) -> None:
        super().__init__(QCoreApplication.instance())  # not the proxy's child: a child must not keep its parent alive
        self._proxy = proxy
        self.near, self.far = near, QTcpSocket(self)
        near.setParent(self)
        self._inward: Queue = deque()
        self._outward: Queue = deque()
        self._ended = False
        for socket, read in ((self.near, self._from_near), (self.far, self._from_far)):
            socket.readyRead.connect(read)
            socket.disconnected.connect(self._end)
            socket.errorOccurred.connect(self._end)
        near.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self.far.connected.connect(self._hurry)
        self.far.connectToHost(*proxy.to)

    def _hurry(self) -> None:
        self.far.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)

    def _from_near(self) -> None:
        self._take_in(self.near, self._inward)

    def _from_far(self) -> None:
        self._take_in(self.far, self._outward)

    def _take_in(self, socket: QTcpSocket, queue: Queue) -> None:
        data = socket.readAll().data()
        wait = self._proxy.chance() if data else None
        if wait is not None:
            due = monotonic() + wait
            queue.append((max(due, queue[-1][0]) if queue else due, data))  # TCP keeps the order
            self._proxy.pass_on()

    def _end(self) -> None:
        self._ended = True
        self._proxy.pass_on()

    def pass_on(self, now: float) -> float | None:
        """Hand over what is due; when the next is."""
        for queue, target in ((self._inward, self.far), (self._outward, self.near)):
            while queue and queue[0][0] <= now:
                data = queue.popleft()[1]
                self._proxy.passed += len(data)
                target.write(data)
        dues = [queue[0][0] for queue in (self._inward, self._outward) if queue]
        if self._ended and not dues:
            self.near.disconnectFromHost()
            self.far.disconnectFromHost()
        return min(dues, default=None)

    def cut(self) -> None:
        self.blockSignals(True)
        for socket in (self.near, self.far):
            socket.blockSignals(True)
            socket.abort()
        self.deleteLater()


Queue = deque[tuple[float, bytes]]


class Proxy(QObject):
    """Listens on this machine and passes everything on. `hold` and `cut` are bad weather on demand."""

    def __init__(self, port: int, host: str = "127.0.0.1", weather: Weather | None = None, seed: int = 0) -> None:
        super().__init__()
        self.to = (host, port)
        self.weather = weather or Weather()
        self.passed = self.cuts = 0
        self._random = Random(seed)
        self._passages: list[Passage] = []
        self._held = False
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._arrived)
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.pass_on)

    def open(self, port: int = 0) -> int:
        assert self._server.listen(QHostAddress("127.0.0.1"), port), self._server.errorString()
        return self._server.serverPort()

    def close(self) -> None:
        self._server.close()
        self.cut()

    def hold(self, held: bool) -> None:
        """Nothing gets through, and nobody is told."""
        self._held = held
        self.pass_on()

    def cut(self) -> None:
        """Every connection breaks, in the middle of whatever it carries."""
        self.cuts += 1
        passages, self._passages = self._passages, []
        for passage in passages:
            passage.cut()

    def chance(self) -> float | None:
        """How many seconds the next piece takes; None: it is the one at which the cable breaks."""
        weather, chance = self.weather, self._random.random
        if chance() < weather.cut:
            self.cut()
            return None
        stall = weather.stall_ms if chance() < weather.stall else 0.0
        return (weather.delay + weather.jitter * chance() + stall) / 1000

    def pass_on(self) -> None:
        if self._held:
            return
        now = monotonic()
        dues = [due for passage in list(self._passages) if (due := passage.pass_on(now)) is not None]
        if dues:
            self._timer.start(max(0, round((min(dues) - now) * 1000)))

    def _arrived(self) -> None:
        while (near := self._server.nextPendingConnection()) is not None:
            self._passages.append(Passage(self, near))


class Eavesdropping(QObject):
    """One connection that ends here, twice."""

    def __init__(self, middleman: Middleman, near: QTcpSocket, port: int) -> None:
        super().__init__(QCoreApplication.instance())
        self._middleman = middleman
        self.near, self.far = near, QTcpSocket(self)
        near.setParent(self)
        self._to_near = Tunnel(middleman.identity.context, host=True)
        self._to_far = Tunnel(guest_context(), host=False)
        self._waiting = bytearray()
        near.readyRead.connect(self._from_near)
        self.far.readyRead.connect(self._from_far)
        self.far.connected.connect(self._from_near)
        near.disconnected.connect(self._end)
        self.far.disconnected.connect(self._end)
        self.far.connectToHost("127.0.0.1", port)

    def _from_near(self) -> None:
        self._waiting += self._overhear(self._to_near, self.near)
        if self._to_far.ready and self._waiting:
            self._to_far.write(bytes(self._waiting))
            self._waiting.clear()
        self._flush()

    def _from_far(self) -> None:
        plain = self._overhear(self._to_far, self.far)
        if plain:  # only after something came from the near side, whose tunnel is therefore ready
            self._to_near.write(plain)
        self._from_near()

    def _end(self) -> None:
        self.near.disconnectFromHost()
        self.far.disconnectFromHost()
        self.deleteLater()

    def _overhear(self, tunnel: Tunnel, socket: QTcpSocket) -> bytes:
        plain = tunnel.feed(socket.readAll().data())
        self._middleman.overheard += plain
        return plain

    def _flush(self) -> None:
        self.near.write(self._to_near.take())
        if self.far.state() == QAbstractSocket.SocketState.ConnectedState:
            self.far.write(self._to_far.take())


class Middleman(QObject):
    """Reads and passes on what both sides believe to be secret. `overheard` is all of it."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.identity = Identity.fresh()
        self.overheard = bytearray()
        self._port = port
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._arrived)

    def open(self) -> int:
        assert self._server.listen(QHostAddress("127.0.0.1"), 0)
        return self._server.serverPort()

    def _arrived(self) -> None:
        while (near := self._server.nextPendingConnection()) is not None:
            Eavesdropping(self, near, self._port)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bad network between two programs.")
    parser.add_argument("to", help="where to, as host:port")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    for name, value in vars(Weather()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value)
    given = parser.parse_args()
    app = QCoreApplication([])
    host, _, port = given.to.rpartition(":")
    weather = Weather(**{name: getattr(given, name) for name in vars(Weather())})
    proxy = Proxy(int(port), host, weather, given.seed)
    print(proxy.open(given.port), flush=True)
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
