"""Greenhorn and deputy: always legal, always with a reason, and the deputy worth his badge."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from helpers.journals import trouble_in
from helpers.klack import EVERY_OPTION, Memories, klack_play, moments, options_text
from sixchambers.engine.chance import Chance
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.money import worth
from sixchambers.games.klack.state import KlackOptions
from sixchambers.games.klack.view import KlackMemory
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.arena import tournament
from sixchambers.players.bot import Budget
from sixchambers.words.catalogue import collect
from sixchambers.words.speaker import LANGUAGES, speaker

LEVEL = pytest.mark.parametrize("level", LEVELS)
OPTIONS = pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)


@LEVEL
@OPTIONS
def test_every_answer_is_legal_and_has_a_reason(level: str, options: KlackOptions) -> None:
    """In random positions, not only in those a bot would come to; with a true memory and with none."""
    player = find_bot("klack", level)
    kinds: Counter[str] = Counter()
    chance = Chance(bytes(16))
    for number in range(40):
        play = klack_play(3 + number % 4, options, number, heard=True)
        memories = Memories(play)
        nothing = KlackMemory((None,) * len(play.state.alive))
        for _ in moments(play, Random(number)):
            memories.listen()
            for seat in play.owing():
                question = play.question(seat)
                assert question is not None
                for memory in (memories.by_seat[seat], nothing):
                    view = KLACK.view(play.state, seat)
                    advice = player.answer(view, memory, question, chance, Budget(0))
                    assert question.refuse(advice.answer) is None, (question, advice)
                    assert_can_be_said(advice.reason)
                kinds[f"{view.phase} {question.about}"] += 1
    expected = {"bids bills", "ties bills", "choice seat", "solvency stack", "tie_solvency stack"}
    assert set(kinds) == expected | ({"pull trigger"} if options.pull == "hand" else set())


def assert_can_be_said(reason: Any) -> None:
    assert reason.id in collect()
    for language in LANGUAGES:
        said = speaker(language).say(reason, ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"))
        assert said and "{" not in said and said != reason.id


@LEVEL
def test_the_same_knowledge_and_chance_give_the_same_answer(level: str) -> None:
    player = find_bot("klack", level)
    play = klack_play(4, KlackOptions(), 1)
    view, memory, question = KLACK.view(play.state, 0), KLACK.first_memory(4), play.questions[0]
    answers = {repr(player.answer(view, memory, question, Chance(bytes(16)), Budget(1))) for _ in range(3)}
    others = {repr(player.answer(view, memory, question, Chance(bytes([n] * 16)), Budget(1))) for n in range(30)}
    assert len(answers) == 1 and len(others) > 1, "and another chance may give another"


def test_the_deputy_among_three_greenhorns() -> None:
    """Chance alone would give a quarter."""
    bots = ["deputy", "greenhorn", "greenhorn", "greenhorn"]
    result = tournament(KLACK, bots, 400, "a new sheriff", KlackOptions()).as_dict()
    assert result["wins"]["deputy"]["share"] >= 0.4


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_deputy_is_better_at_every_table(seats: int) -> None:
    bots = ["deputy", *["greenhorn"] * (seats - 1)]
    wins = tournament(KLACK, bots, 300, "riding", KlackOptions()).as_dict()["wins"]
    assert wins["deputy"]["share"] > 1.2 / seats > wins["greenhorn"]["share"]


def test_the_deputy_does_not_overpay_what_nobody_can_match() -> None:
    """The only one with money left: one bill more than the richest rival buys the round."""
    play = klack_play(3, KlackOptions(), 1)
    play.state.purses[:] = [(6, 6), (1, 0), (1, 0)]
    play.state.removed = (10, 12)
    memory = KlackMemory(tuple(play.state.purses))
    question = KLACK.play(play.state).questions[0]
    for seed in range(20):
        advice = find_bot("klack", "deputy").answer(
            KLACK.view(play.state, 0), memory, question, Chance(bytes([seed] * 16)), Budget(1)
        )
        assert worth(advice.answer) <= 4


def test_bots_nobody_knows() -> None:
    for name in ("sheriff", "", "__init__", "x" * 1000):
        assert trouble_in(find_bot, "klack", name) == "engine.unknown_bot"


def test_every_level_has_its_name_and_its_line() -> None:
    words = collect()
    assert all(f"bot.{level}" in words and f"bot.{level}_about" in words for level in LEVELS)


def test_a_budget_is_over_when_its_time_is_or_nobody_wants_to_know() -> None:
    wanted = [True]
    budget = Budget(1000, lambda: not wanted[0])
    assert not budget.over()
    wanted[0] = False
    assert budget.over()
    assert Budget(0).over() and Budget(-1).over()
