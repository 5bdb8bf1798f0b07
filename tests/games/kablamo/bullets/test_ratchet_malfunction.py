"""Ratchet malfunction: fire without turning."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_what_lies_at_the_firing_position_is_fired() -> None:
    table = set_table(A_tokens=["RM"], A_revolver="K x x x x x")
    assert not fact(table, "A.alive")


def test_the_safe_bullet_waits_another_round() -> None:
    table = set_table("AB", A_tokens=["RM"], A_revolver="C x x x x K", B_spares="x")
    say(table, "time runs out", "time runs out")
    assert fact(table, "A.alive") and fact(table, "A.revolver")[5] == "K" and fact(table, "A.tokens") == []


def test_an_act_of_cowardice_turns_the_cylinder_all_the_same() -> None:
    table = set_table("AB", A_tokens=["RM", "AOC"], A_revolver="K x x x x MF", B_spares="x")
    say(table, "time runs out", "time runs out")
    assert fact(table, "active") == ["MF"]
