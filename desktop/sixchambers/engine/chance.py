"""Seeded randomness: named streams over a keyed hash, so that a game is its seed and its answers.

A stream is a key and a counter: two plain values to copy, where a Mersenne Twister costs more to copy than a
whole decision. Every use has a name of its own ("die", "deck"), so that tests can rig one without disturbing
another, and an added draw in one place does not shift the others.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES = 16
SPAN = 1 << 64
"""How many numbers eight bytes can say."""
_SIXTEEN = Layout("<16I").unpack
_SPAN = 1 << 32


class Chance(Struct, forbid_unknown_fields=True):
    """The table's source of randomness; part of the state, never part of a view."""

    seed: bytes
    drawn: dict[str, int] = {}
    rigged: dict[str, list[int]] = {}

    def copy(self) -> Chance:
        rigged = self.rigged
        return Chance(
            self.seed, self.drawn.copy(), {name: left.copy() for name, left in rigged.items()} if rigged else {}
        )

    def below(self, stream: str, limit: int) -> int:
        """A fair number from 0 to limit - 1."""
        if self.rigged:
            left = self.rigged.get(stream)
            if left:
                return left.pop(0)
        drawn = self.drawn
        count = drawn.get(stream, 0)
        while True:
            digest = blake2b(b"%s:%d" % (stream.encode(), count), key=self.seed, digest_size=8).digest()
            count += 1
            number = int.from_bytes(digest, "little")
            # Numbers at or above the largest multiple of limit would favour the small ones: draw again.
            if number <= SPAN - limit or number < SPAN - SPAN % limit:
                drawn[stream] = count
                return number % limit

    def roll(self, stream: str, faces: int, dice: int) -> tuple[int, ...]:
        """So many fair dice at once, each from 0 to faces - 1: one draw for a handful of at most twelve. A rigged
        stream names die after die."""
        if (self.rigged and self.rigged.get(stream)) or dice > 12:
            return tuple([self.below(stream, faces) for _ in range(dice)])
        return _handful(self.below(stream, faces**dice), faces, dice)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Fisher-Yates in place. A rigged stream names, for each place from the front, which of the items
        still left goes there."""
        left = list(items)
        place = 0
        while left and self.rigged.get(stream):
            items[place] = left.pop(self.below(stream, len(left)))
            place += 1
        count = self.drawn.get(stream, 0)
        # A long digest holds numbers for sixteen places: a deck is shuffled often enough for that to count.
        numbers: tuple[int, ...] = ()
        used = 16
        while left:
            if used == 16:
                numbers = _SIXTEEN(blake2b(b"%s:%d" % (stream.encode(), count), key=self.seed, digest_size=64).digest())
                count += 1
                used = 0
            number = numbers[used]
            used += 1
            limit = len(left)
            if number < _SPAN - _SPAN % limit:
                items[place] = left.pop(number % limit)
                place += 1
        if place:
            self.drawn[stream] = count

    def chance(self, stream: str, share: float) -> bool:
        """True in that share of all cases (for bots; rules use whole numbers)."""
        return self.below(stream, 1_000_000) < share * 1_000_000


@lru_cache(maxsize=1 << 16)
def _handful(number: int, faces: int, dice: int) -> tuple[int, ...]:
    """The dice a number stands for."""
    shown = []
    for _ in range(dice):
        number, face = divmod(number, faces)
        shown.append(face)
    return tuple(shown)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """A seed somebody typed: 32 hex digits stand for themselves, anything else is hashed."""
    text = text.strip()
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"sixchambers seed").digest()


def commitment(seed: bytes, salt: bytes) -> str:
    """Shown before the game; with seed and salt shown after it, everybody can check that the dice were not
    chosen on the way."""
    return hashlib.sha256(salt + seed).hexdigest()
