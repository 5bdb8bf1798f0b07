"""Overhaul: all malfunctions go."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say, seat_row


def test_it_takes_every_malfunction_from_every_revolver() -> None:
    table = set_table(A_tokens=["CM", "TM"], B_tokens=["HM", "AOC"], C_tokens=["RM"], C_front=["TH"], A_spares="OH x")
    say(table, "A plays OH", "time runs out", "time runs out")
    assert seat_row(table, "tokens") == {"A": [], "B": ["AOC"], "C": []} and fact(table, "C.front") == ["TH"]


def test_it_needs_a_malfunction() -> None:
    table = set_table(A_spares="OH x", B_tokens=["AOC"])
    assert refused(table, "A plays OH") == "kablamo.no_malfunction"


def test_fired_without_one_it_is_a_dud() -> None:
    table = set_table(A_revolver="x x x x x OH")
    assert fact(table, "discard") == ["OH"] and "kablamo.log_dud" in fact(table, "A.heard")


def test_before_the_reveal_it_mends_a_hammer_in_time() -> None:
    table = set_table(A_tokens=["HM"], A_revolver="x x x x x K", B_spares="OH")
    say(table, "time runs out", "B plays OH", "time runs out")
    assert not fact(table, "A.alive")


def test_before_the_reveal_a_ratchet_has_done_its_work() -> None:
    table = set_table(A_tokens=["RM", "HM"], A_revolver="x x x x x K", B_spares="OH")
    say(table, "time runs out")
    assert fact(table, "A.revolver")[5] == "K" and fact(table, "A.tokens") == ["HM"]
    say(table, "B plays OH", "time runs out")
    assert fact(table, "A.alive") and fact(table, "A.revolver")[5] == "K"


def test_a_running_cylinder_malfunction_is_lost() -> None:
    table = set_table("AB", A_tokens=["CM"], A_revolver="DC GA HM RM TM MF", B_spares="OH")
    say(table, "time runs out", "B plays OH", "time runs out")
    assert fact(table, "A.revolver") == ["_", "DC", "GA", "HM", "RM", "TM"]
