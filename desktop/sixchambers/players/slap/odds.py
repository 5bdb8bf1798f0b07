"""Who is first, who is last: estimates from how fast everybody usually is.

If reactions were spread like extreme values, the chance to be first would be exactly this ratio of exponentials; for
real ones it is close enough to decide by, and costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

SPREAD = 80.0
"""Milliseconds: how far apart the attempts of one hand lie."""


def chance_first(mine: float, others: Sequence[float]) -> float:
    """The chance to be faster than all of these."""
    return 1 / (1 + sum([exp((mine - other) / SPREAD) for other in others]))


def chance_last(mine: float, others: Sequence[float]) -> float:
    return 1 / (1 + sum([exp((other - mine) / SPREAD) for other in others]))
