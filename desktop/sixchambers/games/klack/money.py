"""Money, counted in thousands. A holding is (1000s, 2000s) and never changed: adding to one makes another."""

from __future__ import annotations

from ...engine.message import Amount

Holding = tuple[int, int]

NOTHING: Holding = (0, 0)
FULL_PURSE: Holding = (6, 6)


def worth(holding: Holding) -> int:
    """What the bills add up to, in thousands."""
    return holding[0] + 2 * holding[1]


def plus(one: Holding, other: Holding) -> Holding:
    return (one[0] + other[0], one[1] + other[1])


def minus(one: Holding, other: Holding) -> Holding:
    return (one[0] - other[0], one[1] - other[1])


def total(stacks: tuple[Holding, ...]) -> Holding:
    """All the bills of some stacks together."""
    return (sum([ones for ones, _ in stacks]), sum([twos for _, twos in stacks]))


def score(stacks: tuple[Holding, ...]) -> int:
    """Click money times click markers, in thousands."""
    return sum(map(worth, stacks)) * len(stacks)


def smallest_stack(stacks: tuple[Holding, ...]) -> int:
    """Which of them is the cheapest to break up."""
    return min(range(len(stacks)), key=lambda number: worth(stacks[number]))


def cheapest_bid(purse: Holding) -> Holding:
    """A single bill, a 1000 if there is one."""
    return (1, 0) if purse[0] else (0, 1)


def dollars(thousands: int) -> int:
    return thousands * 1000


def amount(thousands: int) -> Amount:
    """For a message."""
    return Amount(dollars(thousands), "money")


def cash(holding: Holding) -> Amount:
    return amount(worth(holding))
