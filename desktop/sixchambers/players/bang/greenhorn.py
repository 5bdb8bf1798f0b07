"""The greenhorn: knows the rules and his role, plays what comes to hand, and shoots at whoever happens to be near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.chance import Chance
from ...engine.message import message
from ...engine.questions import PASS, AnyQuestion, ChooseSome, Offer, PlayOne
from ...games.bang.box import BANGS, DEPUTY, NAME, OUTLAW, SHERIFF
from ...games.bang.memory import BangMemory
from ...games.bang.view import BangView
from ..bot import Advice, Budget, Using

FEELING = message("bot.bang_feeling")
AIMED = ("bang", "missed", "duel", "jail", "panic", "cat_balou", "jacky_murieta")


class Greenhorn:
    def answer(
        self, view: BangView, memory: BangMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        match question:
            case PlayOne():
                return _play(view, question, chance)
            case ChooseSome():
                return _some(question, chance)
        if question.about in ("dodge", "indians", "duel", "rescue"):
            return _save_oneself(question)
        return Advice(chance.pick("any", list(question.legal())), FEELING)

    def take_up(
        self, view: BangView, memory: BangMemory, question: AnyQuestion, offers: Sequence[Offer], chance: Chance
    ) -> Advice | None:
        """Sid Ketchum remembers his gift when cards must go anyway."""
        if question.about != "discard":
            return None
        (offer,) = offers
        assert isinstance(offer.question, ChooseSome)
        return Advice(Using(offer.id, _some(offer.question, chance).answer), message("bot.bang_heal"))


def _play(view: BangView, question: PlayOne, chance: Chance) -> Advice:
    """Anything that is not plainly foolish, until he has had enough."""
    sensible = [answer for answer in question.legal() if answer is not PASS and not _foolish(view, question, answer)]
    if not question.may_pass:
        return Advice(chance.pick("play", sensible or list(question.legal())), FEELING)
    if not sensible or chance.chance("enough", 0.15):
        return Advice(PASS, message("bot.bang_enough"))
    # First the card, then whom: a card with many targets is not played more often than others.
    card = chance.pick("card", sorted({str(answer[0]) for answer in sensible}))
    mine = [answer for answer in sensible if str(answer[0]) == card]
    sheriff = view.roles.index(SHERIFF) if SHERIFF in view.roles else None
    if view.roles[question.seat] == OUTLAW and chance.chance("star", 0.5):
        mine = [answer for answer in mine if answer[1] == sheriff] or mine
    return Advice(chance.pick("aim", mine), FEELING)


def _foolish(view: BangView, question: PlayOne, answer: Any) -> bool:
    """What would only hurt himself, his Sheriff, or do nothing at all."""
    card, target, way = answer
    seat = question.seat
    name = NAME[card] if isinstance(card, int) else card
    if target == seat:
        return True if name != "shot" and not name.startswith(("buy", "cheap")) else view.life[seat] == view.most[seat]
    if target is not None and view.roles[seat] == DEPUTY and view.roles[target] == SHERIFF:
        return name in AIMED or way in ("bang", "duel") or name == "force"
    if name == "duel":
        return not any(held in BANGS for held in view.hands[seat] or ())
    if name == "beer" and way != "sell":
        return view.life[seat] == view.most[seat] or len(view.present) == 2
    return name == "sid_ketchum" and view.life[seat] > 2


def _some(question: ChooseSome, chance: Chance) -> Advice:
    left = list(question.options)
    chance.shuffle("some", left)
    picked = left[: question.least]
    return Advice(tuple([option for option in question.options if option in picked]), FEELING)


def _save_oneself(question: Any) -> Advice:
    """Whatever helps is used at once."""
    if question.options:
        return Advice(question.options[0], message("bot.bang_dodge"))
    return Advice(PASS, message("bot.bang_take_hit"))


BOT = Greenhorn()
