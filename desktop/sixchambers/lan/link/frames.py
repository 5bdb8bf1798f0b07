"""Frames on a stream of bytes: four bytes of length, a byte that says what kind, a payload. No Qt, no TLS, no clock.

The length counts kind and payload, so it is never zero; it is judged as soon as its four bytes are there, so nobody
can make this end wait for, or keep, more than it would ever take.
"""

from __future__ import annotations

LARGEST_BEFORE = 1024
"""Bytes a frame may have while the other end is still a stranger."""

LARGEST_FROM_GUEST = 16 * 1024
LARGEST_FROM_HOST = 512 * 1024
"""A host sends a machine with eight people nine Updates of up to 16 kB at once; a guest sends answers and chat."""

# Kinds. HELLO and REFUSED, with their payloads, stay as they are in every version to come: with them two programs of
# any age find out that they do not fit together.
HELLO, REFUSED, JOIN, OPENING, PROOF, WELCOME, REJOIN, DATA, PING, PONG = range(1, 11)

_HEAD = 4


class BadFrame(Exception):
    """What came is not a frame, or not one that may come here."""


def frame(kind: int, payload: bytes = b"") -> bytes:
    return (len(payload) + 1).to_bytes(_HEAD) + bytes((kind,)) + payload


class FrameReader:
    """Bytes in as they come, frames out one at a time; `largest` may change from one to the next."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self._bytes = bytearray()

    def feed(self, data: bytes) -> None:
        self._bytes += data

    def next(self) -> tuple[int, bytes] | None:
        """Kind and payload of the next whole frame; BadFrame if there will never be one."""
        if len(self._bytes) < _HEAD:
            return None
        length = int.from_bytes(self._bytes[:_HEAD])
        if not 0 < length <= self.largest:
            raise BadFrame(f"a frame of {length} bytes")
        if len(self._bytes) < _HEAD + length:
            return None
        kind, payload = self._bytes[_HEAD], bytes(self._bytes[_HEAD + 1 : _HEAD + length])
        del self._bytes[: _HEAD + length]
        return kind, payload


class Bucket:
    """So many at once, and so many a second after that. The time is told."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self._at: float | None = None

    def refill(self, now: float) -> None:
        if self._at is not None and now > self._at:
            self.level = min(self.burst, self.level + (now - self._at) * self.rate)
        self._at = now

    def take(self, amount: float, now: float) -> bool:
        self.refill(now)
        if amount > self.level:
            return False
        self.level -= amount
        return True


class RateLimit:
    """How much one end may say: frames and bytes a second, with room for what a hiccup of the network held back."""

    def __init__(self, frames: Bucket, octets: Bucket) -> None:
        self.frames = frames
        self.octets = octets


def guest_limit() -> RateLimit:
    """What a host takes from one guest: faster than any hand, slower than any harm."""
    return RateLimit(Bucket(100, 400), Bucket(128 * 1024, 512 * 1024))


def host_limit() -> RateLimit:
    """What a guest takes from its host."""
    return RateLimit(Bucket(2_000, 4_000), Bucket(8 * 1024 * 1024, 32 * 1024 * 1024))
