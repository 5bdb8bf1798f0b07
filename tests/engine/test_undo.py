"""Taking back: allowed while nobody has learned anything new, else refused with the reason."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from engine.sampler import said, sampler_table
from engine.sampler_steps import LEARNED
from helpers.klack import EVERY_OPTION, Memories, answer_all, klack_table, options_text, play_on, print_of
from sixchambers.engine.message import Thing, Who, message
from sixchambers.engine.state import State
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.state import KlackOptions
from sixchambers.games.klack.view import KlackMemory


def at_the_trigger(**options: object) -> Table:
    """Seat 0 has the highest bid and has named seat 2, who has not pulled yet."""
    table = klack_table(3, pull="hand", **options)
    answer_all(table, {1: (1, 0), 2: (1, 0), 0: (3, 0)})
    answer_all(table, {0: 2})
    assert table.play.owing() == (2,)
    return table


def without_number(state: State) -> bytes:
    """The state apart from the number of its question and the clock."""
    twin = state.copy()
    twin.core.asked = twin.core.now = 0
    twin.core.deadline = None
    return KLACK.codec.encode(twin)


def test_the_choice_can_be_taken_back_before_the_trigger_is_pulled() -> None:
    table = klack_table(3, pull="hand")
    answer_all(table, {1: (1, 0), 2: (1, 0), 0: (3, 0)})
    before, asked = without_number(table.play.state), table.play.core.asked
    answer_all(table, {0: 2})
    heard: list[Update] = []
    table.listen(1, heard.append)
    assert table.undo(0) is None
    assert without_number(table.play.state) == before and table.play.owing() == (0,)
    assert [type(event).__name__ for event in heard[0].events] == ["TookBack"]
    assert heard[0].view.chosen is None and heard[0].view.phase == "choice"
    assert table.play.core.asked > asked + 1, "a question asked again has a new number"
    answer_all(table, {0: 1})
    assert table.play.owing() == (1,)


def test_a_late_answer_to_the_first_asking_does_not_count_for_the_second() -> None:
    table = at_the_trigger()
    trigger = table.play.core.asked
    assert table.undo(0) is None
    answer_all(table, {0: 2})
    refusal = table.submit(2, "pull", asked=trigger)
    assert refusal is not None and refusal.id == "engine.too_late"


def test_nobody_takes_back_what_others_have_seen() -> None:
    table = klack_table(3)
    answer_all(table, {0: (3, 0), 1: (1, 0), 2: (1, 0)})
    before = print_of(table)
    for seat in range(3):
        assert table.undo(seat) == message("engine.learned_since", what=Thing("klack.learned_bids"))
    assert print_of(table) == before


def test_the_hammer_has_fallen() -> None:
    table = klack_table(3)
    answer_all(table, {0: (3, 0), 1: (1, 0), 2: (1, 0)})
    answer_all(table, {0: 0})
    assert table.undo(0) == message("engine.learned_since", what=Thing("klack.learned_die"))
    assert table.undo(1) == message("engine.learned_since", what=Thing("klack.learned_bids"))


def test_nothing_to_take_back() -> None:
    table = klack_table(3)
    for seat in (0, 5, -1):
        assert table.undo(seat) == message("engine.nothing_to_undo")


def test_somebody_else_has_answered_since() -> None:
    table = sampler_table("quiet")
    answer_all(table, {0: 2})
    answer_all(table, {1: 3})
    assert table.undo(0) == message("engine.answered_since", who=Who(1))
    assert table.undo(1) is None
    assert table.undo(0) is None
    assert said(table) == [] and table.play.owing() == (0,)
    assert table.undo(0) == message("engine.nothing_to_undo")


def test_a_latched_answer_that_may_change_is_simply_withdrawn() -> None:
    table = klack_table(3)
    answer_all(table, {0: (3, 0), 1: (1, 0)})
    assert table.undo(0) is None
    assert set(table.play.core.given) == {1} and not table.update(None).events[1:], "nobody is told of a secret bid"
    assert table.undo(0) == message("engine.nothing_to_undo")


def test_a_changed_and_withdrawn_answer_leaves_nothing_to_take_back() -> None:
    table = klack_table(3)
    answer_all(table, {0: (3, 0)})
    answer_all(table, {0: (2, 0)})
    assert table.withdraw(0) is None
    assert table.undo(0) == message("engine.nothing_to_undo")


def test_a_latched_answer_that_may_not_change_can_still_be_taken_back() -> None:
    table = sampler_table("quiet")
    answer_all(table, {0: 1, 1: 0})
    answer_all(table, {1: 4})
    assert table.undo(1) is None
    assert table.play.owing() == (0, 1, 2)


def test_taking_back_does_not_bring_back_what_another_withdrew() -> None:
    """Seat 0 may change its vote, seat 1 may not: taking back 1's vote must not restore 0's withdrawn one."""
    table = sampler_table("quiet")
    answer_all(table, {0: 1, 1: 0})
    answer_all(table, {0: 5, 1: 4})
    assert table.withdraw(0) is None
    assert table.undo(1) is None
    assert table.play.core.given == {}


def test_the_event_that_reveals_is_named() -> None:
    table = sampler_table("votes")
    answer_all(table, {0: 1, 1: 2, 2: 3})
    assert table.undo(2) == message("engine.learned_since", what=Thing(LEARNED))


def test_taking_back_across_a_new_round_brings_the_old_round_back() -> None:
    """The answer began a round without revealing anything: its events are gone with it, the older ones are not."""
    table = sampler_table("quiet")
    table.take_over(2, "deputy")
    first = table.update(0).events
    answer_all(table, {0: 1})
    assert [type(event).__name__ for event in table.update(0).events] == ["Began"]
    assert table.undo(0) is None
    assert table.update(0).events[:-1] == first and len(first) == 1


def test_time_that_ran_out_cannot_be_taken_back() -> None:
    table = klack_table(3, time_limit=1000, pull="hand")
    answer_all(table, {0: (3, 0)})
    table.advance(1000)
    assert table.undo(0) == message("engine.nothing_to_undo")


def test_who_takes_back_has_time_again() -> None:
    table = klack_table(3, time_limit=1000, pull="hand")
    answer_all(table, {0: (3, 0), 1: (1, 0), 2: (1, 0)})
    assert table.submit(0, 2, 900) is None
    assert table.undo(0, 1800) is None
    deadline = table.next_deadline()
    assert deadline is not None and deadline > 1800
    assert table.play.core.now == 1800


def test_after_the_end_the_seed_is_open_and_all_stands() -> None:
    table = sampler_table("quiet")
    answer_all(table, {0: 1, 1: 0})
    answer_all(table, {0: 1, 1: 2, 2: 3})
    assert table.outcome is not None
    assert table.undo(2) == message("engine.game_over")
    assert table.outcome is not None


def broke(table: Table, *seats: int) -> None:
    """These seats have no bid money and two click stacks each, and the next question is which to break up."""
    state = table.play.state
    for seat in seats:
        ones, twos = state.purses[seat]
        state.stacks[seat] = ((ones, twos - 1), (0, 1))
        state.purses[seat] = (0, 0)
        state.centre -= 2
    table.play.state.agenda[:] = KLACK.fresh(KlackOptions(), 3, bytes(16)).agenda
    table.play.begin()


def test_a_conversion_taken_back_is_forgotten() -> None:
    """Breaking up a stack changes what everybody knows of a purse; taking it back changes it back."""
    table = klack_table(3)
    broke(table, 0, 1)
    assert table.play.owing() == (0, 1)
    memory = KlackMemory(tuple(table.play.state.purses), tuple(table.play.state.stacks))
    heard: list[Update] = []
    table.listen(None, heard.append)
    answer_all(table, {0: 0, 1: 1})
    assert table.undo(1) is None
    answer_all(table, {1: 0})
    for update in heard:
        memory = KLACK.remember(memory, update)
    assert memory.purses == tuple(table.play.state.purses) == ((6, 5), (6, 5), (6, 6))


@pytest.mark.parametrize("options", EVERY_OPTION, ids=options_text)
def test_memory_stays_true_however_often_somebody_takes_back(options: KlackOptions) -> None:
    """Memory is a fold over Updates and cannot unlearn: what can be taken back must not be in it."""
    taken = 0
    for number in range(12):
        random = Random(number)
        table = klack_table(3 + number % 4, seed=number, **KLACK.options_as_dict(options))
        memories = Memories(table.play)
        memories.play.events = [*table.chapter]
        memories.listen()
        for seat in memories.by_seat:
            table.listen(seat, partial(_fold, memories))
        while table.outcome is None:
            play_on(table, random, 1)
            if random.random() < 0.3:
                taken += table.undo(random.randrange(len(table.seats))) is None
            assert memories.by_seat[None].purses == tuple(table.play.state.purses)
            KLACK.check(table.play.state)
    assert taken > 20


def _fold(memories: Memories, update: Update) -> None:
    memories.by_seat[update.seat] = KLACK.remember(memories.by_seat[update.seat], update)
