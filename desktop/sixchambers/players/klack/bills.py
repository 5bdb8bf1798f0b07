"""Making up a sum from the bills one has."""

from __future__ import annotations

from ...games.klack.money import Holding


def closest_bid(purse: Holding, wanted: int) -> Holding:
    """At least one bill, worth as nearly as possible what is wanted; among equals the one that keeps more 1000s,
    for they are the cheap fillers and the small raises."""
    ones, twos = purse
    wanted = max(wanted, 1)
    best: Holding | None = None
    best_rank = (10**6, 0)
    for two in range(twos + 1):
        one = min(max(wanted - 2 * two, 0), ones)
        if one + two:
            rank = (abs(one + 2 * two - wanted), one)
            if rank < best_rank:
                best, best_rank = (one, two), rank
    assert best is not None, "a purse without bills cannot bid"
    return best


def at_least(purse: Holding, wanted: int) -> Holding | None:
    """The smallest sum that reaches what is wanted, or None if the purse does not."""
    for sum_ in range(wanted, purse[0] + 2 * purse[1] + 1):
        bid = closest_bid(purse, sum_)
        if bid[0] + 2 * bid[1] == sum_:
            return bid
    return None
