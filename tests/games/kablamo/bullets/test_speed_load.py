"""Speed load: everything new."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say


def test_all_loaded_bullets_go_and_six_new_ones_come() -> None:
    table = set_table(
        "AB", A_revolver="SL* DC K GA C HM", B_spares="x", chance="TM RM WP TA SP SH", options={"helper": "memory"}
    )
    say(table, "time runs out", "A assigns A", "time runs out")
    assert fact(table, "discard") == ["DC", "GA", "HM"] and fact(table, "A.tray") == [
        "TM",
        "RM",
        "WP",
        "TA",
        "SP",
        "SH",
    ]
    say(table, "A loads SH:0 TM:1 RM:2 WP:3 TA:4 SP:5")
    assert fact(table, "A.revolver") == ["SH", "TM", "RM", "WP", "TA", "SP"] and fact(table, "A.hand") == 0
    assert fact(table, "A.view.revolvers.A.chambers") == [-1] * 6
    assert fact(table, "A.view.revolvers.A.known") == [20, 24, 19, 26, 25, 22]
    assert fact(table, "B.view.revolvers.A.known") == [0] * 6


def test_live_bullets_thrown_away_cannot_be_drawn_by_it() -> None:
    table = set_table("AB", A_revolver="SL* K K K K K", bag="DC GA HM RM TM SH")
    say(table, "A assigns A")
    assert sorted(fact(table, "A.tray")) == ["DC", "GA", "HM", "RM", "SH", "TM"] and fact(table, "in_bag.K") == 5


def test_an_empty_cylinder_can_be_loaded_as_well() -> None:
    table = set_table("AB", A_revolver="SL* x x x x x", B_revolver="_ _ _ _ _ _")
    say(table, "A assigns B", "B loads anyhow")
    assert fact(table, "B.loaded") == 6


def test_others_see_how_many_and_where_but_no_faces() -> None:
    table = set_table("AB", A_revolver="SL* x x x x x")
    say(table, "A assigns A")
    assert fact(table, "B.view.tray") == [-1] * 6 and fact(table, "B.view.tray_of") == 0
    assert fact(table, "B.question") is None and fact(table, "nobody.view.tray") == [-1] * 6
