"""The table: what each seat hears, what is refused, and what somebody gets who comes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.sampler import said, sampler_table
from engine.sampler_steps import Dealt, Opened, Said, Whispered
from helpers.klack import answer_all, klack_table, people, play_on, print_of, random_answer
from sixchambers.engine import journal as record
from sixchambers.engine.chance import commitment
from sixchambers.engine.journal import Journal
from sixchambers.engine.message import Message, Trouble
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games.klack.game import KLACK

JUNK: list[Any] = [
    None,
    True,
    1.5,
    "x",
    -1,
    99,
    (0, 0),
    (1.0, 1),
    (7, 7),
    (True, 1),
    [[1]],
    (1, 1, 1),
    {},
    b"",
    object(),
]


class Ears:
    """All listeners of a table, and what they heard."""

    def __init__(self, table: Table) -> None:
        self.heard: dict[int | None, list[Update]] = {seat: [] for seat in (*range(len(table.seats)), None)}
        for seat, updates in self.heard.items():
            table.listen(seat, updates.append)

    def events(self, seat: int | None) -> list[Any]:
        return [event for update in self.heard[seat] for event in update.events]

    def count(self) -> int:
        return sum(map(len, self.heard.values()))


def refused(answer: Message | None) -> str:
    assert answer is not None
    return answer.id


# --- updates -------------------------------------------------------------------------------------------------------


def test_after_every_answer_everybody_hears_once() -> None:
    table = klack_table(3)
    ears = Ears(table)
    answer_all(table, {1: (2, 0), 0: (1, 0)})
    assert {seat: len(updates) for seat, updates in ears.heard.items()} == {0: 2, 1: 2, 2: 2, None: 2}
    for seat, updates in ears.heard.items():
        assert [update.seat for update in updates] == [seat, seat]
        assert [update.waiting for update in updates] == [(0, 2), (2,)]
        assert [update.ready for update in updates] == [(1,), (1, 0)]


def test_what_a_seat_owes_and_what_it_gave() -> None:
    table = klack_table(3)
    answer_all(table, {1: (2, 0)})
    mine, theirs, spectator = table.update(1), table.update(0), table.update(None)
    assert mine.question is not None and not mine.owes and mine.given == (2, 0), "still changeable"
    assert theirs.question is not None and theirs.owes and theirs.given is None
    assert spectator.question is None and not spectator.owes and spectator.given is None
    answer_all(table, {0: (1, 0), 2: (1, 0)})
    assert [table.update(seat).question is not None for seat in range(3)] == [False, True, False]


def test_what_cannot_be_changed_any_more_is_no_question() -> None:
    table = sampler_table("quiet")
    answer_all(table, {0: 1, 1: 0})
    answer_all(table, {1: 4})
    update = table.update(1)
    assert update.question is None and not update.owes and update.given == 4
    assert refused(table.submit(1, 5)) == "engine.already_answered"


def test_private_events_have_a_form_for_each_seat() -> None:
    table = sampler_table("dealt")
    card = table.play.state.hands[1][0]
    forms = {seat: [e for e in table.update(seat).events if getattr(e, "seat", 1) == 1] for seat in (0, 1, 2, None)}
    assert forms[1] == [Dealt(1, card), Whispered(1, card)]
    assert forms[0] == forms[2] == forms[None] == [Dealt(1, None)]
    ears = Ears(table)
    answer_all(table, {0: 1, 1: 2, 2: 3})
    last = table.play.state.hands[2][0]
    assert ears.events(2) == [Opened((1, 2, 3)), Said("votes 0:1 1:2 2:3"), Dealt(2, last), Whispered(2, last)]
    assert ears.events(0) == ears.events(None) == [Opened((1, 2, 3)), Said("votes 0:1 1:2 2:3"), Dealt(2, None)]


def test_who_has_stopped_listening_hears_nothing() -> None:
    table = klack_table(3)
    heard: list[Update] = []
    stop = table.listen(0, heard.append)
    answer_all(table, {0: (1, 0)})
    stop()
    stop()
    answer_all(table, {1: (1, 0)})
    assert len(heard) == 1


def test_a_listener_may_answer_at_once_and_everybody_hears_it_in_order() -> None:
    """Seat 0 answers from inside its own listener, before the others have heard what led to it."""
    table = klack_table(3)
    first, last = Ears(table), None

    def eager(update: Update) -> None:
        if update.owes and len(update.ready) == 2:
            assert table.submit(0, (1, 0)) is None

    table.listen(0, eager)
    last = Ears(table)
    answer_all(table, {1: (2, 0), 2: (1, 0)})
    for ears in (first, last):
        for updates in ears.heard.values():
            assert [len(update.ready) for update in updates] == [1, 2, 0]
            assert [update.view.phase for update in updates] == ["bids", "bids", "choice"]


def test_a_listener_who_leaves_while_all_are_told() -> None:
    table = klack_table(3)
    heard: list[Update] = []
    table.listen(0, lambda update: stop())
    stop = table.listen(1, heard.append)
    answer_all(table, {0: (1, 0), 1: (1, 0)})
    assert len(heard) <= 1


# --- coming back ---------------------------------------------------------------------------------------------------


def test_a_listener_who_fails_costs_nobody_else_an_update() -> None:
    """A screen that breaks down at one end of the table must not make the whole game mute."""
    table = klack_table(3)
    ears: list[Update] = []

    def broken(update: Update) -> None:
        raise RuntimeError("a screen broke down")

    table.listen(0, broken)
    table.listen(1, ears.append)
    for seat in range(3):
        with pytest.raises(RuntimeError, match="broke down"):
            table.submit(seat, (seat + 1, 0))
    assert [update.asked for update in ears] == [1, 1, 2] and ears[-1].events


@pytest.mark.parametrize("seats", [3, 6])
def test_who_comes_back_gets_the_same_as_who_never_left(seats: int) -> None:
    """View, question and the rest of the last Update, with all events of this round and no older ones."""
    table = klack_table(seats, seed=seats, pull="hand")
    ears = Ears(table)
    random = Random(seats)
    encode = KLACK.codec.encode
    while table.outcome is None:
        play_on(table, random, 1)
        for seat, updates in ears.heard.items():
            fresh = table.update(seat)
            round_events: list[Any] = list(table_events_since_round(ears.events(seat), fresh))
            assert encode(fresh) == encode(_with_events(updates[-1], round_events))


def table_events_since_round(events: list[Any], fresh: Update) -> list[Any]:
    begins = [number for number, event in enumerate(events) if event.begins_round]
    if begins:
        return events[begins[-1] :]
    # The first round began before anybody listened.
    return [fresh.events[0], *events]


def _with_events(update: Update, events: list[Any]) -> Update:
    fields = {name: getattr(update, name) for name in update.__struct_fields__}
    return Update(**fields | {"events": tuple(events)})


# --- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pull", ["auto", "hand"])
def test_refusals_change_nothing_and_nobody_hears_of_them(tmp_path: Any, pull: str) -> None:
    table = klack_table(4, pull=pull)
    table.journal = Journal.begin(tmp_path / "game", table.header)
    random = Random(4)
    ears = Ears(table)
    for _ in range(25):
        before = (print_of(table), ears.count(), table.journal.path.read_bytes(), len(table.moments))
        for seat in (-1, *range(5)):
            question = table.play.question(seat)
            for junk in JUNK:
                if question is None or question.refuse(_clean(junk)) is not None:
                    refused(table.submit(seat, junk))
            refused(table.submit_offer(seat, 1, "x"))
        assert (print_of(table), ears.count(), table.journal.path.read_bytes(), len(table.moments)) == before
        play_on(table, random, 1)
    table.journal.close()


def _clean(junk: Any) -> Any:
    return "nothing anybody would offer" if isinstance(junk, list | dict | bytes) else junk


def test_why_an_answer_is_refused() -> None:
    table = klack_table(3)
    assert refused(table.submit(0, 1.5)) == "engine.wrong_kind"
    assert refused(table.submit(0, (0, 0))) == "klack.no_bill"
    assert refused(table.submit(0, (7, 0))) == "klack.not_enough"
    assert refused(table.submit(7, (1, 0))) == "engine.not_asked"
    answer_all(table, {0: (3, 0), 1: (1, 0), 2: (1, 0)})
    assert refused(table.submit(1, (1, 0))) == "engine.not_asked"
    assert refused(table.submit(0, 9)) == "engine.not_offered"
    play_on(table, Random(1))
    assert refused(table.submit(0, 0)) == "engine.game_over"


def test_an_answer_to_an_earlier_question_comes_too_late() -> None:
    table = klack_table(3)
    asked = table.update(0).asked
    answer_all(table, {0: (2, 0), 1: (2, 0), 2: (1, 0)})
    assert table.update(0).view.phase == "ties"
    before = print_of(table)
    assert refused(table.submit(0, (1, 0), asked=asked)) == "engine.too_late"
    assert refused(table.submit(0, (1, 0), asked=asked + 2)) == "engine.too_late"
    assert print_of(table) == before
    assert table.submit(0, (1, 0), asked=asked + 1) is None


# --- changing one's mind ---------------------------------------------------------------------------------------------


def test_an_answer_can_be_changed_until_the_last_one_is_in() -> None:
    table = klack_table(3)
    answer_all(table, {0: (5, 0), 1: (1, 0)})
    answer_all(table, {0: (2, 0)})
    assert table.update(0).given == (2, 0)
    answer_all(table, {2: (1, 0)})
    assert table.play.state.bids == [(2, 0), (1, 0), (1, 0)]


def test_an_answer_can_be_withdrawn_until_the_last_one_is_in() -> None:
    table = klack_table(3)
    answer_all(table, {0: (5, 0), 1: (1, 0)})
    ears = Ears(table)
    assert table.withdraw(0) is None
    assert ears.heard[1][-1].ready == (1,) and table.update(0).owes
    assert refused(table.withdraw(0)) == "engine.nothing_to_withdraw"
    answer_all(table, {2: (1, 0), 0: (1, 1)})
    assert refused(table.withdraw(0)) == "engine.nothing_to_withdraw"
    assert table.play.state.bids[0] == (1, 1)


def test_what_may_not_be_changed_may_not_be_withdrawn() -> None:
    table = sampler_table("quiet")
    answer_all(table, {0: 1, 1: 0})
    answer_all(table, {1: 4})
    assert refused(table.withdraw(1)) == "engine.nothing_to_withdraw"


# --- seats ---------------------------------------------------------------------------------------------------------


def test_somebody_else_takes_a_seat() -> None:
    table = klack_table(3)
    ears = Ears(table)
    before = table.play.state.copy()
    table.take_over(1, "deputy")
    table.take_over(1, "person")
    assert [info.player for info in table.seats] == ["person"] * 3
    lines = [event.line() for event in ears.events(None)]
    assert [line.id for line in lines] == ["engine.bot_plays", "engine.person_plays"]
    assert table.play.state == before and table.update(1).owes
    assert [info.player for info in table.header.seats] == ["person"] * 3, "the header is what was agreed at first"


def test_the_promise_before_the_game() -> None:
    drawn = open_table(KLACK, people(3))
    header = drawn.header
    assert drawn.commitment == commitment(bytes.fromhex(header.seed), bytes.fromhex(header.salt))
    assert open_table(KLACK, people(3)).commitment != drawn.commitment
    assert klack_table(3).commitment is None, "a seed somebody typed promises nothing"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": people(2)}, "engine.wrong_seats"),
        ({"seats": [*people(6), *people(1)]}, "engine.wrong_seats"),
        ({"options": {"colour": "red"}}, "engine.unknown_option"),
        ({"options": {"pull": "foot"}}, "engine.unknown_value"),
        ({"options": {"open_books": 1}}, "engine.unknown_value"),
        ({"seed": b"short"}, "engine.bad_seed"),
    ],
)
def test_a_table_that_cannot_be(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(Trouble) as trouble:
        open_table(KLACK, **{"seats": people(3)} | change)
    assert trouble.value.message.id == reason
    assert reason in str(trouble.value)


# --- the whole ------------------------------------------------------------------------------------------------------


def test_the_same_seed_and_answers_come_to_the_same_end() -> None:
    prints = set()
    for _ in range(2):
        table = klack_table(5, seed="twice", bang_other_bids="carry")
        play_on(table, Random(7))
        prints.add((print_of(table), repr(table.outcome)))
    assert len(prints) == 1


def test_without_a_journal_nothing_is_written_and_all_else_works() -> None:
    table = klack_table(3)
    assert table.journal is None
    play_on(table, Random(3))
    assert table.outcome is not None and table.update(0).outcome == table.outcome


def test_the_board_of_a_vote_is_the_same_for_all() -> None:
    table = sampler_table("votes")
    random = Random(2)
    while table.outcome is None:
        seat = table.play.owing()[0]
        assert table.submit(seat, random_answer(table.play.question(seat), random)) is None
    assert said(table)[-1] == "counted"
    assert {table.update(seat).view.said for seat in (0, 1, 2, None)} == {tuple(said(table))}
    assert record.fingerprint(table.game, table.play.state) == print_of(table)
