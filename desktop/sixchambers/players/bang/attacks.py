"""What a card against others is worth to this seat, in life points of an archenemy."""

from __future__ import annotations

from math import comb

from ...games.bang.box import BANGS, MISSES, NAME, SHERIFF
from .position import HOLDS_BANG, Position

TABLE_WORTH = {
    "barrel": 0.8,
    "mustang": 0.7,
    "scope": 0.5,
    "volcanic": 0.5,
    "schofield": 0.45,
    "remington": 0.55,
    "rev_carabine": 0.65,
    "winchester": 0.75,
    "jail": -1.0,
    "dynamite": -0.8,
    "hand": 0.55,
}
"""What it costs somebody to lose this; to be rid of Jail or Dynamite is a favour."""


def shot(p: Position, target: int, *, card: int = -1, needs: int = 1) -> float:
    """A BANG! or something like it."""
    if card >= 0 and p.safe_from(card, target):
        return -1.0
    return p.wound(target, p.hits(target, needs)) - penalty(p, target)


def penalty(p: Position, target: int) -> float:
    """A Sheriff who shoots his Deputy loses everything: the closer to death, the surer he wants to be."""
    if p.view.roles[p.seat] != SHERIFF or p.view.life[target] > 1 or p.stakes[target] >= 0.9:
        return 0.0
    return 0.6 * (1.0 - p.stakes[target])


def duel(p: Position, target: int, bangs: int) -> float:
    """The target begins and loses if it holds no more BANG! than we do."""
    held = p.memory.hands[target] if p.memory.hands else ()
    count = p.view.counts[target]
    share = HOLDS_BANG + (0.15 if p.view.characters[target] == "calamity_janet" else 0.0)
    known = sum(card in BANGS or (card in MISSES and share > HOLDS_BANG) for card in held)
    unseen = max(0, count - len(held))
    wins = sum(
        comb(unseen, more) * share**more * (1 - share) ** (unseen - more)
        for more in range(max(0, min(unseen, bangs - known) + 1))
    )
    spent = 0.2 * min(bangs, known + unseen * share)
    loss = 0.0 if p.shadow else (1 - wins) * (3.0 if p.life == 1 else 0.9)
    return p.wound(target, wins) - penalty(p, target) - loss - spent


def indians(p: Position) -> float:
    total = 0.0
    for other in p.others:
        if "calumet" not in p.view.equipment[other]:
            total += p.wound(other, (1 - HOLDS_BANG) ** p.view.counts[other]) - penalty(p, other)
    return total


def gatling(p: Position) -> float:
    return sum(p.wound(other, p.hits(other)) - penalty(p, other) for other in p.others)


def plunder(p: Position, target: int, what: str, *, take: bool, card: int = -1) -> float:
    """Taking or ruining a card: of a foe because it hurts, of a friend or of oneself only to be rid of trouble."""
    worth = TABLE_WORTH[what]
    if target == p.seat:
        return 1.2 if worth < 0 else -0.5
    if card >= 0 and p.safe_from(card, target):
        return -1.0
    gain = 0.25 if take else 0.0
    if what == "hand" and p.view.counts[target] == 1 and p.view.characters[target] == "suzy_lafayette":
        worth = 0.0
    if worth < 0:
        return -p.stakes[target] * -worth * 0.9 if p.stakes[target] < -0.4 else -0.5
    return p.stakes[target] * worth + gain - 0.15


def jail(p: Position, target: int) -> float:
    if target == p.seat:
        return -2.0
    return p.stakes[target] * (0.7 + 0.08 * p.view.counts[target])


def name_of(card: int | str) -> str:
    return NAME[card] if isinstance(card, int) else card
