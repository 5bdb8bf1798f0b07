"""What cards for oneself and equipment are worth to this seat."""

from __future__ import annotations

from ...games.bang.box import COST
from . import attacks
from .position import Position

NUGGET = 0.22
"""What a nugget could buy elsewhere."""
CARD = 0.09
"""What a card costs that one gives away, for each point it is worth keeping."""

LASTING_WORTH = {
    "pickaxe": 1.9,
    "gold_pan": 1.1,
    "boots": 0.9,
    "lucky_charm": 0.9,
    "rucksack": 1.1,
    "calumet": 1.1,
    "gun_belt": 0.5,
    "horseshoe": 0.55,
    "wanted": 0.0,
}
"""What it is worth to have this in front of oneself."""


def life_worth(p: Position) -> float:
    """A life point back: the fewer are left the more it is worth."""
    if p.missing <= 0:
        return -0.5
    return (1.5, 1.2, 0.8, 0.6, 0.5)[min(p.life, 4)]


def drink(p: Position) -> float:
    """A Beer is also a last chance: at the last but one it is better kept, unless there is more."""
    if p.missing <= 0 or len(p.view.present) == 2:
        return -0.5
    return life_worth(p) if p.life == 1 or p.missing > 1 or p.beers > 1 else 0.3


def sell(p: Position) -> float:
    """Gold for a Beer that is not needed: never for the last one while it can still save a life."""
    if p.shadow or len(p.view.present) == 2:
        return 0.3
    spare = p.beers - 1 if p.missing <= 0 else p.beers - 1 - p.missing
    return 0.15 if spare > 0 else -0.5


def saloon(p: Position) -> float:
    total = life_worth(p) if p.missing > 0 else 0.0
    for other in p.others:
        if p.view.alive[other] and p.view.life[other] < p.view.most[other]:
            total -= 0.6 * p.stakes[other]
    return total - 0.1


def shot_glass(p: Position, target: int) -> float:
    if target == p.seat:
        return life_worth(p)
    if p.view.life[target] >= p.view.most[target] or not p.view.alive[target]:
        return -0.5
    return -0.6 * p.stakes[target] * (1.6 if p.view.life[target] == 1 else 1.0)


def purchase(p: Position, name: str, target: int | None, way: str | None, price: int) -> float:
    """What it brings, less what the gold could buy elsewhere."""
    return use(p, name, target, way) - NUGGET * price


def use(p: Position, name: str, target: int | None, way: str | None) -> float:
    match name:
        case "shot":
            return shot_glass(p, -1 if target is None else target)
        case "bottle" | "pardner":
            return _as(p, target, way or "")
        case "rhum":
            return 0.75 * min(p.missing, 2.7) if not p.shadow else -1.0
        case "union_pacific":
            return 1.9
        case "gold_rush":
            return 1.5 + 0.6 * p.missing
        case "wanted":
            return _wanted(p, -1 if target is None else target)
        case "gun_belt":
            return 0.9 if p.life <= 2 and not p.shadow else 0.3
    return LASTING_WORTH[name] * (0.2 if p.shadow else 1.0)


def _as(p: Position, target: int | None, way: str) -> float:
    if target is None:
        return 0.45 if way == "general_store" else life_worth(p)
    if way == "bang":
        return attacks.shot(p, target)
    if way == "duel":
        return attacks.duel(p, target, p.bangs)
    take = way.startswith("panic_")
    return attacks.plunder(p, target, way.partition("_")[2], take=take)


def _wanted(p: Position, target: int) -> float:
    """A price on a head that may fall soon, and not on one's own."""
    if target == p.seat:
        return -1.0
    near = 0.35 if target in p.reach else 0.0
    return p.stakes[target] * (0.35 + near if p.view.life[target] <= 2 else 0.15)


def force(p: Position, target: int, name: str) -> float:
    worth = -0.8 if name == "wanted" else 0.6 * LASTING_WORTH[name]
    return p.stakes[target] * worth - NUGGET * (COST[name] + 1)
