"""Taking a card from somebody: what Panic!, Cat Balou and the equipment that copies them have in common."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..box import NAME
from .base import Use

if TYPE_CHECKING:
    from ..moves import BangPlay


def plunder(g: BangPlay, seat: int, targets: tuple[int, ...], prefix: str = "") -> tuple[Use, ...]:
    """Whom one may take from, and what: a blind card of the hand or an open card by its name. Of one's own only
    open ones; from somebody who has nothing, nothing."""
    hands, in_play = g.state.hands, g.state.in_play
    only_hands = []
    found: list[Use] = []
    for target in targets:
        if in_play[target]:
            found.append(((target,), _ways(in_play[target], bool(hands[target]), prefix)))
        elif hands[target]:
            only_hands.append(target)
    if only_hands:
        found.append((tuple(only_hands), _ways((), True, prefix)))
    if in_play[seat]:
        found.append(((seat,), _ways(in_play[seat], False, prefix)))
    return tuple(found)


@cache
def _ways(in_play: tuple[int, ...], hand: bool, prefix: str) -> tuple[str, ...]:
    names = [NAME[card] for card in in_play]
    return tuple(prefix + name for name in (["hand", *names] if hand else names))
