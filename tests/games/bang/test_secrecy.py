"""Nobody learns what he may not know: not from a view, an event, a question, or from who is asked.

Each test compares two truths that differ only in what one seat may not know: they must look the same, byte by byte.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from helpers.bang import (
    EVERY_SWITCH,
    USUAL,
    Memories,
    another_truth,
    bang_play,
    bang_table,
    moments,
    options_text,
    random_answer,
)
from helpers.playing import update_of, with_truth
from sixchambers.engine.chance import Chance
from sixchambers.games.bang.events.cards import Drew, LookedAt, PutBack, Stole
from sixchambers.games.bang.events.life import Inherited
from sixchambers.games.bang.events.things import NOBODY
from sixchambers.games.bang.events.turns import Dealt
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.state import BangOptions, BangState

OPTIONS = pytest.mark.parametrize("options", EVERY_SWITCH, ids=options_text)
encode = BANG.codec.encode


def whole_games(options: BangOptions, games: int = 1) -> Any:
    for seats in BANG.seats:
        for number in range(games):
            yield bang_table(seats, seed=(seats, number), **BANG.options_as_dict(options)), Random(number)


@OPTIONS
def test_a_seat_is_told_the_same_whatever_it_may_not_know(options: BangOptions) -> None:
    differed = 0
    for table, random in whole_games(options):
        for _ in moments(table.play, random):
            table._collect()
            asked = table.play.owing()[:1]
            for seat in {*asked, random.randrange(len(table.seats)), None}:
                other = another_truth(table.play.state, seat, random)
                differed += encode(other) != encode(table.play.state)
                assert encode(BANG.view(other, seat)) == encode(BANG.view(table.play.state, seat))
                assert encode(with_truth(table, other, seat)) == encode(table.update(seat))
    assert differed > 800, "the other truths were other truths"


@OPTIONS
def test_imagining_needs_no_more_than_the_seat_knows(options: BangOptions) -> None:
    """What a searching bot dreams up is made from view and memory alone."""
    for table, random in whole_games(options):
        memories = Memories(table.play)
        for _ in moments(table.play, random):
            memories.listen()
            if random.random() < 0.3:
                seat = random.randrange(len(table.seats))
                truths = [table.play.state, another_truth(table.play.state, seat, random)]
                views = [BANG.view(truth, seat) for truth in truths]
                dreams = [BANG.imagine(view, memories.by_seat[seat], Chance(bytes(16))) for view in views]
                assert encode(dreams[0]) == encode(dreams[1])


def test_another_truth_would_be_noticed_if_it_were_shown() -> None:
    """The proof that the comparison has teeth: with open hands and roles the same change is visible."""
    state = bang_play(6, USUAL, 1).state
    other = another_truth(state, 0, Random(1))
    assert encode(BANG.view(other, 0)) == encode(BANG.view(state, 0))
    assert encode(BANG.open_view(other)) != encode(BANG.open_view(state))
    assert other.roles != state.roles and other.shelf != state.shelf and other.deck != state.deck


# --- events ------------------------------------------------------------------------------------------------------------


def may_see(event: Any, seat: int | None) -> bool:
    return seat is not None and seat in (event.seat, getattr(event, "victim", None))


@OPTIONS
def test_hidden_cards_are_in_no_event_somebody_else_gets(options: BangOptions) -> None:
    private = 0
    for table, random in whole_games(options):
        play = table.play
        events = list(table.chapter)
        for _ in moments(play, random):
            events += play.events
            play.events.clear()
        for event in events:
            for seat in (*range(len(table.seats)), None):
                form: Any = event.seen_by(seat)
                match event:
                    case Drew() | LookedAt():
                        assert form.cards == (event.cards if seat == event.seat else ())
                    case Stole():
                        assert form.card == (event.card if may_see(event, seat) else NOBODY)
                    case PutBack():
                        assert form.card == (event.card if seat == event.seat else NOBODY)
                    case Inherited():
                        assert form.hand == (event.hand if may_see(event, seat) else ())
                    case Dealt():
                        assert [hand for one, hand in enumerate(form.hands) if one != seat and hand] == []
                    case _:
                        assert form == event, "everything else lies open"
                        continue
                private += 1
    assert private > 500


@pytest.mark.parametrize("seat", [2, None])
def test_log_lines_name_no_card_somebody_may_not_see(seat: int | None) -> None:
    """A line about a hidden card is the same whatever card it is."""
    for one, other in (
        (Drew(0, 2, (1, 2), "bart_cassidy"), Drew(0, 2, (30, 40), "bart_cassidy")),
        (Stole(0, 1, 5, "panic"), Stole(0, 1, 45, "panic")),
        (LookedAt(0, 3, (1, 2, 3)), LookedAt(0, 3, (4, 5, 6))),
        (PutBack(0, 7), PutBack(0, 8)),
        (Inherited(0, 1, (70,), 2, (1, 2)), Inherited(0, 1, (70,), 2, (3, 4))),
        (Dealt((2, 2, 2), ((1, 2), (3, 4), (5, 6))), Dealt((2, 2, 2), ((9, 8), (10, 11), (5, 6)))),
    ):
        assert one != other and encode(one.seen_by(seat)) == encode(other.seen_by(seat))
        assert one.seen_by(seat).line() == other.seen_by(seat).line()


# --- who is asked --------------------------------------------------------------------------------------------------------


def other_hands(state: BangState, seat: int, random: Random) -> BangState:
    """The same table, the same chance to come, but other cards in the others' hands."""
    other = state.copy()
    others = [one for one in range(len(state.hands)) if one != seat]
    cards = [card for one in others for card in state.hands[one]]
    random.shuffle(cards)
    for one in others:
        other.hands[one] = tuple(cards.pop() for _ in state.hands[one])
    return other


@OPTIONS
def test_who_is_asked_does_not_tell_what_somebody_holds(options: BangOptions) -> None:
    """The same attack on other hands: until somebody answers everybody hears the same, and the same seat is asked."""
    compared = 0
    for table, random in whole_games(options, 2):
        for play in moments(table.play, random):
            play.events.clear()
            owing = play.owing()
            if len(owing) != 1 or play.state.agenda[-1].phase != "play":
                continue
            seat = owing[0]
            answer = random_answer(play.question(seat), random)
            if answer is None:
                continue
            told = []
            for state in (play.state.copy(), other_hands(play.state, seat, random)):
                twin = BANG.play(state, heard=True)
                twin.answer(seat, answer)
                quiet = sum(state.alive) == sum(play.state.alive) and twin.core.outcome is None
                blind = any(isinstance(event, Stole) or type(event).__name__ == "Removed" for event in twin.events)
                updates = [encode(update_of(BANG, twin, one, twin.events)) for one in (seat, None)]
                told.append((updates, twin.owing()) if quiet and not blind else None)
            if None not in told:
                compared += 1
                assert told[0] == told[1], answer
    assert compared > 100


def test_who_has_picked_which_character_is_not_told() -> None:
    table = bang_table(6, characters="pick")
    pairs = table.play.state.candidates
    told = set()
    for pick in pairs[2]:
        fresh = bang_table(6, characters="pick")
        assert fresh.submit(2, pick) is None
        told.add((encode(fresh.update(0)), encode(fresh.update(None))))
    assert len(told) == 1
