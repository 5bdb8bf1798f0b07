"""The deputy: reads roles from what everybody does, spares his own side, and keeps what saves his life."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Thing, message
from ...engine.questions import AnyQuestion, PlayOne
from ...games.bang import notebook
from ...games.bang.memory import BangMemory
from ...games.bang.view import BangView
from ..bot import Advice, Budget
from . import plays
from .answers import ANSWERS, FAVOURITES
from .position import Position
from .stakes import stakes


class Deputy:
    def answer(
        self, view: BangView, memory: BangMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        if question.about == "character":
            return _character(question)
        seat = question.seat
        chances = notebook.read(view, memory)
        position = Position(view, memory, stakes(view, chances, seat), seat)
        if isinstance(question, PlayOne):
            return plays.play(position, chances, question)
        return ANSWERS[question.about](position, question)


def _character(question: AnyQuestion) -> Advice:
    best = min(question.options, key=FAVOURITES.index)  # type: ignore[union-attr]
    return Advice(best, message("bot.bang_character", who=Thing(f"bang.character_{best}")))


BOT = Deputy()
