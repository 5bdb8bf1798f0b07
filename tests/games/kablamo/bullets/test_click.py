"""Click: nothing happens."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, seat_row


def test_nobody_is_hurt_and_it_is_back_in_the_bag() -> None:
    table = set_table("AB", A_revolver="DC DC DC DC DC C", bag="", B_tokens=["HM"])
    assert seat_row(table, "alive") == {"A": True, "B": True}
    assert fact(table, "A.spares") == ["C"], "it was drawn again in replace"
    assert fact(table, "bag") == 0


def test_with_the_bolsheviks_and_a_jacket_it_is_a_click_all_the_same() -> None:
    table = set_table(A_revolver="x x x x x C", centre=["BR now", "FMJ"])
    assert all(seat_row(table, "alive").values())
