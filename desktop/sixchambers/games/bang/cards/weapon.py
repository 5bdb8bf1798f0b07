"""What all weapons have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box import WEAPONS
from .base import Blue, lay_down

if TYPE_CHECKING:
    from ..moves import BangPlay


class Weapon(Blue):
    """Takes the place of the Colt .45, and of any other weapon, which is discarded. One of the same name as the one
    already there is refused."""

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        for old in g.state.in_play[seat]:
            if old in WEAPONS:
                g.discard_in_play(seat, old, self.name)
                break
        lay_down(g, seat, card, seat)
