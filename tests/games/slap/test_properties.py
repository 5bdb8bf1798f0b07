"""Random play of Slap .45, with presses at any time: nothing is lost or made, no question sticks, every game ends."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.slap import SOME, USUAL, moments, play_on, slap_play, slap_table, text, whole_game
from sixchambers.engine.events import Event
from sixchambers.engine.questions import React, contains
from sixchambers.games.slap.box import PRACTICE_ROUNDS, ROUND_LIMIT
from sixchambers.games.slap.events import EVENTS
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions

SEATS = pytest.mark.parametrize("seats", list(SLAP.seats))
OPTIONS = pytest.mark.parametrize("options", SOME, ids=text)


@SEATS
@OPTIONS
def test_games_end(seats: int, options: SlapOptions) -> None:
    ends = Counter(whole_game(slap_play(seats, options, number), Random(number)) for number in range(3))
    if options.move_timeout == "all_lose":  # then the last ones can go together
        assert ends["slap.end_last"] + ends["slap.end_nobody"] == 3
    else:
        assert ends["slap.end_practice" if options.practice else "slap.end_last"] == 3


def test_two_players_begin_with_the_duel() -> None:
    for number in range(5):
        assert whole_game(slap_play(2, SlapOptions(allow_two=True), number), Random(number)) == "slap.end_last"


@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from(list(SLAP.seats)), options=st.sampled_from(SOME), data=st.data())
def test_any_presses_at_all(seats: int, options: SlapOptions, data: st.DataObject) -> None:
    """Inputs and times picked by hypothesis, out of order and exactly equal ones among them."""
    play = slap_play(seats, options, data.draw(st.integers(0, 1000)))
    for _ in range(40):
        if play.core.outcome is not None:
            break
        asked = play.questions
        if play.core.deadline is not None and (not asked or data.draw(st.integers(0, 3)) == 0):
            play.advance(play.core.deadline)
            continue
        question = data.draw(st.sampled_from([one for one in asked if one.seat not in play.core.given]))
        answer = data.draw(st.sampled_from(list(islice(question.legal(), 100))))
        if isinstance(question, React) and question.times is not None and data.draw(st.booleans()):
            least, most = question.times
            c = data.draw(st.integers(least, most) | st.sampled_from((120_000, 300_000, 304_000, 420_000)))
            answer = (*answer, max(least, min(c, most)))
        assert play.refuse(question.seat, answer) is None
        play.answer(question.seat, answer)
        SLAP.check(play.state)


@SEATS
@OPTIONS
def test_legal_answers_and_refusals_agree(seats: int, options: SlapOptions) -> None:
    play = slap_play(seats, options, "agree")
    asked: Counter[str] = Counter()
    for _ in islice(moments(play, Random(seats)), 120):
        for question in play.questions:
            asked[question.about] += 1
            legal = list(question.legal())
            assert legal and len(set(legal)) == len(legal)
            assert all(question.refuse(answer) is None for answer in legal)
            if not isinstance(question, React):
                assert question.refuse(question.default) is None
            for junk in ((), (0,), "slap", -1, ("slap", 9), ("cover", None), ("slap", True), ("fly", 0), 1.5):
                assert contains(tuple(legal), junk) or question.refuse(junk) is not None, (question, junk)
            if isinstance(question, React):
                for told in ((*legal[0], 1.5), (*legal[0], 10**9), (*legal[0], -(10**9)), (*legal[0], True)):
                    assert question.refuse(told) is not None
                if question.times is not None:
                    assert all(question.refuse((*legal[-1], c)) is None for c in question.times)
    assert len(asked) > 1


@SEATS
@OPTIONS
def test_games_nobody_plays_come_to_an_end(seats: int, options: SlapOptions) -> None:
    play = slap_play(seats, options, 1)
    for _ in range(8 * ROUND_LIMIT):
        if play.core.outcome is not None:
            break
        assert play.core.deadline is not None
        play.advance(play.core.deadline)
    outcome = play.core.outcome
    assert outcome is not None and outcome.winners == ()
    assert play.state.round == (PRACTICE_ROUNDS if options.practice else ROUND_LIMIT) or not any(play.state.members)
    SLAP.check(play.state)


@SEATS
def test_copies_are_independent_and_play_on_alike(seats: int) -> None:
    play = slap_play(seats, USUAL, "copies")
    for number, _ in enumerate(islice(moments(play, Random(seats)), 300)):
        if number % 9 == 0:
            before = SLAP.codec.encode(play.state)
            twins = [play.copy(), play.copy()]
            for twin in twins:
                for _ in zip(moments(twin, Random(number)), range(25), strict=False):  # type: ignore[arg-type]
                    pass
            assert SLAP.codec.encode(play.state) == before
            assert twins[0].state == twins[1].state


@OPTIONS
def test_every_moment_survives_being_written_down(options: SlapOptions) -> None:
    play = slap_play(5, options, "codec")
    for number, _ in enumerate(islice(moments(play, Random(5)), 300)):
        if number % 2 == 0:
            back = SLAP.codec.state(SLAP.codec.encode(play.state))
            assert back == play.state
            assert SLAP.play(back).questions == play.questions


def test_random_play_meets_every_event() -> None:
    """Else the tests above would prove less than they say. A misdeal needs a table; it has a test of its own."""
    met: set[type[Event]] = set()
    for number in range(60):
        play = slap_play(3 + number % 5, SOME[-1] if number % 10 == 9 else USUAL, number, heard=True)
        for moment in moments(play, Random(number)):
            met |= {type(event) for event in moment.events}
            moment.events = []
    assert {event.__name__ for event in set(EVENTS) - met} == {"Misdealt"}


def test_every_line_of_the_log_can_be_said() -> None:
    """Every event with a line names a text that exists, with every part it has a place for."""
    heard: list[Event] = []
    for number in range(12):
        table = slap_table(3 + number % 5, seed=number, tie_policy="coin" if number % 2 else "void")
        table.listen(None, lambda update: heard.extend(update.events))
        play_on(table, Random(number))
    lines = [line for event in heard if (line := event.line()) is not None]
    assert len({line.id for line in lines}) > 25
    for line in lines:
        words = SLAP.words[line.id]
        assert all("{" + part + "}" in words or part in ("whom", "n") for part in line.parts), line
    assert all(event.anchor().startswith("slap/") for event in heard)
