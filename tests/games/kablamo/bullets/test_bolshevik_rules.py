"""Bolshevik rules: next round Kablamos hit the left neighbour."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_it_waits_for_the_next_round() -> None:
    table = set_table(A_spares="BR x")
    say(table, "A plays BR", "time runs out", "time runs out")
    assert fact(table, "centre") == ["BR next"]


def test_fired_it_waits_as_well() -> None:
    table = set_table("AB", A_revolver="x x x x x BR", B_spares="x")
    say(table, "windows pass")
    assert fact(table, "centre") == ["BR next"]


def test_it_is_over_with_the_round_it_holds_for() -> None:
    table = set_table("AB", begin="end", centre=["BR now"], A_spares="RI")
    assert fact(table, "centre") == ["BR now"]
    say(table, "time runs out")
    assert fact(table, "centre") == [] and "BR" in fact(table, "discard")


def test_with_two_players_the_other_one_is_hit() -> None:
    table = set_table("AB", A_revolver="x x x x x K", centre=["BR now"])
    assert fact(table, "outcome.winners") == ["A"]
