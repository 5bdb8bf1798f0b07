"""Lack of etiquette: three looks."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_whoever_it_is_assigned_to_looks() -> None:
    table = set_table(A_spares="LOE", B_revolver="x x x x x K")
    say(table, "A plays LOE on B", "time runs out", "B looks at B5")
    assert fact(table, "B.view.sights") == [[[1, 5], 81]] and fact(table, "A.view.sights") == []
    assert fact(table, "B.kind") == "place"


def test_nothing_is_left_of_it_when_he_is_done() -> None:
    table = set_table(A_revolver="LOE* DC GA HM x x", B_spares="x")
    say(table, "time runs out", "A assigns A", "time runs out")
    say(table, "A looks at A1", "A looks at A2", "A looks at A3", "A is done")
    view = fact(table, "A.view")
    assert view["sights"] == [] and view["revolvers"][0]["chambers"] == [0, -1, -1, -1, -1, -1]
    assert "kablamo.log_looked" in fact(table, "B.heard")


def test_an_active_bullet_is_open_anyway() -> None:
    table = set_table(A_revolver="LOE* x x x x x", B_revolver="TM* x x x x x")
    say(table, "A assigns A")
    assert refused(table, "A looks at B0") == "kablamo.no_active"
    assert refused(table, "A looks at A0") == "kablamo.no_empty"


def test_without_anything_to_look_at_it_cannot_be_played() -> None:
    empty = "_ _ _ _ _ _"
    table = set_table("AB", A_revolver=empty, B_revolver=empty, A_spares="LOE")
    assert refused(table, "A plays LOE") == "kablamo.no_look"
