"""One connection whose both ends have proved themselves: whole payloads in, whole payloads out, and one end."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, monotonic_ns

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.message import Message, message
from .frames import DATA, PING, PONG, BadFrame, RateLimit, frame
from .handshake import Handshake
from .line import Line
from .tls import BrokenTunnel

PULSE_MS = 2_000
MISSED = 4
"""So many pulses without a frame from the other end, and it is lost: after six to eight seconds.

Our own pulses are counted, not seconds: a machine that slept, or a window that hung, finds what came meanwhile first.
"""

_STAMP = 8


class Link(QObject):
    """Connect `received` and `closed` in the slot that hands you the link: before it returns nothing is delivered.

    `closed` comes exactly once, with the reason, also when it is this end that closes. Nothing is received after it.
    """

    received = Signal(bytes)
    closed = Signal(object)
    quality = Signal(float)

    def __init__(self, line: Line, handshake: Handshake, fingerprint: bytes, largest: int, limit: RateLimit) -> None:
        super().__init__()
        self.peer = line.peer
        self.fingerprint = fingerprint
        self.token = handshake.token
        self.round_trip_ms: float | None = None
        # As they crossed the wire, TLS and all.
        self.sent_bytes = self.received_bytes = 0
        self.tap: Callable[[bytes], None] | None = None
        self._line = line
        self._tunnel = handshake.tunnel
        self._reader = handshake.reader
        self._reader.largest = largest
        self._limit = limit
        self._open = True
        self._missed = 0
        line.belong_to(self)
        line.heard.connect(self._heard)
        line.ended.connect(self._lost)
        self._pulse = QTimer(self, interval=PULSE_MS)
        self._pulse.timeout.connect(self._beat)

    @property
    def cipher(self) -> str:
        return self._tunnel.cipher()

    @property
    def is_open(self) -> bool:
        return self._open and self._line.is_open

    def start(self) -> None:
        """By whoever made the link, after handing it over: deliver what came right behind the handshake."""
        if self._open:
            self._pulse.start()
            self._ping()
            self._heard(b"")

    def send(self, payload: bytes) -> None:
        """One frame. After the end it is silently dropped."""
        if not self.is_open:
            return
        if self.tap is not None:
            self.tap(payload)
        self._say(DATA, payload)

    def close(self, why: Message | None = None) -> None:
        """Hang up. What was sent before still arrives."""
        if self.is_open:
            self._open = False
            self._tunnel.end()
            self._flush()
            self._line.hang_up()
            self._closed(why or message("lan.hung_up"))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _heard(self, data: bytes) -> None:
        self.received_bytes += len(data)
        if not self._open:
            return
        try:
            if not self._limit.octets.take(len(data), monotonic()):
                self.close(message("lan.too_fast"))
                return
            self._reader.feed(self._tunnel.feed(data))
            self._flush()  # TLS may have something to answer
            while self._open and (said := self._reader.next()):
                self._frame(*said)
        except (BadFrame, BrokenTunnel):
            self.close(message("lan.bad_frame"))
        if self._open and self._tunnel.ended:
            self._open = False
            self._tunnel.end()
            self._flush()
            self._line.answer_hang_up()
            self._closed(message("lan.peer_left"))

    def _frame(self, kind: int, payload: bytes) -> None:
        if not self._limit.frames.take(1, monotonic()):
            self.close(message("lan.too_fast"))
            return
        self._missed = 0
        if kind == DATA and payload:
            self.received.emit(payload)
        elif kind == PING and len(payload) == _STAMP:
            self._say(PONG, payload)
        elif kind == PONG and len(payload) == _STAMP:
            self.round_trip_ms = max(0, monotonic_ns() - int.from_bytes(payload)) / 1e6
            self.quality.emit(self.round_trip_ms)
        else:
            raise BadFrame(f"frame {kind} with {len(payload)} bytes")

    def _beat(self) -> None:
        self._missed += 1
        if self._missed >= MISSED:
            self._line.drop()
        else:
            self._ping()

    def _ping(self) -> None:
        self._say(PING, monotonic_ns().to_bytes(_STAMP))

    def _say(self, kind: int, payload: bytes) -> None:
        try:
            self._tunnel.write(frame(kind, payload))
        except BrokenTunnel:
            self._line.drop()
            return
        self._flush()
        if self._line.choked:
            self._line.drop()

    def _flush(self) -> None:
        data = self._tunnel.take()
        self.sent_bytes += len(data)
        self._line.write(data)

    def _lost(self) -> None:
        if self._open:
            self._open = False
            self._closed(message("lan.link_lost"))

    def _closed(self, why: Message) -> None:
        self._pulse.stop()
        self.closed.emit(why)
