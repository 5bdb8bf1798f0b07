"""Slap .45 on the virtual clock: a whole game of bots, the judge alone, and what the four levels are worth."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from ...games.slap.box import Card
from ...games.slap.game import SLAP
from ...games.slap.judge import Input, Settings, Snapshot, judge
from ...games.slap.moves import SlapPlay
from ...games.slap.options import SlapOptions
from ...players import levels
from ...players.arena import derived_seed, tournament
from ...players.mind import Mind
from ...players.slap.ground import BareGround
from ...players.slap.race import Race
from ...players.slap.racer import Racer
from .row import Row, reference, timed_rows

SEATS = 4
GAMES = 40
RUNS = 5
ARENA_GAMES = 400

Case = tuple[Snapshot, Card, tuple[Input, ...], Settings]


def slap_game() -> list[Row]:
    """The median of whole games, everybody's thoughts and updates included."""
    times = []
    for number in range(GAMES):
        race = _race(number)
        start = perf_counter()
        race.run()
        times.append(perf_counter() - start)
    seconds = median(times)
    return [
        Row("slap_game", seconds * 1000, "ms", 30),
        Row("slap_game_ratio", seconds / reference(), "× reference"),
    ]


def slap_judge() -> list[Row]:
    """Rounds as bots play them, judged with all their inputs."""
    cases = [case for number in range(4) for case in _rounds(number)]
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        for table, card, inputs, rules in cases:
            judge(table, card, inputs, rules)
        times.append((perf_counter() - start) / len(cases))
    return timed_rows("slap_judge", median(times), 100)


def slap_arena() -> list[Row]:
    """One of each level at a table: what they win. The largest standard error is about 0.024."""
    result = tournament(SLAP, levels("slap"), ARENA_GAMES, "bench", SlapOptions()).as_dict()
    wins = result["wins"]
    unit = f"of {ARENA_GAMES} games"
    return [
        Row("slap_legend_share", wins["legend"]["share"], unit, 0.5, at_least=True),
        Row("slap_gunslinger_share", wins["gunslinger"]["share"], unit, 0.15, at_least=True),
        Row("slap_deputy_share", wins["deputy"]["share"], unit),
        Row("slap_greenhorn_share", wins["greenhorn"]["share"], unit, 0.05),
        Row("slap_games_per_s", result["games_per_s"], "games/s"),
        Row("slap_input", result["us_per_decision"], "µs"),
    ]


def _race(number: int) -> Race:
    ladder = levels("slap")
    play = SLAP.play(SLAP.fresh(SlapOptions(), SEATS, derived_seed("bench", number)), heard=True)
    play.begin()
    minds = [Mind(SLAP, ladder[seat], SEATS, derived_seed("bench bot", number, seat)) for seat in range(SEATS)]
    return Race(BareGround(play), [Racer(mind, seat) for seat, mind in enumerate(minds)])


def _rounds(number: int) -> list[Case]:
    """Every round of a game as the judge is given it at the end."""
    race = _race(number)
    play = race.play
    assert isinstance(play, SlapPlay)
    cases: list[Case] = []
    while play.core.outcome is None:
        state = play.state
        if state.agenda[-1].phase == "open":
            table, card, rules = play.snapshot(), state.card, play.settings()
            race.step()
            done = tuple([Input(one.c, one.seat, one.kind, one.arg) for one in state.verdict.times])  # type: ignore[union-attr, arg-type]
            assert card is not None
            cases.append((table, card, done, rules))
        else:
            race.step()
    return cases
