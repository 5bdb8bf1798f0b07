"""The program's side of the worker, with a clock of our own: who thinks, who is late, who has died."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.bang import set_table
from helpers.bots import BUDGET, AtHand, Bots, Silent
from helpers.klack import answer_all, klack_table
from sixchambers.engine.message import Message, message
from sixchambers.engine.table import Table
from sixchambers.players.bot import Using
from sixchambers.players.desk import ATTEMPTS, GRACE, Desk
from sixchambers.players.wire import Cancel, Hear, Sit, Stumbled, Think, Thought, framed

LATE = BUDGET + GRACE + 0.01


def silent_bots(seats: int = 3) -> tuple[Table, Bots, Silent]:
    table = klack_table(seats)
    transport = Silent()
    return table, Bots(table, {1: "deputy", 2: "greenhorn"}, transport), transport


def reason(bots: Bots, seat: int) -> str:
    return bots.answers[seat][1].id


def test_thinking_and_answering() -> None:
    table = klack_table(3)
    bots = Bots(table, {1: "deputy", 2: "greenhorn"}, AtHand())
    for seat in (1, 2):
        bots.think(seat, 0.0)
    assert bots.answers == {} and bots.desk.next_due() == BUDGET + GRACE
    bots.listen()
    assert set(bots.answers) == {1, 2} and bots.desk.next_due() is None
    assert all(isinstance(given[1], Message) for given in bots.answers.values())
    bots.submit_all()
    assert table.play.owing() == (0,)


def test_a_worker_that_hangs_is_started_again_and_then_done_without() -> None:
    table, bots, transport = silent_bots()
    bots.think(1, 100.0)
    bots.desk.tick(100.0 + LATE - 0.02)
    assert transport.restarts == 0
    bots.desk.tick(100.0 + LATE)
    assert transport.restarts == 1 and bots.answers == {}
    assert [type(order) for order in transport.orders] == [Sit, Hear, Sit, Hear, Think]
    bots.desk.tick(100.0 + 2 * LATE - 0.02)
    assert transport.restarts == 1, "the fresh one has its own time"
    bots.desk.tick(100.0 + 2 * LATE)
    assert bots.answers[1] == (table.play.question(1).default, message("engine.bot_slow"))
    assert bots.desk.next_due() is None and bots.desk.restarts == ATTEMPTS


def test_a_fresh_worker_hears_everything_once_more() -> None:
    table, bots, transport = silent_bots()
    answer_all(table, {0: (1, 0), 1: (2, 0), 2: (1, 0)})
    before = list(transport.orders)
    bots.desk.died(0.0)
    assert sorted(map(framed, transport.orders)) == sorted(map(framed, before))
    hears = [order for order in transport.orders if isinstance(order, Hear)]
    assert [hear.seat for hear in hears] == [1] * 4 + [2] * 4, "in the order it was heard, seat by seat"


def test_recovering_gives_the_answer_of_a_bot_that_was_never_disturbed() -> None:
    answers = []
    for disturbed in (False, True):
        table = klack_table(3)
        transport = AtHand()
        bots = Bots(table, {1: "deputy", 2: "greenhorn"}, transport)
        answer_all(table, {0: (1, 0), 1: (2, 0), 2: (2, 0)})
        bots.think(1, 0.0)
        if disturbed:
            transport.said.clear()
            bots.desk.died(1.0)
            assert bots.desk.restarts == 1
        bots.listen()
        answers.append(bots.answers)
    assert answers[0] == answers[1]


def test_what_is_cancelled_is_not_delivered() -> None:
    table = klack_table(3)
    transport = AtHand()
    bots = Bots(table, {1: "deputy", 2: "greenhorn"}, transport)
    number = bots.think(1, 0.0)
    bots.desk.cancel(number)
    bots.desk.cancel(number)
    bots.listen()
    assert bots.answers == {} and transport.orders[-1] == Cancel(number)
    assert sum(isinstance(order, Cancel) for order in transport.orders) == 1
    bots.desk.died(0.0)
    assert not any(isinstance(order, Think) for order in transport.orders)


def test_who_stands_up_thinks_no_more_and_hears_no_more() -> None:
    table, bots, transport = silent_bots()
    bots.think(1, 0.0)
    bots.think(2, 0.0)
    bots.desk.stand_up(1)
    answer_all(table, {0: (1, 0)})
    assert transport.orders[-2:] == [Cancel(1), transport.orders[-1]]
    assert isinstance(transport.orders[-1], Hear) and transport.orders[-1].seat == 2
    bots.desk.died(0.0)
    assert {order.seat for order in transport.orders} == {2}
    bots.desk.stand_up(1)


def test_a_bot_that_stumbles_does_the_simplest_thing() -> None:
    table, bots, transport = silent_bots()
    number = bots.think(1, 0.0)
    bots.desk.feed(framed(Stumbled(number, "Traceback …")), 0.5)
    assert bots.answers[1] == (table.play.question(1).default, message("engine.bot_failed"))
    assert bots.desk.last_stumble == "Traceback …" and transport.restarts == 0


@pytest.mark.parametrize(
    "garbage",
    [
        b"\xff\xff\xff\xff",
        b"Hello, I am a library that prints.",
        b"\x00\x00\x00\x02{}",
        b"\x00\x00\x00\x01\xff",
        b"\x00\x00\x00\x04\xff\xfe\xfd\xfc",
        (20_050).to_bytes(4, "big") + b'{"type":"thought","number":1,"answer":'.ljust(50) + b"[" * 20_000,
        framed(Think(1, 1, 1)),
    ],
    ids=range(7),
)
def test_garbage_from_the_worker_is_taken_for_its_death(garbage: bytes) -> None:
    _, bots, transport = silent_bots()
    number = bots.think(1, 0.0)
    bots.desk.feed(garbage, 0.5)
    assert transport.restarts == 1 and bots.answers == {}
    bots.desk.feed(framed(Thought(number, 1, 1, (1, 0), message("bot.klack_cheap"))), 1.0)
    assert bots.answers[1][0] == (1, 0), "the fresh worker is understood again"


def test_what_came_before_the_garbage_counts() -> None:
    _, bots, transport = silent_bots()
    thought = framed(Thought(bots.think(1, 0.0), 1, 1, (1, 0), message("bot.klack_cheap")))
    bots.desk.feed(thought + b"\xff\xff\xff\xff", 0.5)
    assert bots.answers[1][0] == (1, 0) and transport.restarts == 1


@pytest.mark.parametrize(
    "answer", [1.5, {"a": 1}, [[[[1]]]], "x" * 500, 2**40], ids=lambda answer: type(answer).__name__
)
def test_an_answer_that_is_none_does_the_simplest_thing(answer: Any) -> None:
    table, bots, _ = silent_bots()
    number = bots.think(1, 0.0)
    bots.desk.feed(framed(Thought(number, 1, 1, answer, message("bot.klack_cheap"))), 0.5)
    assert bots.answers[1] == (table.play.question(1).default, message("engine.bot_failed"))


def test_frames_in_pieces() -> None:
    _, bots, transport = silent_bots()
    thought = framed(Thought(bots.think(1, 0.0), 1, 1, (1, 0), message("bot.klack_cheap")))
    for place in range(len(thought)):
        assert bots.answers == {}
        bots.desk.feed(thought[place : place + 1], 0.5)
    assert bots.answers[1][0] == (1, 0) and transport.restarts == 0


def test_an_answer_nobody_waits_for_is_dropped() -> None:
    _, bots, transport = silent_bots()
    bots.desk.feed(framed(Thought(77, 1, 1, (1, 0), message("bot.klack_cheap"))), 0.5)
    assert bots.answers == {} and transport.restarts == 0


def test_a_mistake_of_whoever_gets_the_answer_is_not_the_workers() -> None:
    """An error in the program's own callback must not be hidden as a dead worker."""
    table, bots, transport = silent_bots()

    def stumble(answer: Any, why: Message) -> None:
        raise ValueError("our own mistake")

    number = bots.desk.think(table.update(1), 2.0, 0.0, stumble)
    with pytest.raises(ValueError, match="our own"):
        bots.desk.feed(framed(Thought(number, 1, 1, (1, 0), message("bot.klack_cheap"))), 0.5)
    assert transport.restarts == 0


def test_a_default_answer_that_ends_another_ones_thinking() -> None:
    """Delivering one late answer moves the game on and cancels the other: it must not be delivered as well."""
    table = klack_table(3)
    transport = Silent()
    desk = Desk(transport, table.game.codec.encode)
    delivered: list[int] = []
    numbers: list[int] = []
    for seat in (1, 2):
        desk.sit(seat, "klack", "deputy", 3, bytes(16))
        desk.hear(table.update(seat))

        def deliver(answer: Any, why: Message, seat: int = seat) -> None:
            delivered.append(seat)
            for number in numbers:
                desk.cancel(number)

        numbers.append(desk.think(table.update(seat), 2.0, 0.0, deliver))
    desk.died(1.0)
    desk.died(2.0)
    assert delivered == [1] and desk.next_due() is None


def test_a_bot_may_take_up_a_standing_offer_before_it_answers() -> None:
    """It comes through the wire as what it is; once it is used, the question is thought about again."""
    running = set_table(A_character="sid_ketchum", A_life=2, A_hand="missed jail jail jail duel duel")
    table = running.table
    assert table.submit(0, None) is None
    bots = Bots(table, {0: "deputy"}, AtHand())
    bots.think(0, 0.0)
    bots.listen()
    using, why = bots.answers.pop(0)
    assert isinstance(using, Using) and why.id == "bot.bang_heal"
    assert table.submit_offer(0, using.offer, using.answer) is None and table.play.state.life[0] == 3
    bots.think(0, 0.0)
    bots.listen()
    using, _ = bots.answers[0]
    assert isinstance(using, Using), "there is still a card too many"
    assert table.submit_offer(0, using.offer, using.answer) is None
    assert table.play.state.life[0] == 4 and table.play.state.turn == 1, "nothing is left to let go"
