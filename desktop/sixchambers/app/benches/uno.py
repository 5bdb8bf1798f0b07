"""BANG! beside a well-known card game environment, in one run: RLCard's UNO, both stepped by random legal answers.

RLCard comes with the optional dependencies for benchmarks; without it there is nothing to compare with.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from .engine import BANG_GAMES, RUNS, _decisions
from .row import Row, timed_rows

UNO_GAMES = 40


def bang_against_uno() -> list[Row]:
    try:
        rlcard: Any = import_module("rlcard")
    except ImportError:
        return []
    uno = median(_uno(rlcard, run) for run in range(RUNS))
    bang = _decisions("bang", 7, {}, BANG_GAMES, heard=False)
    return [
        *timed_rows("uno_decision", uno, None),
        *timed_rows("bang_beside_uno", bang, None),
        Row("bang_of_uno", bang / uno, "× UNO", 1.0),
    ]


def _uno(rlcard: Any, run: int) -> float:
    """Seconds a step of UNO over random games."""
    env = rlcard.make("uno", config={"seed": run})
    random = Random(run)
    spent = 0.0
    steps = 0
    for _ in range(UNO_GAMES):
        state, _player = env.reset()
        while not env.is_over():
            action = random.choice(list(state["legal_actions"]))
            start = perf_counter()
            state, _player = env.step(action)
            spent += perf_counter() - start
            steps += 1
    return spent / steps
