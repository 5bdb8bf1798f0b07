"""Kablamo: kills, whoever the rules of the round say."""

from __future__ import annotations

import pytest

from helpers.kablamo import set_table
from helpers.playing import fact, say, seat_row


def test_it_kills_its_owner_and_goes_back_into_the_bag() -> None:
    table = set_table(A_revolver="x x x x x K", bag="", B_spares="x")
    say(table, "time runs out", "time runs out")
    assert seat_row(table, "alive") == {"A": False, "B": True, "C": True}
    assert fact(table, "in_bag.K") == 1 and "K" not in fact(table, "discard")


@pytest.mark.parametrize(
    ("centre", "dead"),
    [
        ([], "B"),
        (["BR now"], "C"),
        (["FMJ"], "BC"),
        (["FMJ", "BR now"], "CD"),
        (["MQ"], ""),
        (["MQ", "FMJ", "BR now"], ""),
    ],
)
def test_whom_it_hits(centre: list[str], dead: str) -> None:
    table = set_table("ABCD", B_revolver="x x x x x K", centre=centre)
    assert "".join(name for name, alive in seat_row(table, "alive").items() if not alive) == dead


def test_three_at_once_do_not_shield_each_other() -> None:
    kill = "x x x x x K"
    table = set_table("ABCDE", A_revolver=kill, B_revolver=kill, D_revolver=kill, centre=["FMJ"])
    assert seat_row(table, "alive") == {"A": False, "B": False, "C": False, "D": False, "E": False}
    assert fact(table, "outcome.winners") == []


def test_it_is_no_target() -> None:
    """Protection must be in place before the reveal: nothing can be aimed at a live bullet."""
    table = set_table(A_revolver="x x x x x K", B_revolver="x x x x x GC", C_spares="MF")
    say(table, "time runs out", "time runs out")
    assert fact(table, "window") == "G3" and fact(table, "active") == ["GC"]
    assert not fact(table, "A.alive")
