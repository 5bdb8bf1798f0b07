"""The engine's loop: steps, questions, agenda operations, windows, races, offers, time."""

from __future__ import annotations

import pytest

from engine.sampler import PROGRAMMES, any_answers, said, sampler_table
from engine.sampler_steps import KINDS, question
from sixchambers.engine.play import Play
from sixchambers.engine.table import Table


def answer(table: Table, *answers: tuple[int, object], at: int | None = None) -> None:
    for seat, given in answers:
        refused = table.submit(seat, given, at)
        assert refused is None, (seat, given, refused)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("show", PROGRAMMES)
def test_every_programme_comes_to_its_end_on_defaults(show: str, seats: int) -> None:
    """Nobody ever answers; with a time limit that is no reason to hang."""
    table = sampler_table(show, seats=seats, time_limit=1000)
    for _ in range(50):
        if table.outcome is not None:
            break
        deadline = table.next_deadline()
        assert deadline is not None
        table.advance(deadline)
    assert table.outcome is not None
    assert table.play.questions == () and table.next_deadline() is None


def test_one_question_of_every_kind_after_another() -> None:
    table = sampler_table("kinds")
    for number, kind in enumerate(KINDS):
        (open_question,) = table.play.questions
        assert open_question.__struct_config__.tag == kind and table.play.owing() == (number % 3,)
        assert open_question.refuse(open_question.default) is None
        legal = list(open_question.legal())
        assert len(legal) > 1
        answer(table, (number % 3, legal[-1]))
        assert said(table)[-1] == f"{number % 3} {kind} {legal[-1]!r}"
    assert table.outcome is not None


def test_a_question_without_a_choice_is_not_asked_unless_that_would_betray_it() -> None:
    table = sampler_table("forced")
    assert said(table) == ["forced so", "forced so"]
    assert [q.only() for q in table.play.questions] == [("so",)]
    answer(table, (0, "so"))
    assert said(table)[-1] == "forced so"
    assert table.play.questions[0].count(9) == 4


def test_steps_inside_steps_run_in_the_order_they_were_returned() -> None:
    table = sampler_table("nested")
    answer(table, (0, 3), (0, 4), (0, 5))
    assert said(table) == ["in 2 3", "in 1 4", "in 0 5", "out 0", "out 1", "out 2"]


def test_push_cancel_and_unwind() -> None:
    table = sampler_table("agenda")
    answer(table, (0, 1))
    assert said(table) == [
        "anchor 70",
        "0 number 1",
        "cancel 71 True",
        "cancel 71 False",
        "returned",
        "pushed",
        "anchor 72",
    ]


def test_unwinding_to_what_is_not_there_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(LookupError):
        sampler_table("nested").play.unwind(99)


def test_ids_are_never_given_twice() -> None:
    play = sampler_table("nested").play
    assert len({play.new_id() for _ in range(20)} | {play.copy().new_id()}) == 21


def test_the_game_ends_in_the_middle_of_a_step() -> None:
    """What the step returned, and whatever was still on the agenda, does not happen any more."""
    table = sampler_table("ending", time_limit=1000)
    answer(table, (0, 5))
    assert table.outcome is not None and table.outcome.scores == (5, 0, 0)
    assert said(table) == []
    assert (table.play.questions, table.play.state.agenda, table.next_deadline()) == ((), [], None)
    refusal = table.submit(0, 1)
    assert refusal is not None and refusal.id == "engine.game_over"


# --- many at once --------------------------------------------------------------------------------------------------


def test_nobody_sees_a_vote_before_the_last_one_is_in() -> None:
    table = sampler_table("votes")
    answer(table, (2, 5), (0, 1))
    assert table.play.owing() == (1,) and said(table) == []
    for seat in (0, 1, None):
        assert b"5" not in table.game.codec.encode(table.update(seat).view)
    answer(table, (1, 0))
    assert said(table) == ["votes 0:1 1:0 2:5"]


def test_asking_nobody_goes_straight_on() -> None:
    table = sampler_table("offer_clears")
    assert table.submit_offer(1, 90, "lift") is None
    assert said(table) == ["1 lifts", "votes ", "votes "]
    assert table.outcome is not None


def test_time_runs_out_and_defaults_are_taken() -> None:
    table = sampler_table("votes", time_limit=1000)
    answer(table, (1, 4))
    table.advance(999)
    assert said(table) == []
    table.advance(1000)
    assert said(table) == ["votes 0:0 1:4 2:0"]
    assert table.next_deadline() == 2000


# --- windows -------------------------------------------------------------------------------------------------------


def window_table() -> tuple[Table, int]:
    """Seats 1 and 2 hold one card each; the card of seat 1."""
    table = sampler_table("window")
    return table, table.play.state.hands[1][0]


def test_a_window_closes_by_the_clock_alone() -> None:
    table, card = window_table()
    assert table.next_deadline() == 900
    answer(table, (0, None), (1, (card, None, None)), (2, None))
    assert table.play.owing() == () and said(table) == []
    table.advance(899)
    assert said(table) == []
    table.advance(900)
    assert said(table) == [f"1 throws {card}", "closed at 900"]


def test_a_window_lasts_the_same_whoever_could_react() -> None:
    """With cards or without, answered or not: the same deadline, the same closing time, no word about time."""
    closings = set()
    for hands in ([(), (), ()], [(1,), (2,), (3,)]):
        for early in (False, True):
            table = sampler_table("window")
            table.play.state.hands[:] = hands
            table.play = table.game.play(table.play.state, heard=True)
            if early:
                answer(table, (0, None), (1, None), (2, None), at=10)
            heard: list[str] = []
            table.listen(None, lambda update, heard=heard: heard.extend(type(e).__name__ for e in update.events))
            table.advance(900)
            closings.add((table.play.core.now, *said(table), *heard))
    assert closings == {(900, "closed at 900", "Said")}


def test_who_holds_nothing_is_asked_all_the_same_and_can_only_pass() -> None:
    table, card = window_table()
    assert table.play.owing() == (0, 1, 2)
    refusal = table.submit(0, (card, None, None))
    assert refusal is not None and list(table.play.questions[0].legal()) == [None, "hold"]


def test_a_latched_reaction_can_be_changed_and_withdrawn_until_the_window_closes() -> None:
    table, card = window_table()
    answer(table, (1, (card, None, None)), (1, None), (1, (card, None, None)))
    assert table.withdraw(1) is None
    assert table.play.owing() == (0, 1, 2)
    table.advance(900)
    assert said(table) == ["closed at 900"]


def test_whoever_holds_a_window_stops_its_clock_until_he_has_answered() -> None:
    table, card = window_table()
    answer(table, (1, "hold"), at=500)
    assert table.next_deadline() == 15_900
    answer(table, (2, "hold"), at=700)
    answer(table, (1, (card, None, None)), at=3000)
    assert table.next_deadline() == 15_900 and said(table) == [], "somebody else still holds it"
    answer(table, (2, None), at=4000)
    assert said(table) == [f"1 throws {card}", "closed at 4000"]


def test_a_window_let_go_early_closes_at_its_time() -> None:
    table, _ = window_table()
    answer(table, (0, "hold"), at=100)
    assert table.withdraw(0, 300) is None
    assert table.next_deadline() == 900 and table.play.owing() == (0, 1, 2)
    table.advance(900)
    assert said(table) == ["closed at 900"]


def test_a_hold_runs_out_and_counts_as_the_default() -> None:
    table, _ = window_table()
    for at in (100, 800, 5000):
        answer(table, (1, "hold"), at=at)
        assert table.next_deadline() == 15_900, "holding again does not prolong it"
    table.advance(15_900)
    assert said(table) == ["closed at 15900"]


def test_nobody_else_hears_of_answers_in_a_window() -> None:
    """Not that there was one, not when; only that the clock stands or runs."""
    table, card = window_table()
    heard: list[tuple[int | None, int | None]] = []
    for seat in (0, 1, 2, None):
        table.listen(seat, lambda update: heard.append((update.seat, update.deadline)))
    answer(table, (1, (card, None, None)), at=200)
    assert heard == [(1, 900)]
    update = table.update(2)
    assert update.waiting == (0, 1, 2) and update.ready == ()
    heard.clear()
    answer(table, (2, "hold"), at=300)
    assert sorted(heard, key=str) == [(0, 15900), (1, 15900), (2, 15900), (None, 15900)]
    assert table.update(0).waiting == (0, 1, 2) and table.update(0).ready == ()


def test_an_answer_in_a_window_keeps_nobody_from_taking_back() -> None:
    """Otherwise the refusal would tell who has answered."""
    table, card = window_table()
    before = [table.why_no_undo(seat) for seat in (0, 2)]
    answer(table, (1, (card, None, None)))
    assert [table.why_no_undo(seat) for seat in (0, 2)] == before


def test_public_facts_exclude_seats_and_an_empty_window_is_skipped() -> None:
    table, _ = window_table()
    table.advance(900)
    assert [q.seat for q in table.play.questions] == [1]
    table.advance(1800)
    assert said(table) == ["closed at 900", "closed at 1800", "closed at 1800"], "the third window asked nobody"
    assert table.outcome is not None


# --- races ---------------------------------------------------------------------------------------------------------


def test_a_race_takes_many_inputs_with_their_times() -> None:
    table = sampler_table("race")
    assert table.play.owing() == () and len(table.play.questions) == 3 and table.next_deadline() == 5000
    answer(table, (1, ("slap", 0)), at=250)
    answer(table, (1, ("slap", 1)), (0, ("slap", 0)), at=260)
    assert table.next_deadline() == 5000, "the clock goes on"
    answer(table, (2, ("slap", 2)), at=300)
    assert said(table) == ["1 slap 0 at 250", "1 slap 1 at 260", "0 slap 0 at 260", "2 slap 2 at 300", "2 wins"]
    assert table.next_deadline() == 5300, "the next race has begun"


def test_a_race_asks_only_who_is_still_in_it() -> None:
    table = sampler_table("race")
    answer(table, (1, ("leave", None)), at=5)
    refusal = table.submit(1, ("slap", 2), 6)
    assert refusal is not None and refusal.id == "engine.not_asked"
    assert [q.seat for q in table.play.questions] == [0, 2]


def test_a_race_can_end_the_game() -> None:
    """The last one leaves: the step says that it goes on, but the game is over."""
    table = sampler_table("race")
    answer(table, *((seat, ("leave", None)) for seat in range(3)))
    assert table.outcome is not None
    assert (table.play.questions, table.play.state.agenda, table.next_deadline()) == ((), [], None)


def test_a_race_nobody_wins_is_over_when_its_time_is() -> None:
    table = sampler_table("race")
    answer(table, (0, ("slap", 1)), at=4999)
    table.advance(5000)
    assert said(table)[1:] == ["nobody by 5000"]
    refusal = table.submit(0, ("slap", 0), at=10_000)
    assert refusal is not None and refusal.id == "engine.game_over", "the second race was over by then"
    assert said(table)[2:] == ["nobody by 10000"]


# --- standing offers -----------------------------------------------------------------------------------------------


def test_an_offer_is_seen_by_its_seat_alone() -> None:
    table = sampler_table("offer")
    assert [len(table.update(seat).offers) for seat in (0, 1, 2, None)] == [0, 1, 0, 0]
    for seat, offer, given, reason in [
        (0, 90, "lift", "engine.offer_gone"),
        (1, 91, "lift", "engine.offer_gone"),
        (1, 90, "drop", "engine.not_offered"),
        (1, 90, 1.5, "engine.wrong_kind"),
    ]:
        refusal = table.submit_offer(seat, offer, given)
        assert refusal is not None and refusal.id == reason


def test_latched_answers_are_parked_and_given_back() -> None:
    table = sampler_table("offer_asks")
    answer(table, (0, 3), (2, 4))
    assert table.submit_offer(1, 90, "lift") is None
    assert [q.seat for q in table.play.questions] == [1] and table.play.core.given == {}
    assert table.play.core.parked == {3: {0: 3, 2: 4}}
    assert table.update(0).ready == ()
    answer(table, (1, 5))
    assert said(table) == ["1 lifts", "1 number 5", "after the offer"]
    assert table.update(1).ready == (0, 2) and table.play.owing() == (1,) and table.play.core.parked == {}
    assert table.update(0).given == 3 and table.update(1).given is None
    answer(table, (1, 0))
    assert said(table)[-1] == "votes 0:3 1:0 2:4"


def test_an_offer_can_interrupt_its_own_question() -> None:
    """The offer stays, so it can be taken again on top of what it began."""
    table = sampler_table("offer_asks")
    answer(table, (0, 3))
    for _ in range(2):
        assert table.submit_offer(1, 90, "lift") is None
    answer(table, (1, 1), (1, 2))
    assert said(table)[2:] == ["1 number 1", "after the offer", "1 number 2", "after the offer"]
    assert table.play.core.given == {0: 3}


def test_an_offer_asks_the_main_question_anew() -> None:
    table = sampler_table("offer")
    asked = table.play.core.asked
    answer(table, (0, 3))
    assert table.submit_offer(1, 90, "lift") is None
    assert table.play.core.asked == asked + 1 and table.play.core.given == {0: 3}
    late = table.submit(2, 1, asked=asked)
    assert late is not None and late.id == "engine.too_late"


def test_the_last_one_owing_leaves_and_the_others_answers_count() -> None:
    """After the offer everybody who is still asked has answered: the table must not wait for nobody."""
    table = sampler_table("offer_leaves")
    answer(table, (0, 3), (1, 4))
    assert table.submit_offer(2, 90, "lift") is None
    assert said(table) == ["2 lifts", "votes 0:3 1:4"]
    assert table.play.owing() == (0, 1) and table.play.core.given == {}


def test_answers_to_a_question_that_fell_away_are_forgotten() -> None:
    """Parked answers belong to the question they were given to, not to the next one at the same place."""
    table = sampler_table("offer_hushes")
    answer(table, (0, 3))
    assert table.submit_offer(1, 90, "lift") is None
    assert said(table) == ["1 lifts", "hush", "votes "]
    assert table.play.owing() == (0, 1, 2) and table.play.core.given == table.play.core.parked == {}


def test_a_parked_answer_that_is_not_legal_any_more_is_asked_for_again() -> None:
    table = sampler_table("offer_caps")
    answer(table, (0, 5), (2, 2))
    assert table.submit_offer(1, 90, "lift") is None
    assert table.play.core.given == {2: 2} and table.play.owing() == (0, 1)
    refusal = table.submit(0, 5)
    assert refusal is not None and refusal.id == "engine.out_of_bounds"


def test_an_offer_is_withdrawn_when_the_game_says_so() -> None:
    table = sampler_table("offer_withdrawn")
    assert table.submit_offer(1, 90, "lift") is None
    refusal = table.submit_offer(1, 90, "lift")
    assert refusal is not None and refusal.id == "engine.offer_gone" and table.update(1).offers == ()


def test_an_offer_is_gone_when_it_is_not_legal_any_more() -> None:
    table = sampler_table("offer")
    table.play.state.alive[1] = False
    assert table.update(1).offers == ()
    refusal = table.submit_offer(1, 90, "lift")
    assert refusal is not None and refusal.id == "engine.offer_gone"


def test_an_offer_can_end_the_game() -> None:
    table = sampler_table("offer_finishes", time_limit=1000)
    answer(table, (0, 3))
    assert table.submit_offer(1, 90, "lift") is None
    assert table.outcome is not None and table.outcome.winners == (1,)
    core = table.play.core
    assert (core.parked, core.given, core.deadline, table.play.state.offers) == ({}, {}, None, [])
    assert said(table) == ["1 lifts"]
    refusal = table.submit_offer(1, 90, "lift")
    assert refusal is not None and refusal.id == "engine.game_over"


def test_cancelling_a_step_further_down_keeps_the_parked_answers() -> None:
    table = sampler_table("offer_cancels")
    answer(table, (0, 3))
    assert table.submit_offer(1, 90, "lift") is None
    assert said(table) == ["1 lifts", "cancel 70 True"]
    assert table.play.core.given == {0: 3}
    answer(table, (1, 1), (2, 2))
    assert said(table)[2:] == ["votes 0:3 1:1 2:2"]


def test_unwinding_drops_the_answers_parked_above() -> None:
    table = sampler_table("offer")
    play = table.play
    play.core.parked = {1: {0: 1}, 2: {0: 2}, 3: {0: 3}}
    play.state.agenda[0] = play.state.agenda[0].again(id=60)
    play.unwind(60)
    assert play.core.parked == {1: {0: 1}}


# --- copies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("show", PROGRAMMES)
def test_a_copy_goes_on_alone(show: str) -> None:
    """At every question: a copy is equal, plays on without a word, and leaves the original as it was."""
    table = sampler_table(show, time_limit=1000)
    encode = table.game.codec.encode
    for _ in range(40):
        if table.outcome is not None:
            break
        before = encode(table.play.state)
        twin: Play = table.play.copy()
        assert encode(twin.state) == before and twin.questions == table.play.questions
        for seat, given in list(any_answers(table)):
            if twin.refuse(seat, given) is None:
                twin.answer(seat, given)
        twin.advance(10**6)
        assert twin.core.outcome is not None
        assert not any(type(event).__name__ == "Said" for event in twin.events)
        assert encode(table.play.state) == before
        table.advance(table.next_deadline() or 0)
    assert table.outcome is not None


def test_unknown_kinds_of_questions_are_not_made_up() -> None:
    with pytest.raises(LookupError):
        question("riddle", 0)
