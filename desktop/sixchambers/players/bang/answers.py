"""Everything but the play phase: dodging, answering, picking, letting go."""

from __future__ import annotations

from typing import Any

from ...engine.message import Who, message
from ...engine.questions import PASS
from ...games.bang.box import BLOWS_UP, OF_HEARTS, RED
from ...games.bang.cards.duel import Duel
from ...games.bang.steps.flip import PickFlip
from ...games.bang.steps.shot import Shot
from ..bot import Advice
from .position import KEEP, Position

FAVOURITES = (
    "willy_the_kid",
    "slab_the_killer",
    "el_gringo",
    "jourdonnais",
    "paul_regret",
    "bart_cassidy",
    "jacky_murieta",
    "kit_carlson",
    "suzy_lafayette",
    "lucky_duke",
    "black_jack",
    "raddie_snake",
    "calamity_janet",
    "pretty_luzena",
    "josh_mccloud",
    "sid_ketchum",
    "rose_doolan",
    "dutch_will",
    "don_bell",
    "simeon_picos",
    "jesse_jones",
    "madam_yto",
    "vulture_sam",
    "pedro_ramirez",
)
"""The best first, if there is a choice."""


def dodge(p: Position, question: Any) -> Advice:
    """Barrels first, they cost nothing; then a Missed!, unless more are needed than there can be."""
    options = question.options
    barrels = [option for option in options if isinstance(option, str)]
    cards = [option for option in options if isinstance(option, int)]
    step = p.view.agenda[-1]
    needs = step.needs if isinstance(step, Shot) else 1
    if barrels:
        return Advice(barrels[0], message("bot.bang_barrel"))
    if len(cards) >= needs or (cards and p.me == "suzy_lafayette" and len(p.hand) == 1):
        return Advice(min(cards, key=p.keep), message("bot.bang_dodge"))
    return Advice(PASS, message("bot.bang_save_it" if cards else "bot.bang_take_hit"))


def duel(p: Position, question: Any) -> Advice:
    """Shoot on, unless the other one is a friend and the point can be spared."""
    step = p.view.agenda[-1]
    if not question.options:
        return Advice(PASS, message("bot.bang_no_bang"))
    if isinstance(step, Duel):
        other = step.opponent()
        if p.stakes[other] < -0.5 and p.life > 1 and other == step.challenger:
            return Advice(PASS, message("bot.bang_yield", target=Who(other)))
    return Advice(min(question.options, key=p.keep), message("bot.bang_fight"))


def indians(p: Position, question: Any) -> Advice:
    if not question.options:
        return Advice(PASS, message("bot.bang_no_bang"))
    return Advice(min(question.options, key=p.keep), message("bot.bang_dodge"))


def rescue(p: Position, question: Any) -> Advice:
    """Everything there is, as long as it can be enough."""
    options = question.options
    if not options:
        return Advice(PASS, message("bot.bang_give_up"))
    beers = sum(isinstance(option, int) for option in options)
    gold = p.nuggets // 2 if "rucksack" in options else 0
    pairs = (len(p.hand) - beers) // 2 if "sid_ketchum" in options else 0
    if p.life + beers + gold + pairs < 1 and p.me != "madam_yto":
        return Advice(PASS, message("bot.bang_give_up"))
    return Advice(options[0], message("bot.bang_survive"))


def flip(p: Position, question: Any) -> Advice:
    """The card that helps, if there is one."""
    step = p.view.agenda[-1]
    what = step.what if isinstance(step, PickFlip) else ""
    lucky = [card for card in question.options if _lucky(what, card)]
    if lucky:
        return Advice(lucky[0], message("bot.bang_flip_good"))
    return Advice(question.options[0], message("bot.bang_flip_any"))


def _lucky(what: str, card: int) -> bool:
    if what == "dynamite":
        return card not in BLOWS_UP
    return card in (RED if what == "don_bell" else OF_HEARTS)


def store(p: Position, question: Any) -> Advice:
    return Advice(max(question.options, key=p.keep), message("bot.bang_keep_best"))


def let_go(p: Position, question: Any) -> Advice:
    """The least useful cards, as many as must go, in the order of the hand."""
    going = sorted(question.options, key=p.keep)[: question.least]
    return Advice(tuple([card for card in question.options if card in going]), message("bot.bang_keep_best"))


def keep_two(p: Position, question: Any) -> Advice:
    best = sorted(question.options, key=p.keep, reverse=True)[:2]
    return Advice(tuple([card for card in question.options if card in best]), message("bot.bang_keep_best"))


def dutch(p: Position, question: Any) -> Advice:
    return Advice(min(question.options, key=p.keep), message("bot.bang_keep_best"))


def jesse(p: Position, question: Any) -> Advice:
    """Out of the hand of whom it hurts most."""
    hands = [option for option in question.options if isinstance(option, int)]
    if hands:
        target = max(hands, key=lambda other: p.stakes[other])
        if p.stakes[target] > 0:
            return Advice(target, message("bot.bang_from_hand", target=Who(target)))
    return Advice("deck", message("bot.bang_from_deck"))


def pedro(p: Position, question: Any) -> Advice:
    if "discard" in question.options and p.keep(p.view.discard_top) >= KEEP["indians"]:
        return Advice("discard", message("bot.bang_from_discard"))
    return Advice("deck", message("bot.bang_from_deck"))


def nothing(p: Position, question: Any) -> Advice:
    return Advice(question.default, message("bot.bang_nothing"))


ANSWERS = {
    "dodge": dodge,
    "duel": duel,
    "indians": indians,
    "rescue": rescue,
    "flip": flip,
    "store": store,
    "discard": let_go,
    "sid": let_go,
    "kit": keep_two,
    "dutch": dutch,
    "jesse": jesse,
    "pedro": pedro,
    "top": nothing,
}
"""What a question is about, and who answers it."""
