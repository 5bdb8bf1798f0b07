"""Imagined states fit what a seat sees, can be played on, and leave open what the seat does not know."""

from __future__ import annotations

from random import Random

import pytest

from helpers.slap import SOME, USUAL, memories, moments, slap_play, text, whole_game
from sixchambers.engine.chance import Chance
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions


@pytest.mark.parametrize("options", SOME, ids=text)
def test_imagined_states_fit_what_is_seen(options: SlapOptions) -> None:
    chance = Chance(bytes(16))
    play = slap_play(4, options, "fits", heard=True)
    minds = memories(play)
    for number, _ in enumerate(moments(play, Random(4))):
        minds.listen()
        if number % 3 or not play.state.agenda:
            continue
        for seat, memory in minds.by_seat.items():
            view = SLAP.view(play.state, seat)
            state = SLAP.imagine(view, memory, chance)
            SLAP.check(state)
            # Its clock starts anew.
            state.shown, state.ready_at, state.unlock_at = view.shown, view.ready_at, view.unlock_at
            assert SLAP.view(state, seat) == view
            imagined = SLAP.play(state)
            assert (
                imagined.questions == play.questions or seat is None or imagined.question(seat) == play.question(seat)
            )


def test_imagined_games_can_be_played_to_the_end() -> None:
    play = slap_play(4, USUAL, "dream")
    memory = SLAP.first_memory(4)
    for number, _ in enumerate(moments(play, Random(1))):
        if number % 40 == 0 and play.core.outcome is None:
            dream = SLAP.play(SLAP.imagine(SLAP.view(play.state, 0), memory, Chance(number.to_bytes(16))))
            assert whole_game(dream, Random(number)) == "slap.end_last"


def test_what_is_hidden_stays_open() -> None:
    play = slap_play(4, USUAL, "open")
    play.advance(play.core.deadline or 0)
    view = SLAP.view(play.state, 0)
    memory = SLAP.first_memory(4)
    dreams = [SLAP.imagine(view, memory, Chance(number.to_bytes(16))) for number in range(30)]
    assert len({dream.card for dream in dreams}) > 2
    assert len({tuple(dream.deck) for dream in dreams}) == 30
    assert len({dream.core.deadline for dream in dreams}) > 20


def test_memory_keeps_reactions_and_who_shot_whom() -> None:
    play = slap_play(4, USUAL, "memory", heard=True)
    minds = memories(play)
    hits = 0
    for _ in moments(play, Random(2)):
        for event in minds.listen():
            if type(event).__name__ == "Judged" and event.outcome == "hit":  # type: ignore[attr-defined]
                hits += 1
                assert minds.by_seat[0].shot_by[event.target] == event.by  # type: ignore[attr-defined]
    memory = minds.by_seat[None]
    assert hits and all(memory.reactions) and sum(memory.flinches) > 0
    assert all(120_000 <= c <= 5_000_000 for row in memory.reactions for _, c in row)
    assert SLAP.codec.memory(SLAP.codec.encode(memory)) == memory
