"""Who plays with which keys: one person with the whole keyboard, or up to four with a column each.

Columns, because cheap keyboards are a mesh of wires: three keys on the corners of a rectangle blur the fourth. With
a column for each seat no rectangle can come about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Act = Literal["shoot", "slap", "cover", "cover2", "leave", "deal", "peek", "yes", "no", "next", "switch"]


@dataclass(frozen=True)
class Wish:
    """What a key means: for whom, what, and the number of an opponent or a base, counted clockwise from one's own
    left; None where a marker or the table chooses."""

    seat: int
    act: Act
    number: int | None = None


@dataclass(frozen=True)
class Column:
    """The four keys of somebody who shares a keyboard."""

    shoot: str
    slap: str
    cover: str
    next: str

    def keys(self) -> tuple[str, str, str, str]:
        return self.shoot, self.slap, self.cover, self.next


COLUMNS = (
    Column("q", "a", "z", "1"),
    Column("r", "f", "v", "4"),
    Column("u", "j", "m", "7"),
    Column("kp7", "kp4", "kp1", "kp8"),
)
NO_KEYPAD = Column("p", ";", "/", "0")
"""For the fourth of a keyboard without a number pad."""
MOST_TOGETHER = len(COLUMNS)
SWITCH = "space"

SHOOT_KEYS, COVER_KEYS, SECOND_KEYS = "123456", "qwertyu", "asdfghj"


def alone(seat: int) -> dict[str, Wish]:
    """All keys for one person."""
    keys = {key: Wish(seat, "shoot", number) for number, key in enumerate(SHOOT_KEYS)}
    keys |= {key: Wish(seat, "cover", number) for number, key in enumerate(COVER_KEYS)}
    keys |= {key: Wish(seat, "cover2", number) for number, key in enumerate(SECOND_KEYS)}
    return keys | {
        "space": Wish(seat, "slap"),
        "x": Wish(seat, "leave"),
        "enter": Wish(seat, "deal"),
        "p": Wish(seat, "peek"),
        "n": Wish(seat, "no"),
        "m": Wish(seat, "yes"),
    }


def one_switch(seat: int) -> dict[str, Wish]:
    """One key does what the card asks for."""
    return {
        SWITCH: Wish(seat, "switch"),
        "enter": Wish(seat, "deal"),
        "n": Wish(seat, "no"),
        "m": Wish(seat, "yes"),
        "p": Wish(seat, "peek"),
    }


def together(seats: Sequence[int], columns: Sequence[Column] = COLUMNS) -> dict[str, Wish]:
    """A column each; whoever deals does it with the Enter key, a power is answered with N and M by whoever is asked."""
    keys: dict[str, Wish] = {"enter": Wish(-1, "deal"), "n": Wish(-1, "no")}
    for seat, column in zip(seats, columns, strict=False):
        for key, act in zip(column.keys(), ("shoot", "slap", "cover", "next"), strict=True):
            keys[key] = Wish(seat, act)  # type: ignore[arg-type]
    return keys


def columns_for(count: int, keypad: bool = True) -> tuple[Column, ...]:
    """So many columns, without the number pad where there is none."""
    last = COLUMNS[3] if keypad else NO_KEYPAD
    return (*COLUMNS[:3], last)[:count]


def scheme(people: Sequence[int], *, switch: bool = False, keypad: bool = True) -> Mapping[str, Wish]:
    """What the keys mean for the people at this screen."""
    if not people:
        return {}
    if len(people) == 1:
        return one_switch(people[0]) if switch else alone(people[0])
    return together(people, columns_for(len(people), keypad))
