"""Stockpiling: one to load, one to keep."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_the_bullet_drawn_first_must_be_loaded_the_second_is_a_spare() -> None:
    table = set_table("AB", A_revolver="SP* x _ x x x", chance="K DC")
    say(table, "A picks A2")
    assert fact(table, "A.revolver")[2] == "K" and fact(table, "A.spares")[0] == "DC"


def test_he_sees_what_he_loads_and_only_while_he_does() -> None:
    table = set_table("AB", A_revolver="SP* x x x x x", chance="K DC")
    assert fact(table, "A.view.tray") == [81] and fact(table, "B.view.tray") == [-1]
    say(table, "A picks A0")
    assert fact(table, "A.view.tray") == [] and fact(table, "A.view.revolvers.A.chambers")[0] == -1


def test_if_the_bag_runs_out_there_is_no_spare() -> None:
    table = set_table("AB", A_revolver="SP* x x x x x", bag="DC", B_spares="x")
    say(table, "time runs out", "time runs out", "A picks A0")
    assert fact(table, "A.revolver")[0] == "DC" and fact(table, "A.hand") == 0 and fact(table, "bag") == 0


def test_an_active_bullet_leaves_no_empty_chamber() -> None:
    table = set_table(A_revolver="SP* x x x x x", B_revolver="TM* x x x x x", C_revolver="_ x x x x x")
    assert fact(table, "A.legal") == [0, 2]


def test_given_to_somebody_else_it_fills_his_chamber() -> None:
    table = set_table("AB", A_revolver="SP* x x x x x", B_revolver="x x x _ x x", chance="K DC")
    say(table, "A assigns B", "B picks B3")
    assert fact(table, "B.revolver")[3] == "K" and fact(table, "A.revolver")[0] == "_"
