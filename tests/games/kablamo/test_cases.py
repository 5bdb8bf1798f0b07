"""Cases of the rules that are no story: geometry, the table of bullets, and what views do not tell.

Where a test belongs to a number of the rules' list, its name says which.
"""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.kablamo import set_table
from helpers.playing import say
from sixchambers.games.kablamo.box import BOX, KIND_OF, KINDS, check_table, is_hv, is_live
from sixchambers.games.kablamo.cylinder import FIRING, SAFE, clockwise, fires_in, left_of, turned, turned_position
from sixchambers.games.kablamo.events import Swapped

LETTERS = list("abcdef")


def test_case_1_one_step_clockwise() -> None:
    assert turned(LETTERS, 1) == list("fabcde")


def test_case_2_one_step_counter_clockwise() -> None:
    assert turned(LETTERS, -1) == list("bcdefa")


def test_three_steps_are_the_same_both_ways() -> None:
    assert turned(LETTERS, 3) == turned(LETTERS, -3) == list("defabc")


@pytest.mark.parametrize("steps", range(-7, 8))
def test_a_turn_takes_everything_along(steps: int) -> None:
    after = turned(LETTERS, steps)
    assert [after[turned_position(position, steps)] for position in range(6)] == LETTERS
    assert turned(after, -steps) == LETTERS


def test_the_safe_bullet_is_fired_first_and_the_one_at_the_firing_position_last() -> None:
    assert (FIRING, SAFE) == (0, 5)
    assert [fires_in(position) for position in (5, 4, 3, 2, 1, 0)] == [1, 2, 3, 4, 5, 6]
    for position in range(6):
        assert turned_position(position, fires_in(position)) == FIRING


def test_the_left_neighbour_is_the_next_living_player_clockwise() -> None:
    assert [left_of(seat, [True] * 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [left_of(seat, [True, False, False, True]) for seat in (0, 3)] == [3, 0], "of two, the other one"
    assert left_of(1, [True, False, False, True]) == 3, "also of somebody who is dead"
    assert list(clockwise(2, [True, False, True, True])) == [2, 3, 0]
    assert list(clockwise(1, [True, False, True, True])) == [2, 3, 0]


def test_case_7_the_table_of_bullets() -> None:
    check_table()
    groups = Counter({"live": 0, "action": 0, "hv": 0})
    for kind in KINDS:
        groups[kind.group] += kind.copies
    assert groups == {"live": 20, "action": 67, "hv": 13} and len(BOX) == 100
    assert sorted(face for face in BOX if not is_live(face)) == list(range(1, 81))
    highest = max(number for kind in KINDS if kind.group == "hv" for number in kind.numbers)
    lowest = min(number for kind in KINDS if kind.group == "action" for number in kind.numbers)
    assert (highest, lowest) == (13, 14)
    assert [is_hv(face) for face in (0, 1, 13, 14, 81, 82)] == [False, True, True, False, False, False]
    for kind in KINDS:
        assert all(KIND_OF[number] == kind.id for number in kind.numbers)


def test_no_kind_of_action_bullet_is_systematically_early() -> None:
    means = [sum(kind.numbers) / kind.copies for kind in KINDS if kind.group == "action"]
    assert len(means) == 13 and max(means) - min(means) < 3


def test_case_76_only_the_event_tells_that_bullets_were_swapped() -> None:
    table = set_table("AB", A_revolver="DC* GA HM x x x", B_revolver="RM TM x x x x")
    say(table, "A assigns A", "A picks A2")
    before = table.game.view(table.table.play.state, 0)
    heard: list[object] = []
    table.table.listen(0, lambda update: heard.extend(update.events))
    say(table, "A picks B1")
    after = table.game.view(table.table.play.state, 0)
    assert table.facts()["A"]["revolver"] == ["_", "GA", "TM", "C", "C", "C"]
    assert after.revolvers == before.revolvers and after.spares == before.spares
    assert Swapped((0, 2), (1, 1), "double_cross") in heard
