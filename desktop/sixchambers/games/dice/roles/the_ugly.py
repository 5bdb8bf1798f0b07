"""The Ugly (Outlaw)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import Move
from ..data import UGLY
from .power import Power

if TYPE_CHECKING:
    from ..moves import DicePlay


class TheUgly(Power):
    """At the start of his turn two living players, he himself perhaps among them, swap all the arrows they hold."""

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        living = sorted(g.living_from(seat))
        return [
            Move(UGLY, (one,), tuple([str(other) for other in living[place + 1 :]]))
            for place, one in enumerate(living[:-1])
        ]

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> None:
        g.swap_arrows(seat, target, int(way))
