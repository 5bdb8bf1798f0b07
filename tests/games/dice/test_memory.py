"""What a perfect player remembers of everybody's deeds, also of those that were taken back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from helpers.dice import (
    ALL,
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
from helpers.playing import update_of
from sixchambers.engine.chance import Chance
from sixchambers.engine.update import Update
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import Deed, DiceMemory
from sixchambers.games.dice.options import DiceOptions

CONFIGURATIONS = pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)


@CONFIGURATIONS
def test_every_deed_is_remembered_by_everybody(seats: int, options: DiceOptions) -> None:
    """All deeds are open: every seat and a spectator remember the same, and as many as the state has counted."""
    for number in range(2):
        play = dice_play(seats, options, number, heard=True)
        memory = memories(play)
        for _ in moments(play, Random(number)):
            memory.listen()
            kept = list(memory.by_seat.values())
            assert all(one == kept[0] for one in kept)
            assert len(kept[0].deeds) == play.state.deeds


def test_every_kind_of_deed_is_met() -> None:
    kinds: Counter[str] = Counter()
    for number in range(40):
        play = dice_play(8, ALL, number, heard=True)
        memory = memories(play)
        for _ in moments(play, Random(number)):
            memory.listen()
        kinds.update(deed.kind for deed in memory.by_seat[0].deeds)
    assert set(kinds) == {"shot", "beer", "gift", "arrow", "relief", "help", "token", "power", "gatling", "out"}


def test_what_was_taken_back_is_forgotten() -> None:
    """Somebody who takes answers back now and then: memory holds what has really happened."""
    taken_back = 0
    for seed in range(25):
        table = dice_table(5, seed=seed)
        memory = DICE.remember(DICE.first_memory(5), table.update(2))
        kept: list[DiceMemory] = [memory]

        def hear(update: Update, kept: list[DiceMemory] = kept) -> None:
            kept[0] = DICE.remember(kept[0], update)

        table.listen(2, hear)
        random = Random(seed)
        while table.outcome is None:
            seat = table.play.owing()[0]
            if random.random() < 0.3 and table.undo(seat) is None:
                taken_back += 1
            else:
                question = table.play.question(seat)
                assert question is not None
                assert table.submit(seat, random_answer(question, random)) is None
            assert len(kept[0].deeds) == table.play.state.deeds
    assert taken_back > 20


def test_a_memory_that_begins_late_knows_what_came_after() -> None:
    table = dice_table(5, seed=3)
    play_on(table, Random(3), 30)
    done = table.play.state.deeds
    memory = DICE.remember(DICE.first_memory(5), update_of(DICE, table.play, 1, []))
    assert memory.first == done > 0 and memory.deeds == ()
    kept = [memory]
    table.listen(1, lambda update: kept.__setitem__(0, DICE.remember(kept[0], update)))
    play_on(table, Random(4), 30)
    assert kept[0].first + len(kept[0].deeds) == table.play.state.deeds > done


def test_remembering_is_a_pure_fold() -> None:
    play = dice_play(7, ALL, 5, heard=True)
    updates = []
    for _ in moments(play, Random(5)):
        updates.append(update_of(DICE, play, 2, play.events))
        play.events = []
    raw = [DICE.codec.encode(update) for update in updates]
    folded = []
    for _ in range(2):
        memory = DICE.first_memory(7)
        for update in updates:
            before = DICE.codec.encode(memory)
            after = DICE.remember(memory, update)
            assert DICE.codec.encode(memory) == before
            memory = after
        folded.append(memory)
    assert folded[0] == folded[1] and [DICE.codec.encode(update) for update in updates] == raw


def test_a_deed_says_what_else_could_have_been() -> None:
    play = dice_play(5, DiceOptions(), "deed", heard=True)
    play.core.chance = Chance(bytes(16), rigged={"die": [2, 2, 1, 1, 5]})
    play.state.characters = ["drifter"] * 5
    memory = memories(play)
    while play.questions[0].about != "shots":
        play.answer(play.questions[0].seat, play.questions[0].default)
    memory.listen()
    question = play.questions[0]
    play.answer(question.seat, question.default)
    memory.listen()
    shots = [deed for deed in memory.by_seat[None].deeds if deed.kind == "shot"]
    assert shots and all(isinstance(deed, Deed) and deed.target in deed.choices for deed in shots)
    assert {len(deed.choices) for deed in shots} == {2}
