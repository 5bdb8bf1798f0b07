"""The ladder: four hands of different speed, and how often each of them does something else than it meant to."""

from __future__ import annotations

from msgspec import Struct

from .reaction import ExGaussian


class Level(Struct, frozen=True):
    """`slips` is the chance of a mistake in a round, `noise` how blurred its judgement of targets is, `beside` how much
    slower (in milliseconds) its usual reaction shall be than that of the people it plays with. `cunning`: it knows when
    a horse is worth a shot."""

    id: str
    reaction: ExGaussian
    slips: float
    noise: float
    beside: float
    cunning: bool

    @property
    def flinches(self) -> float:
        """How often it starts before it can have seen the card: one round in two hundred for an ordinary hand, and for
        others as they slip more or less than that one."""
        return self.slips / 10


KNOWN = ExGaussian(185, 20, 30)
"""Somebody who knows which card will come and only waits for it."""
KNOWN_SLIPS = 0.01

GREENHORN = Level("greenhorn", ExGaussian(400, 60, 130), 0.08, 1.5, 60, cunning=False)
DEPUTY = Level("deputy", ExGaussian(360, 55, 110), 0.05, 0.3, 25, cunning=False)
GUNSLINGER = Level("gunslinger", ExGaussian(330, 50, 95), 0.03, 0.3, 0, cunning=True)
LEGEND = Level("legend", ExGaussian(305, 45, 85), 0.02, 0.0, -20, cunning=True)

LADDER = (GREENHORN, DEPUTY, GUNSLINGER, LEGEND)
