"""Act of cowardice: throw it away, fire the next one."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_a_bullet_that_is_not_live_is_discarded_without_effect() -> None:
    table = set_table("AB", A_tokens=["AOC"], A_revolver="x x x x MF TM", B_spares="x")
    say(table, "time runs out", "time runs out")
    assert fact(table, "discard") == ["TM", "AOC"] and fact(table, "A.tokens") == [] and fact(table, "active") == ["MF"]


def test_the_next_one_can_be_deadly() -> None:
    table = set_table(A_tokens=["AOC"], A_revolver="x x x x K C")
    assert not fact(table, "A.alive")


def test_two_of_them_serve_two_firings() -> None:
    table = set_table("AB", A_tokens=["AOC", "RI as AOC"], A_front=["TH"], A_revolver="x x BF K MF K", B_spares="x")
    say(table, "windows pass")
    assert fact(table, "A.alive") and fact(table, "A.tokens") == [] and "BF" in fact(table, "discard")


def test_it_may_be_forced_upon_somebody() -> None:
    table = set_table("AB", A_spares="AOC x", B_revolver="x x x x K C")
    say(table, "A plays AOC on B", "time runs out", "time runs out")
    assert fact(table, "B.tokens") == ["AOC"]
    say(table, "windows pass")
    assert fact(table, "outcome.winners") == ["A"]


def test_with_a_cylinder_malfunction_the_chamber_just_shot_comes_back() -> None:
    table = set_table("AB", A_tokens=["AOC", "CM"], A_revolver="DC GA HM RM MF K", B_spares="x")
    say(table, "time runs out", "time runs out", "time runs out")
    assert fact(table, "A.revolver") == ["_", "DC", "GA", "HM", "RM", "_"]
