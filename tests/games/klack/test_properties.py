"""Random legal play of Klack Klack Bang: nothing is lost or made, no question sticks, every game ends."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.klack import EVERY_OPTION, klack_play, klack_table, moments, options_text, play_on, random_answer
from sixchambers.engine.questions import contains
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.money import score, worth
from sixchambers.games.klack.moves import KlackPlay
from sixchambers.games.klack.state import ROUND_LIMIT, KlackOptions

SEATS = pytest.mark.parametrize("seats", list(KLACK.seats))
OPTIONS = pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
USUAL = KlackOptions()


def whole_game(play: KlackPlay, random: Random) -> str:
    """To the end, looking at everything after every round of answers; says why it ended."""
    state = play.state
    while play.core.outcome is None:
        KLACK.check(state)
        assert state.removed[0] >= 0 and state.removed[1] >= 0 and 0 <= state.centre <= 6
        assert play.owing(), "somebody is asked as long as the game is not over"
        for question in play.questions:
            assert question.refuse(question.default) is None, question
            answer = random_answer(question, random)
            assert play.refuse(question.seat, answer) is None
            play.answer(question.seat, answer)
    KLACK.check(state)
    outcome = play.core.outcome
    assert outcome.scores == tuple(map(score, state.stacks))
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, points in enumerate(outcome.scores) if points == best > 0)
    assert play.owing() == () and state.agenda == [] and play.core.given == {}
    return outcome.why.id


@SEATS
def test_a_thousand_games_by_the_usual_rules(seats: int) -> None:
    ends = Counter(whole_game(klack_play(seats, USUAL, number), Random(number)) for number in range(1000))
    assert ends["klack.end_markers"] > 100 and ends["klack.end_limit"] == 0
    if seats == 3:
        assert ends["klack.end_alone"] > 20


@SEATS
@OPTIONS
def test_fifty_games_by_every_other_rule(seats: int, options: KlackOptions) -> None:
    ends = Counter(whole_game(klack_play(seats, options, number), Random(number)) for number in range(50))
    assert ends.total() == 50 and ends["klack.end_limit"] == 0


@given(seats=st.sampled_from(list(KLACK.seats)), options=st.sampled_from(EVERY_OPTION), data=st.data())
def test_any_answers_at_all(seats: int, options: KlackOptions, data: st.DataObject) -> None:
    """Answers picked by hypothesis instead of at random: it likes the corners."""
    play = klack_play(seats, options, data.draw(st.integers(0, 1000)))
    for _ in range(60):
        if play.core.outcome is not None:
            break
        seat = data.draw(st.sampled_from(play.owing()))
        question = play.question(seat)
        assert question is not None
        play.answer(seat, data.draw(st.sampled_from(list(question.legal()))))
        KLACK.check(play.state)
        assert play.owing() or play.core.outcome is not None


@SEATS
@OPTIONS
def test_games_nobody_answers_come_to_an_end(seats: int, options: KlackOptions) -> None:
    for seed in range(5):
        table = klack_table(seats, seed=seed, time_limit=1000, **KLACK.options_as_dict(options))
        for _ in range(20 * ROUND_LIMIT):
            deadline = table.next_deadline()
            if deadline is None:
                break
            table.advance(deadline)
        assert table.outcome is not None
        KLACK.check(table.play.state)


@SEATS
def test_the_limit_ends_even_a_game_that_goes_on_for_ever(seats: int) -> None:
    """One round before the limit: the next end check ends the game without a winner."""
    play = klack_play(seats, USUAL, 1)
    play.state.round = ROUND_LIMIT
    random = Random(1)
    while play.core.outcome is None:
        for question in play.questions:
            play.answer(question.seat, random_answer(question, random))
    assert play.core.outcome.why.id == "klack.end_limit"
    assert play.core.outcome.winners == () and max(play.core.outcome.scores) >= 0


@SEATS
def test_every_phase_and_every_ruling_is_met_by_random_play(seats: int) -> None:
    """Else the tests above would prove less than they say."""
    phases: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number in range(300):
        play = klack_play(seats, KlackOptions(pull="hand"), number, heard=True)
        for _ in moments(play, Random(number)):
            phases[KLACK.view(play.state, None).phase] += 1
            events.update(type(event).__name__ for event in play.events)
            play.events.clear()
    assert set(phases) == {"solvency", "bids", "tie_solvency", "ties", "choice", "pull", "over"}
    assert set(events) >= {
        "RoundBegan",
        "Converted",
        "Left",
        "BidsShown",
        "RaisesShown",
        "Tied",
        "HighBidder",
        "Chosen",
        "Clicked",
        "Banged",
        "GameEnded",
    }


@OPTIONS
def test_questions_list_exactly_the_bills_somebody_has(options: KlackOptions) -> None:
    play = klack_play(4, options, 3)
    for _ in moments(play, Random(3)):
        for question in play.questions:
            legal = tuple(question.legal())
            assert legal and contains(legal, question.default)
            if question.about == "bills":
                ones, twos = play.state.purses[question.seat]
                assert len(legal) == (ones + 1) * (twos + 1) - 1
                assert max(map(worth, legal)) == worth((ones, twos))
            elif question.about == "seat":
                assert legal == play.living()
            elif question.about == "stack":
                assert legal == tuple(range(len(play.state.stacks[question.seat])))


def test_tables_and_bare_games_play_alike() -> None:
    """The same seed and answers through a Table and through a bare Play."""
    for number in range(20):
        table = klack_table(4, seed=number)
        bare = KLACK.play(KLACK.fresh(USUAL, 4, bytes.fromhex(table.header.seed)))
        bare.begin()
        play_on(table, Random(number))
        for _ in moments(bare, Random(number)):
            pass
        assert bare.state == table.play.state
