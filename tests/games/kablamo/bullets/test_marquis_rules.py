"""Marquis of Queensbury rules: Kablamos kill nobody."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_it_holds_until_the_end_of_the_round_and_no_longer() -> None:
    table = set_table("AB", begin="end", centre=["MQ"], A_revolver="x x x x x K", round=4)
    assert fact(table, "round") == 5 and not fact(table, "A.alive")


def test_at_the_last_moment_it_still_helps() -> None:
    table = set_table("AB", A_revolver="x x x x x K", A_spares="MQ")
    say(table, "time runs out", "A plays MQ", "time runs out")
    assert fact(table, "A.alive") and "kablamo.log_harmless" in fact(table, "A.heard")


def test_fired_it_comes_too_late_for_the_same_shot() -> None:
    table = set_table(A_revolver="x x x x x K", B_revolver="x x x x x MQ")
    assert not fact(table, "A.alive") and fact(table, "centre") == ["MQ"]


def test_nobody_is_named_to_carry_it_out() -> None:
    table = set_table("AB", A_spares="MQ")
    assert fact(table, "A.legal") == [[5, None, None], None, "hold"]
