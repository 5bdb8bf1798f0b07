"""Windows: who is asked, in which order plays happen, answers to answers, and that nothing is betrayed on the way."""

from __future__ import annotations

from random import Random

import pytest

from helpers.kablamo import SOME_RULES, USUAL, another_truth, kablamo_play, moments, options_text, set_table
from helpers.playing import fact, refused, say
from sixchambers.engine.questions import Window
from sixchambers.games.kablamo.box import REACTION_MS
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.state import KablamoOptions
from sixchambers.games.kablamo.windows import WINDOWS, Respond, somebody_could_play


@pytest.mark.parametrize("options", SOME_RULES, ids=options_text)
def test_whether_a_window_opens_depends_on_public_facts_alone(options: KablamoOptions) -> None:
    compared = 0
    for seats in KABLAMO.seats:
        random = Random(seats)
        for number, play in enumerate(moments(kablamo_play(seats, options, "skip"), random)):
            if number % 5 == 0 and play.core.outcome is None:
                other = KABLAMO.play(another_truth(play.state, None, random))
                for window in WINDOWS:
                    assert somebody_could_play(play, window) == somebody_could_play(other, window)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", list(KABLAMO.seats))
def test_a_window_asks_whoever_has_spares_and_nobody_else(seats: int) -> None:
    asked = 0
    for play in moments(kablamo_play(seats, USUAL, "asked"), Random(seats)):
        if play.in_window():
            asked += 1
            wanted = [seat for seat in play.living() if play.state.spares[seat]]
            assert [question.seat for question in play.questions] == wanted
            assert play.core.deadline is not None
            for question in play.questions:
                assert isinstance(question, Window) and question.secret and question.default is None
    assert asked > 10


def test_a_window_lasts_the_same_whoever_holds_something() -> None:
    for reaction, milliseconds in REACTION_MS.items():
        for hand in ("x", "MQ", "MQ LO", "K"):
            table = set_table("AB", options={"reaction": reaction}, A_spares=hand, B_spares="x")
            assert fact(table, "deadline") == milliseconds
            say(table, "A passes", "B passes")
            assert fact(table, "window") == "G1", "it closes by the clock alone"


def test_the_iron_strategist_needs_no_windows() -> None:
    play = kablamo_play(4, KablamoOptions(iron_strategist=True), 1)
    for moment in moments(play, Random(1)):
        assert not moment.in_window()


def test_after_a_play_everybody_is_polled_again_from_its_left() -> None:
    table = set_table("ABC", round=0, A_spares="MQ x", B_spares="FMJ x", C_spares="BR x")
    say(table, "A plays MQ", "C plays BR", "time runs out", "time runs out")
    assert fact(table, "centre") == ["MQ"] and fact(table, "C.spares") == ["BR", "C"]
    say(table, "B plays FMJ", "time runs out", "time runs out")
    assert fact(table, "centre") == ["MQ", "FMJ"], "B sits to the left of A and comes before C"
    say(table, "time runs out", "time runs out")
    assert fact(table, "centre") == ["MQ", "FMJ", "BR next"], "C's bullet was still latched"


def test_whoever_has_played_comes_last_in_the_next_poll() -> None:
    table = set_table("AB", round=0, A_spares="MQ SIC x", B_spares="FMJ x")
    say(table, "A plays MQ", "time runs out", "time runs out")
    say(table, "A plays SIC", "B plays FMJ", "time runs out")
    assert fact(table, "pending") == ["FMJ"]


def test_a_latched_play_that_has_become_impossible_is_dropped() -> None:
    table = set_table("ABC", round=0, A_spares="OH x", B_spares="RI x", A_revolver="x x x x x x", C_tokens=["HM"])
    assert refused(table, "B plays RI") == "kablamo.no_target"
    table = set_table("ABC", A_revolver="TM* x x x x x", A_spares="MF x", B_spares="BF x")
    say(table, "A plays MF", "B plays BF", "time runs out")
    first = fact(table, "pending")
    assert len(first) == 1, "one after the other"
    say(table, "windows pass")
    assert fact(table, "active") == [] and {"TM", "MF"} <= set(fact(table, "discard"))


def test_responses_nest_and_the_last_comes_first() -> None:
    table = set_table("ABCD", A_spares="TH x", B_spares="MF x", C_spares="BF x", D_spares="RI x")
    say(table, "A plays TH on B", "time runs out", "B plays MF", "time runs out")
    assert fact(table, "pending") == ["TH", "MF"]
    say(table, "C plays BF", "time runs out", "C aims at MF")
    assert fact(table, "pending") == ["TH", "MF", "BF"]
    say(table, "D plays RI", "time runs out")
    assert fact(table, "D.question") == "kablamo.ask_aim_ricochet" and fact(table, "D.legal") == [2, 1, 13]
    say(table, "D aims at TH")
    # All three responses have been seen by now: nobody can answer any more, and the last one in is the first one out.
    assert fact(table, "D.front") == ["RI as TH"] and fact(table, "asked") == ["C"]
    assert fact(table, "C.question") == "kablamo.ask_reassign" and fact(table, "pending") == ["TH", "MF"]
    say(table, "C assigns A")
    assert "TH" in fact(table, "discard") and fact(table, "B.front") == [], "the misfire had nothing else to aim at"
    assert fact(table, "window") == "G1" and fact(table, "discard") == ["RI", "BF", "TH", "MF"][1:]


def test_a_response_window_is_skipped_once_all_three_have_been_seen() -> None:
    table = set_table("AB", A_spares="MQ x", B_spares="x", discard="MF BF RI")
    say(table, "A plays MQ", "time runs out")
    assert fact(table, "centre") == ["MQ"] and fact(table, "window") == "G1"


def test_what_was_played_stays_in_its_chamber_or_on_the_table_until_it_is_carried_out() -> None:
    table = set_table("AB", A_revolver="TM* x x x x x", B_spares="x")
    say(table, "time runs out", "A assigns B")
    state = table.table.play.state
    assert isinstance(state.agenda[-1], Respond) and state.revolvers[0].active == 0
    assert fact(table, "B.view.pending")[0]["fired"] and fact(table, "carrying") is None


def test_nothing_can_be_played_that_nobody_could_carry_out() -> None:
    table = set_table("AB", A_spares="MF BF RI OH")
    for name in ("MF", "BF", "RI"):
        assert refused(table, f"A plays {name}") == "kablamo.no_target"
    assert refused(table, "A plays OH") == "kablamo.no_malfunction"
    assert fact(table, "A.legal") == [None, "hold"]


def test_a_dead_player_is_never_named() -> None:
    table = set_table("ABC", C_alive=False, A_spares="TH")
    assert refused(table, "A plays TH on C") == "kablamo.no_cannot"
