"""Nobody learns a role that lies face down: not from a view, an event, a question, a clock or what others are told.

Each test compares two truths that differ only in what one seat may not know: they must look the same, byte by byte.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from helpers.dice import ALL, SOME, another_truth, configurations, deal_anew, dice_table, random_answer, text
from helpers.playing import with_truth
from sixchambers.engine.questions import PASS, Window
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.dice.data import LEAST_PLAYERS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions

CONFIGURATIONS = pytest.mark.parametrize(
    ("seats", "options"), [(seats, one) for seats, one in configurations(SOME) if seats > 3], ids=text
)
SPECIAL = [one for one in SOME if one.special_roles != "off"]
encode = DICE.codec.encode


@CONFIGURATIONS
def test_a_seat_is_told_the_same_whatever_it_may_not_know(seats: int, options: DiceOptions) -> None:
    differed = 0
    table = dice_table(seats, seed=1, options=options)
    random = Random(1)
    step = 0
    while table.outcome is None:
        seat: int | None = (*range(seats), None)[step % (seats + 1)]
        step += 1
        other = another_truth(table.play.state, seat, random)
        differed += encode(other) != encode(table.play.state)
        assert encode(DICE.view(other, seat)) == encode(DICE.view(table.play.state, seat))
        assert encode(with_truth(table, other, seat)) == encode(table.update(seat))
        random_step(table, random)
    assert differed > 10, "the other truths were other truths"


def random_step(table: Table, random: Random) -> None:
    owing = table.play.owing()
    if not owing:
        table.advance(table.next_deadline() or 0)
        return
    seat = random.choice(owing)
    question = table.play.question(seat)
    assert question is not None
    assert table.submit(seat, random_answer(question, random)) is None


def test_another_truth_would_be_noticed_if_it_were_shown() -> None:
    """The proof that the comparison has teeth: with the cards turned up the same change is visible."""
    state = dice_table(6, options=ALL).play.state
    other = another_truth(state, 0, Random(2))
    state.shown = other.shown = [True] * 6
    assert encode(DICE.view(other, 0)) != encode(DICE.view(state, 0))


# --- two tables side by side ---------------------------------------------------------------------------------------


def two_tables(seats: int, options: DiceOptions, number: int, seat: int | None) -> list[Table]:
    """The same game twice, the same dice to come; only cards that this seat may not see are others."""
    tables = [dice_table(seats, seed=number, options=options) for _ in range(2)]
    state = tables[1].play.state
    deal_anew(state, seat, Random(number))
    tables[1].play = DICE.play(state, heard=True)
    return tables


@pytest.mark.parametrize(("seats", "options"), [(seats, one) for seats, one in configurations(SPECIAL)], ids=text)
def test_two_tables_tell_the_same_until_a_card_is_turned_up(seats: int, options: DiceOptions) -> None:
    """Played alike, everybody passing in windows at different times: all that the seat hears is the same, clocks and
    waiting included, until somebody is eliminated whose card differs."""
    compared = differing = 0
    for number in range(6):
        seat = None if number == 5 else number % seats
        tables = two_tables(seats, options, number, seat)
        differing += tables[0].play.state.roles != tables[1].play.state.roles
        heard: list[list[bytes]] = [[], []]
        for table, updates in zip(tables, heard, strict=True):
            table.listen(seat, lambda update, updates=updates: updates.append(encode(update)))
        random = Random(number)
        own = Random(1), Random(2)
        for _ in range(400):
            if any(table.outcome is not None for table in tables) or _opened(tables):
                break
            assert encode(tables[0].update(seat)) == encode(tables[1].update(seat))
            compared += 1
            if tables[0].play.in_window():
                for table, when in zip(tables, own, strict=True):
                    _answer_in_window(table, seat, when)
            else:
                _answer_alike(tables, random)
        shorter = min(map(len, heard))
        assert heard[0][: shorter - 1] == heard[1][: shorter - 1]
    assert compared > 100 and differing > 2


def _opened(tables: list[Table]) -> bool:
    """A card that differs lies open."""
    one, other = (table.play.state for table in tables)
    return any(up and one.roles[seat] != other.roles[seat] for seat, up in enumerate(one.shown))


def _answer_in_window(table: Table, seat: int | None, random: Random) -> None:
    """Everybody but the seat that listens passes at a time of his own, or not at all; then the window closes."""
    deadline = table.next_deadline()
    assert deadline is not None
    for asked in sorted(table.play.owing(), key=lambda _: random.random()):
        if asked != seat and random.random() < 0.7:
            at = random.randrange(table.play.core.now, deadline)
            assert table.submit(asked, PASS, at) is None
    table.advance(deadline)


def _answer_alike(tables: list[Table], random: Random) -> None:
    owing = tables[0].play.owing()
    assert owing == tables[1].play.owing()
    seat = random.choice(owing)
    questions = [table.play.question(seat) for table in tables]
    assert questions[0] is not None and questions[1] is not None
    answer = random_answer(questions[0], random)
    if questions[1].refuse(answer) is not None:  # a power only one of the two holds
        answer = questions[0].default
    for table in tables:
        assert table.submit(seat, answer) is None


# --- windows -------------------------------------------------------------------------------------------------------


def in_a_window(moment: str, number: int = 0) -> Table:
    """A random game of six up to an open window of this kind."""
    for seed in range(number, number + 200):
        table = dice_table(6, seed=seed, options=ALL)
        random = Random(seed)
        for _ in range(300):
            if table.outcome is not None:
                break
            if table.play.in_window() and table.update(None).view.phase == moment and not table.play.core.given:
                return table
            random_step(table, random)
    raise AssertionError(f"no window “{moment}” anywhere")


@pytest.mark.parametrize("moment", ["throw", "last_throw", "gain", "doom", "end", "reveal"])
def test_a_window_lasts_the_same_whoever_holds_what(moment: str) -> None:
    table = in_a_window(moment)
    lasts = (table.next_deadline() or 0) - table.play.core.now
    assert lasts == (4000 if moment in ("doom", "reveal") else 900)
    random = Random(1)
    for _ in range(20):
        other = another_truth(table.play.state, None, random)
        again = DICE.play(other)
        assert again.core.deadline == table.next_deadline()
        assert [question.seat for question in again.questions] == [q.seat for q in table.play.questions]


@pytest.mark.parametrize("moment", ["throw", "last_throw", "gain", "doom", "reveal"])
def test_nobody_hears_who_has_answered_in_a_window(moment: str) -> None:
    table = in_a_window(moment)
    heard: dict[int | None, list[Update]] = {seat: [] for seat in (*range(6), None)}
    for seat, updates in heard.items():
        table.listen(seat, updates.append)
    asked = table.play.owing()[0]
    before = {seat: encode(table.update(seat)) for seat in heard if seat != asked}
    at = table.play.core.now + 100
    question = table.play.question(asked)
    assert isinstance(question, Window)
    for answer in (*question.legal(),)[:-1]:
        assert table.submit(asked, answer, at) is None
    assert [seat for seat, updates in heard.items() if updates] == [asked]
    table.play.core.now = at - 100
    assert {seat: encode(table.update(seat)) for seat in heard if seat != asked} == before
    update = table.update(asked)
    assert not update.owes and update.ready == () and asked in update.waiting


def test_a_held_window_says_only_that_the_clock_stands() -> None:
    """Whoever holds it: the others are told the same."""
    told = set()
    for place in range(3):
        table = in_a_window("throw", 40)
        told_now: list[Any] = []
        watcher = next(seat for seat in range(6) if seat not in table.play.owing())
        table.listen(watcher, lambda update, told_now=told_now: told_now.append(encode(update)))
        start = table.play.core.now
        assert table.submit(table.play.owing()[place], "hold", start + 300) is None
        assert table.next_deadline() == start + 900 + 15_000
        told.add(tuple(told_now))
    assert len(told) == 1 and len(next(iter(told))) == 1


def test_undo_does_not_tell_who_answered_in_a_window() -> None:
    table = in_a_window("gain")
    active = table.play.state.active
    before = table.why_no_undo(active)
    for asked in table.play.owing():
        if asked != active:
            assert table.submit(asked, PASS) is None
            assert table.why_no_undo(active) == before


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_start_is_asked_alike(seats: int) -> None:
    """Whether somebody may reveal at the start of his turn is no reason to ask him, or not to."""
    options = DiceOptions(special_roles="mixed")
    assert seats >= LEAST_PLAYERS["special_roles"]
    for number in range(10):
        table = dice_table(seats, seed=number, options=options)
        random = Random(number)
        for _ in range(40):
            if table.outcome is not None:
                break
            other = DICE.play(another_truth(table.play.state, None, random))
            assert [question.seat for question in other.questions] == [q.seat for q in table.play.questions]
            assert [question.about for question in other.questions] == [q.about for q in table.play.questions]
            random_step(table, random)
