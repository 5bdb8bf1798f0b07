"""The one shape that leaves the engine: what a seat may see after every answer."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .questions import Answer, AnyQuestion, Offer
from .state import Outcome


class View(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What the table shows one seat now, and nothing more. Each game adds its own fields."""

    seat: int | None


class Update(Struct, frozen=True):
    """Feeds the scene, the log, the network, the replay and the bots alike.

    `question` is the one open for this seat: owed (`owes`), or already `given` and still changeable.
    `waiting` are the seats the table waits for, `ready` those whose answers are in.
    """

    seat: int | None
    asked: int
    now: int
    deadline: int | None
    events: tuple[Any, ...]
    view: Any
    question: AnyQuestion | None = None
    owes: bool = False
    given: Answer = None
    offers: tuple[Offer, ...] = ()
    waiting: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    outcome: Outcome | None = None
