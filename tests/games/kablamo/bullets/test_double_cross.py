"""Double cross: a bullet for a bullet."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_ones_own_safe_bullet_may_go_but_no_other_safe_one_may_come() -> None:
    table = set_table("AB", A_revolver="DC* x x x x K", B_revolver="_ _ _ _ HM GA")
    say(table, "A assigns A", "A picks A5")
    assert fact(table, "A.revolver")[5] == "HM" and fact(table, "B.revolver") == ["_", "_", "_", "_", "K", "GA"]
    assert fact(table, "asked") == ["B"], "there was only one bullet to take"


def test_it_can_only_be_assigned_to_somebody_with_a_bullet() -> None:
    table = set_table(A_revolver="DC* x x x x x", B_revolver="_ _ _ _ _ _")
    assert fact(table, "A.legal") == [0, 2]
    assert refused(table, "A assigns B") == "kablamo.no_cannot"


def test_a_safe_bullet_alone_is_out_of_reach_so_it_is_a_dud() -> None:
    table = set_table("AB", A_revolver="DC* x x x x x", B_revolver="_ _ _ _ _ _")
    assert "kablamo.log_dud" in fact(table, "A.heard")


def test_the_one_who_was_crossed_turns_his_own_cylinder() -> None:
    table = set_table("AB", A_revolver="DC* GA x x x x", B_revolver="HM x x x x x")
    say(table, "A assigns B", "B picks B0", "B picks A1")
    assert fact(table, "asked") == ["A"]
    say(table, "A turns ccw")
    assert fact(table, "A.revolver") == ["HM", "C", "C", "C", "C", "_"]
    assert fact(table, "B.revolver")[0] == "GA"
