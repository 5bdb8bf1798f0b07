"""Who sits how far from whom: living seats, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .data import ONE


def others(alive: Sequence[bool], seat: int) -> tuple[int, ...]:
    """The other living seats clockwise: the left neighbour first."""
    return _others(tuple(alive), seat)


def from_seat(alive: Sequence[bool], seat: int) -> tuple[int, ...]:
    """The living seats clockwise, this one first if it lives."""
    return _from_seat(tuple(alive), seat)


@lru_cache(maxsize=4096)
def _others(alive: tuple[bool, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in (*range(seat + 1, len(alive)), *range(seat)) if alive[other]])


@lru_cache(maxsize=4096)
def _from_seat(alive: tuple[bool, ...], seat: int) -> tuple[int, ...]:
    return (seat, *_others(alive, seat)) if alive[seat] else _others(alive, seat)


def at_places(ring: tuple[int, ...], *places: int) -> tuple[int, ...]:
    """Who of the others sits so many places away in either direction, clockwise."""
    there = {ring[place - 1] for place in places} | {ring[-place] for place in places}
    return tuple([seat for seat in ring if seat in there])


def reached(ring: tuple[int, ...], symbol: str) -> tuple[int, ...]:
    """Whom a 1 or a 2 can hit: exactly so many places away; with three or two players left anybody."""
    return ring if len(ring) <= 2 else at_places(ring, 1 if symbol == ONE else 2)


def distance(alive: Sequence[bool], seat: int, other: int) -> int:
    """How many places apart two living seats are, the shorter way round."""
    ring = others(alive, seat)
    clockwise = ring.index(other) + 1
    return min(clockwise, len(ring) + 1 - clockwise)
