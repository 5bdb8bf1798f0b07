"""The geometry of a revolver. Positions belong to the board and never move; chambers travel over them.

            0  FIRING
   5 SAFE          1
   4               2
            3

Positions are counted clockwise from the top. The safe position is directly left of the firing position, so one step
clockwise brings the safe bullet up to be fired.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .box import CHAMBERS

T = TypeVar("T")

FIRING = 0
SAFE = CHAMBERS - 1


def turned(chambers: list[T], steps: int) -> list[T]:
    """The cylinder after so many steps clockwise; fewer than none is counter-clockwise."""
    cut = -steps % CHAMBERS
    return chambers[cut:] + chambers[:cut]


def turned_position(position: int, steps: int) -> int:
    """Where whatever is at this position comes to lie."""
    return (position + steps) % CHAMBERS


def fires_in(position: int) -> int:
    """In how many rounds the bullet at this position is fired, if nothing disturbs the cylinder."""
    return CHAMBERS - position


def left_of(seat: int, alive: list[bool]) -> int:
    """The left neighbour: the next living seat clockwise. Of two living players it is the other one."""
    number = len(alive)
    for step in range(1, number + 1):
        other = (seat + step) % number
        if alive[other]:
            return other
    return seat


def clockwise(first: int, alive: list[bool]) -> Iterator[int]:
    """All living seats, beginning at or after this one."""
    number = len(alive)
    for step in range(number):
        seat = (first + step) % number
        if alive[seat]:
            yield seat
