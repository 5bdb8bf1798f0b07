"""Whom to point at."""

from __future__ import annotations

from ...engine.message import Message, Who, message
from ...games.slap.box import IRON, POWER_PRICE, Card
from .position import Position
from .reaction import Luck

REVENGE = 0.3
THREAT = 0.2
DANGEROUS = ("confederates", "union")


def can_hurt(position: Position, card: Card, target: int) -> bool:
    """A Big Gun always; a Talkin' Iron only somebody without cover, or for a Union that can pay."""
    if card != IRON or not position.in_cover(target):
        return True
    me = position.me
    return position.powers and position.gangs[me] == "union" and position.gold[me] >= POWER_PRICE


def worth(position: Position, target: int) -> float:
    """How much a hit there is worth: the last of a gang most, then small gangs, the leader, and old scores."""
    threat = position.powers and position.gangs[target] in DANGEROUS and position.gold[target] >= POWER_PRICE
    return position.temptation(target) + REVENGE * (position.memory.shot_by[position.me] == target) + THREAT * threat


def targets(position: Position, card: Card, luck: Luck, noise: float) -> list[tuple[float, int]]:
    """Whom this card can hurt, the most rewarding first. Bots of little judgement see it blurred."""
    found = [
        (worth(position, seat) + (luck.normal(0, noise) if noise else 0.0), seat)
        for seat in position.rivals
        if can_hurt(position, card, seat)
    ]
    # Of equals the one sitting nearest to the left: everybody has another neighbour.
    seats = len(position.members)
    found.sort(key=lambda one: (-one[0], (one[1] - position.me) % seats))
    return found


def why(position: Position, target: int) -> Message:
    """The plainest reason for this target."""
    who = Who(target)
    if position.members[target] == 1:
        return message("bot.slap_shoot_last", target=who)
    if position.memory.shot_by[position.me] == target:
        return message("bot.slap_shoot_back", target=who)
    if position.members[target] == position.most:
        return message("bot.slap_shoot_leader", target=who)
    return message("bot.slap_shoot", target=who)
