"""The bots of Kablamo: what they remember and forget, what they believe, and what they do about it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from helpers.kablamo import SOME_RULES, kablamo_play, memories, options_text, set_table
from helpers.playing import fact, say
from sixchambers.engine.chance import Chance
from sixchambers.engine.scenario import Running
from sixchambers.games.kablamo.box import KABLAMO as DEADLY
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.memory import Trace
from sixchambers.games.kablamo.state import KablamoOptions
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.arena import tournament
from sixchambers.players.bot import Advice, Budget
from sixchambers.players.kablamo.belief import Belief, trainer_odds
from sixchambers.players.kablamo.deputy import RECALL as DEPUTY_RECALL
from sixchambers.players.kablamo.greenhorn import RECALL as GREENHORN_RECALL
from sixchambers.players.kablamo.position import Position
from sixchambers.players.kablamo.recall import Recall
from sixchambers.players.kablamo.words import WORDS

PERFECT = Recall(0.0, 0.0)


class Watcher:
    """Somebody at a set table who has seen his own bullets, and what a bot at that seat would do."""

    def __init__(self, table: Running, seat: int = 0) -> None:
        self.table = table
        self.seat = seat
        state = table.table.play.state
        memory = KABLAMO.remember(KABLAMO.first_memory(len(state.alive)), table.table.update(seat))
        traces = [
            tuple(
                None if bullet is None else Trace(bullet.face if bullet.seen >> seat & 1 else 0, owner)
                for bullet in revolver.chambers
            )
            for owner, revolver in enumerate(state.revolvers)
        ]
        self.memory = type(memory)(tuple(traces), memory.spares, memory.tray, memory.serial)
        table.table.listen(seat, self.hear)

    def hear(self, update: Any) -> None:
        self.memory = KABLAMO.remember(self.memory, update)

    def believes(self, recall: Recall = PERFECT) -> Belief:
        view = self.table.table.update(self.seat).view
        return Belief(view, self.memory, self.seat, recall, bytes(16))

    def advice(self, level: str = "deputy") -> Advice:
        update = self.table.table.update(self.seat)
        assert update.question is not None
        advice = find_bot("kablamo", level).answer(
            update.view, self.memory, update.question, Chance(bytes(16)), Budget(10)
        )
        assert update.question.refuse(advice.answer) is None
        return advice


# --- remembering and believing -------------------------------------------------------------------------------------------


def test_what_is_forgotten_stays_forgotten() -> None:
    recall = Recall(by_move=0.3, by_round=0.1)
    for serial in range(200):
        known = [
            recall.face(Trace(DEADLY, 0, 1, moves, serial), round, 5, bytes(16))
            for moves, round in [(0, 1), (0, 2), (1, 2), (1, 5), (3, 6), (9, 20)]
        ]
        assert known == sorted(known, reverse=True), "once forgotten, never remembered again"
    fresh = [recall.face(Trace(DEADLY, 0, 1, 0, serial), 1, 5, bytes(16)) for serial in range(200)]
    late = [recall.face(Trace(DEADLY, 0, 1, 3, serial), 6, 5, bytes(16)) for serial in range(200)]
    assert all(fresh) and 20 < sum(map(bool, late)) < 80


def test_a_greenhorn_forgets_fast_and_minds_two_shots() -> None:
    trace = Trace(DEADLY, 0, 1, 1, 7)
    kept = {
        name: sum(bool(recall.face(Trace(DEADLY, 0, 1, 1, serial), 3, 5, bytes(16))) for serial in range(300))
        for name, recall in (("greenhorn", GREENHORN_RECALL), ("deputy", DEPUTY_RECALL))
    }
    assert kept["greenhorn"] < 120 and kept["deputy"] > 260
    assert GREENHORN_RECALL.face(trace, 1, 2, bytes(16)) == 0, "too far ahead"


def test_what_is_known_is_certain_and_the_rest_is_odds() -> None:
    watcher = Watcher(set_table("AB", A_revolver="K C DC x x x", B_revolver="K x x x x x", A_spares="x"))
    belief = watcher.believes()
    assert belief.chambers[0] == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert all(0 < odds < belief.base for odds in belief.chambers[1] if odds is not None), "he loaded them himself"


def test_an_empty_chamber_has_no_odds() -> None:
    watcher = Watcher(set_table("AB", A_revolver="_ x x x x x", A_spares="x"))
    assert watcher.believes().chambers[0][0] is None


def test_the_trainer_shows_the_odds_of_somebody_who_forgets_nothing() -> None:
    watcher = Watcher(set_table("AB", A_revolver="_ K C x x x", A_spares="x"))
    odds = trainer_odds(watcher.table.table.update(0).view, watcher.memory, 0)
    assert odds[0] == [None, 1.0, 0.0, 0.0, 0.0, 0.0] and 0 < odds[1][5] < 1  # type: ignore[operator]


# --- looking ahead -------------------------------------------------------------------------------------------------------


TOKENS = ("HM", "RM", "AOC", "TM", "CM")


@pytest.mark.parametrize("mode", ["after", "instead"])
@pytest.mark.parametrize("size", range(4))
def test_the_shots_foreseen_are_the_shots_that_come(size: int, mode: str) -> None:
    """Every combination of tokens, a Kablamo at every position: does it kill in this round?"""
    for tokens in combinations(TOKENS, size):
        for position in range(6):
            cylinder = ["x"] * 6
            cylinder[position] = "K"
            options = {"cylinder_malfunction_mode": mode}
            revolver = " ".join(cylinder)
            table = set_table("ABC", options=options, A_revolver=revolver, A_tokens=list(tokens), B_spares="x")
            watcher = Watcher(table)
            update = table.table.update(0)
            foreseen = Position(update.view, watcher.believes(), 0).shots(0)
            deadly = any(odds == 1 for number, odds in foreseen if number == 0)
            while fact(table, "round") == 1 and fact(table, "A.alive") and table.table.play.in_window():
                say(table, "time runs out")
            assert deadly != fact(table, "A.alive"), (tokens, position, foreseen)


def test_the_rules_in_force_decide_who_is_in_danger() -> None:
    def survival(*centre: str) -> list[float]:
        table = set_table("ABC", A_revolver="x x x x x K", centre=list(centre), A_spares="x")
        watcher = Watcher(table)
        return [round(chance) for chance in Position(table.table.update(0).view, watcher.believes(), 0).survival()]

    assert survival() == [0, 1, 1]
    assert survival("MQ") == [1, 1, 1]
    assert survival("BR now") == [1, 0, 1]
    assert survival("FMJ") == [0, 0, 1]
    assert survival("BR now", "FMJ") == [1, 0, 0]


# --- what a deputy does --------------------------------------------------------------------------------------------------


def test_it_keeps_kablamos_in_the_hand_and_loads_the_others_where_they_are_fired_last() -> None:
    play = kablamo_play(2, KablamoOptions(), 1, heard=True)
    play.state.spares[0] = [
        type(b)(f, b.by, b.seen) for b, f in zip(play.state.spares[0], [81, 81, 81, 82, 5, 20, 21, 22], strict=True)
    ]
    state = play.state
    question = KABLAMO.play(state).question(0)
    assert question is not None
    answer = (
        find_bot("kablamo", "deputy")
        .answer(KABLAMO.view(state, 0), KABLAMO.first_memory(2), question, Chance(bytes(16)), Budget(1))
        .answer
    )
    loaded = [state.spares[0][slot].face for slot in answer]
    assert loaded.count(81) == 1 and loaded[0] == 81, "two stay in the hand, the third is fired sixth"


def test_it_gives_away_the_kablamo_it_remembers() -> None:
    table = set_table("AB", A_revolver="DC* x x x x K", B_revolver="x x x x x x")
    watcher = Watcher(table)
    say(table, "A assigns A")
    advice = watcher.advice()
    assert advice.answer == (0, 5) and advice.reason.id == "bot.kablamo_rid"
    say(table, "A picks A5")
    assert watcher.advice().answer == (1, 4), "where it is fired soonest"


def test_it_plays_by_the_rules_of_the_marquis_when_its_own_shot_is_deadly_and_not_before() -> None:
    table = set_table("ABC", A_revolver="x x x x x K", A_spares="MQ", B_spares="x")
    watcher = Watcher(table)
    assert watcher.advice().answer is None
    say(table, "time runs out")
    assert watcher.advice().answer == (5, None, None)


def test_it_saves_the_marquis_if_the_shot_is_harmless() -> None:
    table = set_table("ABC", A_revolver="K x x x x C", A_spares="MQ", B_spares="x")
    watcher = Watcher(table)
    say(table, "time runs out")
    assert watcher.advice().answer is None


def test_a_hammer_malfunction_is_a_shield_and_a_trigger_malfunction_a_burden() -> None:
    table = set_table("ABC", A_revolver="HM* x x x x K")
    assert Watcher(table).advice().answer == 0
    table = set_table("ABC", A_revolver="TM* x x x K K")
    assert Watcher(table).advice().answer in (1, 2)


def test_it_answers_a_trigger_happy_meant_for_it() -> None:
    table = set_table("AB", A_revolver="x x x x K x", A_spares="BF", B_spares="TH x")
    watcher = Watcher(table)
    say(table, "B plays TH on A", "time runs out")
    assert watcher.advice().answer == (2, 0, None)
    say(table, "A plays BF", "windows pass")
    assert watcher.advice().answer == 1, "and hands it back"


def test_it_tests_honor_with_kablamos() -> None:
    table = set_table(
        "ABC", begin="reload", A_front=["TOH"], A_spares="C K DC", B_revolver="_ x x x x x", C_revolver="_ x x x x x"
    )
    watcher = Watcher(table)
    say(table, f"A names {'ABC'[watcher.advice().answer]}")
    assert watcher.advice().answer == (1,) and watcher.advice().reason.id == "bot.kablamo_test_deadly"


# --- at the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", SOME_RULES, ids=options_text)
def test_bots_play_whole_games_and_can_say_why(level: str, options: KablamoOptions) -> None:
    bot = find_bot("kablamo", level)
    for seats in KABLAMO.seats:
        play = kablamo_play(seats, options, level, heard=True)
        minds = memories(play)
        chances = [Chance(bytes([seat] * 16)) for seat in range(seats)]
        while play.core.outcome is None:
            minds.listen()
            owing = play.owing()
            if not owing:
                play.advance(play.core.deadline or 0)
                continue
            seat = owing[0]
            question = play.question(seat)
            assert question is not None
            advice = bot.answer(
                KABLAMO.view(play.state, seat), minds.by_seat[seat], question, chances[seat], Budget(10)
            )
            assert play.refuse(seat, advice.answer) is None, (question, advice)
            assert advice.reason.id in WORDS
            play.answer(seat, advice.answer)
        KABLAMO.check(play.state)


def test_deputies_beat_greenhorns() -> None:
    """A small form of the tournament; 400 games are played by the bench."""
    names = ["deputy", "deputy", "greenhorn", "greenhorn"]
    result = tournament(KABLAMO, names, 24, "small", KABLAMO.options_type())
    assert result.tallies["deputy"].wins > 2 * result.tallies["greenhorn"].wins


def test_a_bot_needs_no_luck_to_agree_with_itself() -> None:
    """The same view, memory, question and chance: the same answer."""
    table = set_table("ABC", A_revolver="TA* DC x x x K", B_revolver="HM x x x x x")
    watcher = Watcher(table)
    say(table, "A assigns A")
    for level in LEVELS:
        assert len({watcher.advice(level).answer for _ in range(3)}) == 1
