"""What a game is made of, in and out of JSON: the same again, and nothing else let in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sampler import PROGRAMMES, SAMPLER, sampler_table
from engine.sampler_steps import KINDS, question
from helpers.klack import EVERY_OPTION, Memories, klack_play, klack_table, moments, options_text, play_on
from helpers.questions import EVERY_KIND
from sixchambers.engine.message import Amount, Many, Message, Pair, Thing, Who
from sixchambers.engine.table import Table
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.state import KlackOptions


@pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
@pytest.mark.parametrize("seats", [3, 6])
def test_states_views_and_memories_at_every_step(seats: int, options: KlackOptions) -> None:
    """Copy and codec give the same again; what was decoded plays on like the original."""
    codec = KLACK.codec
    for number in range(4):
        play = klack_play(seats, options, number, heard=True)
        memories = Memories(play)
        for _ in moments(play, Random(number)):
            memories.listen()
            raw = codec.encode(play.state)
            decoded = codec.state(raw)
            assert decoded == play.state and codec.encode(decoded) == raw
            copied = play.state.copy()
            assert copied == play.state and copied is not play.state
            assert KLACK.play(decoded).questions == play.questions
            for seat, memory in memories.by_seat.items():
                view = KLACK.view(play.state, seat)
                assert codec.view(codec.encode(view)) == view
                assert codec.memory(codec.encode(memory)) == memory


def test_a_copy_shares_nothing_that_changes() -> None:
    play = klack_play(4, KlackOptions(), 1)
    for _ in moments(play, Random(1)):
        copied = play.state.copy()
        raw = KLACK.codec.encode(copied)
        twin = KLACK.play(copied)
        for other in list(moments(twin.copy(), Random(2)))[-1:]:
            assert other.core.outcome is not None
        assert KLACK.codec.encode(copied) == raw


def told(table: Table, random: Random) -> Iterator[Any]:
    """Every Update of a game, to every seat."""
    updates: list[Any] = [table.update(seat) for seat in (*range(len(table.seats)), None)]
    for seat in (*range(len(table.seats)), None):
        table.listen(seat, updates.append)
    while table.outcome is None:
        play_on(table, random, 1)
    yield from updates


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("pull", ["auto", "hand"])
def test_updates_of_whole_games(seats: int, pull: str) -> None:
    codec = KLACK.codec
    for update in told(klack_table(seats, seed=seats, time_limit=5000, pull=pull), Random(seats)):
        raw = codec.encode(update)
        assert codec.update(raw) == update and codec.encode(codec.update(raw)) == raw


@pytest.mark.parametrize("show", PROGRAMMES)
def test_states_and_updates_of_the_sampler(show: str) -> None:
    codec = SAMPLER.codec
    table = sampler_table(show, time_limit=1000)
    for _ in range(40):
        assert codec.state(codec.encode(table.play.state)) == table.play.state
        for seat in (0, 1, 2, None):
            update = table.update(seat)
            assert codec.update(codec.encode(update)) == update
        for seat in (0, 1):
            offers = table.play.offers(seat)
            if offers and table.play.core.now < 800:
                table.submit_offer(seat, offers[0].id, "lift")
            elif (asked := table.play.question(seat)) is not None:
                table.submit(seat, asked.default)
        table.advance(table.play.core.now + 400)
    assert table.outcome is not None


@pytest.mark.parametrize("kind", EVERY_KIND)
@given(data=st.data())
def test_questions_of_every_kind_arrive_as_they_were_asked(kind: str, data: st.DataObject) -> None:
    table = sampler_table("kinds")
    asked = data.draw(EVERY_KIND[kind])
    table.play.questions = (asked,)
    arrived = SAMPLER.codec.update(SAMPLER.codec.encode(table.update(0))).question
    assert arrived == asked and list(arrived.legal()) == list(asked.legal())
    assert arrived.refuse(arrived.default) == asked.refuse(asked.default)


def test_answers_parked_and_pending_are_answers_again() -> None:
    state = sampler_table("offer").play.state
    state.core.given = {0: (1, ("a", None)), 2: None}
    state.core.parked = {3: {1: (2, 3)}, 12: {0: "x"}}
    assert SAMPLER.codec.state(SAMPLER.codec.encode(state)) == state


PARTS = (
    st.builds(Who, st.integers(0, 5))
    | st.builds(Thing, st.text(max_size=5))
    | st.builds(Amount, st.integers(-(10**6), 10**6), st.sampled_from(["", "money"]))
    | st.integers(-(2**31), 2**31)
    | st.text(max_size=5)
)
PAIRS = st.builds(Pair, st.builds(Who, st.integers(0, 5)), st.builds(Thing, st.text(max_size=5)))
ROWS = st.builds(Many, st.lists(PARTS | PAIRS, max_size=3).map(tuple))


@given(message=st.builds(Message, st.text(max_size=5), st.dictionaries(st.text(max_size=5), PARTS | ROWS, max_size=3)))
def test_messages(message: Message) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


# --- strictness ----------------------------------------------------------------------------------------------------


def plain(thing: Any) -> Any:
    return json.loads(KLACK.codec.encode(thing))


def structs(thing: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of every object in plain data."""
    if isinstance(thing, dict):
        yield path
        for key, value in thing.items():
            yield from structs(value, (*path, key))
    elif isinstance(thing, list):
        for number, value in enumerate(thing):
            yield from structs(value, (*path, number))


def at(thing: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        thing = thing[key]
    return thing


def refuses(decode: Any, thing: Any) -> bool:
    try:
        decode(json.dumps(thing).encode())
    except ValueError:  # msgspec's errors are ValueErrors too
        return True
    return False


# Dictionaries of their own right, whose keys are anybody's: streams of chance, seats, parts of a message.
FREE = {
    ("core", "chance", "drawn"),
    ("core", "chance", "rigged"),
    ("core", "given"),
    ("core", "parked"),
    ("core", "time_left"),
}


def in_the_middle() -> Table:
    """A tie with a raise pending, after a few rounds: something of everything."""
    for seed in range(200):
        table = klack_table(4, seed=seed, pull="hand")
        random = Random(seed)
        while table.outcome is None:
            play_on(table, random, 1)
            view = table.update(None).view
            if view.phase == "ties" and any(view.ready) and view.round > 2 and view.stacks[0]:
                return table
    raise AssertionError("no such moment")


def test_no_part_of_anything_takes_an_unknown_field() -> None:
    table = in_the_middle()
    codec = KLACK.codec
    memory = KLACK.first_memory(4)
    update = next(table.update(seat) for seat in range(4) if table.update(seat).question)
    things = [
        (codec.state, table.play.state),
        (codec.view, update.view),
        (codec.memory, memory),
        (codec.update, update),
    ]
    checked = 0
    for decode, thing in things:
        assert not refuses(decode, plain(thing))
        for path in structs(plain(thing)):
            if path in FREE or path[-1:] == ("parts",):
                continue
            wrong = plain(thing)
            at(wrong, path)["surprise"] = 1
            assert refuses(decode, wrong), (decode.__name__, path)
            checked += 1
    assert checked > 12


def test_no_field_takes_another_type() -> None:
    table = in_the_middle()
    codec = KLACK.codec
    update = next(table.update(seat) for seat in range(4) if table.update(seat).question)
    for decode, thing in [(codec.state, table.play.state), (codec.view, update.view), (codec.update, update)]:
        for path in structs(plain(thing)):
            for key in at(plain(thing), path):
                wrong = plain(thing)
                at(wrong, path)[key] = {"type": "surprise"}
                if path not in FREE and (*path, key) not in FREE and "parts" not in (*path, key):
                    assert refuses(decode, wrong), (decode.__name__, path, key)


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"null", b"{", b"\xff", b'{"seat":0}'])
def test_what_is_nothing_of_ours(raw: bytes) -> None:
    codec = KLACK.codec
    for decode in (codec.state, codec.view, codec.memory, codec.update):
        with pytest.raises(ValueError):
            decode(raw)


def test_a_default_that_is_no_answer_is_refused() -> None:
    table = sampler_table("kinds")
    raw = json.loads(SAMPLER.codec.encode(table.update(0)))
    raw["question"]["default"] = {"a": 1}
    assert refuses(SAMPLER.codec.update, raw)
    raw["question"]["default"] = [1, [2, [3, [4]]]]
    assert refuses(SAMPLER.codec.update, raw)


def test_one_sample_of_every_kind_is_there() -> None:
    assert set(KINDS) == set(EVERY_KIND)
    for kind in KINDS:
        sample = question(kind, 0)
        assert sample.refuse(sample.default) is None and sample.count(2) == 2
