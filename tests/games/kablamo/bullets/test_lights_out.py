"""Lights out: two revolvers change hands."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say, seat_row


def test_everything_in_and_on_them_goes_along() -> None:
    table = set_table(
        A_revolver="DC _ x x x x",
        A_tokens=["HM"],
        B_revolver="GA _ _ x x x",
        B_tokens=["AOC"],
        A_spares="K",
        B_front=["TH"],
        C_spares="LO x",
    )
    say(table, "C plays LO", "time runs out", "time runs out", "C names A and B")
    assert fact(table, "A.revolver") == ["GA", "_", "_", "C", "C", "C"] and fact(table, "A.tokens") == ["AOC"]
    assert fact(table, "A.spares") == ["K"] and fact(table, "B.front") == ["TH"]
    say(table, "A turns 1", "B turns 4")
    assert fact(table, "A.revolver") == ["C", "GA", "_", "_", "C", "C"]
    assert fact(table, "B.revolver") == ["C", "C", "C", "C", "DC", "_"]


def test_in_a_repeat_the_revolver_that_turned_is_fired_by_its_new_owner() -> None:
    table = set_table(A_front=["TH"], A_revolver="x x x x K x", B_revolver="x x x x DC x", C_spares="LO")
    say(table, "time runs out", "time runs out", "time runs out")
    assert fact(table, "window") == "G2" and fact(table, "repeat") == 1 and fact(table, "A.revolver")[0] == "K"
    say(table, "C plays LO", "time runs out", "C names A and B", "A turns 0", "B turns 0")
    assert fact(table, "A.alive") and not fact(table, "B.alive") and fact(table, "A.front") == []


def test_a_turn_before_the_reveal_changes_what_is_fired() -> None:
    table = set_table(A_revolver="x x x x x K", C_spares="LO")
    say(table, "time runs out", "C plays LO", "time runs out", "C names A and B", "A turns 0", "B turns 5")
    assert all(seat_row(table, "alive").values()) and fact(table, "B.revolver")[5] == "K"


def test_the_dead_have_no_revolver_to_swap() -> None:
    table = set_table("ABCD", D_alive=False, A_spares="LO x")
    say(table, "A plays LO", "time runs out", "time runs out")
    assert refused(table, "A names A and D") == "kablamo.no_dead"
