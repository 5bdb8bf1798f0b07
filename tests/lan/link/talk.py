"""Handshakes without sockets: both ends in one hand, and strangers who say whatever they like."""

from __future__ import annotations

from collections.abc import Callable

from lan.link.house import CODE, IDENTITY, TOKEN
from sixchambers.lan.link.frames import HELLO, FrameReader, frame
from sixchambers.lan.link.handshake import MAGIC, PROTOCOL, GuestHandshake, Handshake, HostHandshake
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.link.throttle import Throttle
from sixchambers.lan.link.tls import Tunnel, guest_context

OUR_HELLO = MAGIC + PROTOCOL.to_bytes(4)


def host(
    code: str = CODE,
    throttle: Throttle | None = None,
    known: Callable[[bytes], bool] = TOKEN.__eq__,
    identity: Identity = IDENTITY,
) -> HostHandshake:
    return HostHandshake(identity, code, known, throttle or Throttle(), "10.0.0.7")


def guest(code: str = CODE) -> GuestHandshake:
    return GuestHandshake("table:1", code)


def returning(fingerprint: bytes = IDENTITY.fingerprint, token: bytes = TOKEN) -> GuestHandshake:
    return GuestHandshake("table:1", token=token, fingerprint=fingerprint)


def converse(one: Handshake, other: Handshake, piece: int = 1 << 20) -> None:
    """Carry bytes to and fro, in pieces of a size, until both have nothing to say."""
    while (to_other := one.take()) or (to_one := other.take()):
        for said, ear in ((to_other, other), (b"" if to_other else to_one, one)):
            for start in range(0, len(said), piece):
                ear.feed(said[start : start + piece])


class Stranger:
    """One end that has TLS and frames but no manners: it says what it is told to, and keeps what it hears."""

    def __init__(self, ear: Handshake, identity: Identity | None = None) -> None:
        self.ear = ear
        self.heard: list[tuple[int, bytes]] = []
        self.tunnel = Tunnel(identity.context if identity else guest_context(), host=identity is not None)
        self._reader = FrameReader(1 << 20)
        self._carry()

    def say(self, kind: int, payload: bytes = b"") -> None:
        self.tunnel.write(frame(kind, payload))
        self._carry()

    def hello(self, payload: bytes = OUR_HELLO) -> None:
        self.say(HELLO, payload)

    def _carry(self) -> None:
        while (ours := self.tunnel.take()) or (theirs := self.ear.take()):
            if ours:
                self.ear.feed(ours)
            else:
                self._reader.feed(self.tunnel.feed(theirs))
        self.heard += iter(self._reader.next, None)
