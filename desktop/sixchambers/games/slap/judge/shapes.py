"""What the judge is given and what he finds. Card times are whole microseconds since the card could be seen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["slap", "cover", "cover2", "leave", "leave2"]

Ruling = Literal[
    "",
    "flinch",
    "locked",
    "in_air",
    "occupied",
    "old_base",
    "no_base",
    "left_cover",
    "already",
    "settled",
    "no_second_hand",
    "dead",
    "late",
]
"""Why an input did nothing; empty: it did something."""

Hands = tuple[int, ...]
"""Where the hands of a seat are, the main hand first: a base, or HIP, AIR."""


class Input(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Somebody did something at card time `c`. `arg` is whom a slap points at, or the base of a cover; -1: none."""

    c: int
    seat: int
    kind: Kind
    arg: int = -1


class Snapshot(Struct, frozen=True, gc=False):
    """The table as the card is turned. `lots` settle what is exactly equal: the smaller number was first."""

    living: tuple[bool, ...]
    hands: tuple[Hands, ...]
    bases: tuple[int, ...]
    dealer: int
    lots: tuple[int, ...]


class Settings(Struct, frozen=True, gc=False):
    """The measures of the game, in microseconds."""

    lift: int
    miss: int
    eps: int
    floor: int
    flinch_lock: int
    timeout: int
    strict: bool
    coin: bool
    same_base: bool
    handicaps: tuple[int, ...]


class Finding(Struct):
    """What happened, before powers and effects.

    `end` is the decisive moment, None as long as there is none. `by` slapped the card first, `target` is whom he
    validly pointed at and `covered` whether that seat was in cover then. `loser` was last at Move!. `rulings` has one
    entry for each input, `landed` the moment its hand came down (None: it did not), `lifts` how much longer than from
    the hip its hand was on the way. `hands` are as they are when it
    is over; `live` as they can be seen after the last input.
    """

    end: int | None
    by: int
    target: int
    covered: bool
    loser: int
    unsettled: tuple[int, ...]
    too_close: bool
    hands: tuple[Hands, ...]
    live: tuple[Hands, ...]
    rulings: list[Ruling]
    landed: list[int | None]
    lifts: list[int]
