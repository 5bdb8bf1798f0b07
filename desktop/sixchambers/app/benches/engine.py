"""The engine's figures, with Klack Klack Bang at four seats."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from ...engine.game import seen
from ...engine.questions import Answer, AnyQuestion, ChooseCounts
from ...games import game as find_game
from ...players.arena import derived_seed, tournament
from .row import Row, reference, timed_rows

GAMES = 300
RUNS = 5


def reference_row() -> list[Row]:
    return [Row("reference", reference() * 1e6, "µs")]


def klack_decision() -> list[Row]:
    return timed_rows("klack_decision", _decisions(heard=False), 4)


def klack_heard() -> list[Row]:
    return timed_rows("klack_heard", _decisions(heard=True), 8)


def klack_copy() -> list[Row]:
    """Copying the state, taken at every question of a game."""
    klack = find_game("klack")
    times = []
    for number in range(20):
        play = klack.play(klack.fresh(klack.options_type(), 4, derived_seed("copy", number)))
        play.begin()
        random = Random(number)
        while play.questions:
            start = perf_counter()
            for _ in range(50):
                play.state.copy()
            times.append((perf_counter() - start) / 50)
            for question in play.questions:
                play.answer(question.seat, _random_answer(question, random))
    return timed_rows("klack_copy", median(times), 3)


def klack_arena() -> list[Row]:
    """A deputy among three greenhorns."""
    klack = find_game("klack")
    bots = ["deputy", "greenhorn", "greenhorn", "greenhorn"]
    result = tournament(klack, bots, 400, "bench", klack.options_type()).as_dict()
    return [
        Row("klack_deputy_share", result["wins"]["deputy"]["share"], "of 400 games", 0.4, at_least=True),
        Row("klack_games_per_s", result["games_per_s"], "games/s"),
    ]


def _random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer, found quickly: this loop shall time the engine, not the search for answers."""
    if isinstance(question, ChooseCounts):
        counts = tuple([random.randrange(have + 1) for have in question.have])
        return counts if any(counts) else question.default
    return random.choice(question.options)  # type: ignore[union-attr]


def _decisions(*, heard: bool) -> float:
    """Seconds a decision over random games; heard: events and the view of one listener included."""
    times = []
    for _ in range(RUNS):
        spent, decisions = _random_games(heard)
        times.append(spent / decisions)
    return median(times)


def _random_games(heard: bool) -> tuple[float, int]:
    klack = find_game("klack")
    options: Any = klack.options_type()
    spent = 0.0
    decisions = 0
    for number in range(GAMES):
        play = klack.play(klack.fresh(options, 4, derived_seed("bench", number)), heard=heard)
        random = Random(number)
        play.begin()
        while play.questions:
            answers = [(question.seat, _random_answer(question, random)) for question in play.questions]
            start = perf_counter()
            for seat, answer in answers:
                play.answer(seat, answer)
                if heard:
                    seen(play.events, 0)
                    play.events = []
                    klack.view(play.state, 0)
            spent += perf_counter() - start
            decisions += len(answers)
    return spent, decisions
