"""Gentlemen agreement: two exchange a bullet each."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_whoever_names_them_may_be_one_of_them() -> None:
    table = set_table("AB", A_revolver="GA* DC x x x x", B_revolver="x x x x x K")
    say(table, "A assigns A")
    assert fact(table, "asked") == ["A", "B"], "of two players there is only one pair"
    say(table, "A picks A1", "B picks B5")
    assert fact(table, "A.revolver")[1] == "K" and fact(table, "B.revolver")[5] == "DC"


def test_a_choice_is_not_seen_before_both_have_chosen() -> None:
    table = set_table("AB", A_revolver="GA* DC x x x x")
    say(table, "A assigns A", "A picks A1")
    assert fact(table, "A.revolver")[1] == "DC" and "kablamo.log_swapped" not in fact(table, "B.heard")


def test_with_fewer_than_two_gentlemen_it_is_a_dud() -> None:
    table = set_table("AB", A_revolver="GA* x x x x x", B_revolver="_ _ _ _ _ _")
    assert "kablamo.log_dud" in fact(table, "A.heard")


def test_an_active_bullet_stays_where_it_is() -> None:
    table = set_table("AB", A_revolver="GA* x x x x x", B_revolver="TM* x x x x x")
    say(table, "A assigns A")
    assert refused(table, "B picks B0") == "kablamo.no_active"
