"""Misfire: cancels a bullet just played, or an active one."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_from_the_hand_on_an_active_bullet_before_it_is_announced() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_spares="MF")
    say(table, "B plays MF", "time runs out")
    assert fact(table, "discard") == ["TM", "MF"] and fact(table, "A.revolver")[0] == "_"


def test_on_an_announced_bullet_it_never_takes_effect() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_spares="MF")
    say(table, "time runs out", "A assigns B", "B plays MF", "time runs out")
    assert fact(table, "B.tokens") == [] and fact(table, "discard") == ["TM", "MF"]


def test_whoever_it_is_assigned_to_names_the_target() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_revolver="GC* x x x x x", C_spares="MF")
    say(table, "C plays MF on A", "time runs out")
    assert fact(table, "asked") == ["A"] and fact(table, "A.legal") == [17, 24]
    say(table, "A aims at TM")
    assert fact(table, "active") == ["GC"]


def test_it_cannot_be_played_without_a_target() -> None:
    table = set_table(A_spares="MF", B_spares="x")
    assert refused(table, "A plays MF") == "kablamo.no_target"


def test_tokens_are_beyond_its_reach() -> None:
    table = set_table(A_spares="MF", B_tokens=["TM"], centre=["MQ"])
    assert refused(table, "A plays MF") == "kablamo.no_target"


def test_fired_it_may_be_assigned_to_somebody_else_who_chooses() -> None:
    table = set_table(A_revolver="MF* x x x x x", B_revolver="TM* x x x x x", C_revolver="GC* x x x x x")
    say(table, "A assigns C")
    assert fact(table, "asked") == ["C"] and fact(table, "C.legal") == [17, 24]
    say(table, "C aims at TM")
    assert fact(table, "discard") == ["TM", "MF"] and fact(table, "asked") == ["C"], "the greased cylinder is next"
