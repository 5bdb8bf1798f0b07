"""A game of a tournament: the race as it always is, with a stopwatch on the engine and on every bot."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from ...engine.message import Message
from ...engine.play import Play
from ...engine.questions import Answer, React
from ...games.slap.state import SlapState
from ...games.slap.view import SlapView
from ..mind import Mind
from .ground import BareGround
from .plan import Deed, Plan, Press
from .race import Race
from .racer import Racer

if TYPE_CHECKING:
    from ..arena import Result


class Metered(BareGround):
    """Counts what is done, and the time the rules take for it."""

    def __init__(self, play: Play[SlapState]) -> None:
        super().__init__(play)
        self.seconds = 0.0
        self.done = [0] * len(play.state.members)

    def submit(self, seat: int, answer: Answer, at: int, reason: Message) -> None:
        start = perf_counter()
        super().submit(seat, answer, at, reason)
        self.seconds += perf_counter() - start
        self.done[seat] += 1

    def advance(self, to: int) -> None:
        start = perf_counter()
        super().advance(to)
        self.seconds += perf_counter() - start


class Stopped(Racer):
    """A racer whose thoughts are timed."""

    seconds = 0.0

    def between(self, view: SlapView, question: React, now: int) -> Deed | None:
        start = perf_counter()
        deed = super().between(view, question, now)
        self.seconds += perf_counter() - start
        return deed

    def arm(self, view: SlapView) -> Plan:
        start = perf_counter()
        plan = super().arm(view)
        self.seconds += perf_counter() - start
        return plan

    def look(self, view: SlapView | None, c: int) -> Press | None:
        start = perf_counter()
        press = super().look(view, c)
        self.seconds += perf_counter() - start
        return press


def run(play: Play[SlapState], minds: Sequence[Mind], names: Sequence[str], result: Result) -> None:
    """One game to its end; what it took goes to the result."""
    ground = Metered(play)
    racers = [Stopped(mind, seat) for seat, mind in enumerate(minds)]
    Race(ground, racers).run()
    result.engine_seconds += ground.seconds
    result.decisions += sum(ground.done)
    for racer, name in zip(racers, names, strict=True):
        tally = result.tallies[name]
        tally.seconds += racer.seconds
        tally.answers += ground.done[racer.seat]
