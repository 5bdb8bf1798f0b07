"""Greased cylinder: any one by three."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_any_living_players_cylinder() -> None:
    table = set_table("ABCD", A_revolver="GC* DC x x x x", D_alive=False)
    say(table, "A assigns B")
    assert fact(table, "B.legal") == [0, 1, 2]
    assert refused(table, "B names D") == "kablamo.no_dead"
    say(table, "B names A")
    assert fact(table, "A.revolver") == ["C", "C", "C", "_", "DC", "C"]


def test_it_is_never_a_dud() -> None:
    empty = "_ _ _ _ _ _"
    table = set_table("AB", A_revolver="GC* _ _ _ _ _", B_revolver=empty)
    say(table, "A assigns B", "B names B")
    assert fact(table, "B.revolver") == ["_"] * 6 and fact(table, "discard") == ["GC"]
