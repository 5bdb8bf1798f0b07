"""How long somebody needs to see a card and act: ex-Gaussian, the usual description of human reactions.

A normal body (what an ordinary attempt takes) and an exponential tail (a glance too late, a moment's doubt). All times
are milliseconds here; only what leaves a plan is in microseconds.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, log, sqrt
from statistics import NormalDist

from msgspec import Struct

from ...engine.chance import SPAN, Chance

SOONEST = 125.0
"""Nobody who has really seen the card is faster."""
HURRIED = 0.15
"""The fastest share of reactions: those are the careless ones."""

_normal = NormalDist().inv_cdf
_PIECES = 4
_PIECE = 1 << 16


class Luck:
    """Numbers from a bot's own chance: four from each draw, because a plan needs many and must cost little."""

    __slots__ = ("_chance", "_left", "_number")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._number = 0
        self._left = 0

    def share(self) -> float:
        """A number between 0 and 1, neither of them."""
        if not self._left:
            self._number = self._chance.below("slap", SPAN)
            self._left = _PIECES
        self._left -= 1
        self._number, piece = divmod(self._number, _PIECE)
        return (piece + 0.5) / _PIECE

    def happens(self, chance: float) -> bool:
        return self.share() < chance

    def normal(self, mean: float, deviation: float) -> float:
        return mean + deviation * _normal(self.share())

    def tail(self, mean: float) -> float:
        return -mean * log(self.share())


class ExGaussian(Struct, frozen=True):
    """Normal(mu, sigma) plus Exponential(tau)."""

    mu: float
    sigma: float
    tau: float

    def sample(self, luck: Luck, shift: float = 0.0) -> float:
        return max(luck.normal(self.mu, self.sigma) + luck.tail(self.tau) + shift, SOONEST)

    @property
    def mean(self) -> float:
        return self.mu + self.tau

    def share_below(self, time: float) -> float:
        """How many reactions are faster than this."""
        z = (time - self.mu) / self.sigma
        skew = self.sigma / self.tau
        late = exp(skew * skew / 2 - (time - self.mu) / self.tau) * _phi(z - skew)
        return _phi(z) - late

    def quantile(self, share: float) -> float:
        return _quantile(self, share)

    @property
    def median(self) -> float:
        return _quantile(self, 0.5)

    @property
    def hurried(self) -> float:
        """Whoever is faster than this has acted before thinking."""
        return _quantile(self, HURRIED)


def _phi(z: float) -> float:
    return (1 + erf(z / sqrt(2))) / 2


@lru_cache(maxsize=256)
def _quantile(reaction: ExGaussian, share: float) -> float:
    low = reaction.mu - 6 * reaction.sigma
    high = reaction.mu + 6 * reaction.sigma + 20 * reaction.tau
    while high - low > 0.01:
        middle = (low + high) / 2
        if reaction.share_below(middle) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2
