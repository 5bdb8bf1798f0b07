"""Any game of the house for tests: random legal play, what seats are told and remember, tables set like scenarios.

Everything here knows only the contract of a game. What a random answer to its questions is, each game's own helpers say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from sixchambers.engine.events import Event
from sixchambers.engine.game import Game, seen
from sixchambers.engine.play import Play
from sixchambers.engine.questions import Answer, AnyQuestion
from sixchambers.engine.scenario import Given, Running, Scenario, look_up
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update

AnyGame = Game[Any, Any, Any, Any]
AnyPlay = Play[Any]
Answers = Callable[[AnyQuestion, Random], Answer]


# --- random play -------------------------------------------------------------------------------------------------------


def one_answer(play: AnyPlay, random: Random, answers: Answers) -> None:
    """Somebody who is asked answers; if nobody is, time passes until the window closes."""
    owing = play.owing()
    if not owing:
        assert play.core.deadline is not None, "nobody is asked and no clock runs"
        play.advance(play.core.deadline)
        return
    seat = random.choice(owing)
    question = play.question(seat)
    assert question is not None
    play.answer(seat, answers(question, random))


def random_moments(play: AnyPlay, random: Random, answers: Answers) -> Iterator[AnyPlay]:
    """Random legal play in random order of the seats: yields before every answer and at the end."""
    while play.core.outcome is None:
        yield play
        one_answer(play, random, answers)
    yield play


def random_submissions(table: Table, random: Random, answers: Answers, most: int = 100_000) -> None:
    """So many random legal answers at a table, or until the game is over."""
    for _ in range(most):
        if table.outcome is not None:
            return
        owing = table.play.owing()
        if not owing:
            table.advance(table.next_deadline() or 0)
            continue
        seat = random.choice(owing)
        question = table.play.question(seat)
        assert question is not None
        assert table.submit(seat, answers(question, random)) is None


# --- what seats are told -----------------------------------------------------------------------------------------------


def update_of(game: AnyGame, play: AnyPlay, seat: int | None, events: list[Event]) -> Update:
    """What a table would tell this seat now."""
    return Update(seat, play.core.asked, 0, None, seen(events, seat), game.view(play.state, seat))


def with_truth(table: Table, state: Any, seat: int | None) -> Update:
    """What this seat would be told if that were the truth."""
    real = table.play
    table.play = table.game.play(state, heard=True)
    try:
        return table.update(seat)
    finally:
        table.play = real


class Memories:
    """What perfect players at every seat, and a spectator, remember of a heard game."""

    def __init__(self, game: AnyGame, play: AnyPlay, seats: int) -> None:
        self.game = game
        self.play = play
        self.by_seat: dict[int | None, Any] = {seat: game.first_memory(seats) for seat in (*range(seats), None)}

    def listen(self) -> list[Event]:
        """Hear what has happened since; the events, for whoever wants them as well."""
        events, self.play.events = self.play.events, []
        for seat, memory in self.by_seat.items():
            self.by_seat[seat] = self.game.remember(memory, update_of(self.game, self.play, seat, events))
        return events


# --- tables set as a scenario file sets them -----------------------------------------------------------------------------


def set_table(
    game: AnyGame, seats: str, options: dict[str, Any] | None, chance: dict[str, list[Any]], said: dict[str, Any]
) -> Running:
    """Keys of a seat are written with an underscore: `A_revolver` for "A.revolver"."""
    keys = {key: key.replace("_", ".", 1) if key[1:2] == "_" else key for key in said}
    given = Given(
        seats=list(seats), options=options or {}, chance=chance, set={keys[key]: value for key, value in said.items()}
    )
    return Running(Scenario(title="", game=game.id, given=given), game)


def say(running: Running, *sentences: str) -> None:
    """Everybody says what he says, and nobody is refused."""
    for sentence in sentences:
        running.do(sentence)
        assert running.refusal is None, (sentence, running.refusal)


def refused(running: Running, sentence: str) -> str | None:
    """The id of the reason why this is not possible."""
    running.do(sentence)
    return running.refusal.id if running.refusal else None


def fact(running: Running, path: str) -> Any:
    """What is true now, as a scenario would ask for it: `fact(table, "A.revolver")`."""
    return look_up(running.facts(), path)


def seat_row(running: Running, key: str) -> dict[str, Any]:
    """One fact of every seat."""
    facts = running.facts()
    return {name: facts[name][key] for name in running.names}
