"""Hammer malfunction: turn, but do not fire."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_it_saves_whoever_would_have_fired_a_kablamo_and_the_bullet_travels_on() -> None:
    table = set_table("AB", A_tokens=["HM"], A_revolver="x x x x x K", B_spares="x")
    say(table, "time runs out", "time runs out")
    assert (
        fact(table, "A.alive")
        and fact(table, "A.revolver")[0] == "K"
        and fact(table, "A.view.revolvers.A.chambers")[0] == -1
    )


def test_it_counts_as_loaded_so_nothing_is_drawn_for_it() -> None:
    table = set_table("AB", A_tokens=["HM"], A_revolver="x x x x x K")
    assert fact(table, "A.hand") == 0 and fact(table, "B.hand") == 1


def test_two_of_them_serve_two_firings() -> None:
    table = set_table("AB", A_tokens=["HM", "HM"], A_front=["TH"], A_revolver="x x x x K K", B_spares="x")
    say(table, "time runs out", "time runs out", "time runs out", "time runs out")
    assert fact(table, "A.alive") and fact(table, "A.tokens") == [] and fact(table, "A.revolver")[:2] == ["K", "K"]


def test_anybody_may_get_it_and_decides_nothing() -> None:
    table = set_table(A_revolver="HM* x x x x x", B_spares="x")
    say(table, "time runs out")
    assert fact(table, "A.legal") == [0, 1, 2]
    say(table, "A assigns C", "time runs out")
    assert fact(table, "C.tokens") == ["HM"] and fact(table, "window") == "G4"
