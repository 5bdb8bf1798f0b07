"""How events name what lies on the table."""

from __future__ import annotations

from ....engine.message import Many, Thing
from ..box import BLUE, BROWN, COST, FACE, GOLD_RUSH_LIFE, LIFE, NAME

NOBODY = -1
"""In place of a seat: nobody did it, or nobody is meant. In place of a card: one this seat may not see."""


def card_name(card: int) -> Thing:
    """A playing card with its suit and rank."""
    return Thing(f"bang.card_{NAME[card]}", FACE[card])


def card_names(cards: tuple[int, ...]) -> Many:
    return Many(tuple(map(card_name, cards)))


def thing(name: str) -> Thing:
    """Whatever is to blame: a kind of card, an equipment card or a character."""
    if name in BROWN or name in BLUE:
        return Thing(f"bang.card_{name}")
    if name in COST:
        return Thing(f"bang.equipment_{name}")
    if name in LIFE or name in GOLD_RUSH_LIFE:
        return Thing(f"bang.character_{name}")
    return Thing(f"bang.cause_{name}")


def things(names: tuple[str, ...]) -> Many:
    return Many(tuple(map(thing, names)))


def named(name: str) -> bool:
    """Has it a card of its own, and so a rule of its own?"""
    return name in BROWN or name in BLUE or name in COST or name in LIFE or name in GOLD_RUSH_LIFE
