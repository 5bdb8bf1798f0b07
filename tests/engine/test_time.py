"""Time is told to the table, never read by it: limits, deadlines, late answers."""

from __future__ import annotations

from engine.sampler import said, sampler_table
from helpers.klack import answer_all, klack_table, print_of
from sixchambers.engine.events import TimeRanOut
from sixchambers.engine.update import Update


def test_without_a_limit_time_passes_and_nothing_happens() -> None:
    table = klack_table(3)
    heard: list[Update] = []
    table.listen(None, heard.append)
    table.advance(10**9)
    assert table.next_deadline() is None and table.play.core.now == 10**9 and heard == []


def test_every_question_has_its_own_time() -> None:
    table = klack_table(3, time_limit=1000)
    assert table.update(0).deadline == table.next_deadline() == 1000
    assert table.submit(0, (2, 0), 600) is None
    assert table.next_deadline() == 1000, "an answer of one does not give the others more"
    assert table.submit(1, (1, 0), 700) is None and table.submit(2, (1, 0), 800) is None
    assert table.next_deadline() == 1800, "the next question is asked at 800"


def test_who_runs_out_of_time_gets_the_default_and_all_are_told() -> None:
    table = klack_table(3, time_limit=1000)
    heard: list[Update] = []
    table.listen(None, heard.append)
    answer_all(table, {1: (3, 0)})
    table.advance(1000)
    assert table.play.state.bids == [(1, 0), (3, 0), (1, 0)]
    events = [event for update in heard for event in update.events]
    assert [event for event in events if isinstance(event, TimeRanOut)] == [TimeRanOut(0), TimeRanOut(2)]
    lines = [line.id for event in events if (line := event.line())]
    assert lines[:3] == ["engine.time_ran_out", "engine.time_ran_out", "klack.log_bids"]


def test_an_answer_after_the_deadline_is_an_answer_to_what_is_asked_then() -> None:
    """The clock comes first: bids of nobody at 1000 are a tie of all; the late bid is a raise, unless it says to
    which question it belongs."""
    table = klack_table(3, time_limit=1000)
    asked = table.update(0).asked
    late = table.submit(0, (2, 0), 1500, asked=asked)
    assert late is not None and late.id == "engine.too_late"
    assert table.update(0).view.phase == "ties" and table.next_deadline() == 2000
    assert table.submit(0, (2, 0), 1600) is None
    assert table.play.core.given == {0: (2, 0)} and table.play.core.now == 1600


def test_an_answer_in_the_very_moment_is_too_late() -> None:
    table = klack_table(3, time_limit=1000)
    refusal = table.submit(0, (2, 0), 1000, asked=table.update(0).asked)
    assert refusal is not None and refusal.id == "engine.too_late"


def test_several_deadlines_in_one_go_are_the_same_as_one_by_one() -> None:
    steps = klack_table(3, time_limit=1000, seed="steps")
    leap = klack_table(3, time_limit=1000, seed="steps")
    for now in range(0, 7001, 250):
        steps.advance(now)
    leap.advance(7000)
    assert print_of(steps) == print_of(leap) and steps.update(0).view == leap.update(0).view


def test_time_never_runs_backwards() -> None:
    table = klack_table(3, time_limit=1000)
    table.advance(500)
    table.advance(100)
    assert table.play.core.now == 500
    assert table.submit(0, (1, 0), 200) is None
    assert table.play.core.now == 500 and table.next_deadline() == 1000


def test_a_bare_game_has_a_clock_too() -> None:
    play = sampler_table("votes", time_limit=1000).play.copy()
    play.advance(700)
    play.advance(300)
    assert play.core.now == 700
    play.advance(1000)
    assert play.core.deadline == 2000 and play.state.said


def test_deadlines_are_met_at_their_own_time() -> None:
    """However late somebody looks at the clock, the next question was asked when the last one ended."""
    table = sampler_table("votes", time_limit=1000)
    table.advance(1700)
    assert said(table) == ["votes 0:0 1:0 2:0"] and table.next_deadline() == 2000
    table.advance(99_999)
    assert said(table)[1:] == ["votes 0:0 1:0 2:0", "counted"] and table.outcome is not None


def test_after_the_end_no_clock_runs() -> None:
    table = sampler_table("ending", time_limit=1000)
    answer_all(table, {0: 3})
    before = print_of(table)
    assert table.next_deadline() is None
    table.advance(0)
    assert print_of(table) == before


def test_a_standing_offer_gives_nobody_more_time() -> None:
    table = sampler_table("offer_asks", time_limit=1000)
    table.advance(600)
    assert table.submit_offer(1, 90, "lift", 600) is None
    assert table.submit(1, 5, 700) is None
    assert table.next_deadline() == 700 + 400, "the interrupted question has what it had left"
