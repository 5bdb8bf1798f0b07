"""Imagined states fit what a seat sees and remembers; memory follows every purse."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from helpers.klack import EVERY_OPTION, Memories, klack_play, moments, options_text, random_answer, update_of
from sixchambers.engine.chance import Chance
from sixchambers.games.klack.events import BidsShown, Clicked
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.moves import KlackPlay
from sixchambers.games.klack.state import KlackOptions
from sixchambers.games.klack.view import KlackMemory

OPTIONS = pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
SEATS = pytest.mark.parametrize("seats", list(KLACK.seats))


def fits(play: KlackPlay, seat: int | None, memory: KlackMemory, chance: Chance) -> KlackPlay:
    """Imagine this moment from one seat, and see that it could be true."""
    view = KLACK.view(play.state, seat)
    state = KLACK.imagine(view, memory, chance)
    KLACK.check(state)
    assert min(state.removed) >= 0, state
    assert KLACK.view(state, seat) == view
    imagined = KLACK.play(state)
    if seat is not None:
        assert imagined.question(seat) == play.question(seat)
    for pending, answer in state.core.given.items():
        asked = next((question for question in imagined.questions if question.seat == pending), None)
        assert asked is not None and asked.refuse(answer) is None, (pending, answer, asked)
    return imagined


def remembered(seats: int, options: KlackOptions, games: int) -> Iterator[tuple[int, KlackPlay, Memories]]:
    """Every moment of so many random games, with the number of the game and what everybody remembers by then."""
    for number in range(games):
        play = klack_play(seats, options, number, heard=True)
        memories = Memories(play)
        for _ in moments(play, Random(number)):
            memories.listen()
            yield number, play, memories


@SEATS
@OPTIONS
def test_with_a_true_memory(seats: int, options: KlackOptions) -> None:
    """Every seat, every step: who forgets nothing knows every purse, and imagines the very same questions."""
    chance = Chance(bytes(16))
    for _, play, memories in remembered(seats, options, 6):
        for seat, memory in memories.by_seat.items():
            assert memory.purses == tuple(play.state.purses)
            imagined = fits(play, seat, memory, chance)
            assert imagined.state.purses == play.state.purses and imagined.state.removed == play.state.removed
            assert imagined.questions == play.questions


@SEATS
@OPTIONS
def test_with_no_memory_at_all(seats: int, options: KlackOptions) -> None:
    """Purses nobody followed are dealt from the bills nobody can see: whoever has to bid has something to bid."""
    nothing = KlackMemory((None,) * seats)
    for number in range(12):
        chance = Chance(bytes(16))
        play = klack_play(seats, options, number)
        for _ in moments(play, Random(number)):
            for seat in (*range(seats), None):
                imagined = fits(play, seat, nothing, chance)
                assert all(question.count(1) for question in imagined.questions)


@SEATS
def test_with_a_memory_that_has_gaps(seats: int) -> None:
    for number in range(12):
        random = Random(number)
        chance = Chance(bytes(16))
        play = klack_play(seats, KlackOptions(), number)
        for _ in moments(play, random):
            known = KlackMemory(tuple(purse if random.random() < 0.5 else None for purse in play.state.purses))
            fits(play, random.randrange(seats), known, chance)


def to_the_end(play: KlackPlay, random: Random) -> None:
    while play.core.outcome is None:
        question = play.question(play.owing()[0])
        assert question is not None
        play.answer(question.seat, random_answer(question, random))
    KLACK.check(play.state)


@SEATS
@OPTIONS
def test_imagined_games_can_be_played_to_their_end(seats: int, options: KlackOptions) -> None:
    """What bots will search with."""
    nothing = KlackMemory((None,) * seats)
    chance = Chance(bytes(16))
    for number, play, memories in remembered(seats, options, 2):
        if play.core.outcome is None:
            for memory in (memories.by_seat[number], nothing):
                to_the_end(fits(play, number, memory, chance), Random(number))


def test_imagined_secrets_differ_and_reach_every_bid() -> None:
    """A pending bid is drawn from all that seat could have bid, not copied from the truth."""
    play = klack_play(3, KlackOptions(), 1)
    play.state.purses[1] = (2, 1)
    play.state.removed = (4, 5)
    play.answer(1, (2, 1))
    chance = Chance(bytes(16))
    memory = KlackMemory(tuple(play.state.purses))
    seen = {fits(play, 0, memory, chance).core.given[1] for _ in range(200)}
    assert seen == set(product(range(3), range(2))) - {(0, 0)}


def test_imagined_chance_is_fresh() -> None:
    play = klack_play(3, KlackOptions(), 1)
    state = KLACK.imagine(KLACK.view(play.state, 0), KLACK.first_memory(3), Chance(bytes(16)))
    assert state.core.chance.seed != play.core.chance.seed


def test_imagining_is_repeatable_and_changes_nothing() -> None:
    play = klack_play(4, KlackOptions(), 2)
    nothing = KlackMemory((None,) * 4)
    for _ in moments(play, Random(2)):
        view = KLACK.view(play.state, 1)
        before = KLACK.codec.encode(view)
        states = [KLACK.imagine(view, nothing, Chance(bytes(16))) for _ in range(2)]
        assert states[0] == states[1] and KLACK.codec.encode(view) == before


# --- memory --------------------------------------------------------------------------------------------------------


def test_remembering_is_a_pure_fold() -> None:
    """The same Updates give the same memory, and neither is changed by it."""
    play = klack_play(4, KlackOptions(pull="hand"), 5, heard=True)
    updates = []
    for _ in moments(play, Random(5)):
        updates.append(update_of(play, 2, play.events))
        play.events = []
    raw = [KLACK.codec.encode(update) for update in updates]
    folded = []
    for _ in range(2):
        memory = KLACK.first_memory(4)
        for update in updates:
            before = KLACK.codec.encode(memory)
            after = KLACK.remember(memory, update)
            assert KLACK.codec.encode(memory) == before
            memory = after
        folded.append(memory)
    assert folded[0] == folded[1] and folded[0].purses == tuple(play.state.purses)
    assert [KLACK.codec.encode(update) for update in updates] == raw


def test_what_was_never_known_stays_unknown_but_ones_own_purse() -> None:
    play = klack_play(3, KlackOptions(), 1, heard=True)
    play.answer(0, (2, 0))
    play.answer(1, (1, 0))
    play.answer(2, (1, 0))
    assert any(isinstance(event, BidsShown) for event in play.events)
    memory = KLACK.remember(KlackMemory((None,) * 3), update_of(play, 1, play.events))
    assert memory.purses == (None, (5, 6), None)


def test_a_spectator_remembers_too() -> None:
    play = klack_play(3, KlackOptions(), 1, heard=True)
    memories = Memories(play)
    for seat, bid in {0: (3, 0), 1: (1, 0), 2: (0, 1)}.items():
        play.answer(seat, bid)
    play.answer(0, 0)
    assert any(isinstance(event, Clicked) for event in play.events)
    memories.listen()
    assert memories.by_seat[None].purses == ((3, 6), (5, 6), (6, 5))
