"""Between two cards: stay in cover or not, set a trap, look at the card, deal, and tease."""

from __future__ import annotations

from ...engine.message import message
from ...engine.questions import React
from ...games.slap.box import GOLD, IRON, MOVE, Card
from ...games.slap.names import card_name
from ..bot import Advice
from .position import Position
from .reaction import Luck

TRAP_FROM = 2
"""So much Gold the Outlaws want to have before they spend any on a trap."""
GOLD_IS_WORTH = 0.4
"""A card of Gold beside a member."""
FEINT = 0.2

NOTHING = Advice(None, message("bot.slap_wait"))


def between(position: Position, question: React, luck: Luck, *, fun: int = 0) -> Advice:
    """The next thing this seat does of its own accord before a card is dealt; nothing is an answer too. `fun` is how
    far the dealer of a duel has gone with this card: 1, it is chosen; 2, enough."""
    inputs = question.inputs
    kinds = {kind for kind, _ in inputs}
    if "peek" in kinds:
        return Advice(("peek", None), message("bot.slap_peek"))
    if "trap" in kinds and (card := trap(position)) is not None:
        return Advice(("trap", card), message("bot.slap_trap", card=card_name(card)))
    if "leave" in kinds and not stays(position):
        return Advice(("leave", None), message("bot.slap_leave"))
    if "feint" in kinds and fun < 2 and (advice := tease(question, luck, fun)) is not None:
        return advice
    if "deal" in kinds:
        return Advice(("deal", None), message("bot.slap_deal"))
    return NOTHING


def trap(position: Position) -> Card | None:
    """On shots or on Gold, whichever is likelier to come."""
    if position.gold[position.me] < TRAP_FROM:
        return None
    coming = position.coming
    free: list[Card] = [card for card in (IRON, GOLD) if card not in position.view.traps and coming[card] > 0]
    if not free:
        return None
    return max(free, key=coming.__getitem__)


def stays(position: Position) -> bool:
    """Cover saves from a Talkin' Iron, and makes slow for everything else: which is likelier to matter?"""
    coming = position.coming
    last, first = position.cost_of_lifting()
    gold = GOLD_IS_WORTH if position.powers else 0.0
    return coming[IRON] * position.share_of_fire > coming[MOVE] * last + coming[GOLD] * gold * first


def tease(question: React, luck: Luck, fun: int) -> Advice | None:
    """The dealer of a duel takes any card he may, none rather than another, and sometimes pretends."""
    others = [arg for kind, arg in question.inputs if kind == "pick"]
    choice = int(luck.share() * (len(others) + 1)) if not fun else 0
    if choice:
        return Advice(("pick", others[choice - 1]), message("bot.slap_pick"))
    if luck.happens(FEINT):
        return Advice(("feint", None), message("bot.slap_feint"))
    return None
