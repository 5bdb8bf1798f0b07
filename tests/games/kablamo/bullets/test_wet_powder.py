"""Wet powder: all spares anew."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_as_many_as_before_are_drawn() -> None:
    table = set_table("AB", A_revolver="WP* x x x x x", B_spares="K HM C", chance="DC GA TM")
    say(table, "time runs out", "time runs out")
    assert fact(table, "B.spares")[:3] == ["DC", "GA", "TM"] and fact(table, "discard") == ["HM", "WP"]


def test_what_is_thrown_away_everybody_sees() -> None:
    table = set_table("AB", A_revolver="WP* x x x x x", B_spares="MQ", bag="DC")
    say(table, "time runs out", "time runs out")
    assert "kablamo.log_dumped" in fact(table, "nobody.heard") and fact(table, "A.view.shown") >> 5 & 1


def test_without_spares_anywhere_it_is_a_dud() -> None:
    table = set_table("AB", A_revolver="WP* x x x x x")
    assert "kablamo.log_dud" in fact(table, "A.heard")


def test_live_bullets_thrown_away_cannot_be_drawn_by_it() -> None:
    table = set_table("AB", A_revolver="WP* x x x x x", B_spares="K K", bag="DC GA")
    say(table, "time runs out", "time runs out")
    assert sorted(fact(table, "B.spares")) == ["DC", "GA"] and fact(table, "in_bag.K") == 2
