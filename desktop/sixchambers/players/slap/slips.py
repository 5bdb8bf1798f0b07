"""Slips of a hurried hand: the right card, the wrong thing."""

from __future__ import annotations

from msgspec.structs import replace

from ...engine.message import message
from ...games.slap.box import GOLD, IRON, MOVE, Card
from .plan import Aim
from .position import Position
from .reaction import Luck

LAPSE = 600.0
"""Milliseconds for somebody whose mind was elsewhere."""
OOPS = message("bot.slap_slip")
ASLEEP = message("bot.slap_lapse")


def slip(position: Position, aims: dict[Card, Aim], luck: Luck) -> dict[Card, Aim]:
    """One mistake, whichever card comes: a lapse, or what that card tempts to. Half of those at Move! hit the horse."""
    draw, kind = luck.share(), luck.share()
    if draw < 0.25:
        return {card: replace(aim, c=aim.c + LAPSE, reason=ASLEEP) for card, aim in aims.items()}
    nearest = min(position.rivals, key=lambda seat: (seat - position.me) % len(position.members))
    careless: dict[Card, Aim] = {}
    for card, aim in aims.items():
        changed: Aim
        if card == MOVE:
            if draw < 0.75:
                changed = Aim("slap", None, aim.c, OOPS)
            else:
                changed = Aim("cover", _wrong_base(position), aim.c, OOPS, (*aim.others, *_own(aim)))
        elif card == GOLD:
            changed = Aim("slap", nearest, aim.c, OOPS)
        elif card == IRON and kind < 0.5 and aim.kind == "slap":
            changed = replace(aim, heeds=False, reason=OOPS)
        else:
            changed = Aim("slap", None, aim.c, OOPS)
        careless[card] = changed
    return careless


def _own(aim: Aim) -> tuple[int, ...]:
    return () if aim.kind != "cover" or aim.arg is None else (aim.arg,)


def _wrong_base(position: Position) -> int:
    """The base it lies on already; or somebody else's hand; or, at an empty table, simply any."""
    mine = [base for base in position.hands[position.me] if base >= 0]
    nearest = position.bases_by_nearness()
    taken = [base for base in nearest if any(base in hands for hands in position.hands)]
    return (mine or taken or nearest)[0]
