"""Forgetting: a perfect memory, blurred for whoever is not perfect.

What is forgotten stays forgotten: every bullet has a number of its own in the memory, and a bot's own seed decides once
and for all how much that bullet may move, and how long it may lie, before it slips his mind.
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from ...games.kablamo.cylinder import fires_in
from ...games.kablamo.memory import Trace


class Recall(Struct, frozen=True):
    """How well somebody remembers: the chance to lose a bullet with every unusual movement and every round, and how
    many shots ahead he minds at all."""

    by_move: float
    by_round: float
    horizon: int = 6

    def face(self, trace: Trace | None, round: int, position: int, seed: bytes) -> int:
        """The face this player still remembers, or 0."""
        if trace is None or not trace.face or fires_in(position) > self.horizon:
            return 0
        kept = (1 - self.by_move) ** trace.moves * (1 - self.by_round) ** max(round - trace.since, 0)
        return trace.face if _luck(seed, trace.serial) < kept else 0


def _luck(seed: bytes, serial: int) -> float:
    """A fixed number from 0 to 1 for this bullet."""
    digest = blake2b(b"recall %d" % serial, key=seed, digest_size=2).digest()
    return int.from_bytes(digest, "little") / 65536
