"""TLS 1.3 as a pure box: what came from the wire goes in, what is to be read and what is to be sent comes out.

Python's own `ssl` on memory buffers, so that it is the same OpenSSL on every system and no call ever blocks.
No certificate authority can vouch for a laptop in a kitchen: the guest takes any certificate here, and whether it is
the right one is settled inside (see proof.py, handshake.py). Nothing but TLS 1.3, no tickets, no resumption.
"""

from __future__ import annotations

import hashlib
import ssl
from contextlib import suppress
from functools import cache

_CHUNK = 64 * 1024


class BrokenTunnel(Exception):
    """What came is not TLS, or not the TLS that was agreed on. `word` is OpenSSL's name for it."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def strict(context: ssl.SSLContext) -> ssl.SSLContext:
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.options |= ssl.OP_NO_TICKET
    return context


@cache
def guest_context() -> ssl.SSLContext:
    context = strict(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Tunnel:
    """One end of a TLS connection, without a socket."""

    def __init__(self, context: ssl.SSLContext, *, host: bool) -> None:
        self._in = ssl.MemoryBIO()
        self._out = ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._in, self._out, server_side=host)
        self.ready = False
        self.ended = False
        self._shake()

    def feed(self, data: bytes) -> bytes:
        """Bytes from the wire; returns what they say. After `ended` the other end says nothing more."""
        try:
            self._in.write(data)
            if not self.ready:
                self._shake()
            return self._read() if self.ready and not self.ended else b""
        except ssl.SSLError as error:
            raise BrokenTunnel(error.reason or "") from None

    def write(self, plain: bytes) -> None:
        try:
            self._tls.write(plain)
        except ssl.SSLError as error:
            raise BrokenTunnel(error.reason or "") from None

    def end(self) -> None:
        """Say that nothing more will come: the other end can tell a farewell from a cut cable."""
        if self.ready:
            with suppress(ssl.SSLError):  # it waits for the other end's farewell, or there is nobody left to say it to
                self._tls.unwrap()

    def take(self) -> bytes:
        """What has to go out on the wire now."""
        return self._out.read()

    def cipher(self) -> str:
        """How it is encrypted, in OpenSSL's words."""
        name = self._tls.cipher()
        return f"{self._tls.version()} {name[0]}" if name else ""

    def seen(self) -> bytes:
        """The fingerprint of the certificate the other end showed."""
        return hashlib.sha256(self._tls.getpeercert(binary_form=True) or b"").digest()

    def _shake(self) -> None:
        try:
            self._tls.do_handshake()
            self.ready = True
        except ssl.SSLWantReadError:
            pass

    def _read(self) -> bytes:
        said = []
        try:
            while chunk := self._tls.read(_CHUNK):
                said.append(chunk)
            self.ended = True
        except ssl.SSLWantReadError:
            pass
        except ssl.SSLZeroReturnError:
            self.ended = True
        return b"".join(said)
