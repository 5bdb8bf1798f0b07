"""Klack Klack Bang for tests: every combination of options, random legal play, tables in a known state."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from sixchambers.engine.events import Event
from sixchambers.engine.game import seen
from sixchambers.engine.journal import SeatInfo, fingerprint
from sixchambers.engine.questions import Answer, AnyQuestion, ChooseCounts
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.moves import KlackPlay
from sixchambers.games.klack.state import KlackOptions
from sixchambers.players.arena import derived_seed

EVERY_OPTION = [
    KlackOptions(bids, books, pull)
    for bids, books, pull in product(("return", "remove", "carry"), (False, True), ("auto", "hand"))
]
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")


def people(number: int) -> list[SeatInfo]:
    return [SeatInfo(name) for name in NAMES[:number]]


def options_text(options: KlackOptions) -> str:
    """A short name for a parametrized test."""
    return f"{options.bang_other_bids}-{'open' if options.open_books else 'closed'}-{options.pull}"


def klack_play(seats: int, options: KlackOptions, number: object, *, heard: bool = False) -> KlackPlay:
    """A game at its first question."""
    play = KLACK.play(KLACK.fresh(options, seats, derived_seed("test", seats, number)), heard=heard)
    play.begin()
    return play


def klack_table(seats: int = 4, *, seed: object = 1, time_limit: int | None = None, **options: Any) -> Table:
    return open_table(KLACK, people(seats), options=options, seed=derived_seed("test", seed), time_limit=time_limit)


def random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer; bids are small more often than large, so that games last long enough to meet everything."""
    if isinstance(question, ChooseCounts):
        ones, twos = (random.randrange(random.randrange(have + 1) + 1) for have in question.have)
        return (ones, twos) if ones + twos else question.default
    return random.choice(list(question.legal()))


def moments(play: KlackPlay, random: Random) -> Iterator[KlackPlay]:
    """Random legal play, one answer at a time, in random order of the seats: yields before every answer and at
    the end."""
    while play.core.outcome is None:
        yield play
        seat = random.choice(play.owing())
        question = play.question(seat)
        assert question is not None
        play.answer(seat, random_answer(question, random))
    yield play


def answer_all(table: Table, answers: dict[int, Answer]) -> None:
    """Everybody named answers, in this order, and nobody is refused."""
    for seat, answer in answers.items():
        refused = table.submit(seat, answer)
        assert refused is None, (seat, answer, refused)


def play_on(table: Table, random: Random, answers: int = 10_000) -> None:
    """So many random legal answers, or until the game is over."""
    for _ in range(answers):
        if table.outcome is not None:
            return
        seat = random.choice(table.play.owing())
        question = table.play.question(seat)
        assert question is not None
        assert table.submit(seat, random_answer(question, random)) is None


def update_of(play: KlackPlay, seat: int | None, events: list[Event]) -> Update:
    """What a table would tell this seat now."""
    return Update(seat, play.core.asked, 0, None, seen(events, seat), KLACK.view(play.state, seat))


class Memories:
    """What perfect players at every seat, and a spectator, remember of a heard game."""

    def __init__(self, play: KlackPlay) -> None:
        seats = len(play.state.alive)
        self.play = play
        self.by_seat = {seat: KLACK.first_memory(seats) for seat in (*range(seats), None)}

    def listen(self) -> None:
        events, self.play.events = self.play.events, []
        for seat, memory in self.by_seat.items():
            self.by_seat[seat] = KLACK.remember(memory, update_of(self.play, seat, events))


def print_of(table: Table) -> str:
    """The fingerprint of the whole state."""
    return fingerprint(table.game, table.play.state)
