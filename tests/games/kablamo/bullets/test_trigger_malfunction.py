"""Trigger malfunction: once more in the repeat phase."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_the_extra_shot_can_kill() -> None:
    table = set_table(A_tokens=["TM"], A_revolver="x x x x K C")
    assert not fact(table, "A.alive")


def test_only_this_revolver_fires_again() -> None:
    table = set_table("AB", A_tokens=["TM"], A_revolver="x x x x MF C", B_revolver="x x x x K C")
    assert fact(table, "B.alive") and fact(table, "A.loaded") == 4 and fact(table, "B.loaded") == 5


def test_given_in_a_round_it_waits_for_the_next_firing() -> None:
    table = set_table("AB", A_revolver="TM* x x x x x", B_spares="x")
    say(table, "time runs out", "A assigns A", "time runs out")
    assert fact(table, "A.tokens") == ["TM"] and fact(table, "window") == "G4"
    say(table, "windows pass")
    assert fact(table, "repeat") == 0 and fact(table, "A.tokens") == ["TM"]


def test_two_revolvers_that_owe_a_shot_fire_together() -> None:
    table = set_table(A_tokens=["TM"], B_tokens=["TM"], A_revolver="x x x x K C", B_revolver="x x x x K C")
    assert fact(table, "outcome.winners") == ["C"] and fact(table, "repeat") == 1
