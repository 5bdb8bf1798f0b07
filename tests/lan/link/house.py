"""A gate, guests at it, and what became of them: in one event loop, over real sockets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from sixchambers.engine.message import Message
from sixchambers.lan.link.call import Call
from sixchambers.lan.link.gate import Gate, Limits
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.link.link import Link
from sixchambers.lan.link.throttle import Throttle

CODE = "staub-sattel-42"
TOKEN = b"a token of 16 b."
HERE = "127.0.0.1"
IDENTITY = Identity.fresh()


class End:
    """One end of a link, with all it heard."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.heard: list[bytes] = []
        self.closed: list[Message] = []
        link.received.connect(self.heard.append)
        link.closed.connect(self.closed.append)


class Caller:
    """A guest on its way in."""

    def __init__(self, patience_ms: int = 8_000) -> None:
        self.call = Call(patience_ms=patience_ms)
        self.ends: list[End] = []
        self.failures: list[Message] = []
        self.call.connected.connect(self._connected)
        self.call.failed.connect(self.failures.append)

    def _connected(self, link: Link) -> None:
        self.ends.append(End(link))

    @property
    def decided(self) -> bool:
        return bool(self.ends or self.failures)

    @property
    def end(self) -> End:
        assert self.ends, self.failures
        return self.ends[-1]

    @property
    def why(self) -> str:
        assert len(self.failures) == 1 and not self.ends
        return self.failures[0].id


class House:
    """The host."""

    def __init__(self, qtbot: QtBot, limits: Limits | None = None, throttle: Throttle | None = None) -> None:
        self.qtbot = qtbot
        self.tokens = {TOKEN}
        self.gate = Gate(IDENTITY, CODE, self.tokens.__contains__, limits=limits, throttle=throttle)
        self.ends: list[End] = []
        self.turned_away: list[Message] = []
        self.gate.admitted.connect(lambda link: self.ends.append(End(link)))
        self.gate.turned_away.connect(lambda peer, why: self.turned_away.append(why))
        self.port = self.gate.open(HERE)

    def until(self, true: Callable[[], bool], patience: int = 15_000) -> None:
        self.qtbot.waitUntil(true, timeout=patience)

    def join(self, code: str = CODE, port: int = 0) -> Caller:
        """Somebody with a code, and what came of it."""
        caller = Caller()
        caller.call.join(HERE, port or self.port, code)
        self.until(lambda: caller.decided)
        return caller

    def rejoin(self, fingerprint: bytes = IDENTITY.fingerprint, token: bytes = TOKEN, port: int = 0) -> Caller:
        caller = Caller()
        caller.call.rejoin(HERE, port or self.port, fingerprint, token)
        self.until(lambda: caller.decided)
        return caller

    def pair(self, port: int = 0) -> tuple[End, End]:
        """Host's end and guest's end of a link, and both hear each other."""
        before = len(self.ends)
        guest = self.join(port=port).end
        self.until(lambda: len(self.ends) > before)
        return self.ends[-1], guest


def sweep() -> None:
    """Let everything go that waits to be deleted."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
