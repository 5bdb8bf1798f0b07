"""Cylinder malfunction: back by one after the shot."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_it_is_marked_when_the_revolver_fires_and_used_up_after_everything_is_resolved() -> None:
    table = set_table("AB", A_tokens=["CM"], A_revolver="DC GA HM RM TM MF", B_spares="x")
    say(table, "time runs out")
    assert fact(table, "A.tokens") == ["CM running"] and fact(table, "A.revolver")[0] == "MF"
    say(table, "time runs out", "time runs out")
    assert fact(table, "A.tokens") == [] and fact(table, "A.revolver") == ["DC", "GA", "HM", "RM", "TM", "_"]


def test_instead_means_backwards_and_used_up_at_once() -> None:
    options = {"cylinder_malfunction_mode": "instead"}
    table = set_table("AB", options=options, A_tokens=["CM"], A_revolver="DC MF HM RM TM K", B_spares="x")
    say(table, "time runs out")
    assert fact(table, "A.tokens") == [] and fact(table, "A.revolver") == ["MF", "HM", "RM", "TM", "K", "DC"]


def test_instead_with_a_broken_ratchet_nothing_turns_and_both_are_used_up() -> None:
    options = {"cylinder_malfunction_mode": "instead"}
    table = set_table("AB", options=options, A_tokens=["CM", "41"], A_revolver="MF GA HM RM TM K", B_spares="x")
    say(table, "time runs out")
    assert fact(table, "A.tokens") == [] and fact(table, "A.revolver")[0] == "MF"


def test_given_during_a_round_it_applies_to_a_repeat_of_the_same_round() -> None:
    table = set_table("AB", A_revolver="CM* x x x x MF", A_front=["TH"])
    say(table, "A assigns A")
    assert fact(table, "repeat") == 1 and fact(table, "A.tokens") == []
    assert fact(table, "A.revolver")[5] == "_", "the extra shot, turned back"


def test_if_the_owner_dies_nothing_turns() -> None:
    table = set_table(A_tokens=["CM"], A_revolver="x x x x x K")
    assert not fact(table, "A.alive") and "CM" in fact(table, "discard")
