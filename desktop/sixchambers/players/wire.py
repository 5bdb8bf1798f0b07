"""What goes between the program and the process its bots think in: length-prefixed JSON, strictly typed.

To the worker go seats to play and, for each, its encoded Updates: never a state, never another seat's view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ..engine.message import Message

LARGEST = 4 * 1024 * 1024
HEAD = 4


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Play this seat: forget what you knew about it."""

    seat: int
    game: str
    bot: str
    seats: int
    seed: bytes


class Hear(Struct, frozen=True, tag="hear", forbid_unknown_fields=True):
    """An Update of this seat, as the game's codec wrote it."""

    seat: int
    update: msgspec.Raw


class Think(Struct, frozen=True, tag="think", forbid_unknown_fields=True):
    """Answer the question of the last Update."""

    number: int
    seat: int
    milliseconds: int


class Cancel(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """Nobody wants to know that any more."""

    number: int


class Thought(Struct, frozen=True, tag="thought", forbid_unknown_fields=True):
    """The worker's answer, to its question or to a standing offer."""

    number: int
    seat: int
    asked: int
    answer: Any
    reason: Message
    offer: int | None = None


class Stumbled(Struct, frozen=True, tag="stumbled", forbid_unknown_fields=True):
    """The bot raised something; the text is for a crash report, not for a person."""

    number: int
    text: str


ToWorker = Sit | Hear | Think | Cancel
FromWorker = Thought | Stumbled

_encode = msgspec.json.Encoder().encode
to_worker = msgspec.json.Decoder(ToWorker).decode
from_worker = msgspec.json.Decoder(FromWorker).decode


def framed(thing: ToWorker | FromWorker) -> bytes:
    body = _encode(thing)
    return len(body).to_bytes(HEAD, "big") + body


class Frames:
    """Bytes as they come, in whole frames as they go."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        self._rest += data
        while len(self._rest) >= HEAD:
            size = int.from_bytes(self._rest[:HEAD], "big")
            if size > LARGEST:
                raise ValueError("frame too large")
            if len(self._rest) < HEAD + size:
                return
            body = bytes(self._rest[HEAD : HEAD + size])
            del self._rest[: HEAD + size]
            yield body
