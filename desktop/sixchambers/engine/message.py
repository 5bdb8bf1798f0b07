"""What the program says, before it is said in a language: an id and typed parts.

Engine, games and bots never build sentences. They name a message and hand over its parts; the words room
puts them into German or English. Typed parts let a log line show the thing a name stands for.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Who(Struct, frozen=True, tag="who", gc=False, forbid_unknown_fields=True):
    """A seat; said as the name of whoever sits there."""

    seat: int


class Thing(Struct, frozen=True, tag="thing", gc=False, forbid_unknown_fields=True):
    """A card, a die face, a character ...; said as the text of its message id.

    `mark` tells apart things of one name, in a sign no language has to translate: "7♣".
    """

    id: str
    mark: str = ""


class Amount(Struct, frozen=True, tag="amount", gc=False, forbid_unknown_fields=True):
    """A number with a unit the game knows how to write, such as money."""

    value: int
    unit: str = ""


class Pair(Struct, frozen=True, tag="pair", gc=False, forbid_unknown_fields=True):
    """Somebody and what he has; said as "Anna 3,000"."""

    who: Who
    what: Amount | Thing


class Many(Struct, frozen=True, tag="many", gc=False, forbid_unknown_fields=True):
    """Several parts in a row; said as "A, B and C"."""

    parts: tuple[Who | Thing | Amount | Pair | int | str, ...]


Part = Who | Thing | Amount | Pair | Many | int | str


class Message(Struct, frozen=True, tag="message", forbid_unknown_fields=True):
    """A sentence to be: its id in the catalogue and the parts that go into it.

    A part called `n` decides between singular and plural.
    """

    id: str
    parts: dict[str, Part] = {}


def message(id: str, /, **parts: Part) -> Message:
    """Shorthand: `message("klack.bid_too_low", n=1)`."""
    return Message(id, parts)


class Trouble(Exception):
    """Something a person can understand went wrong; carries the sentence to say instead of a traceback."""

    def __init__(self, id: str, /, **parts: Part) -> None:
        super().__init__(id, parts)
        self.message = Message(id, parts)

    def __str__(self) -> str:
        parts: Any = ", ".join(f"{k}={v!r}" for k, v in self.message.parts.items())
        return f"{self.message.id}({parts})"
