"""Full metal jacket: the left neighbour of whoever is hit dies as well."""

from __future__ import annotations

from helpers.kablamo import set_table
from helpers.playing import fact, say, seat_row


def test_it_goes_past_the_dead_to_the_next_living_neighbour() -> None:
    table = set_table("ABCD", B_alive=False, A_revolver="x x x x x K", centre=["FMJ"])
    assert seat_row(table, "alive") == {"A": False, "B": False, "C": False, "D": True}


def test_played_from_the_hand_it_lies_in_the_centre_until_the_end_of_the_round() -> None:
    table = set_table("AB", A_spares="FMJ x")
    say(table, "A plays FMJ", "time runs out", "time runs out")
    assert fact(table, "centre") == ["FMJ"]
    say(table, "windows pass", "A loads anyhow", "B loads anyhow", "windows pass")
    assert fact(table, "centre") == [] and "FMJ" in fact(table, "discard")


def test_a_kablamo_that_kills_nobody_goes_no_further() -> None:
    table = set_table(A_revolver="x x x x x K", centre=["FMJ", "MQ"])
    assert all(seat_row(table, "alive").values())
