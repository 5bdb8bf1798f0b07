"""What a bot means to do about each kind of card, settled before anybody sees which one it is."""

from __future__ import annotations

from msgspec import Struct

from ...engine.message import Message
from ...engine.questions import Answer
from ...games.slap.box import Card
from ...games.slap.judge.shapes import Hands


class Aim(Struct, frozen=True, gc=False):
    """`kind` is "slap", "cover" or empty (leave it); `arg` whom or which base, `c` the card time of the press in
    milliseconds. `others` are the next best targets or bases. `heeds`: what it sees on the way may change it."""

    kind: str
    arg: int | None
    c: float
    reason: Message
    others: tuple[int, ...] = ()
    heeds: bool = False


class Plan(Struct, frozen=True):
    """One round's intentions. `flinch` is when it starts too early, if it does; `doubt` how much later it is if it has
    to choose somebody else at the last moment; `held` are the bases under its own hands, `started` everybody's hands.
    `strict`: at Move! a hand that still lies there blocks its base. `lift` and `lock` are the table's, in milliseconds.
    `blocks`: there is a second hand to put in the way. `bored` is when it has waited long enough for somebody to slap
    one of the `dull` cards."""

    aims: dict[Card, Aim]
    flinch: float | None
    doubt: float
    held: tuple[int, ...]
    started: tuple[Hands, ...]
    strict: bool
    lift: float
    lock: float
    blocks: bool
    bored: float
    dull: tuple[Card, ...]


class Deed(Struct, frozen=True, gc=False):
    """Something to be done between two cards: when (engine time in milliseconds), what, and why."""

    at: int
    answer: Answer
    reason: Message


class Press(Struct, frozen=True, gc=False):
    """An input to come: card time in microseconds, what, at whom, and why."""

    c: int
    kind: str
    arg: int | None
    reason: Message
