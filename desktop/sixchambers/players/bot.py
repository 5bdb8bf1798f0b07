"""What a bot is: a function from what its seat knows to an answer and the reason for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from ..engine.chance import Chance
from ..engine.message import Message, message
from ..engine.questions import Answer, AnyQuestion, Offer

NO_CARD = message("bot.no_card")
"""The reason of somebody who is asked in a window and can only pass: nothing anybody needs to be told."""


class Using(Struct, frozen=True):
    """In place of an answer: a standing offer is taken up. The question stays open, and is thought about again."""

    offer: int
    answer: Answer


class Advice(Struct, frozen=True):
    """An answer (or an offer that is taken up first), and why."""

    answer: Answer
    reason: Message


class Budget:
    """How long a bot may think, and whether anybody still wants to know."""

    def __init__(self, seconds: float, cancelled: Callable[[], bool] = lambda: False) -> None:
        self._until = monotonic() + seconds
        self._cancelled = cancelled

    def over(self) -> bool:
        return self._cancelled() or monotonic() >= self._until


class Bot(Protocol):
    """One bot for one game. It keeps nothing: what it knows is in view and memory."""

    def answer(self, view: Any, memory: Any, question: AnyQuestion, chance: Chance, budget: Budget) -> Advice:
        """Answer the question from this seat's knowledge alone."""


@runtime_checkable
class Opportunist(Protocol):
    """A bot that knows what to do with its game's standing offers. It looks at them whenever it is asked something."""

    def take_up(
        self, view: Any, memory: Any, question: AnyQuestion, offers: Sequence[Offer], chance: Chance
    ) -> Advice | None:
        """Use one of them before answering, or none."""
