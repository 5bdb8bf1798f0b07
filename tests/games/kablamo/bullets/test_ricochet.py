"""Ricochet: the same at once, by oneself."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_a_copied_table_rule_lies_in_the_centre() -> None:
    table = set_table(A_spares="BR", B_spares="RI x")
    say(table, "A plays BR", "time runs out", "B plays RI", "time runs out", "time runs out")
    assert fact(table, "centre") == ["RI as BR next"] and fact(table, "pending") == ["BR"]
    say(table, "time runs out")
    assert fact(table, "centre") == ["RI as BR next", "BR next"]


def test_only_what_one_can_carry_out_may_be_copied() -> None:
    """Whoever holds nothing but the ricochet has no spares for wet powder once it is played."""
    table = set_table(A_revolver="WP* x x x x x", B_spares="RI", C_spares="x")
    assert refused(table, "B plays RI") == "kablamo.no_cannot"
    say(table, "B plays RI on C", "time runs out", "time runs out")
    assert "kablamo.log_copied" in fact(table, "C.heard") and fact(table, "C.hand") == 1


def test_a_copied_backfire_needs_a_target_of_its_own() -> None:
    table = set_table(A_revolver="TM* x x x x x", B_spares="BF", C_spares="RI")
    say(table, "B plays BF", "time runs out", "C plays RI", "time runs out")
    assert fact(table, "C.legal") == [2, 24]
    say(table, "C aims at BF")
    assert fact(table, "C.question") == "kablamo.ask_aim_backfire"
    say(table, "C aims at TM")
    assert fact(table, "A.control") == "B", "the original backfire came after the copy"
    assert fact(table, "asked") == ["B"]


def test_the_original_is_carried_out_all_the_same() -> None:
    table = set_table(A_revolver="GC* DC x x x x", B_spares="RI")
    say(table, "B plays RI", "time runs out", "B names A")
    assert fact(table, "A.revolver") == ["C", "C", "C", "GC*", "DC", "C"]
    say(table, "A assigns A", "A names A")
    assert fact(table, "A.revolver") == ["_", "DC", "C", "C", "C", "C"]


def test_as_a_trigger_happy_it_pays_for_a_shot() -> None:
    table = set_table(A_spares="TH", B_spares="RI", B_revolver="x x x x MF x")
    say(table, "A plays TH on A", "time runs out", "B plays RI", "time runs out")
    assert fact(table, "repeat") == 1 and "MF" in fact(table, "discard") and "RI" in fact(table, "discard")


def test_as_a_test_of_honor_it_keeps_its_own_number() -> None:
    table = set_table(
        begin="reload", A_front=["TOH"], B_front=["RI as TOH"], A_spares="K", B_spares="DC", C_revolver="_ _ x x x x"
    )
    assert fact(table, "asked") == ["B"], "3 comes before 23"


def test_as_a_speed_load_it_empties_the_chamber_it_was_fired_from() -> None:
    table = set_table("AB", A_revolver="RI* x x x x x", B_revolver="SL* x x x x x")
    say(table, "A assigns A")
    assert len(fact(table, "A.tray")) == 6 and fact(table, "A.kind") == "arrange"
    say(table, "A loads anyhow")
    assert fact(table, "A.loaded") == 6 and fact(table, "active") == ["SL"]
