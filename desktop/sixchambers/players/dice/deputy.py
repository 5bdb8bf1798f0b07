"""The deputy: reads roles from what everybody does, weighs every throw exactly, and spares his own side."""

from __future__ import annotations

from typing import Any

from ...engine.chance import Chance
from ...engine.questions import AnyQuestion, Assign, Window
from ...games.dice import notebook
from ...games.dice.memory import DiceMemory
from ...games.dice.view import DiceView
from ..bot import NO_CARD, Advice, Budget
from . import arrows, haunting, turn, windows
from .position import Position
from .stakes import stakes

ANSWERS: dict[str, Any] = {
    "start": turn.start,
    "reroll": turn.throw_again,
    "double": turn.double,
    "beers": turn.serve,
    "take_over": turn.take_over,
    "arrow": arrows.take,
    "broken_arrow": arrows.broken,
    "kit": arrows.kit,
    "instead": arrows.instead,
    "pedro": arrows.pedro,
    "rescued": arrows.rescued,
    "token": haunting.give,
}
"""What a question is about, and who answers it from the position alone."""


class Deputy:
    def answer(
        self, view: DiceView, memory: DiceMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        if isinstance(question, Window) and not question.moves:
            return Advice(None, NO_CARD)
        seat = question.seat
        chances = notebook.read(view, memory)
        position = Position(view, stakes(view, chances, seat), seat)
        if isinstance(question, Window):
            return windows.window(position, chances, question, chance)
        if isinstance(question, Assign) and question.about == "shots":
            return turn.aim(position, chances, question, chance)
        if question.about == "reroll" and seat == view.ghost:
            return haunting.throw_again(position)
        advice: Advice = ANSWERS[question.about](position, question)
        return advice


BOT = Deputy()
