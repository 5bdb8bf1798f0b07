"""Imagined states fit what a seat sees and remembers; memory follows every bullet that was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from helpers.kablamo import (
    SOME_RULES,
    USUAL,
    kablamo_play,
    kablamo_table,
    memories,
    moments,
    options_text,
    play_on,
    set_table,
)
from helpers.playing import Memories, say, update_of
from sixchambers.engine.chance import Chance
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.memory import KablamoMemory
from sixchambers.games.kablamo.moves import KablamoPlay
from sixchambers.games.kablamo.state import KablamoOptions

OPTIONS = pytest.mark.parametrize("options", SOME_RULES, ids=options_text)
SEATS = pytest.mark.parametrize("seats", list(KABLAMO.seats))


def remembered(seats: int, options: KablamoOptions, number: object) -> Iterator[tuple[KablamoPlay, Memories]]:
    """Every moment of a random game, with what everybody remembers by then."""
    play = kablamo_play(seats, options, number, heard=True)
    minds = memories(play)
    for _ in moments(play, Random(str(number))):
        minds.listen()
        yield play, minds


def fits(play: KablamoPlay, seat: int | None, memory: KablamoMemory, chance: Chance) -> KablamoPlay:
    """Imagine this moment from one seat, and see that it could be true."""
    view = KABLAMO.view(play.state, seat)
    state = KABLAMO.imagine(view, memory, chance)
    KABLAMO.check(state)
    assert KABLAMO.view(state, seat) == view
    imagined = KABLAMO.play(state)
    if seat is not None:
        assert imagined.question(seat) == play.question(seat)
    for pending, answer in state.core.given.items():
        asked = next((question for question in imagined.questions if question.seat == pending), None)
        assert asked is not None and asked.refuse(answer) is None, (pending, answer, asked)
    return imagined


@SEATS
@OPTIONS
def test_memory_knows_exactly_what_the_seat_has_seen(seats: int, options: KablamoOptions) -> None:
    """The table keeps a record of who has seen which bullet; a memory made of Updates alone comes to the same."""
    for play, minds in remembered(seats, options, "seen"):
        for seat, memory in minds.by_seat.items():
            bit = 0 if seat is None else 1 << seat
            for owner, revolver in enumerate(play.state.revolvers):
                for position, bullet in enumerate(revolver.chambers):
                    trace = memory.chambers[owner][position]
                    assert (trace is None) == (bullet is None)
                    if bullet is not None:
                        known = bullet.seen & bit or position == revolver.active
                        assert trace.face == (bullet.face if known else 0)
                spares = play.state.spares[owner]
                assert [trace.face for trace in memory.spares[owner]] == [
                    bullet.face if bullet.seen & bit else 0 for bullet in spares
                ]


@SEATS
@OPTIONS
def test_imagined_states_fit_what_is_seen_and_remembered(seats: int, options: KablamoOptions) -> None:
    chance = Chance(bytes(16))
    nothing = KABLAMO.first_memory(seats)
    for number, (play, minds) in enumerate(remembered(seats, options, "fits")):
        if number % 4:
            continue
        for seat, memory in minds.by_seat.items():
            imagined = fits(play, seat, memory, chance)
            for owner, revolver in enumerate(imagined.state.revolvers):
                for position, bullet in enumerate(revolver.chambers):
                    trace = memory.chambers[owner][position]
                    assert bullet is None or trace.face in (0, bullet.face)
            fits(play, seat, nothing, chance)


@SEATS
@OPTIONS
def test_imagined_games_can_be_played_to_their_end(seats: int, options: KablamoOptions) -> None:
    chance = Chance(bytes(16))
    for number, (play, minds) in enumerate(remembered(seats, options, "end")):
        if number % 25 == 0 and play.core.outcome is None:
            seat = number % seats
            imagined = fits(play, seat, minds.by_seat[seat], chance)
            for moment in moments(imagined, Random(number)):
                KABLAMO.check(moment.state)


def test_imagined_bullets_differ_from_time_to_time() -> None:
    play = kablamo_play(4, USUAL, 1)
    for question in play.questions:
        play.answer(question.seat, question.default)
    view, nothing, chance = KABLAMO.view(play.state, 0), KABLAMO.first_memory(4), Chance(bytes(16))
    states = [KABLAMO.imagine(view, nothing, chance) for _ in range(60)]
    at_the_top = Counter(state.revolvers[1].chambers[5].face for state in states)  # type: ignore[union-attr]
    assert len(at_the_top) > 15, "a bullet nobody has seen could be anything"
    assert len({bytes(bullet.face for bullet in state.spares[0]) for state in states}) == 1, (
        "one's own spares are known"
    )
    assert states[0].core.chance.seed != play.core.chance.seed


def test_remembering_is_a_pure_fold() -> None:
    play = kablamo_play(4, USUAL, 5, heard=True)
    updates = []
    for _ in moments(play, Random(5)):
        updates.append(update_of(KABLAMO, play, 2, play.events))
        play.events = []
    folded = []
    for _ in range(2):
        memory = KABLAMO.first_memory(4)
        for update in updates:
            before = KABLAMO.codec.encode(memory)
            after = KABLAMO.remember(memory, update)
            assert KABLAMO.codec.encode(memory) == before
            memory = after
        folded.append(memory)
    assert folded[0] == folded[1]
    assert KABLAMO.codec.memory(KABLAMO.codec.encode(folded[0])) == folded[0]


def test_somebody_who_comes_late_knows_nothing_but_learns() -> None:
    """The first Update of a seat that is taken over in mid-game repeats the round: it must not confuse anybody."""
    late = 0
    for number in range(6):
        table = kablamo_table(3, seed=number)
        play_on(table, Random(number), 70)
        memory = KABLAMO.remember(KABLAMO.first_memory(3), table.update(0))
        late += len(table.chapter) > 10
        assert all(trace.face == 0 for trace in memory.chambers[0] if trace is not None) or table.play.actives()
        play = table.play
        for _ in moments(play, Random(1)):
            events, play.events = play.events, []
            memory = KABLAMO.remember(memory, update_of(KABLAMO, play, 0, events))
            fits(play, 0, memory, Chance(bytes(16)))
    assert late


def test_what_was_looked_at_is_remembered_and_followed() -> None:
    table = set_table("AB", A_spares="LOE", B_revolver="K DC x x x x")
    heard = []
    table.table.listen(0, heard.append)
    memory = KABLAMO.remember(KABLAMO.first_memory(2), table.table.update(0))
    say(table, "A plays LOE", "time runs out", "A looks at B0", "A looks at B1", "A looks at A5", "A is done")
    for update in heard:
        memory = KABLAMO.remember(memory, update)
    assert memory.chambers[1][1].face == 81 and memory.chambers[1][2].face == 15, "the cylinders have turned since"
    assert memory.chambers[0][0] is None or memory.chambers[0][0].face in (0, 82)
