"""The worker apart from its pipes, and what goes through them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from helpers.klack import klack_table
from sixchambers.engine.message import message
from sixchambers.games.klack.game import KLACK
from sixchambers.players.wire import (
    LARGEST,
    Cancel,
    Frames,
    Hear,
    Sit,
    Stumbled,
    Think,
    Thought,
    framed,
    from_worker,
    to_worker,
)
from sixchambers.players.worker import Worker

SIT = Sit(1, "klack", "deputy", 3, bytes(16))


def seated() -> Worker:
    """A worker at seat 1 of a game at its first question."""
    worker = Worker()
    assert worker.handle(SIT) is None
    assert worker.handle(Hear(1, msgspec.Raw(KLACK.codec.encode(klack_table(3).update(1))))) is None
    return worker


def said(raw: bytes | None) -> Thought | Stumbled:
    assert raw is not None
    (body,) = Frames().feed(raw)
    return from_worker(body)


def test_a_thought_names_its_question() -> None:
    thought = said(seated().handle(Think(7, 1, 1000)))
    assert isinstance(thought, Thought)
    assert (thought.number, thought.seat, thought.asked) == (7, 1, 1)
    assert klack_table(3).play.questions[1].refuse(tuple(thought.answer)) is None


def test_no_time_at_all_still_gives_an_answer() -> None:
    assert isinstance(said(seated().handle(Think(1, 1, 0))), Thought)


def test_whatever_a_bot_stumbles_over_is_told_and_survived() -> None:
    worker = Worker()
    worker.handle(SIT)
    for number, seat in ((1, 1), (2, 5)):  # nothing heard yet; nobody there
        stumbled = said(worker.handle(Think(number, seat, 1000)))
        assert isinstance(stumbled, Stumbled) and "Error" in stumbled.text and len(stumbled.text) <= 2000
    assert isinstance(said(seated().handle(Think(3, 1, 1000))), Thought)


def test_a_cancelled_thought_is_kept_to_oneself() -> None:
    worker = seated()
    assert worker.handle(Cancel(4)) is None
    assert worker.handle(Think(4, 1, 1000)) is None
    assert worker.handle(Think(5, 1, 1000)) is not None


def test_a_thought_cancelled_while_thinking_is_not_said() -> None:
    worker = seated()
    mind = worker.minds[1]
    answer = mind.bot.answer

    class Interrupted:
        def answer(self, *knowledge: Any) -> Any:
            budget = knowledge[-1]
            assert not budget.over()
            worker.cancelled.add(6)  # as the reading thread does
            assert budget.over()
            return answer(*knowledge)

    mind.bot = Interrupted()
    assert worker.handle(Think(6, 1, 60_000)) is None


def test_sitting_down_again_forgets() -> None:
    worker = seated()
    worker.handle(SIT)
    assert worker.minds[1].update is None and worker.minds[1].memory == KLACK.first_memory(3)


@pytest.mark.parametrize(
    "thing",
    [
        SIT,
        Hear(2, msgspec.Raw(b'{"a":[1,2]}')),
        Think(1, 2, 3),
        Cancel(1),
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_orders_through_the_wire(thing: Sit | Hear | Think | Cancel) -> None:
    (body,) = Frames().feed(framed(thing))
    again = to_worker(body)
    assert type(again) is type(thing) and framed(again) == framed(thing)


@pytest.mark.parametrize("thing", [Thought(1, 2, 3, (4, None), message("bot.klack_pull", n=1)), Stumbled(1, "x")])
def test_replies_through_the_wire(thing: Thought | Stumbled) -> None:
    (body,) = Frames().feed(framed(thing))
    assert framed(from_worker(body)) == framed(thing)


def test_nothing_but_orders_is_taken_for_one() -> None:
    for plain in (
        {},
        {"type": "sit"},
        {"type": "think", "number": 1, "seat": 1, "milliseconds": 1, "state": {}},
        [],
        1,
    ):
        with pytest.raises(msgspec.ValidationError):
            to_worker(json.dumps(plain).encode())


def test_a_frame_too_large_is_refused_before_it_is_read() -> None:
    with pytest.raises(ValueError, match="too large"):
        list(Frames().feed((LARGEST + 1).to_bytes(4, "big")))
    assert list(Frames().feed(LARGEST.to_bytes(4, "big"))) == []


def test_several_frames_at_once() -> None:
    data = framed(Cancel(1)) + framed(Cancel(2)) + framed(Cancel(3))[:-1]
    assert [to_worker(body) for body in Frames().feed(data)] == [Cancel(1), Cancel(2)]
