"""Random legal play of BANG! The Dice Game in every configuration: nothing is lost or made, no question sticks, every
game ends as its rules say."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.dice import (
    ALL,
    BASE,
    EVERY_OPTION,
    SOME,
    configurations,
    dice_play,
    dice_table,
    moments,
    play_on,
    random_answer,
    text,
    whole_game,
)
from sixchambers.engine.questions import contains
from sixchambers.games.dice.data import LEAST_PLAYERS, TURN_LIMIT
from sixchambers.games.dice.events import EVENTS as DICE_EVENTS
from sixchambers.games.dice.events import BeersServed, DiceThrown, DieTurned, GatlingFired, ShotsFired, TurnBegan
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.steps.resolve import counted
from sixchambers.games.dice.view import DiceView

EVERY_CONFIGURATION = pytest.mark.parametrize(("seats", "options"), configurations(EVERY_OPTION), ids=text)
SOME_CONFIGURATIONS = pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)


@EVERY_CONFIGURATION
def test_random_games_by_every_combination_of_rules(seats: int, options: DiceOptions) -> None:
    ends = Counter(whole_game(dice_play(seats, options, number), Random(number)) for number in range(2))
    assert ends.total() == 2 and ends["dice.end_limit"] == 0


@pytest.mark.parametrize("seats", list(DICE.seats))
def test_every_way_to_end_is_met(seats: int) -> None:
    """Else the test above would prove less than it says."""
    options = ALL if seats >= LEAST_PLAYERS["ghost"] else BASE
    ends = Counter(whole_game(dice_play(seats, options, number), Random(number)) for number in range(60))
    wanted = {"dice.end_hunt", "dice.end_last"} if seats == 3 else {"dice.end_law", "dice.end_outlaws"}
    assert wanted <= set(ends)


@given(configuration=st.sampled_from(configurations(EVERY_OPTION)), data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_answers_at_all(configuration: tuple[int, DiceOptions], data: st.DataObject) -> None:
    """Answers picked by hypothesis instead of at random: it likes the corners."""
    play = dice_play(*configuration, data.draw(st.integers(0, 1000)))
    for _ in range(40):
        if play.core.outcome is not None:
            break
        owing = play.owing()
        if not owing:
            assert play.core.deadline is not None
            play.advance(play.core.deadline)
            continue
        seat = data.draw(st.sampled_from(owing))
        question = play.question(seat)
        assert question is not None
        play.answer(seat, data.draw(st.sampled_from(list(islice(question.legal(), 60)))))
        DICE.check(play.state)


@SOME_CONFIGURATIONS
def test_legal_and_refused_agree(seats: int, options: DiceOptions) -> None:
    """Every answer a question lists is taken; answers made of its parts that it does not list are refused."""
    random = Random(seats)
    for number in range(2):
        for play in moments(dice_play(seats, options, number), Random(number)):
            for question in play.questions:
                legal = tuple(islice(question.legal(), 400))
                assert legal and contains(tuple(question.legal()), question.default)
                assert question.refuse(random.choice(legal)) is None
                wrong = _bent(random.choice(legal), random)
                if len(legal) < 400:
                    assert (question.refuse(wrong) is None) == contains(legal, wrong), (question, wrong)


def _bent(answer: object, random: Random) -> object:
    if isinstance(answer, tuple) and answer:
        parts = list(answer)
        parts[random.randrange(len(parts))] = random.choice([None, -1, 0, 1, 5, 9, "beer", "7", True])
        return tuple(parts if random.random() < 0.8 else parts[:-1])
    return random.choice([None, -1, 0, 3, 99, "hold", "keep", (), (0,), (0, 0), True, ("the_doc", 0, "beer")])


@SOME_CONFIGURATIONS
def test_what_a_turn_may_hold(seats: int, options: DiceOptions) -> None:
    """At most one Gatling a turn; every 1, 2 and beer of the final dice is used, shots on somebody who could be hit."""
    for number in range(3):
        play = dice_play(seats, options, number, heard=True)
        fired = spent = 0
        faces: tuple[str, ...] = ()
        for _ in moments(play, Random(number)):
            for event in play.events:
                match event:
                    case TurnBegan():
                        fired = spent = 0
                    case DiceThrown():
                        faces = event.faces
                    case DieTurned(_, _, die, _, face):
                        faces = (*faces[:die], face, *faces[die + 1 :])
                    case GatlingFired():
                        fired += 1
                    case ShotsFired():
                        assert len(event.targets) == len(counted(faces)[1])
                        assert all(hit in could for hit, could in zip(event.targets, event.choices, strict=True))
                        assert event.seat not in event.targets
                        spent = int(event.doubled >= 0)
                    case BeersServed():
                        assert len(event.receivers) == counted(faces)[2] - spent
                assert fired <= 1
            play.events.clear()


@pytest.mark.parametrize(("seats", "options"), [(3, BASE), (5, BASE), (8, ALL)], ids=text)
def test_games_nobody_answers_come_to_an_end(seats: int, options: DiceOptions) -> None:
    for seed in range(3):
        table = dice_table(seats, seed=seed, time_limit=1000, options=options)
        for _ in range(40 * TURN_LIMIT):
            deadline = table.next_deadline()
            if deadline is None:
                break
            table.advance(deadline)
        assert table.outcome is not None
        DICE.check(table.play.state)


def test_every_question_and_event_is_met_by_random_play() -> None:
    """Else the tests above would prove less than they say."""
    phases: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number in range(40):
        play = dice_play(8 if number % 4 else 5, ALL, number, heard=True)
        for _ in moments(play, Random(number)):
            view: DiceView = DICE.view(play.state, None)
            phases[view.phase] += 1
            events.update(type(event).__name__ for event in play.events)
            play.events.clear()
    asked = {"start", "reroll", "arrow", "broken_arrow", "shots", "double", "beers", "kit", "instead", "take_over"}
    windows = {"throw", "last_throw", "gain", "doom", "end", "reveal"}
    assert set(phases) == asked | windows | {"pedro", "rescued", "token", "over"}
    assert set(events) >= {event.__name__ for event in DICE_EVENTS}


def test_tables_and_bare_games_play_alike() -> None:
    """The same seed and answers through a Table and through a bare Play."""
    for number in range(6):
        table = dice_table(6, seed=number, options=ALL)
        bare = DICE.play(DICE.fresh(ALL, 6, bytes.fromhex(table.header.seed)))
        bare.begin()
        play_on(table, Random(number))
        for _ in moments(bare, Random(number)):
            pass
        assert bare.state.core.outcome == table.outcome
        assert bare.state.life == table.play.state.life and bare.state.roles == table.play.state.roles


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        play = dice_play(7, ALL, "again")
        for _ in moments(play, Random(3)):
            pass
        ends.append(DICE.codec.encode(play.state))
    assert ends[0] == ends[1]


def test_a_copy_goes_its_own_way() -> None:
    for number in range(6):
        play = dice_play(8, ALL, number)
        for step, _ in enumerate(moments(play, Random(number))):
            if step % 9 or play.core.outcome is not None:
                continue
            before = DICE.codec.encode(play.state)
            twin = play.copy()
            assert DICE.codec.encode(twin.state) == before
            for later, _ in enumerate(moments(twin, Random(step))):
                if later > 30:
                    break
            assert DICE.codec.encode(play.state) == before


def test_random_answers_reach_every_choice() -> None:
    """The helper must not be blind to any kind of answer."""
    random = Random(1)
    seen: dict[str, set[object]] = {}
    for number in range(12):
        for play in moments(dice_play(8, ALL, number), Random(number)):
            for question in play.questions:
                answers = [random_answer(question, random) for _ in range(6)]
                seen.setdefault(question.about, set()).update(answers)
    assert {about for about, answers in seen.items() if len(answers) < 2} == set()
