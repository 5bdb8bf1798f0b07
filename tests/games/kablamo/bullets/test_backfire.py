"""Backfire: somebody else controls the bullet."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_an_active_bullet_is_assigned_by_whoever_took_it_over() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_spares="BF")
    say(table, "B plays BF", "time runs out")
    assert fact(table, "A.control") == "B" and fact(table, "asked") == ["B"]
    say(table, "B assigns A")
    assert fact(table, "A.tokens") == ["TM"] and fact(table, "A.control") is None


def test_a_response_that_is_taken_over_is_aimed_anew() -> None:
    """B's misfire on A's lights out becomes C's, who must aim it at something: nothing else is left."""
    table = set_table(A_revolver="GC* x x x x x", A_spares="LO x", B_spares="MF", C_spares="BF x")
    say(table, "A plays LO", "time runs out", "B plays MF", "time runs out", "B aims at LO")
    say(table, "C plays BF", "time runs out", "C aims at MF", "time runs out")
    assert fact(table, "C.question") == "kablamo.ask_reassign"
    say(table, "C assigns C")
    assert fact(table, "C.question") == "kablamo.ask_aim_misfire" and fact(table, "C.legal") == [9, 17]
    say(table, "C aims at GC", "windows pass")
    assert "GC" in fact(table, "discard") and fact(table, "A.question") == "kablamo.ask_lights_pair"


def test_taking_over_what_has_no_decision_is_pointless_but_legal() -> None:
    table = set_table(A_spares="MQ", B_spares="BF x")
    say(table, "A plays MQ", "time runs out", "B plays BF", "time runs out", "time runs out")
    assert fact(table, "B.heard")[-1] == "kablamo.log_taken_over" and fact(table, "pending") == ["MQ"]
    say(table, "time runs out")
    assert fact(table, "centre") == ["MQ"]


def test_the_new_controller_is_polled_last_when_the_window_reopens() -> None:
    table = set_table(A_revolver="TM* x x x x x", A_spares="x", B_spares="BF RI", C_spares="MF")
    say(table, "time runs out", "A assigns A", "B plays BF", "time runs out", "windows pass")
    assert fact(table, "asked") == ["B"], "B announces it anew"
    say(table, "B assigns C", "B plays RI", "C plays MF", "time runs out")
    assert fact(table, "pending") == ["TM", "MF"], "C comes before B now"


def test_fired_it_takes_over_another_active_bullet() -> None:
    table = set_table(A_revolver="BF* x x x x x", B_revolver="TM* x x x x x")
    say(table, "A assigns A")
    assert fact(table, "B.control") == "A" and fact(table, "asked") == ["A"]
