"""Distance and range, also as the range map tells them."""

from __future__ import annotations

from random import Random

from helpers.bang import USUAL, bang_play, fact, moments, set_table
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.reach import distance, guard, in_range, reaches, sight, weapon, weapon_range, within


def test_the_shorter_way_round() -> None:
    running = set_table("ABCDEFG")
    assert fact(running, "A.distance") == {"B": 1, "C": 2, "D": 3, "E": 3, "F": 2, "G": 1}


def test_what_changes_distance_adds_up() -> None:
    running = set_table(
        "ABCDEFG", A_character="rose_doolan", A_in_play="scope", D_character="paul_regret", D_in_play="mustang"
    )
    assert fact(running, "A.distance") == {"B": 1, "C": 1, "D": 3, "E": 1, "F": 1, "G": 1}
    state = running.table.play.state
    assert (sight(state, 0), guard(state, 3), sight(state, 1), guard(state, 1)) == (2, 2, 0, 0)
    assert distance(state, 3, 0) == 3 and distance(state, 1, 3) == 4


def test_every_weapon_reaches_as_far_as_it_says() -> None:
    for name, far in {"": 1, "volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}.items():
        running = set_table("ABCDEFGH", A_in_play=name, E_in_play="mustang")
        state = running.table.play.state
        assert weapon(state.in_play[0]) == (name or "colt") and weapon_range(state.in_play[0]) == far
        expected = [
            other for other, steps in {"B": 1, "C": 2, "D": 3, "E": 5, "F": 3, "G": 2, "H": 1}.items() if steps <= far
        ]
        assert fact(running, "A.reaches") == expected


def test_the_quick_way_and_the_map_agree() -> None:
    """`within` is what the rules use, `reaches` what people are shown; both from the truth and from a view."""
    for seats in BANG.seats:
        for number in range(4):
            play = bang_play(seats, USUAL, number)
            for _ in moments(play, Random(number)):
                state = play.state
                view = BANG.view(state, None)
                for seat in state.present:
                    rows = reaches(view, seat)
                    assert [row.seat for row in rows if row.shoots] == list(in_range(state, seat))
                    assert [row.seat for row in rows if row.grabs] == list(within(state, seat, 1))
                    for row in rows:
                        assert row.distance == distance(state, seat, row.seat) >= 1
                        extra = row.mustang + row.paul_regret - row.scope - row.rose_doolan
                        assert row.distance == max(1, row.steps + extra)


def test_the_dead_are_not_on_the_map() -> None:
    running = set_table(B_alive=False, options={"shadows": False})
    assert [row.seat for row in reaches(running.table.play.state, 0)] == [2, 3, 4]
