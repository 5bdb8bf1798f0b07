"""Moment of truth: the safe bullet for a spare."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_everybody_who_can_exchanges_at_once() -> None:
    table = set_table(A_revolver="x x x x x DC", B_revolver="x x x x x GA", A_spares="MOT K HM", B_spares="C RM")
    say(table, "A plays MOT", "time runs out", "time runs out")
    assert fact(table, "asked") == ["A", "B"], "C has no spare"
    say(table, "A swaps slot 2")
    assert fact(table, "A.revolver")[5] == "DC", "nothing moves before both have chosen"
    say(table, "B swaps slot 1")
    assert fact(table, "A.revolver")[5] == "HM" and fact(table, "A.spares") == ["K", "DC"]
    assert fact(table, "B.revolver")[5] == "C" and fact(table, "B.spares") == ["GA", "RM"]


def test_it_does_not_count_itself_as_a_spare() -> None:
    table = set_table("AB", A_spares="MOT")
    assert refused(table, "A plays MOT") == "kablamo.no_exchange"


def test_an_active_bullet_in_the_safe_position_does_not_move() -> None:
    table = set_table("AB", A_revolver="x x x x x TM*", A_spares="x", B_spares="MOT x")
    say(table, "B plays MOT", "time runs out", "time runs out")
    assert fact(table, "asked") == ["B"]


def test_fired_without_anybody_able_it_is_a_dud() -> None:
    table = set_table("AB", A_revolver="x x x x x MOT")
    assert "kablamo.log_dud" in fact(table, "A.heard")


def test_its_new_owner_may_look_at_what_he_got() -> None:
    table = set_table("AB", A_revolver="x x x x x DC", A_spares="MOT K")
    say(table, "A plays MOT", "time runs out", "time runs out", "A swaps slot 1")
    assert fact(table, "A.view.spares.A") == [15] and fact(table, "B.view.spares.A") == [-1]
