"""Trigger happy: one more shot, still in this round."""

from __future__ import annotations

import pytest

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_played_after_the_shot_it_still_counts() -> None:
    table = set_table("AB", B_spares="TH", A_revolver="x x x x MF x")
    say(table, "time runs out", "time runs out")
    assert fact(table, "window") == "G4"
    say(table, "B plays TH on A", "time runs out")
    assert fact(table, "repeat") == 1 and "MF" in fact(table, "discard") and "TH" in fact(table, "discard")


def test_fired_it_can_be_given_to_anybody() -> None:
    table = set_table(A_revolver="TH* x x x x x")
    say(table, "A assigns C")
    assert fact(table, "repeat") == 1 and fact(table, "C.loaded") == 5 and fact(table, "C.front") == []


def test_an_overhaul_does_not_touch_it() -> None:
    table = set_table("AB", A_front=["TH"], B_tokens=["HM"], A_spares="OH x")
    say(table, "A plays OH", "time runs out", "time runs out")
    assert fact(table, "A.front") == ["TH"]


def test_together_with_a_trigger_malfunction_there_are_two_more_shots_one_a_pass() -> None:
    table = set_table("AB", A_front=["TH"], A_tokens=["TM"], A_revolver="x x x x x C", B_spares="x")
    say(table, "time runs out", "time runs out", "time runs out")
    assert fact(table, "A.tokens") == ["TM paying"] and fact(table, "A.front") == ["TH"], "the revolver's debt first"
    say(table, "time runs out", "time runs out")
    assert fact(table, "A.front") == ["TH paying"] and fact(table, "repeat") == 2


@pytest.mark.parametrize("begin", ["replace", "end"])
def test_after_the_repeat_phase_there_is_no_use_for_it(begin: str) -> None:
    table = set_table("AB", begin=begin, A_spares="TH")
    assert refused(table, "A plays TH") == "kablamo.no_repeat_left"
