"""Somebody is cheating: active bullets are thrown away."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_from_the_hand_it_is_always_possible_and_takes_what_is_active_now() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_revolver="GC* x x x x x", C_spares="SIC")
    say(table, "C plays SIC", "time runs out")
    assert fact(table, "discard") == ["GC", "TM"] and fact(table, "active") == []
    assert fact(table, "A.revolver")[0] == fact(table, "B.revolver")[0] == "_"


def test_fired_it_takes_all_the_others() -> None:
    table = set_table(A_revolver="SIC* x x x x x", B_revolver="TM* x x x x x", C_spares="x")
    say(table, "time runs out", "time runs out")
    assert fact(table, "centre") == ["SIC"] and fact(table, "discard") == ["TM"]


def test_a_copy_takes_the_original() -> None:
    table = set_table(A_revolver="SIC* x x x x x", B_spares="RI", C_spares="x")
    say(table, "time runs out", "B plays RI", "time runs out", "windows pass")
    assert "SIC" in fact(table, "discard") and "RI as SIC" in fact(table, "centre")


def test_it_ends_with_the_round() -> None:
    table = set_table(begin="end", centre=["SIC"], A_revolver="x x x x x TM")
    assert fact(table, "centre") == [] and fact(table, "asked") == ["A"], "a new round, and its bullet counts"


def test_tokens_that_lie_already_stay() -> None:
    table = set_table(A_tokens=["HM"], A_front=["TOH"], B_spares="SIC x")
    say(table, "B plays SIC", "time runs out", "time runs out")
    assert fact(table, "A.tokens") == ["HM"] and fact(table, "A.front") == ["TOH"]
