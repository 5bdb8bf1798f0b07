"""Tournaments: repeatable, seats rotated, counted right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from helpers.klack import EVERY_OPTION, options_text
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.state import KlackOptions
from sixchambers.players.arena import Result, Tally, derived_seed, seating, tournament

BOTS = ["deputy", "greenhorn", "greenhorn"]


def counted(result: Result) -> dict[str, Any]:
    """What does not depend on the machine."""
    plain = result.as_dict()
    for key in ("seconds", "games_per_s", "us_per_decision"):
        del plain[key]
    for row in plain["wins"].values():
        del row["us_per_answer"]
    return plain


def test_the_same_seed_gives_the_same_games() -> None:
    runs = [counted(tournament(KLACK, BOTS, 30, seed, KlackOptions())) for seed in ("a", "a", "b")]
    assert runs[0] == runs[1] != runs[2]


@pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_rule_is_played_to_the_end(options: KlackOptions, seats: int) -> None:
    result = tournament(KLACK, ["deputy", "greenhorn"] * (seats // 2) + ["deputy"] * (seats % 2), 6, "1", options)
    wins = sum(tally.wins for tally in result.tallies.values())
    assert sum(tally.seats for tally in result.tallies.values()) == 6 * seats
    assert 0 <= wins <= 6.0001 and result.decisions == sum(tally.answers for tally in result.tallies.values())


def test_everybody_moves_on_by_one_chair_each_game() -> None:
    bots = ["a", "b", "c"]
    assert [seating(bots, number) for number in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]
    assert bots == ["a", "b", "c"]


def test_the_numbers_of_the_result() -> None:
    result = Result(10, 2.0, 1000, 0.004, {"deputy": Tally(10, 4.5, 100, 0.001), "greenhorn": Tally(30, 5.5, 0, 0.0)})
    plain = json.loads(json.dumps(result.as_dict()))
    assert list(plain) == ["games", "seconds", "games_per_s", "decisions", "us_per_decision", "wins"]
    assert (plain["games_per_s"], plain["us_per_decision"]) == (5.0, 4.0)
    assert plain["wins"]["deputy"] == {"seats": 10, "wins": 4.5, "share": 0.45, "se": 0.1573, "us_per_answer": 10.0}
    assert plain["wins"]["greenhorn"]["us_per_answer"] == 0.0


def test_progress_is_told_after_every_game() -> None:
    done: list[int] = []
    tournament(KLACK, BOTS, 5, "1", KlackOptions(), done.append)
    assert done == [1, 2, 3, 4, 5]


def test_seeds_lead_nowhere_but_to_themselves() -> None:
    seeds = {derived_seed(kind, "1", number, seat) for kind in ("bot", "table") for number in (1, 2) for seat in (0, 1)}
    assert len(seeds) == 8 and all(len(seed) == 16 for seed in seeds)
