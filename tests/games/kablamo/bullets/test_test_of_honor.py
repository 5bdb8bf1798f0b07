"""Test of honor: loading somebody else."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_it_waits_in_front_of_the_player_for_the_reload() -> None:
    table = set_table(A_revolver="TOH* x x x x x", B_spares="K")
    say(table, "time runs out", "A assigns B", "time runs out")
    assert fact(table, "B.front") == ["TOH"] and fact(table, "window") == "G4"
    say(table, "windows pass")
    assert fact(table, "asked") == ["B"] and fact(table, "B.question") == "kablamo.ask_test_load"


def test_one_cannot_test_oneself_nor_somebody_without_room() -> None:
    table = set_table(
        "ABCD",
        begin="reload",
        A_front=["TOH"],
        A_spares="K",
        A_revolver="_ x x x x x",
        B_revolver="x x x x x _",
        C_revolver="_ x x x x x",
        D_revolver="_ x x x x x",
    )
    assert fact(table, "A.legal") == [2, 3]
    assert refused(table, "A names B") == refused(table, "A names A") == "kablamo.no_room"


def test_if_nobody_has_room_it_is_void() -> None:
    table = set_table(begin="reload", A_front=["TOH"], A_spares="K", B_revolver="x x x x x _", B_spares="x")
    assert fact(table, "A.front") == [] and fact(table, "asked") == ["B"] and fact(table, "A.spares") == ["K"]


def test_two_in_front_of_one_player_are_two_tests() -> None:
    table = set_table(
        begin="reload", A_front=["TOH", "TOH"], A_spares="K DC", B_revolver="_ x x x x x", C_revolver="_ x x x x x"
    )
    say(table, "A names B", "A loads K:0")
    assert fact(table, "A.question") == "kablamo.ask_test_load" and fact(table, "B.revolver")[0] == "K"
    say(table, "A loads DC:0")
    assert fact(table, "C.revolver")[1] == "DC", "and the next round has begun"


def test_the_marker_is_the_testers() -> None:
    table = set_table(
        begin="reload",
        options={"socialite": True},
        A_front=["TOH"],
        A_spares="K DC",
        B_revolver="_ x x x x x",
        C_revolver="x x x x x _",
        C_spares="x",
    )
    say(table, "A loads K:0")
    assert fact(table, "B.markers") == ["A", "B", "B", "B", "B", "B"]
