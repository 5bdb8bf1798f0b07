"""The table's randomness: fair, repeatable, riggable, and every use on its own."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixchambers.engine.chance import SEED_BYTES, Chance, commitment, new_seed, seed_from_text

SEED = bytes(range(16))
SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def drawn(chance: Chance, stream: str, number: int, limit: int = 6) -> list[int]:
    return [chance.below(stream, limit) for _ in range(number)]


def chi_square(counts: Counter[int], limit: int) -> float:
    expected = counts.total() / limit
    return sum((counts[face] - expected) ** 2 / expected for face in range(limit))


def test_these_very_numbers() -> None:
    """Saved games are a seed and answers: should these numbers ever change, no older journal replays."""
    assert drawn(Chance(SEED), "die", 12) == [2, 0, 3, 4, 3, 3, 5, 3, 4, 2, 2, 4]
    assert drawn(Chance(SEED), "deck", 4, 52) == [24, 32, 23, 40]


@given(seed=SEEDS, limit=st.integers(1, 2**64))
def test_the_same_seed_gives_the_same_numbers_in_range(seed: bytes, limit: int) -> None:
    numbers = drawn(Chance(seed), "die", 5, limit)
    assert numbers == drawn(Chance(seed), "die", 5, limit)
    assert all(0 <= number < limit for number in numbers)


def test_another_seed_and_another_stream_give_other_numbers() -> None:
    some = drawn(Chance(SEED), "die", 30)
    assert some != drawn(Chance(SEED[::-1]), "die", 30)
    assert some != drawn(Chance(SEED), "bag", 30)


@given(elsewhere=st.lists(st.sampled_from(["deck", "bag", "dies", "di"])))
def test_streams_do_not_disturb_each_other(elsewhere: list[str]) -> None:
    chance = Chance(SEED)
    numbers = []
    for stream in [*elsewhere, ""]:
        numbers.append(chance.below("die", 6))
        if stream:
            chance.below(stream, 52)
    assert numbers == drawn(Chance(SEED), "die", len(numbers))


# The bounds are what a fair source exceeds once in a thousand seeds; this seed is fixed.
@pytest.mark.parametrize(("limit", "bound"), [(2, 10.8), (6, 20.5), (7, 22.5), (52, 87.9)])
def test_fair(limit: int, bound: float) -> None:
    assert chi_square(Counter(drawn(Chance(SEED), "die", 20_000, limit)), limit) < bound


def test_fair_where_the_span_does_not_divide() -> None:
    """Two thirds of the span: without drawing again, the lower half would come up twice as often."""
    limit = 2**64 // 3 * 2
    chance = Chance(SEED)
    numbers = drawn(chance, "die", 3000, limit)
    low = sum(number < limit // 2 for number in numbers)
    assert abs(low - 1500) < 4 * 28, low
    assert chance.drawn["die"] > 4000, "a third of the draws had to be made again"


def test_pairs_of_draws_are_independent() -> None:
    numbers = drawn(Chance(SEED), "die", 36_000)
    pairs = Counter(6 * one + other for one, other in zip(numbers[::2], numbers[1::2], strict=True))
    assert chi_square(pairs, 36) < 66.6


def test_shuffles_reach_every_order_alike() -> None:
    chance = Chance(SEED)
    orders = list(permutations("abc"))
    counts: Counter[int] = Counter()
    for _ in range(6000):
        cards = list("abc")
        chance.shuffle("deck", cards)
        counts[orders.index(tuple(cards))] += 1
    assert chi_square(counts, 6) < 20.5


@given(cards=st.lists(st.integers(0, 9)), seed=SEEDS)
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: bytes) -> None:
    shuffled = cards.copy()
    Chance(seed).shuffle("deck", shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_rigged_draws_come_first_and_cost_nothing() -> None:
    chance = Chance(SEED, rigged={"die": [5, 5, 0]})
    assert drawn(chance, "die", 3) == [5, 5, 0]
    assert chance.drawn == {}
    assert drawn(chance, "die", 12) == drawn(Chance(SEED), "die", 12)


def test_a_rigged_shuffle_names_what_goes_next() -> None:
    chance = Chance(SEED, rigged={"deck": [2, 0, 1, 0]})
    cards = list("abcd")
    chance.shuffle("deck", cards)
    assert "".join(cards) == "cadb"


def test_a_handful_of_dice_is_fair_and_takes_one_draw() -> None:
    chance = Chance(SEED)
    rolls = [chance.roll("die", 6, 3) for _ in range(6000)]
    assert chance.drawn == {"die": 6000}
    assert {len(roll) for roll in rolls} == {3} and len(set(rolls)) == 216
    for place in range(3):
        counts = Counter(roll[place] for roll in rolls)
        assert set(counts) == set(range(6)) and max(counts.values()) - min(counts.values()) < 200


def test_a_rigged_handful_names_die_after_die() -> None:
    chance = Chance(SEED, rigged={"die": [5, 0, 3, 1]})
    assert chance.roll("die", 6, 3) == (5, 0, 3)
    assert chance.roll("die", 6, 2)[0] == 1 and chance.rigged == {"die": []}
    assert len(chance.roll("die", 6, 20)) == 20


def test_rigging_one_stream_leaves_the_others() -> None:
    chance = Chance(SEED, rigged={"deck": [1, 2, 3]})
    assert drawn(chance, "die", 12) == drawn(Chance(SEED), "die", 12)


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(SEED, rigged={"bag": [1, 2]})
    drawn(chance, "die", 3)
    twin = chance.copy()
    assert twin == chance
    there = [drawn(twin, stream, 5) for stream in ("die", "bag")]
    assert chance.drawn == {"die": 3} and chance.rigged == {"bag": [1, 2]}
    assert [drawn(chance, stream, 5) for stream in ("die", "bag")] == there


def test_fresh_chances_share_nothing() -> None:
    one = Chance(SEED)
    one.below("die", 6)
    one.rigged["die"] = [1]
    assert Chance(SEED) == Chance(SEED, {}, {})


def test_pick_takes_one_of_them() -> None:
    chance = Chance(SEED)
    assert {chance.pick("x", "ab") for _ in range(64)} == {"a", "b"}


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_a_share_of_all_cases(share: float) -> None:
    chance = Chance(SEED)
    hits = sum(chance.chance("x", share) for _ in range(10_000))
    assert abs(hits - 10_000 * share) < 4 * 46


def test_seeds() -> None:
    assert len(new_seed()) == SEED_BYTES and new_seed() != new_seed()
    assert seed_from_text(" " + SEED.hex() + "\n") == SEED, "what a journal shows can be typed in again"
    words = {seed_from_text(text) for text in ("high noon", "High Noon", "", "zz" * 16, SEED.hex()[:-2])}
    assert len(words) == 5 and all(len(seed) == SEED_BYTES for seed in words)
    assert seed_from_text(" high noon ") == seed_from_text("high noon")


def test_the_commitment_can_be_checked_by_anybody() -> None:
    promise = commitment(SEED, b"salt")
    assert promise == sha256(b"salt" + SEED).hexdigest()
    assert len({promise, commitment(SEED, b"tlas"), commitment(SEED[::-1], b"salt")}) == 3
