"""Throws hostile bytes at the link: at frame reader, decoder and handshakes directly, and at a live gate.

    python tests/lan/link/fuzz.py --fed 100000 --live 20000 --seed 1

Nothing may escape, hang, or stay behind, and a good guest is served all the while.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from lan.link.hostile import chunk, ear, payload, wire, words
from lan.link.house import CODE, HERE, IDENTITY, TOKEN, End, sweep
from lan.link.talk import Stranger
from sixchambers.engine.message import message
from sixchambers.lan.link.call import Call
from sixchambers.lan.link.decode import decode
from sixchambers.lan.link.frames import LARGEST_BEFORE, LARGEST_FROM_GUEST, BadFrame, Bucket, FrameReader, RateLimit
from sixchambers.lan.link.gate import Gate, Limits, Visitor
from sixchambers.lan.link.handshake import GuestHandshake
from sixchambers.lan.link.line import Line
from sixchambers.lan.link.link import Link
from sixchambers.lan.link.throttle import Throttle
from sixchambers.lan.link.tls import BrokenTunnel, Tunnel
from sixchambers.lan.messages import guest_decoder, host_decoder

DECODERS: list[msgspec.json.Decoder[Any]] = [msgspec.json.Decoder(), guest_decoder, host_decoder]


GREETING = GuestHandshake("x", CODE).take()
"""What an honest guest begins with, and what an honest host answers."""


def _answer() -> bytes:
    host = Tunnel(IDENTITY.context, host=True)
    host.feed(GREETING)
    return host.take()


ANSWER = _answer()


class Tally(dict[str, int]):
    """What became of it all."""

    def count(self, what: str) -> None:
        self[what] = self.get(what, 0) + 1


# --- fed directly ----------------------------------------------------------------------------------------------------


def feed(number: int, seed: int) -> Tally:
    """Chunks at the parts that need no socket. Whatever is not BadFrame comes out as a traceback."""
    random = Random(seed)
    tally = Tally()
    fed = 0
    while fed < number:
        one = random.choice((_at_reader, _at_decoder, _at_decoder, _at_tls, _in_tunnel))
        fed += one(random, tally)
    tally["fed"] = fed
    return tally


def _at_reader(random: Random, tally: Tally) -> int:
    largest = random.choice((LARGEST_BEFORE, LARGEST_FROM_GUEST))
    reader = FrameReader(largest)
    for number in range(1, random.randrange(2, 30)):
        said = chunk(random)
        reader.feed(said)
        try:
            while (found := reader.next()) is not None:
                assert len(found[1]) < largest
                tally.count("frames")
        except BadFrame:
            tally.count("bad frames")
            return number
        assert len(reader._bytes) < largest + 4 + len(said), "no more is kept than one frame"
    return number


def _at_decoder(random: Random, tally: Tally) -> int:
    said = payload(random)
    try:
        decode(said, random.choice(DECODERS))
        tally.count("decoded")
    except BadFrame:
        tally.count("not decoded")
    return 1


def _at_tls(random: Random, tally: Tally) -> int:
    handshake, is_guest = ear(random)
    fed = 0
    while fed < 8 and (not handshake.over or random.random() < 0.3):
        handshake.feed(wire(random, ANSWER if is_guest else GREETING))
        handshake.take()
        fed += 1
        assert not handshake.admitted
    handshake.gone()
    assert handshake.over
    tally.count("turned away at TLS")
    return fed


def _in_tunnel(random: Random, tally: Tally) -> int:
    handshake, is_guest = ear(random)
    stranger = Stranger(handshake, IDENTITY if is_guest else None)
    if random.random() < 0.7:
        stranger.hello()
    fed = 0
    while fed < 12 and not handshake.over:
        with suppress(BrokenTunnel, BadFrame):  # our own end's: it may have been told that it is over
            stranger.tunnel.write(words(random, is_guest))
            stranger._carry()
        fed += 1
    honest = handshake.token == TOKEN and handshake.admitted
    assert not handshake.admitted or honest, "nobody gets in but with the token"
    handshake.gone()
    tally.count("let in by token" if honest else handshake.why.id if handshake.why else "?")
    return fed


# --- through live sockets --------------------------------------------------------------------------------------------


class Rowdy(QObject):
    """A connection that throws things: at TLS, inside TLS at the handshake, or at the table, let in with a token."""

    def __init__(self, port: int, where: str) -> None:
        super().__init__(QCoreApplication.instance())
        self.gone = False
        self.ready = where == "outside"
        self._where = where
        self._handshake = GuestHandshake("x", token=TOKEN, fingerprint=IDENTITY.fingerprint)
        self._tunnel = self._handshake.tunnel
        self.socket = QTcpSocket(self)
        self.socket.connected.connect(self._greet)
        self.socket.readyRead.connect(self._read)
        self.socket.disconnected.connect(self._gone)
        self.socket.errorOccurred.connect(self._gone)
        self.socket.connectToHost(HERE, port)

    def throw(self, random: Random) -> None:
        if self._where == "outside":
            self.socket.write(wire(random, GREETING))
        else:
            self._tunnel.write(chunk(random) if self._where == "inside" else words(random, from_host=False))
            self.socket.write(self._tunnel.take())

    def leave(self) -> None:
        self.socket.abort()
        self.deleteLater()

    def _greet(self) -> None:
        if self._where != "outside":
            self.socket.write(self._tunnel.take())

    def _read(self) -> None:
        data = self.socket.readAll().data()
        if self._where == "inside" and not self.ready:
            self._handshake.feed(data)
            self.ready = self._handshake.admitted
            assert not self._handshake.why, self._handshake.why
        elif self._where != "outside":
            with suppress(BrokenTunnel):
                self._tunnel.feed(data)
            self.ready = self._tunnel.ready
        if self._where != "outside":
            self.socket.write(self._tunnel.take())
        if self._tunnel.ended:
            self.socket.disconnectFromHost()

    def _gone(self) -> None:
        self.gone = True


class Siege:
    """A host that decodes and echoes, a good guest that plays on, and rowdies at the door and at the table."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.tally = Tally()
        # The good guest talks faster than any person while it is tested, and rowdies come faster than a gate lets them.
        no_limit = RateLimit(Bucket(1e9, 1e9), Bucket(1e9, 1e9))
        limits = Limits(a_second=1e9, at_once=1e9, seconds=3, strangers_each=16, of_guest=lambda: no_limit)
        self.gate = Gate(IDENTITY, CODE, TOKEN.__eq__, limits=limits, throttle=Throttle())
        self.gate.admitted.connect(self._admitted)
        self.port = self.gate.open(HERE)
        self.links: list[Link] = []
        call = Call()
        ends: list[End] = []
        call.connected.connect(lambda link: ends.append(End(link)))
        call.join(HERE, self.port, CODE)
        self.until(lambda: bool(ends))
        self.good = ends[0]

    def until(self, true: Callable[[], bool]) -> None:
        end = monotonic() + 30
        loop = QEventLoop()
        while not true():
            assert monotonic() < end, "it hangs"
            QTimer.singleShot(1, loop, loop.quit)
            loop.exec()  # a loop of its own, so that what is to be deleted is deleted

    def _admitted(self, link: Link) -> None:
        link.received.connect(lambda payload: self._received(link, payload))
        link.closed.connect(lambda why: self._closed(link, why.id))
        self.links.append(link)

    def _received(self, link: Link, payload: bytes) -> None:
        if payload.startswith(b'"good'):
            link.send(payload)
            return
        try:
            decode(payload, guest_decoder)
            self.tally.count("decoded")
        except BadFrame:
            self.tally.count("not decoded")
            link.close(message("lan.bad_frame"))

    def _closed(self, link: Link, why: str) -> None:
        self.tally.count(why)
        self.links.remove(link)
        link.deleteLater()

    def good_guest_is_served(self) -> None:
        said = b'"good %d"' % self.random.randrange(10**9)
        self.good.link.send(said)
        self.until(lambda: said in self.good.heard)
        self.good.heard.clear()
        assert not self.good.closed

    def assault(self) -> int:
        """One rowdy, until he is thrown out or tired of it."""
        where = self.random.choice(("outside", "door", "inside"))
        rowdy = Rowdy(self.port, where)
        self.until(lambda: rowdy.ready and rowdy.socket.state() == QAbstractSocket.SocketState.ConnectedState)
        thrown, enough = 0, self.random.randrange(1, 9)
        while thrown < enough and not rowdy.gone:
            rowdy.throw(self.random)
            thrown += 1
            if self.random.random() < 0.3:
                QCoreApplication.processEvents()
        self.tally[where] = self.tally.get(where, 0) + thrown
        if self.random.random() < 0.5:
            self.good_guest_is_served()
        rowdy.leave()
        return thrown

    def rest(self) -> None:
        """Everybody but the good guest is gone, and everything of them."""
        self.until(lambda: self.gate._lines == 1 and len(self.links) == 1 and not self.gate._visitors)
        self.good_guest_is_served()
        sweep()
        gc.collect()

    def left(self) -> dict[str, int]:
        kinds = (Line, Link, Visitor, Tunnel, FrameReader, QTcpSocket)
        found = [type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, kinds)]
        return {name: found.count(name) for name in sorted(set(found))}


def besiege(number: int, seed: int) -> tuple[Tally, int, int]:
    """Returns what became of it, and by how many bytes Python and the process grew after the first tenth."""
    siege = Siege(seed)
    thrown = 0
    before: tuple[dict[str, int], int, int] | None = None
    tracemalloc.start()
    while thrown < number:
        thrown += siege.assault()
        if before is None and thrown * 10 >= number:
            siege.rest()
            before = siege.left(), tracemalloc.get_traced_memory()[0], resident()
    siege.rest()
    assert before is not None
    left, traced, grown = siege.left(), tracemalloc.get_traced_memory()[0] - before[1], resident() - before[2]
    tracemalloc.stop()
    assert left == before[0], f"{left} left, {before[0]} before"
    siege.good.link.close()
    siege.until(lambda: not siege.links and not siege.gate._lines)
    siege.gate.close()
    siege.tally["thrown"] = thrown
    return siege.tally, traced, grown


def resident() -> int:
    """Bytes of memory this process holds, where the system tells."""
    path = Path("/proc/self/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if path.exists() else 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Hostile bytes at the link.")
    parser.add_argument("--fed", type=int, default=100_000)
    parser.add_argument("--live", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    app = QCoreApplication([])
    sys.excepthook = lambda *error: (sys.__excepthook__(*error), os._exit(1))  # also for what escapes into Qt
    begin = monotonic()
    print("fed directly:", feed(given.fed, given.seed), f"{monotonic() - begin:.1f} s")
    begin = monotonic()
    tally, traced, grown = besiege(given.live, given.seed)
    print("thrown at live sockets:", tally, f"{monotonic() - begin:.1f} s")
    print(f"grown: {traced / 1024:.0f} kB in Python, {grown / 1024:.0f} kB of the process")
    assert traced < 512 * 1024 and grown < 24 * 1024 * 1024
    del app


if __name__ == "__main__":
    main()
