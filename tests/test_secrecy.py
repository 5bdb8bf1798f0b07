"""Nobody learns what he may not know: not from a view, an event, a question, a bot's answer or a bot's pipe.

Each test compares two truths that differ only in what one seat may not know: they must look the same, byte by byte.
"""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import Any

import pytest

from engine.sampler import sampler_table
from helpers.bots import AtHand, Bots, RecordingPipe, closed
from helpers.klack import EVERY_OPTION, Memories, klack_play, klack_table, moments, options_text, random_answer
from sixchambers.engine.chance import Chance
from sixchambers.engine.events import Event
from sixchambers.engine.questions import ChooseCounts
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.money import NOTHING, Holding, plus
from sixchambers.games.klack.moves import KlackPlay
from sixchambers.games.klack.state import KlackOptions, KlackState
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.bot import Budget
from sixchambers.players.wire import Cancel, Frames, Hear, Sit, Think, to_worker

OPTIONS = pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
encode = KLACK.codec.encode


# --- another truth -------------------------------------------------------------------------------------------------


def dealt_anew(state: KlackState, seats: list[int], random: Random) -> None:
    """The bills of these seats, and those out of the game, dealt in another way. Who is broke is open and stays."""
    pool = state.removed
    for seat in seats:
        pool = plus(pool, state.purses[seat])
    left = [*[0] * pool[0], *[1] * pool[1]]
    random.shuffle(left)
    for number, seat in enumerate(seats):
        most = len(left) - (len(seats) - number - 1)
        taken = [left.pop() for _ in range(random.randrange(1, min(most, 14) + 1))]
        state.purses[seat] = (taken.count(0), taken.count(1))
    state.removed = (left.count(0), left.count(1))


def another_truth(state: KlackState, seat: int | None, random: Random) -> KlackState:
    """A state that differs in everything this seat may not know: purses, pending answers, and the chance to come."""
    other = state.copy()
    core = other.core
    core.chance = Chance(random.randbytes(16), {"die": random.randrange(99)})
    if not state.options.open_books:
        hidden = [one for one in range(len(state.purses)) if one != seat and state.purses[one] != NOTHING]
        dealt_anew(other, hidden, random)
    for question in KLACK.play(other).questions:
        if question.seat in core.given and question.seat != seat:
            core.given[question.seat] = random_answer(question, random)
    KLACK.check(other)
    return other


def with_truth(table: Table, state: KlackState, seat: int | None) -> Update:
    """What this seat would be told if that were the truth."""
    real = table.play
    table.play = KLACK.play(state, heard=True)
    try:
        return table.update(seat)
    finally:
        table.play = real


def whole_games(options: KlackOptions) -> Any:
    for seats in KLACK.seats:
        for number in range(3):
            yield klack_table(seats, seed=number, **KLACK.options_as_dict(options)), Random(number)


@OPTIONS
def test_a_seat_is_told_the_same_whatever_it_may_not_know(options: KlackOptions) -> None:
    differed = 0
    for table, random in whole_games(options):
        for _ in moments(table.play, random):
            table._collect()
            for seat in (*range(len(table.seats)), None):
                other = another_truth(table.play.state, seat, random)
                differed += encode(other) != encode(table.play.state)
                assert encode(KLACK.view(other, seat)) == encode(KLACK.view(table.play.state, seat))
                assert encode(with_truth(table, other, seat)) == encode(table.update(seat))
    assert differed > 1000, "the other truths were other truths"


@OPTIONS
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_it_may_not_know(level: str, options: KlackOptions) -> None:
    player = find_bot("klack", level)
    answered = 0
    for table, random in whole_games(options):
        play: KlackPlay = table.play
        memories = Memories(play)
        for _ in moments(play, random):
            memories.listen()
            for seat in play.owing():
                told = [table.update(seat), with_truth(table, another_truth(play.state, seat, random), seat)]
                advice = [
                    player.answer(update.view, memories.by_seat[seat], update.question, Chance(bytes(16)), Budget(10))
                    for update in told
                ]
                assert advice[0] == advice[1]
                answered += 1
    assert answered > 300


@OPTIONS
def test_imagining_needs_no_more_than_the_seat_knows(options: KlackOptions) -> None:
    """What a searching bot dreams up is made from the view alone."""
    for table, random in whole_games(options):
        memories = Memories(table.play)
        for _ in moments(table.play, random):
            memories.listen()
            seat = random.randrange(len(table.seats))
            truths = [table.play.state, another_truth(table.play.state, seat, random)]
            views = [KLACK.view(truth, seat) for truth in truths]
            dreams = [KLACK.imagine(view, memories.by_seat[seat], Chance(bytes(16))) for view in views]
            assert encode(dreams[0]) == encode(dreams[1])


def test_another_truth_would_be_noticed_if_it_were_shown() -> None:
    """The proof that the comparison has teeth: with open books the same change is visible."""
    state = klack_play(4, KlackOptions(), 1).state
    other = another_truth(state, 0, Random(1))
    state.options = other.options = KlackOptions(open_books=True)
    assert encode(KLACK.view(other, 0)) != encode(KLACK.view(state, 0))


# --- until the reveal ----------------------------------------------------------------------------------------------


def bids_of(table: Table, seat: int, random: Random) -> Holding:
    question = table.play.question(seat)
    assert isinstance(question, ChooseCounts)
    bid: Holding = random_answer(question, random)
    return bid


@pytest.mark.parametrize("seats", list(KLACK.seats))
def test_two_tables_with_other_bids_tell_the_same_until_the_reveal(seats: int) -> None:
    """Played alike to the same point; then the others' bids differ. Seat 0 hears the same until all are open."""
    compared = 0
    for number in range(10):
        tables = [klack_table(seats, seed=number) for _ in range(2)]
        _play_alike(tables, Random(number))
        heard: list[list[Update]] = [[], []]
        for table, updates in zip(tables, heard, strict=True):
            table.listen(0, updates.append)
        randoms = [Random(1), Random(2)]
        owing = [seat for seat in tables[0].play.owing() if seat != 0]
        for seat in owing:
            for table, random in zip(tables, randoms, strict=True):
                assert table.submit(seat, bids_of(table, seat, random)) is None
        if len(owing) > 1 and 0 in tables[0].play.owing():
            compared += 1
            assert list(map(encode, heard[0])) == list(map(encode, heard[1])) and len(heard[0]) == len(owing)
            own = bids_of(tables[0], 0, random)
            for table in tables:
                assert table.submit(0, own) is None
            different = tables[0].play.state.bids != tables[1].play.state.bids
            assert (encode(heard[0][-1]) != encode(heard[1][-1])) == different
    assert compared > 2


def _play_alike(tables: list[Table], random: Random) -> None:
    """Some rounds, the same at each table, up to a question everybody owes a secret answer to."""
    for _ in range(random.randrange(25)):
        seat = tables[0].play.owing()[0]
        answer = random_answer(tables[0].play.question(seat), random)
        for table in tables:
            assert table.submit(seat, answer) is None
        if table.outcome is not None:
            break
    while tables[0].outcome is None and not _all_owe_bids(tables[0]):
        seat = tables[0].play.owing()[0]
        for table in tables:
            assert table.submit(seat, table.play.question(seat).default) is None


def _all_owe_bids(table: Table) -> bool:
    return not table.play.core.given and len(table.play.owing()) > 2 and table.play.questions[0].about == "bills"


@OPTIONS
def test_nothing_is_told_while_answers_are_pending(options: KlackOptions) -> None:
    """An answer that is in but not open makes no event and no log line; only that the seat is ready is said."""
    pending = 0
    for table, random in whole_games(options):
        heard: list[tuple[int, tuple[Event, ...]]] = []
        for seat in (*range(len(table.seats)), None):
            table.listen(seat, lambda update, heard=heard: heard.append((len(update.ready), update.events)))
        while table.outcome is None:
            heard.clear()
            seat = random.choice(table.play.owing())
            assert table.submit(seat, random_answer(table.play.question(seat), random)) is None
            if table.play.core.given:
                assert {events for _, events in heard} == {()} and {ready for ready, _ in heard} != {0}
                pending += 1
    assert pending > 100


def test_who_could_react_in_a_window_is_not_told() -> None:
    """Other hands, the same Update: the question, the clock and who is waited for say nothing about cards."""
    told = set()
    for hands in ([(1,), (), ()], [(1,), (2,), ()], [(1,), (2,), (3,)]):
        table = sampler_table("window")
        state = table.play.state
        state.hands[:] = hands
        table.play = table.game.play(state, heard=True)
        table.chapter.clear()
        view = table.update(0).view
        told.add((table.game.codec.encode(table.update(0)).replace(encode(view), b""), view.hand))
    assert len(told) == 1


# --- the pipe to the bots' process -----------------------------------------------------------------------------------


def frames_of(sent: bytes) -> list[Any]:
    return [to_worker(body) for body in Frames().feed(sent)]


def test_the_bots_process_gets_updates_of_its_seats_and_nothing_else() -> None:
    """A whole game with a real process: every frame is decoded, no other purse or bid, and no seed of the table."""
    table = klack_table(4, seed="pipe", pull="hand")
    pipe = RecordingPipe()
    bots = Bots(table, {1: "deputy", 3: "greenhorn"}, pipe)
    try:
        while table.outcome is None:
            bots.turn(Random(1))
    finally:
        closed(pipe)
    frames = frames_of(pipe.sent)
    assert {type(frame) for frame in frames} == {Sit, Hear, Think}
    assert bots.desk.restarts == 0
    updates = [(frame.seat, KLACK.codec.update(bytes(frame.update))) for frame in frames if isinstance(frame, Hear)]
    assert len(updates) > 40 and {seat for seat, _ in updates} == {1, 3}
    for seat, update in updates:
        assert update.seat == update.view.seat == seat
        assert [number for number, purse in enumerate(update.view.purses) if purse is not None] == [seat]
        assert update.question is None or update.question.seat == seat
    seed = bytes.fromhex(table.header.seed)
    for form in (seed, seed.hex().encode(), b64encode(seed), b64encode(seed).rstrip(b"=")):
        assert form not in pipe.sent
    assert not any(isinstance(frame, Sit) and frame.seed == seed for frame in frames)


def test_a_pending_bid_is_not_in_the_pipe() -> None:
    """Two games that differ only in what the people at seats 0 and 2 have bid in secret send the same bytes."""
    sent = []
    for bids in ({0: (5, 4), 2: (4, 5)}, {0: (2, 6), 2: (6, 2)}):  # no pair of seats looks like these
        table = klack_table(4, seed="pending")
        transport = AtHand()
        bots = Bots(table, {1: "deputy", 3: "greenhorn"}, transport)
        for seat, bid in bids.items():
            assert table.submit(seat, bid) is None
        for seat in (1, 3):
            bots.think(seat, 0.0)
        bots.listen()
        sent.append((list(transport.orders), bots.answers.copy()))
        raw = b"".join(bytes(order.update) for order in transport.orders if isinstance(order, Hear))
        assert all(b"[%d,%d]" % bid not in raw for bid in bids.values())
        bots.submit_all()
        raw = b"".join(bytes(order.update) for order in transport.orders if isinstance(order, Hear))
        assert all(b"[%d,%d]" % bid in raw for bid in bids.values()), "after the reveal they are there"
    assert sent[0] == sent[1]


def test_what_is_cancelled_says_no_more_than_its_number() -> None:
    table = klack_table(3)
    transport = AtHand()
    bots = Bots(table, {1: "deputy"}, transport)
    bots.desk.cancel(bots.think(1, 0.0))
    assert transport.orders[-1] == Cancel(1) and Cancel.__struct_fields__ == ("number",)
