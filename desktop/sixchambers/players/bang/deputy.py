"""The deputy: reads roles from what everybody does, spares his own side, and keeps what saves his life."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.chance import Chance
from ...engine.message import Thing, message
from ...engine.questions import AnyQuestion, ChooseSome, Offer, PlayOne
from ...games.bang import notebook
from ...games.bang.memory import BangMemory
from ...games.bang.view import BangView
from ..bot import Advice, Budget, Using
from . import goods, plays
from .answers import ANSWERS, FAVOURITES, let_go
from .position import Position
from .stakes import stakes


class Deputy:
    def answer(
        self, view: BangView, memory: BangMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        if question.about == "character":
            return _character(question)
        chances = notebook.read(view, memory)
        position = _position(view, memory, chances, question.seat)
        if isinstance(question, PlayOne):
            return plays.play(position, chances, question)
        return ANSWERS[question.about](position, question)

    def take_up(
        self, view: BangView, memory: BangMemory, question: AnyQuestion, offers: Sequence[Offer], chance: Chance
    ) -> Advice | None:
        """Sid Ketchum drinks up what he would have to let go: only what he could have kept is a price."""
        if not isinstance(question, ChooseSome) or question.about != "discard":
            return None
        (offer,) = offers
        position = _position(view, memory, notebook.read(view, memory), question.seat)
        price = sorted(map(position.keep, position.hand))[question.least : 2]
        if goods.life_worth(position) <= goods.CARD * sum(price):
            return None
        return Advice(Using(offer.id, let_go(position, offer.question).answer), message("bot.bang_heal"))


def _position(view: BangView, memory: BangMemory, chances: notebook.Chances, seat: int) -> Position:
    return Position(view, memory, stakes(view, chances, seat), seat)


def _character(question: AnyQuestion) -> Advice:
    best = min(question.options, key=FAVOURITES.index)  # type: ignore[union-attr]
    return Advice(best, message("bot.bang_character", who=Thing(f"bang.character_{best}")))


BOT = Deputy()
