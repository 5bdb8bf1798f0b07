"""Random legal play of BANG!: nothing is lost or made, no question sticks, every game ends."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.bang import EVERY_SWITCH, USUAL, bang_play, bang_table, moments, options_text, play_on, random_answer
from helpers.playing import random_moments
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Journal
from sixchambers.engine.questions import contains
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.bang.events import EVENTS
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.moves import BangPlay
from sixchambers.games.bang.state import TURN_LIMIT, BangOptions

SEATS = pytest.mark.parametrize("seats", list(BANG.seats))
OPTIONS = pytest.mark.parametrize("options", EVERY_SWITCH, ids=options_text)


def whole_game(play: BangPlay, random: Random) -> str:
    """To the end, looking at everything on the way; says why it ended."""
    for _ in moments(play, random):
        BANG.check(play.state)
        play.events.clear()
        if play.core.outcome is None:
            assert play.owing(), "somebody is asked as long as the game is not over"
            for question in play.questions:
                assert question.refuse(question.default) is None, question
                assert question.count(1)
    outcome = play.core.outcome
    assert outcome is not None and play.owing() == () and play.state.agenda == [] and play.core.given == {}
    assert outcome.scores == tuple(int(seat in outcome.winners) for seat in range(len(play.state.roles)))
    return outcome.why.id


@SEATS
@OPTIONS
def test_games_by_every_rule(seats: int, options: BangOptions) -> None:
    ends = Counter(
        whole_game(bang_play(seats, options, number, heard=number % 4 == 0), Random(number)) for number in range(12)
    )
    assert ends.total() == 12 and ends["bang.end_limit"] == 0


@SEATS
def test_every_way_to_win_is_met(seats: int) -> None:
    ends = Counter(whole_game(bang_play(seats, USUAL, f"end {number}"), Random(number)) for number in range(60))
    assert len(ends) > 1, ends


@given(seats=st.sampled_from(list(BANG.seats)), options=st.sampled_from(EVERY_SWITCH), data=st.data())
def test_any_answers_at_all(seats: int, options: BangOptions, data: st.DataObject) -> None:
    """Answers picked by hypothesis instead of at random: it likes the corners."""
    play = bang_play(seats, options, data.draw(st.integers(0, 1000)))
    for _ in range(40):
        if play.core.outcome is not None:
            break
        seat = data.draw(st.sampled_from(play.owing()))
        question = play.question(seat)
        assert question is not None
        play.answer(seat, data.draw(st.sampled_from(list(question.legal()))))
        BANG.check(play.state)
        assert play.owing() or play.core.outcome is not None


def test_legal_and_refused_agree() -> None:
    """Every answer a question lists is accepted, and what is barred is refused with its reason."""
    for seats in BANG.seats:
        play = bang_play(seats, USUAL, "legal", heard=True)
        for _ in moments(play, Random(seats)):
            for question in play.questions:
                legal = list(question.legal())
                assert len(set(legal)) == len(legal) and contains(tuple(legal), question.default)
                assert all(question.refuse(answer) is None for answer in legal)
                for bar in getattr(question, "barred", ()):
                    value = bar.value if isinstance(bar.value, tuple) else (bar.value, None)
                    answer = (*value, None) if question.about in ("play", "equipment") else bar.value
                    assert question.refuse(answer) is not None, (bar, question)


@SEATS
@OPTIONS
def test_games_nobody_answers_come_to_an_end(seats: int, options: BangOptions) -> None:
    table = bang_table(seats, seed=seats, time_limit=1000, **BANG.options_as_dict(options))
    table.play.state.turns = TURN_LIMIT - 100 if not options.stall_breaker else 0
    for _ in range(20 * TURN_LIMIT):
        deadline = table.next_deadline()
        if deadline is None:
            break
        table.advance(deadline)
    assert table.outcome is not None
    BANG.check(table.play.state)


def test_copies_go_their_own_way() -> None:
    for number in range(6):
        play = bang_play(7, USUAL, number)
        for _ in moments(play, Random(number)):
            if play.core.asked % 9 == 0 and play.core.outcome is None:
                before = BANG.codec.encode(play.state)
                twin = play.copy()
                for _ in moments(twin, Random(number + 1)):
                    pass
                assert BANG.codec.encode(play.state) == before


@SEATS
def test_states_views_and_updates_survive_being_written_down(seats: int) -> None:
    for options in (USUAL, BangOptions(characters="pick", gold_rush=False)):
        table = bang_table(seats, seed=f"codec {seats}", **BANG.options_as_dict(options))
        codec = BANG.codec
        for _ in moments(table.play, Random(seats)):
            raw = codec.encode(table.play.state)
            assert codec.state(raw) == table.play.state and codec.encode(codec.state(raw)) == raw
            table._collect()
            for seat in (0, None):
                update = table.update(seat)
                assert codec.update(codec.encode(update)) == update


def test_a_state_written_down_in_the_middle_plays_on() -> None:
    for number in range(8):
        play = bang_play(6, USUAL, number)
        for _ in moments(play, Random(number)):
            if play.core.asked == 25:
                break
        other = BANG.play(BANG.codec.state(BANG.codec.encode(play.state)))
        for one in (play, other):
            for _ in moments(one, Random(number)):
                pass
        assert play.state == other.state


def test_tables_and_bare_games_play_alike() -> None:
    """The same seed and answers through a Table and through a bare Play."""
    for number in range(8):
        table = bang_table(5, seed=number)
        bare = BANG.play(BANG.fresh(USUAL, 5, bytes.fromhex(table.header.seed)))
        bare.begin()
        play_on(table, Random(number))
        for _ in random_moments(bare, Random(number), random_answer):
            pass
        assert bare.state == table.play.state


@OPTIONS
def test_a_journal_replays_to_the_same_end(options: BangOptions) -> None:
    table = bang_table(6, seed="journal", **BANG.options_as_dict(options))
    file = BytesIO()
    table.journal = Journal(Path("-"), file, 0)
    table.journal.write(table.header)
    random = Random(3)
    while table.outcome is None:
        play_on(table, random, 1)
        for seat in range(6):
            for offer in table.play.offers(seat):
                if random.random() < 0.1:
                    table.submit_offer(seat, offer.id, next(offer.question.legal()))
            if random.random() < 0.1:
                table.undo(seat)
    again = replay(record.read_bytes(file.getvalue()), game)
    assert record.fingerprint(BANG, again.play.state) == record.fingerprint(BANG, table.play.state)


def test_random_play_meets_everything() -> None:
    """Else the tests above would prove less than they say."""
    events: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    for number in range(260):
        options = EVERY_SWITCH[number % len(EVERY_SWITCH)]
        play = bang_play(3 + number % 6, options, number, heard=True)
        for _ in moments(play, Random(number)):
            phases[BANG.view(play.state, None).phase] += 1
            events.update(type(event).__name__ for event in play.events)
            play.events.clear()
    missed = {event.__name__ for event in EVENTS} - set(events)
    assert missed <= {"EquipmentShuffled"}, "so long a game is rare; case 65 shows it"
    assert set(phases) >= {
        "characters",
        "play",
        "shot",
        "duel",
        "indians",
        "last_chance",
        "flip",
        "store",
        "discard",
        "draw",
        "sid",
        "settling",
        "equipment",
        "over",
    }
