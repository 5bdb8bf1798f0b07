"""Imagined states fit what a seat sees and remembers; memory holds only what is true."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from helpers.bang import (
    EVERY_SWITCH,
    USUAL,
    Memories,
    bang_play,
    bang_table,
    moments,
    options_text,
    play_on,
    random_answer,
)
from helpers.playing import update_of
from sixchambers.engine.chance import Chance
from sixchambers.engine.update import Update
from sixchambers.games.bang.box import CARDS
from sixchambers.games.bang.events.things import NOBODY
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.memory import BangMemory
from sixchambers.games.bang.moves import BangPlay
from sixchambers.games.bang.state import BangOptions

OPTIONS = pytest.mark.parametrize("options", EVERY_SWITCH, ids=options_text)
SEATS = pytest.mark.parametrize("seats", list(BANG.seats))


def nothing(seats: int) -> BangMemory:
    return BangMemory(((),) * seats)


def fits(play: BangPlay, seat: int | None, memory: BangMemory, chance: Chance) -> BangPlay:
    """Imagine this moment from one seat, and see that it could be true."""
    view = BANG.view(play.state, seat)
    state = BANG.imagine(view, memory, chance)
    BANG.check(state)
    assert BANG.view(state, seat) == view
    imagined = BANG.play(state, heard=play.heard)
    if seat is not None:
        assert imagined.question(seat) == play.question(seat)
        assert imagined.offers(seat) == play.offers(seat)
    for pending, answer in state.core.given.items():
        asked = next((question for question in imagined.questions if question.seat == pending), None)
        assert asked is not None and asked.refuse(answer) is None, (pending, answer, asked)
    return imagined


def remembered(seats: int, options: BangOptions, games: int) -> Iterator[tuple[int, BangPlay, Memories]]:
    """Every moment of so many random games, with the number of the game and what everybody remembers by then."""
    for number in range(games):
        play = bang_play(seats, options, number, heard=True)
        memories = Memories(play)
        for _ in moments(play, Random(number)):
            memories.listen()
            yield number, play, memories


@SEATS
@OPTIONS
def test_memory_holds_only_what_is_true(seats: int, options: BangOptions) -> None:
    """Cards known in hands are there, the discard pile is as remembered, a card known on top is on top."""
    for _, play, memories in remembered(seats, options, 2):
        state = play.state
        for seat, memory in memories.by_seat.items():
            for other, known in enumerate(memory.hands):
                assert set(known) <= set(state.hands[other]), (seat, other, known, state.hands[other])
            assert memory.discard == tuple(state.discard), "everybody has seen every discard"
            assert memory.top == NOBODY or state.deck[-1] == memory.top


@SEATS
@OPTIONS
def test_imagining_with_a_true_memory(seats: int, options: BangOptions) -> None:
    chance = Chance(bytes(16))
    for _, play, memories in remembered(seats, options, 1):
        asked = play.owing()[0] if play.owing() else None
        for seat in {asked, play.core.asked % seats}:
            memory = memories.by_seat[seat]
            imagined = fits(play, seat, memory, chance)
            assert imagined.state.discard == play.state.discard
            for other, known in enumerate(memory.hands):
                assert set(known) <= set(imagined.state.hands[other])


@SEATS
def test_imagining_with_no_memory_at_all(seats: int) -> None:
    for options in (USUAL, BangOptions(gold_rush=False, characters="pick")):
        for number in range(1):
            play = bang_play(seats, options, number)
            chance = Chance(bytes(16))
            for _ in moments(play, Random(number)):
                for seat in (*range(seats), None):
                    fits(play, seat, nothing(seats), chance)


@SEATS
def test_imagining_with_a_memory_of_another_game(seats: int) -> None:
    """Whatever contradicts the view is forgotten."""
    chance = Chance(bytes(16))
    stray = bang_play(seats, USUAL, "stray", heard=True)
    memories = Memories(stray)
    for _ in moments(stray, Random(7)):
        memories.listen()
    for number in range(2):
        play = bang_play(seats, USUAL, number)
        for _ in moments(play, Random(number)):
            seat = number % seats
            fits(play, seat, memories.by_seat[seat], chance)


@SEATS
def test_imagined_games_can_be_played_to_their_end(seats: int) -> None:
    """What bots will search with."""
    chance = Chance(bytes(16))
    for number, play, memories in remembered(seats, USUAL, 2):
        if play.core.outcome is None and play.core.asked % 7 == 0:
            imagined = fits(play, number % seats, memories.by_seat[number % seats], chance)
            for _ in moments(imagined, Random(number)):
                pass
            BANG.check(imagined.state)


def test_imagined_secrets_differ() -> None:
    """Hands, roles and piles are dealt anew each time, not copied from the truth."""
    play = bang_play(6, USUAL, 3)
    memory = BANG.first_memory(6)
    seen = [fits(play, 0, memory, Chance(bytes([n] * 16))).state for n in range(20)]
    assert len({tuple(state.hands[2]) for state in seen}) > 15
    assert len({tuple(state.roles) for state in seen}) > 3
    assert len({tuple(state.deck) for state in seen}) == 20
    assert len({tuple(state.shelf) for state in seen}) == 20


def test_imagining_is_repeatable_and_changes_nothing() -> None:
    play = bang_play(5, USUAL, 2)
    for _ in moments(play, Random(2)):
        view = BANG.view(play.state, 1)
        before = BANG.codec.encode(view)
        states = [BANG.imagine(view, BANG.first_memory(5), Chance(bytes(16))) for _ in range(2)]
        assert states[0] == states[1] and BANG.codec.encode(view) == before


# --- memory ----------------------------------------------------------------------------------------------------------


def test_remembering_is_a_pure_fold() -> None:
    """The same Updates give the same memory, and neither is changed by it."""
    play = bang_play(5, USUAL, 5, heard=True)
    updates = []
    for _ in moments(play, Random(5)):
        updates.append(update_of(BANG, play, 2, play.events))
        play.events = []
    raw = [BANG.codec.encode(update) for update in updates]
    folded = []
    for _ in range(2):
        memory = BANG.first_memory(5)
        for update in updates:
            before = BANG.codec.encode(memory)
            after = BANG.remember(memory, update)
            assert BANG.codec.encode(memory) == before
            assert BANG.codec.memory(BANG.codec.encode(after)) == after
            memory = after
        folded.append(memory)
    assert folded[0] == folded[1]
    assert [BANG.codec.encode(update) for update in updates] == raw


def test_memory_survives_what_is_taken_back() -> None:
    """After any play that was taken back, what is remembered is true, and the card shown is known."""
    taken_back = learned = 0
    for number in range(30):
        table = bang_table(5, seed=number)
        memories = {seat: BANG.remember(BANG.first_memory(5), table.update(seat)) for seat in range(5)}
        for seat in memories:
            table.listen(seat, lambda update, memories=memories: _remember(memories, update))
        random = Random(number)
        while table.outcome is None and table.play.state.turns < 12:
            play_on(table, random, 1)
            for seat in range(5):
                known = sum(len(hand) for hand in memories[(seat + 1) % 5].hands)
                if table.why_no_undo(seat) is None and random.random() < 0.5:
                    assert table.undo(seat) is None
                    taken_back += 1
                    learned += sum(len(hand) for hand in memories[(seat + 1) % 5].hands) > known
            state = table.play.state
            for memory in memories.values():
                assert memory.discard == tuple(state.discard)
                for other, cards in enumerate(memory.hands):
                    assert set(cards) <= set(state.hands[other])
    assert taken_back > 100 and learned > 20


def _remember(memories: dict[int, BangMemory], update: Update) -> None:
    assert update.seat is not None
    memories[update.seat] = BANG.remember(memories[update.seat], update)


def test_deeds_tell_friend_from_foe() -> None:
    play = bang_play(4, BangOptions(gold_rush=False), 1, heard=True)
    memories = Memories(play)
    for _ in moments(play, Random(1)):
        memories.listen()
    deeds = memories.by_seat[0].deeds
    assert len(deeds) == 4 and any(any(row) for row in deeds)
    assert all(row[seat] == 0 for seat, row in enumerate(deeds)), "nobody is his own foe"


def test_what_kit_put_back_is_known_where_it_goes() -> None:
    """Kit Carlson knows the card on top until somebody draws it, and then whose hand it is in."""
    known = 0
    for number in range(60):
        play = bang_play(5, USUAL, number, heard=True)
        if "kit_carlson" not in play.state.characters:
            continue
        kit = play.state.characters.index("kit_carlson")
        memories = Memories(play)
        for _ in moments(play, Random(number)):
            memories.listen()
            memory = memories.by_seat[kit]
            if memory.top != NOBODY:
                known += 1
                assert play.state.deck[-1] == memory.top and memory.top in CARDS
                assert all(other.top == NOBODY for seat, other in memories.by_seat.items() if seat != kit)
    assert known > 20


def test_any_random_answer_is_legal() -> None:
    """The helper all of this rests on."""
    play = bang_play(7, USUAL, 9, heard=True)
    for _ in moments(play, Random(9)):
        for question in play.questions:
            assert question.refuse(random_answer(question, Random(1))) is None
