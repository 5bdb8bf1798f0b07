"""Lone Star Sheriffs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box import HIP, Gang
from ..events import HandMoved

if TYPE_CHECKING:
    from ..judge.shapes import Hands
    from ..moves import SlapPlay


def hands_of(gang: Gang, powers: bool) -> Hands:
    """Two slapping hands, where powers count: the second may take a second base, once the first one is in cover. It
    protects nobody better, it is just in the way. Everybody else slaps with one hand."""
    return (HIP, HIP) if powers and gang == "sheriffs" else (HIP,)


def free_for_dealing(g: SlapPlay, seat: int) -> None:
    """The hand that turns the card cannot lie on a base."""
    hands = g.state.hands[seat]
    if len(hands) == 2 and hands[1] >= 0:
        g.state.hands[seat] = (hands[0], HIP)
        if g.heard:
            g.tell(HandMoved(seat, 1, HIP))
