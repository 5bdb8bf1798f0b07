"""Whole games of bots on the virtual clock: they end, they repeat, and the best hand wins most."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from helpers.slap import NAMES, SOME, text
from helpers.slap_bots import ladder, mind, race
from sixchambers.engine import journal as record
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.replay import replay
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.games import game as find_game
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions
from sixchambers.players import levels
from sixchambers.players.arena import derived_seed, tournament
from sixchambers.players.slap.ground import TableGround
from sixchambers.players.slap.race import Race
from sixchambers.players.slap.racer import Racer
from sixchambers.players.slap.words import WORDS

USUAL = SlapOptions()


@pytest.mark.parametrize("options", SOME, ids=text)
@pytest.mark.parametrize("seats", SLAP.seats)
def test_every_game_ends(seats: int, options: SlapOptions) -> None:
    """1000 of each are played by soak.py."""
    for number in range(2):
        run = race(seats, options, number)
        run.run()
        outcome = run.play.core.outcome
        SLAP.check(run.play.state)
        assert outcome is not None
        if not options.practice and options.move_timeout == "nobody":
            assert len(outcome.winners) == 1


def test_two_may_duel_at_once_where_the_house_allows_it() -> None:
    run = race(2, SlapOptions(allow_two=True), 1)
    run.run()
    assert run.play.core.outcome is not None and run.play.state.round > 5


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for seed in (1, 1, 2):
        run = race(5, USUAL, seed)
        run.run()
        ends.append(SLAP.codec.encode(run.play.state))
    assert ends[0] == ends[1] != ends[2]


def test_nobody_is_disturbed_by_who_else_sits_there() -> None:
    """The first plan of a seat depends on its own chance alone, whoever the others are."""
    plans = []
    for others in ("greenhorn", "legend"):
        run = race(3, USUAL, 7, ["deputy", others, others])
        while run.play.state.agenda[-1].phase != "open":
            run.step()
        plans.append(run.racers[0].plan)
    assert plans[0] == plans[1] is not None


@pytest.mark.parametrize(
    "options", [USUAL, SlapOptions(deal="human", pace="frantic"), SlapOptions(calm=True)], ids=text
)
def test_at_a_real_table_everything_is_legal_and_has_a_reason_and_replays(options: SlapOptions, tmp_path: Path) -> None:
    """The same racers on a Table: nothing is refused (the ground insists), and the journal leads to the same end."""
    seats = 5
    infos = [SeatInfo(NAMES[seat], level) for seat, level in enumerate(ladder(seats))]
    path = tmp_path / "race.journal"
    seed = derived_seed("table", 3)
    table = open_table(SLAP, infos, options=SLAP.options_as_dict(options), seed=seed)
    table.journal = record.Journal.begin(path, table.header)
    racers = [Racer(mind(level, seats, seat), seat) for seat, level in enumerate(ladder(seats))]

    def tell(update: Update) -> None:
        racers[update.seat or 0].hear(update)

    for seat in range(seats):
        tell(table.update(seat))
    reasons = Counter[str]()
    ground = TableGround(table, tell)
    submit = ground.submit

    def noted(seat: int, answer: Any, at: int, reason: Any) -> None:
        reasons[reason.id] += 1
        submit(seat, answer, at, reason)

    ground.submit = noted  # type: ignore[method-assign]
    Race(ground, racers).run()
    assert table.outcome is not None
    assert set(reasons) <= set(WORDS) and len(reasons) > 5
    again = replay(record.read(path), find_game)
    assert SLAP.codec.encode(again.play.state) == SLAP.codec.encode(table.play.state)


def test_bots_play_what_their_gangs_are_good_at() -> None:
    """Over some games every power is used, traps are set, members recruited, cards looked at, duels teased."""
    seen = Counter[str]()
    for number in range(30):
        run = race(7, USUAL, number, [*levels("slap"), "legend", "gunslinger", "legend"])
        play = run.play
        while play.core.outcome is None:
            run.step()
            if play.core.outcome is None and play.state.agenda[-1].phase != "between":
                seen.update(type(event).__name__ for event in play.events if type(event).__name__ != "PowerUsed")
                seen.update(event.gang for event in play.events if type(event).__name__ == "PowerUsed")
    every = {"union", "confederates", "poncho", "comanche", "TrapSet", "MemberJoined", "Peeking", "Feinted", "Flinched"}
    assert every <= set(seen), every - set(seen)


def test_the_best_hand_wins_most_and_the_arena_counts_it() -> None:
    """A small form; 400 games are played by the bench, near 66, 25, 7.5 and 1.5 in a hundred."""
    result = tournament(SLAP, levels("slap"), 80, "small", USUAL)
    wins = {name: tally.wins for name, tally in result.tallies.items()}
    assert 38 <= wins["legend"] <= 68 and wins["legend"] > wins["gunslinger"] > wins["greenhorn"]
    assert wins["greenhorn"] + wins["deputy"] <= 20
    assert result.decisions == sum(tally.answers for tally in result.tallies.values()) > 80 * 60
    assert result.unfinished == 0 and set(result.parts) <= set(SLAP_GANGS)


SLAP_GANGS = ("union", "confederates", "poncho", "comanche", "sheriffs", "outlaws", "railroad")


def test_games_are_as_long_and_as_close_as_they_should_be() -> None:
    """Averages of simulated games: 24 rounds with three, 33 with four, 40 with five; two or three in a hundred rounds
    are too close to call."""
    outcomes = Counter[str]()
    for seats, usual in ((3, 24), (4, 33), (5, 40)):
        lengths = []
        for number in range(25):
            run = race(seats, USUAL, ("length", number), ["gunslinger"] * seats)
            while run.play.core.outcome is None:
                run.step()
                verdict = run.play.state.verdict
                agenda = run.play.state.agenda
                if verdict is not None and (not agenda or agenda[-1].phase == "verdict"):
                    outcomes[verdict.outcome] += 1
            lengths.append(run.play.state.round)
        assert sum(lengths) / len(lengths) == pytest.approx(usual, rel=0.15)
    assert 0.01 < outcomes["too_close"] / outcomes.total() < 0.045
    assert outcomes["timeout"] / outcomes.total() < 0.06, "bots do not stare at a card for ever"
