"""Calamity Janet."""

from __future__ import annotations

from ..data import ONE, TWO
from ..ring import reached
from .character import Character


class CalamityJanet(Character):
    """Each 1 is a 2 and each 2 a 1, if she likes: symbol by symbol she reaches whom either of them reaches."""

    def reach(self, ring: tuple[int, ...], symbol: str) -> tuple[int, ...]:
        either = {*reached(ring, ONE), *reached(ring, TWO)}
        return tuple([seat for seat in ring if seat in either])
