"""Cases of the rules that are no story: statistics, and what holds at any moment or for every bid.

Where a test belongs to a number of the rules' list, its name says which.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sixchambers.engine.events import Event
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.table import Table, open_table
from sixchambers.games.klack.events import (
    Banged,
    BidReturned,
    Clicked,
    Converted,
    GameEnded,
    Left,
    RaisesShown,
)
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.moves import KlackPlay
from sixchambers.games.klack.state import KlackState
from sixchambers.games.klack.steps import Roulette

SEED = b"sixteen bytes..."


def a_table(seats: int, **options: object) -> Table:
    return open_table(KLACK, [SeatInfo(f"P{seat}") for seat in range(seats)], options=options, seed=SEED)


# --- 27 -----------------------------------------------------------------------------------------------------


def test_case_27_one_pull_in_six_is_a_bang() -> None:
    state = KLACK.fresh(KLACK.read_options({}), 3, SEED)
    play = KLACK.play(state)
    pulls, bangs = 60_000, 0
    for _ in range(pulls):
        Roulette(0).act(play)
        bangs += not state.alive[0]
        state.alive[0] = True
        state.stacks[0] = ()
        state.centre = 6
    assert abs(bangs / pulls - 1 / 6) < 0.005


def test_case_27_every_pull_is_independent_of_the_one_before() -> None:
    play = KLACK.play(KLACK.fresh(KLACK.read_options({}), 3, SEED))
    rolls = [play.roll_is_bullet() for _ in range(60_000)]
    after_a_bang = [roll for before, roll in pairwise(rolls) if before]
    assert abs(sum(after_a_bang) / len(after_a_bang) - 1 / 6) < 0.015


# --- 28 -----------------------------------------------------------------------------------------------------


def test_case_28_updates_do_not_depend_on_hidden_bids() -> None:
    """Not one byte of what the others and a spectator get differs, whatever A has bid."""
    seen: dict[int | None, set[bytes]] = {1: set(), 2: set(), None: set()}
    bids = [(ones, twos) for ones in range(7) for twos in range(7) if ones + twos]
    for bid in bids:
        table = a_table(3)
        table.submit(1, (1, 1))
        assert table.submit(0, bid) is None
        for seat, updates in seen.items():
            updates.add(KLACK.codec.encode(table.update(seat)))
    assert [len(updates) for updates in seen.values()] == [1, 1, 1]


def test_purses_of_others_are_in_no_update() -> None:
    """K13: neither the bills nor their number can be read off anything somebody else gets."""
    seen: dict[int | None, set[bytes]] = {1: set(), 2: set(), None: set()}
    for purse in ((6, 6), (1, 0), (0, 1), (3, 2)):
        table = a_table(3)
        table.play.state.purses[0] = purse
        for seat, updates in seen.items():
            updates.add(KLACK.codec.encode(table.update(seat)))
    assert [len(updates) for updates in seen.values()] == [1, 1, 1]


# --- 31 -----------------------------------------------------------------------------------------------------


class Counting(KlackPlay):
    """Counts all bills and markers whenever something happens, in the middle of a round as well."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        count(self.state)
        super().tell(event)


def count(state: KlackState) -> None:
    """The rules' own sums, written out: six markers, six bills of each kind for every player."""
    assert state.centre + sum(len(stacks) for stacks in state.stacks) == 6
    for kind in (0, 1):
        held = sum(purse[kind] for purse in state.purses)
        on_table = sum(bid[kind] for bid in state.bids if bid is not None) + state.carried[kind]
        won = sum(stack[kind] for stacks in state.stacks for stack in stacks)
        assert held + on_table + won + state.removed[kind] == 6 * len(state.purses)
        assert min(purse[kind] for purse in state.purses) >= 0
    assert not any(sum(purse) for purse, alive in zip(state.purses, state.alive, strict=True) if not alive)
    assert 0 <= state.centre <= 6


def random_game(random: Random, seats: int, others: str) -> list[Event]:
    options = KLACK.read_options({"bang_other_bids": others, "pull": random.choice(("auto", "hand"))})
    play = Counting(KLACK.fresh(options, seats, random.randbytes(16)), heard=True)
    play.begin()
    daring = random.choice((1, 3, 50))
    while play.core.outcome is None:
        count(play.state)
        seat = random.choice(play.owing())
        question = play.question(seat)
        assert question is not None
        answers = list(question.legal())
        if question.about == "bills":
            # Small bids tie often, large ones make people poor.
            answers.sort(key=lambda bill: (bill[0] + 2 * bill[1], bill))
            answers = answers[: daring * 2]
        play.answer(seat, random.choice(answers))
    count(play.state)
    return play.events


@pytest.mark.parametrize("others", ["return", "remove", "carry"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_case_31_nothing_is_lost_or_made(seats: int, others: str) -> None:
    random = Random(f"{seats} {others}")
    happened: Counter[type[Event]] = Counter()
    for _ in range(60):
        happened.update(map(type, random_game(random, seats, others)))
    # The games went through everything that moves bills or markers.
    for kind in (Clicked, Banged, Converted, Left, RaisesShown, GameEnded):
        assert happened[kind] > 0, kind
    assert happened[GameEnded] == 60


def test_case_31_holds_when_a_tie_breaks_the_table_up() -> None:
    """The rarest way a bill moves: the last player takes his bid back (K7)."""
    for bids in ([(6, 6), (6, 6), (1, 0)], [(6, 6), (6, 6), (6, 6)]):
        play = Counting(KLACK.fresh(KLACK.read_options({}), 3, SEED), heard=True)
        play.begin()
        for seat, bid in enumerate(bids):
            play.answer(seat, bid)
        count(play.state)
        assert play.core.outcome is not None
        assert any(isinstance(event, BidReturned) for event in play.events) == (bids[2] == (1, 0))


# --- section 4 ----------------------------------------------------------------------------------------------


def test_decision_b1_bids_of_a_full_purse() -> None:
    """48 combinations, 18 different sums."""
    question = a_table(4).play.question(2)
    assert question is not None
    bids = list(question.legal())
    assert len(bids) == len(set(bids)) == 48
    assert {ones + 2 * twos for ones, twos in bids} == set(range(1, 19))
    assert question.default == (1, 0)
