"""Making up sums from the bills one has."""

from __future__ import annotations

from itertools import product

import pytest

from sixchambers.games.klack.money import Holding, cheapest_bid, worth
from sixchambers.players.klack.bills import at_least, closest_bid

PURSES = [purse for purse in product(range(8), range(8)) if any(purse)]


def bids(purse: Holding) -> list[Holding]:
    return [bid for bid in product(range(purse[0] + 1), range(purse[1] + 1)) if any(bid)]


@pytest.mark.parametrize("purse", PURSES, ids=str)
def test_against_every_bid_there_is(purse: Holding) -> None:
    every = bids(purse)
    for wanted in range(-2, worth(purse) + 4):
        closest = closest_bid(purse, wanted)
        assert closest in every
        distance = abs(worth(closest) - max(wanted, 1))
        assert distance == min(abs(worth(bid) - max(wanted, 1)) for bid in every)
        fewest_ones = min(bid[0] for bid in every if worth(bid) == worth(closest))
        assert closest[0] == fewest_ones, "the 1000s are kept"
        enough = [worth(bid) for bid in every if worth(bid) >= wanted]
        reached = at_least(purse, wanted)
        assert (reached is None) == (not enough)
        if reached is not None:
            assert reached in every and worth(reached) == min(enough)
    assert worth(cheapest_bid(purse)) == min(map(worth, every)) and cheapest_bid(purse) in every


def test_an_empty_purse_cannot_bid() -> None:
    with pytest.raises(AssertionError):
        closest_bid((0, 0), 1)
