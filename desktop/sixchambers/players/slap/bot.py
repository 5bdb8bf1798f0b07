"""A bot of Slap .45: one level, and what it decides. Its hands are a matter for the racer."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import message
from ...engine.questions import AnyQuestion, ChooseNumber, ChooseOne, PlayOne, React
from ...games.slap.memory import SlapMemory
from ...games.slap.view import SlapView
from ..bot import Advice, Budget
from .between import between
from .levels import Level
from .plan import Aim, Plan
from .planning import Planner
from .position import Position
from .powers import power, recruit
from .reaction import Luck

NOT_YET = Advice(None, message("bot.slap_wait_card"))


class SlapBot:
    """Keeps nothing: what it knows is in view and memory."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def plan(
        self, view: SlapView, memory: SlapMemory, seat: int, luck: Luck, shift: float = 0.0, *, shaken: bool = False
    ) -> Plan:
        """What to do about each kind of card. The view is that of a table where a card is on its way."""
        position = Position(view, memory, seat, self.level.reaction.median + shift, shaken=shaken)
        return Planner(position, self.level, luck, shift).plan()

    def answer(
        self, view: SlapView, memory: SlapMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        seat = question.seat
        luck = Luck(chance)
        match question:
            case ChooseOne(about="power"):
                return power(view, seat)
            case ChooseNumber(about="recruit"):
                return recruit(view, seat, question)
            case React(about="between"):
                return between(self.position(view, memory, seat), question, luck)
            case React():
                return self.press(view, memory, seat, luck)
            case PlayOne():
                return _calm(self.press(view, memory, seat, luck), question)
        return Advice(question.default, message("bot.slap_ready"))

    def position(self, view: SlapView, memory: SlapMemory, seat: int, shift: float = 0.0) -> Position:
        return Position(view, memory, seat, self.level.reaction.median + shift)

    def press(self, view: SlapView, memory: SlapMemory, seat: int, luck: Luck) -> Advice:
        """The right thing for the card that lies there, without a clock."""
        if view.card is None:
            return NOT_YET
        planner = Planner(self.position(view, memory, seat), self.level, luck, 0.0)
        return as_advice(planner.aim(view.card))


def as_advice(aim: Aim) -> Advice:
    return Advice((aim.kind, aim.arg) if aim.kind else None, aim.reason)


def _calm(advice: Advice, question: PlayOne) -> Advice:
    """The same as one of the moves calm mode offers."""
    if advice.answer is None:
        return advice
    kind, arg = advice.answer
    answer = ("open", None, None) if kind == "slap" and arg is None else (kind, arg, None)
    return Advice(answer if question.refuse(answer) is None else None, advice.reason)
