"""Triple action: three bullets change places."""

from __future__ import annotations

import pytest

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


@pytest.mark.parametrize(("way", "row"), [("forth", "HM DC GA"), ("back", "GA HM DC")])
def test_each_ends_where_another_was(way: str, row: str) -> None:
    table = set_table(A_revolver="TA* DC x x x x", B_revolver="x GA x x x x", C_revolver="x HM x x x x")
    say(table, "A assigns A", "A picks A1", "A picks B1", "A picks C1", f"A moves them {way}")
    assert [fact(table, f"{name}.revolver")[1] for name in "ABC"] == row.split()


def test_ones_own_revolver_need_not_take_part() -> None:
    table = set_table(A_revolver="TA* x x x x x", B_revolver="DC GA x x x x", C_revolver="HM x x x x x")
    say(table, "A assigns A", "A picks B0", "A picks B1", "A picks C0", "A moves them forth")
    assert fact(table, "B.revolver")[:2] == ["HM", "DC"] and fact(table, "C.revolver")[0] == "GA"


def test_it_needs_three_bullets_in_two_revolvers() -> None:
    table = set_table("AB", A_revolver="TA* x x x x x", B_revolver="_ _ _ _ _ x")
    assert fact(table, "asked") == ["B"], "A cannot reach B's only bullet, but B can reach A's"
    table = set_table("AB", A_revolver="TA* x _ _ _ _", B_revolver="x _ _ _ _ _")
    assert "kablamo.log_dud" in fact(table, "A.heard")


def test_the_same_bullet_cannot_be_picked_twice() -> None:
    table = set_table("AB", A_revolver="TA* x x x x x")
    say(table, "A assigns A", "A picks A1")
    assert refused(table, "A picks A1") == "kablamo.no_twice"
