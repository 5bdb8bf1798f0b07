"""What may be done while a card is on its way or open: the same for everybody, whatever the card is."""

from __future__ import annotations

from functools import lru_cache

from ...engine.message import Message, message
from ...engine.questions import React, Value

ARMED = message("slap.ask_armed")
OPEN = message("slap.ask_open")

EARLIEST_US = -10_000_000
"""Longer before the card nobody can have pressed."""


@lru_cache(maxsize=256)
def presses(seat: int, seats: int, hands: int) -> tuple[tuple[str, Value | None], ...]:
    """Slap open-handed or pointing at anybody, go for any base, get up. What cannot work is the judge's business:
    nobody stops a hand in mid-air."""
    every = range(seats)
    moves: list[tuple[str, Value | None]] = [("slap", None), *[("slap", target) for target in every]]
    moves += [("cover", base) for base in every]
    moves.append(("leave", None))
    if hands == 2:
        moves += [("cover2", base) for base in every]
        moves.append(("leave2", None))
    return tuple(moves)


@lru_cache(maxsize=256)
def reaction(seat: int, seats: int, hands: int, prompt: str, latest: int) -> React:
    return React(
        seat=seat,
        prompt=Message(prompt),
        default=None,
        about="press",
        inputs=presses(seat, seats, hands),
        times=(EARLIEST_US, latest),
    )
