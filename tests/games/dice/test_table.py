"""At a table: journals replay, answers can be taken back, everything goes through the wire and comes back alike."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from helpers.dice import (
    ALL,
    BASE,
    SOME,
    configurations,
    dice_play,
    dice_table,
    memories,
    moments,
    play_on,
    random_answer,
    text,
)
from helpers.journals import saved
from sixchambers.engine.journal import fingerprint, read
from sixchambers.engine.questions import HOLD, Window
from sixchambers.engine.replay import replay
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games import game
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions

CONFIGURATIONS = pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)
codec = DICE.codec


@CONFIGURATIONS
def test_everything_survives_the_wire(seats: int, options: DiceOptions) -> None:
    play = dice_play(seats, options, "wire", heard=True)
    memory = memories(play)
    for step, _ in enumerate(moments(play, Random(1))):
        memory.listen()
        if step % 5 == 0:
            raw = codec.encode(play.state)
            assert codec.state(raw) == play.state and codec.encode(codec.state(raw)) == raw
            seat = step % seats
            view = DICE.view(play.state, seat)
            assert codec.view(codec.encode(view)) == view
            assert codec.memory(codec.encode(memory.by_seat[seat])) == memory.by_seat[seat]


@pytest.mark.parametrize("options", [BASE, ALL], ids=text)
def test_updates_survive_the_wire(options: DiceOptions) -> None:
    table = dice_table(6, seed=2, options=options)
    heard: list[Update] = []
    for seat in (None, 0, 3):
        table.listen(seat, heard.append)
    play_on(table, Random(2), 250)
    for update in heard:
        assert codec.update(codec.encode(update)) == update


def eventful(table: Table, random: Random, answers: int = 100_000) -> None:
    """Answers at all times, holds, changes of mind, answers taken back and withdrawn, windows that close."""
    now = table.play.core.now
    for _ in range(answers):
        if table.outcome is not None:
            return
        now += random.randrange(1, 400)
        table.advance(now)
        if table.outcome is not None:
            return
        owing = table.play.owing() or tuple(question.seat for question in table.play.questions)
        seat = random.choice(owing)
        match random.randrange(10):
            case 0:
                table.undo(seat, now)
            case 1:
                table.withdraw(seat, now)
            case 2:
                table.undo(table.play.state.active, now)
            case _:
                question = table.play.question(seat)
                assert question is not None
                hold = isinstance(question, Window) and random.random() < 0.05
                assert table.submit(seat, HOLD if hold else random_answer(question, random), now) is None


@pytest.mark.parametrize(("seats", "options"), [(3, BASE), (5, BASE), (8, ALL)], ids=text)
def test_a_journal_replays_to_the_same_end(seats: int, options: DiceOptions, tmp_path: Path) -> None:
    for seed in range(2):
        path = tmp_path / f"{seed}.sixchambers"
        table = saved(dice_table(seats, seed=seed, time_limit=30_000, options=options), path)
        eventful(table, Random(seed))
        assert table.journal is not None and table.outcome is not None
        table.journal.close()
        again = replay(read(path), game)
        assert again.outcome == table.outcome
        assert fingerprint(DICE, again.play.state) == fingerprint(DICE, table.play.state)


def test_taking_back_leads_to_the_very_same_place() -> None:
    taken = 0
    for seed in range(20):
        table = dice_table(5, seed=seed)
        random = Random(seed)
        for _ in range(60):
            if table.outcome is not None:
                break
            seat = table.play.owing()[0]
            before = fingerprint(DICE, table.play.state)
            question = table.play.question(seat)
            assert question is not None
            assert table.submit(seat, random_answer(question, random)) is None
            if table.undo(seat) is None:
                taken += 1
                assert fingerprint(DICE, table.play.state) == before
                assert table.play.question(seat) == question
                assert table.submit(seat, random_answer(question, random)) is None
    assert taken > 30


def test_a_throw_cannot_be_taken_back() -> None:
    table = dice_table(5, seed=1)
    seat = table.play.owing()[0]
    while table.play.questions[0].about != "reroll":
        table.submit(seat, table.play.questions[0].default)
    question = table.play.questions[0]
    dice = next(answer for answer in question.legal() if answer)
    assert table.submit(seat, dice) is None
    refusal = table.undo(seat)
    assert refusal is not None and refusal.id == "engine.learned_since"


def test_the_open_view_hides_nothing() -> None:
    state = dice_play(7, ALL, 1).state
    assert DICE.open_view(state).roles == tuple(state.roles)
    assert None in DICE.view(state, None).roles


def test_all_cards_lie_open_at_the_end() -> None:
    table = dice_table(6, seed=4, options=ALL)
    play_on(table, Random(4))
    for seat in (*range(6), None):
        assert table.update(seat).view.roles == tuple(table.play.state.roles)


def test_every_line_can_be_said_in_both_languages() -> None:
    """No log line, question or refusal with a hole in it."""
    from sixchambers.words.speaker import Names, speaker

    tongues = [speaker("en"), speaker("de")]
    everybody = [f"P{seat}" for seat in range(8)]
    names = Names(everybody, 3), Names(everybody)
    for number in range(6):
        play = dice_play(8, ALL, number, heard=True)
        for _ in moments(play, Random(number)):
            lines = [line for event in play.events if (line := event.line()) is not None]
            play.events.clear()
            lines += [question.prompt for question in play.questions]
            lines += [bar.why for question in play.questions for bar in getattr(question, "barred", ())]
            for tongue in tongues:
                for line in lines:
                    to_you, about = (tongue.say(line, who) for who in names)
                    assert not [said for said in (to_you, about) if "{" in said or "dice." in said or "%n" in said]
                    assert "P3" in about or to_you == about, "nobody else is spoken to"
