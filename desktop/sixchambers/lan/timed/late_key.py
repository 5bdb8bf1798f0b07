"""What is going to be revealed, sealed: it is everywhere in time, and nobody can read it before the key comes."""

from __future__ import annotations

from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

KEY_BYTES = 32
NONCE = bytes(12)
"""Every key seals one thing only, so the nonce need not differ."""
BLOCK = 64
"""Filled up to a multiple of this: how long it is must not tell what it is."""
LONGEST = 1024


class Unreadable(Exception):
    """Not sealed with this key, for this round; or not plain data."""


def new_key() -> bytes:
    return ChaCha20Poly1305.generate_key()


def seal(what: Any, key: bytes, round: int) -> bytes:
    """Plain data, closed with a fresh key."""
    plain = msgspec.json.encode(what)
    plain += b" " * (-len(plain) % BLOCK)
    return ChaCha20Poly1305(key).encrypt(NONCE, plain, _belongs_to(round))


def unseal(box: bytes, key: bytes, round: int) -> Any:
    try:
        plain = ChaCha20Poly1305(key).decrypt(NONCE, box, _belongs_to(round))
        return msgspec.json.decode(plain)
    except (InvalidTag, ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable from error


def _belongs_to(round: int) -> bytes:
    return b"reveal %d" % round
