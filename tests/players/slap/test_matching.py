"""Bots keep pace with the people at the table."""

from __future__ import annotations

from statistics import median

import pytest
from msgspec.structs import replace

from helpers.slap_bots import luck, mind, nothing_known, sight
from sixchambers.engine.update import Update
from sixchambers.games.slap.box import BIG
from sixchambers.games.slap.verdict import Timed, Verdict
from sixchambers.games.slap.view import SlapView
from sixchambers.players.slap.bot import SlapBot
from sixchambers.players.slap.levels import LADDER, Level
from sixchambers.players.slap.matching import ENOUGH, KEPT, Humans, correct_reactions, shift
from sixchambers.players.slap.racer import Racer


def verdict(card: str, *times: Timed) -> Verdict:
    return Verdict("timeout", card, times=times)  # type: ignore[arg-type]


def shown(round: int, c: int, phase: str = "verdict", seat: int = 0) -> SlapView:
    return sight(round=round, phase=phase, verdict=verdict("gold", Timed(seat, "slap", -1, c * 1000)))


def test_only_what_was_right_counts() -> None:
    assert correct_reactions(verdict("move", Timed(0, "cover", 0, 300), Timed(1, "slap", 0, 310))) == {0: 300}
    assert correct_reactions(verdict("gold", Timed(0, "slap", -1, 300), Timed(1, "slap", 0, 310))) == {0: 300}
    assert correct_reactions(verdict("big", Timed(0, "slap", 1, 300), Timed(1, "slap", -1, 310))) == {0: 300}
    guns = verdict("iron", Timed(0, "cover", 1, 300), Timed(1, "slap", 0, 90, "flinch"), Timed(1, "slap", 0, 700))
    assert correct_reactions(guns) == {0: 300}, "after a false start nothing is a reaction any more"
    taken = verdict("iron", Timed(0, "cover", 1, 300, "occupied"), Timed(0, "cover", 2, 480))
    assert correct_reactions(taken) == {}
    left = verdict("move", Timed(0, "leave", -1, 250), Timed(0, "cover", 2, 480))
    assert correct_reactions(left) == {0: 480}


def test_a_round_counts_once_however_often_it_is_told() -> None:
    humans = Humans([0])
    for _ in range(3):
        humans.hear(shown(1, 300))
        humans.hear(shown(2, 300, "between"))
        humans.hear(shown(2, 300, "open"))
    assert list(humans.times) == [300_000]
    humans.hear(shown(2, 350))
    assert list(humans.times) == [300_000, 350_000]


def test_strangers_and_bots_do_not_count_and_old_times_are_forgotten() -> None:
    humans = Humans([0], known=[999_000])
    humans.hear(shown(1, 300, seat=1))
    assert list(humans.times) == [999_000]
    for round in range(2, 2 + KEPT):
        humans.hear(shown(round, 300 + round))
    assert len(humans.times) == KEPT and 999_000 not in humans.times
    assert humans.median == 300 + 1.5 + KEPT / 2


def test_nobody_adapts_to_too_little() -> None:
    assert Humans([0], [300_000] * (ENOUGH - 1)).median is None
    assert shift(LADDER[0], Humans([0], [300_000] * (ENOUGH - 1))) == 0 == shift(LADDER[0], None)


@pytest.mark.parametrize("level", LADDER, ids=lambda level: level.id)
@pytest.mark.parametrize("usual", [280, 520])
def test_the_median_comes_to_its_distance_from_the_people(level: Level, usual: int) -> None:
    humans = Humans([0], [usual * 1000] * 10)
    bot, view, chance = SlapBot(replace(level, slips=0.0)), sight(), luck((level.id, usual))
    moved = shift(level, humans)
    times = [bot.plan(view, nothing_known(), 1, chance, moved).aims[BIG].c for _ in range(3000)]
    assert median(times) == pytest.approx(usual + level.beside, abs=8)


def test_a_racer_shares_what_it_hears_with_the_others() -> None:
    humans = Humans([0])
    racers = [Racer(mind("legend", 4, seat), seat, humans) for seat in (1, 2)]
    for round in range(1, 8):
        for racer in racers:
            racer.hear(Update(racer.seat, 1, 0, None, (), shown(round, 300)))
    assert len(humans.times) == 7 and humans.median == 300
