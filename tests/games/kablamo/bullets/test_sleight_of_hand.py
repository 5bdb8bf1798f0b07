"""Sleight of hand: a loaded bullet for an unseen spare."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, refused, say


def test_the_new_owner_of_the_bullet_sees_it_and_nobody_sees_the_other() -> None:
    table = set_table(A_revolver="SH* DC x x x x", B_spares="K HM", options={"helper": "memory"})
    say(table, "time runs out", "A assigns A", "time runs out")
    say(table, "A picks A1", "A takes slot 2 of B")
    assert fact(table, "B.view.spares.B") == [81, 15] and fact(table, "C.view.spares.B") == [-1, -1]
    assert fact(table, "A.revolver")[1] == "HM"
    assert fact(table, "A.view.revolvers.A.known")[1] == 0, "A has not seen what he took"
    assert fact(table, "B.view.revolvers.A.known")[1] == 18, "B knows what he lost"
    assert fact(table, "A.view.known_spares")[1] == [0, 15], "and A what he gave"


def test_it_needs_a_bullet_and_somebody_elses_spare() -> None:
    table = set_table(A_revolver="SH* x x x x x", B_revolver="_ _ _ _ _ _", C_spares="x")
    say(table, "time runs out")
    assert fact(table, "A.question") != "kablamo.ask_assign", "only A could carry it out"
    say(table, "time runs out")
    assert fact(table, "A.question") == "kablamo.ask_sleight_own"


def test_a_ricochet_in_the_hand_is_no_spare_for_its_own_copy() -> None:
    table = set_table("AB", A_revolver="SH* x x x x x", B_spares="RI")
    assert fact(table, "B.legal") == [None, "hold"] and refused(table, "B plays RI") == "kablamo.no_target"
