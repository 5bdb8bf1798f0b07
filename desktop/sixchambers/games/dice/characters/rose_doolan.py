"""Rose Doolan."""

from __future__ import annotations

from ..data import ONE
from ..ring import at_places
from .character import Character


class RoseDoolan(Character):
    """Her 1s and 2s may also hit somebody one place further away, counted around the ring; never herself."""

    def reach(self, ring: tuple[int, ...], symbol: str) -> tuple[int, ...]:
        if len(ring) <= 2:
            return ring
        return at_places(ring, 1, 2) if symbol == ONE else at_places(ring, 2, 3)
