"""A bot on a chair: what it is, what it has heard, and the chance of its own it thinks with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.chance import Chance
from ..engine.game import AnyGame
from ..engine.questions import AnyQuestion, Offer
from ..engine.update import Update
from . import find_bot
from .bot import Advice, Budget, Opportunist


class Mind:
    """Knows what its seat was told, and nothing else."""

    def __init__(self, game: AnyGame, level: str, seats: int, seed: bytes) -> None:
        self.game = game
        self.bot = find_bot(game.id, level)
        self.chance = Chance(seed)
        self.memory: Any = game.first_memory(seats)
        self.update: Update | None = None

    def hear(self, update: Update) -> None:
        self.update = update
        self.memory = self.game.remember(self.memory, update)

    def answer(self, budget: Budget) -> Advice:
        """To the question it heard last."""
        update = self.update
        if update is None or update.question is None:
            raise LookupError("asked to think without a question")
        return self.consider(update.view, update.question, budget, update.offers)

    def consider(self, view: Any, question: AnyQuestion, budget: Budget, offers: Sequence[Offer] = ()) -> Advice:
        """A question right now, with what it remembers; what is offered besides comes first, if it is of use."""
        if offers and isinstance(self.bot, Opportunist):
            used = self.bot.take_up(view, self.memory, question, offers, self.chance)
            if used is not None:
                return used
        return self.bot.answer(view, self.memory, question, self.chance, budget)
