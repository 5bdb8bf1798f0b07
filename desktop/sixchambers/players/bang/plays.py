"""The play phase: what to play next, or that it is enough."""

from __future__ import annotations

from typing import Any

from ...engine.message import Message, Thing, Who, message
from ...engine.questions import PASS, PlayOne
from ...games.bang.box import COST, NAME, RANGE, SHERIFF
from ...games.bang.events.things import thing
from ...games.bang.notebook import ORDER, Chances
from ..bot import Advice
from . import attacks, goods
from .position import Position

FIRST = {
    "stagecoach": 90,
    "wells_fargo": 91,
    "barrel": 85,
    "mustang": 84,
    "scope": 83,
    "general_store": 60,
    "panic": 70,
    "cat_balou": 66,
    "beer": 62,
    "gatling": 55,
    "indians": 54,
    "jail": 50,
    "bang": 46,
    "missed": 45,
    "duel": 40,
    "saloon": 42,
    "dynamite": 30,
    "force": 20,
}
"""In which order what is worth doing is done: cards first, then what clears the way, then the shots."""

WEAPON, BUY, USE = 80, 58, 64
LEAST = 0.08
"""What something has to be worth to be done at all."""


def play(p: Position, chances: Chances, question: PlayOne) -> Advice:
    best: tuple[float, float, Any] = (0.0, 0.0, PASS)
    for move in question.moves:
        for target in move.targets or (None,):
            for way in move.ways or (None,):
                worth = worth_of(p, move.card, target, way)  # type: ignore[arg-type]
                if worth > LEAST:
                    ranked = (rank(move.card), worth, (move.card, target, way))
                    if ranked[:2] > best[:2]:
                        best = ranked
    answer = best[2]
    if answer is PASS and not question.may_pass:
        answer = max(question.legal(), key=lambda one: worth_of(p, *one))
    return Advice(answer, reason(p, chances, answer))


def rank(card: int | str) -> float:
    name = attacks.name_of(card)
    if name in RANGE:
        return WEAPON
    if name.startswith(("buy", "cheap")):
        return BUY
    return FIRST.get(name, USE)


def worth_of(p: Position, card: int | str, target: int | None, way: str | None) -> float:
    if isinstance(card, int):
        return _card(p, card, target, way)
    if card == "force":
        assert target is not None and way is not None
        return goods.force(p, target, way)
    if card.startswith(("buy", "cheap")):
        name = p.view.row[int(card[-1])]
        return goods.purchase(p, name, target, way, COST[name] - card.startswith("cheap"))
    if card in COST and card not in ("gold_pan", "rucksack"):
        return goods.use(p, card, target, way)
    return _gift(p, card, target)


def _card(p: Position, card: int, target: int | None, way: str | None) -> float:
    name = NAME[card]
    if target is not None:
        match name:
            case "bang" | "missed":
                return _shoot(p, card, target)
            case "duel":
                return attacks.duel(p, target, p.bangs)
            case "jail":
                return attacks.jail(p, target)
        return attacks.plunder(p, target, way or "hand", take=name == "panic", card=card)
    match name:
        case "beer":
            return goods.sell(p) if way == "sell" else goods.drink(p)
        case "stagecoach" | "wells_fargo":
            return 1.0
        case "general_store":
            return 0.4
        case "gatling":
            return attacks.gatling(p)
        case "indians":
            return attacks.indians(p)
        case "saloon":
            return goods.saloon(p)
        case "dynamite":
            return 0.5 if p.likes_dynamite else -1.0
    if name in RANGE:
        return 0.5 if p.better_weapon(name) else -1.0
    return -1.0 if p.shadow and name in ("barrel", "mustang") else 0.6


def _shoot(p: Position, card: int, target: int) -> float:
    needs = 2 if p.me == "slab_the_killer" else 1
    worth = attacks.shot(p, target, card=card, needs=needs)
    # A Missed! is dearer than a BANG!; a lone BANG! is also an answer to Indians! and Duels.
    cost = 0.25 if NAME[card] == "missed" else 0.05
    return worth - cost


def _gift(p: Position, name: str, target: int | None) -> float:
    """What one pays for: a character's gift, Gold Pan, Rucksack."""
    match name:
        case "jacky_murieta":
            assert target is not None
            return attacks.shot(p, target) - 2 * goods.NUGGET
        case "josh_mccloud":
            return 0.9 - 2 * goods.NUGGET
        case "sid_ketchum":
            spare = sorted(p.keep(card) for card in p.hand)[:2]
            return goods.life_worth(p) - goods.CARD * sum(spare)
        case "rucksack":
            return goods.life_worth(p) - 2 * goods.NUGGET
    return 0.45 - goods.NUGGET


# --- reasons ---------------------------------------------------------------------------------------------------------


def reason(p: Position, chances: Chances, answer: Any) -> Message:
    if answer is PASS:
        return message("bot.bang_enough")
    card, target, way = answer
    if isinstance(card, int):
        return _reason_card(p, chances, card, target, way)
    if card == "force":
        return message("bot.bang_force", target=Who(target))
    if card == "jacky_murieta":
        return foe(p, chances, target)
    if card in ("sid_ketchum", "rucksack"):
        return message("bot.bang_heal")
    if card in ("gold_pan", "raddie_snake", "josh_mccloud"):
        return message("bot.bang_use")
    name = p.view.row[int(card[-1])] if card[-1].isdigit() else card
    if name == "shot":
        return message("bot.bang_heal") if target == p.seat else message("bot.bang_help", target=Who(target))
    return message("bot.bang_buy", what=thing(name))


def _reason_card(p: Position, chances: Chances, card: int, target: int | None, way: str | None) -> Message:
    name = NAME[card]
    if name in ("panic", "cat_balou") and target is not None:
        if target == p.seat or attacks.TABLE_WORTH[way or "hand"] < 0:
            return message("bot.bang_free", target=Who(target))
        return message("bot.bang_take" if name == "panic" else "bot.bang_ruin", target=Who(target))
    if name == "jail" and target is not None:
        return message("bot.bang_jail", target=Who(target))
    if name == "duel" and target is not None:
        return message("bot.bang_duel", target=Who(target))
    if target is not None:
        return foe(p, chances, target)
    if name in RANGE:
        return message("bot.bang_arm", card=thing(name))
    if name in ("barrel", "mustang", "scope"):
        return message("bot.bang_cover", card=thing(name))
    if name in ("gatling", "indians"):
        return message("bot.bang_everybody")
    if name == "beer":
        return message("bot.bang_sell" if way == "sell" else "bot.bang_drink")
    plain = {"saloon": "bot.bang_saloon", "dynamite": "bot.bang_light", "general_store": "bot.bang_store"}
    return message(plain.get(name, "bot.bang_draw_more"))


def foe(p: Position, chances: Chances, target: int) -> Message:
    """Why this one."""
    who = Who(target)
    if p.view.life[target] == 1:
        return message("bot.bang_finish", target=who)
    if p.view.roles[target] == SHERIFF:
        return message("bot.bang_at_sheriff", target=who)
    if p.view.roles[target] is not None:
        return message("bot.bang_shoot", target=who)
    row = chances[target]
    likely = max(range(4), key=row.__getitem__)
    if row[likely] < 0.55:
        return message("bot.bang_guess", target=who)
    return message("bot.bang_suspect", target=who, role=Thing(f"bang.role_{ORDER[likely]}"))
