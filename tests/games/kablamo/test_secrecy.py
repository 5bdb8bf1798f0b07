"""Nobody learns from the program what he has to remember: not from a view, an event, a question or a bot's answer.

Each test compares two truths that differ only in what one seat may not be shown; its own loaded bullets are among that.
They must look the same, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from helpers.kablamo import SOME_RULES, another_truth, kablamo_table, memories, moments, options_text, random_answer
from helpers.playing import Memories, with_truth
from sixchambers.engine.chance import Chance
from sixchambers.engine.table import Table
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.state import KablamoOptions
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.bot import Budget

OPTIONS = pytest.mark.parametrize("options", SOME_RULES, ids=options_text)
encode = KABLAMO.codec.encode


def heard_moments(options: KablamoOptions, every: int) -> Iterator[tuple[Table, Memories, Random]]:
    """Some moments of whole games, the table's chapter and everybody's memory up to date."""
    for seats in KABLAMO.seats:
        table = kablamo_table(seats, seed=seats, **KABLAMO.options_as_dict(options))
        minds = memories(table.play)
        for seat in minds.by_seat:
            minds.by_seat[seat] = KABLAMO.remember(KABLAMO.first_memory(seats), table.update(seat))
        random = Random(seats)
        for number, play in enumerate(moments(table.play, random)):
            play.events = minds.listen()
            table._collect()
            if number % every == 0:
                yield table, minds, random


@OPTIONS
def test_a_seat_is_told_the_same_whatever_it_may_not_know(options: KablamoOptions) -> None:
    differed = 0
    for table, _, random in heard_moments(options, 3):
        for seat in (*range(len(table.seats)), None):
            other = another_truth(table.play.state, seat, random)
            differed += encode(other) != encode(table.play.state)
            assert encode(KABLAMO.view(other, seat)) == encode(KABLAMO.view(table.play.state, seat))
            assert encode(with_truth(table, other, seat)) == encode(table.update(seat))
    assert differed > 200, "the other truths were other truths"


@OPTIONS
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_it_may_not_know(level: str, options: KablamoOptions) -> None:
    player = find_bot("kablamo", level)
    answered = 0
    for table, minds, random in heard_moments(options, 4):
        for seat in table.play.owing():
            told = [table.update(seat), with_truth(table, another_truth(table.play.state, seat, random), seat)]
            advice = [
                player.answer(update.view, minds.by_seat[seat], update.question, Chance(bytes(16)), Budget(10))  # type: ignore[arg-type]
                for update in told
            ]
            assert advice[0] == advice[1]
            answered += 1
    assert answered > 50


@OPTIONS
def test_imagining_needs_no_more_than_the_seat_knows(options: KablamoOptions) -> None:
    for table, minds, random in heard_moments(options, 5):
        seat = random.randrange(len(table.seats))
        truths = [table.play.state, another_truth(table.play.state, seat, random)]
        views = [KABLAMO.view(truth, seat) for truth in truths]
        dreams = [KABLAMO.imagine(view, minds.by_seat[seat], Chance(bytes(16))) for view in views]
        assert encode(dreams[0]) == encode(dreams[1])


def test_the_loader_himself_is_not_shown_what_he_loaded() -> None:
    """Two tables that differ only in the order in which seat 0 loaded: from then on seat 0 is told the same."""
    tables = [kablamo_table(3, seed="loader") for _ in range(2)]
    question = tables[0].play.question(0)
    assert question is not None
    plans = [(0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0)]
    last: list[list[Any]] = [[], []]
    for table, plan, heard in zip(tables, plans, last, strict=True):
        table.listen(0, heard.append)
        for seat in (1, 2):
            assert table.submit(seat, table.play.question(seat).default) is None
        assert table.submit(0, plan) is None
    chambers = [[bullet.face for bullet in table.play.state.revolvers[0].chambers] for table in tables]
    assert chambers[0] == chambers[1][::-1] and chambers[0] != chambers[1]
    assert encode(tables[0].update(0)) == encode(tables[1].update(0))
    # The one thing he was told is the movement everybody saw: which spare went where.
    told = [encode(heard[-1]) for heard in last]
    moves = [encode([[slot, position] for position, slot in enumerate(plan)]) for plan in plans]
    assert moves[0] in told[0] and moves[1] in told[1]
    assert told[0].replace(moves[0], b"") == told[1].replace(moves[1], b"")


def test_another_truth_would_be_noticed_if_it_were_shown() -> None:
    """The proof that the comparison has teeth: with everything open the same change is visible."""
    table = kablamo_table(4)
    state = table.play.state
    other = another_truth(state, 0, Random(1))
    assert encode(KABLAMO.open_view(other)) != encode(KABLAMO.open_view(state))
    assert encode(KABLAMO.view(other, 1)) != encode(KABLAMO.view(state, 1)), "seat 1 sees its own spares"


def test_no_event_names_a_face_down_bullet() -> None:
    """Whole games: whoever listens never hears a face that is not open at that moment."""
    for number in range(4):
        table = kablamo_table(4, seed=number)
        heard: list[Any] = []
        table.listen(0, heard.append)
        random = Random(number)
        while table.outcome is None:
            owing = table.play.owing()
            if not owing:
                table.advance(table.next_deadline() or 0)
                continue
            seat = random.choice(owing)
            before = len(heard)
            assert table.submit(seat, random_answer(table.play.question(seat), random)) is None
            for update in heard[before:]:
                for event in update.events:
                    assert type(event).__name__ not in ("Loaded", "TrayLoaded", "Swapped", "Cycled") or all(
                        number < 14 for number in _numbers(event)
                    ), event


def _numbers(thing: Any) -> list[int]:
    """All whole numbers in an event: places, slots and seats are small, most faces are not."""
    if isinstance(thing, int):
        return [thing]
    if isinstance(thing, tuple):
        return [number for part in thing for number in _numbers(part)]
    if hasattr(thing, "__struct_fields__"):
        return [number for name in thing.__struct_fields__ for number in _numbers(getattr(thing, name))]
    return []


def test_in_a_window_nobody_is_told_who_has_answered() -> None:
    table = kablamo_table(3)
    for seat in range(3):
        assert table.submit(seat, table.play.question(seat).default) is None
    assert table.play.in_window()
    before = [encode(table.update(seat)) for seat in (1, 2, None)]
    heard: list[Any] = []
    for seat in (1, 2, None):
        table.listen(seat, heard.append)
    assert table.submit(0, None) is None
    assert [encode(table.update(seat)) for seat in (1, 2, None)] == before and heard == []
