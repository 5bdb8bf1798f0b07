"""The part of a game's state that the engine looks after."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .chance import Chance
from .message import Message


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. No winners: nobody won, or it was a draw; `why` says which."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: Message


class Core(Struct, forbid_unknown_fields=True):
    """What is in every game's state, kept as one field `core` so that copying it is one call.

    `agenda` is a stack of steps: where in the rules we are. It is typed by each game (see `State`), because only
    the game can name the steps it may hold.
    """

    chance: Chance
    # Answers that are in but not yet open, by seat. Nothing else in the house holds them.
    given: dict[int, Any] = {}
    # The same for questions that a standing offer interrupted, by their height on the agenda.
    parked: dict[int, dict[int, Any]] = {}
    # And the milliseconds they still had: interrupting must not give anybody more time to think.
    time_left: dict[int, int] = {}
    # Milliseconds since the game began, as told from outside.
    now: int = 0
    deadline: int | None = None
    time_limit: int | None = None
    # Grows with every question opened, so that a late answer to an earlier one is known as such.
    asked: int = 0
    next_id: int = 1
    # When the question on top of the agenda was opened.
    opened: int = 0
    outcome: Outcome | None = None

    def copy(self) -> Core:
        return Core(
            self.chance.copy(),
            self.given.copy(),
            {height: given.copy() for height, given in self.parked.items()} if self.parked else {},
            self.time_left.copy(),
            self.now,
            self.deadline,
            self.time_limit,
            self.asked,
            self.next_id,
            self.opened,
            self.outcome,
        )


class State(Struct, forbid_unknown_fields=True):
    """A game's whole truth, as plain data. Each game adds its own fields and narrows the two lists of steps."""

    core: Core
    agenda: list[Any]
    offers: list[Any]

    def copy(self) -> Any:
        raise TypeError("each game copies its own state")
