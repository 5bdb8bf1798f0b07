"""Greenhorn and deputy at BANG! The Dice Game: always legal, always with a reason, and the deputy worth his badge."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from helpers.dice import (
    ALL,
    ALL_SPECIAL,
    BASE,
    NAMES,
    SOME,
    another_truth,
    configurations,
    dice_play,
    dice_table,
    memories,
    moments,
    set_table,
    text,
)
from helpers.playing import say, with_truth
from sixchambers.engine.chance import Chance
from sixchambers.engine.scenario import Running
from sixchambers.games.dice import notebook
from sixchambers.games.dice.data import TYPE_OF
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import Deed, DiceMemory
from sixchambers.games.dice.options import DiceOptions
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.arena import tournament
from sixchambers.players.bot import NO_CARD, Advice, Bot, Budget
from sixchambers.words.catalogue import collect
from sixchambers.words.speaker import LANGUAGES, speaker

LEVEL = pytest.mark.parametrize("level", LEVELS)
CONFIGURATIONS = pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)
DEPUTY = find_bot("dice", "deputy")
NOTHING = DiceMemory()
SPECIAL = {"special_roles": "special"}


def assert_can_be_said(reason: Any) -> None:
    assert reason.id in collect()
    for language in LANGUAGES:
        said = speaker(language).say(reason, NAMES)
        assert said and "{" not in said and said != reason.id and "dice." not in said


# --- every question ------------------------------------------------------------------------------------------------


@LEVEL
@CONFIGURATIONS
def test_every_answer_is_legal_and_has_a_reason(level: str, seats: int, options: DiceOptions) -> None:
    """In random positions, not only in those a bot would come to; with a true memory and with none."""
    player = find_bot("dice", level)
    chance = Chance(bytes(16))
    play = dice_play(seats, options, "legal", heard=True)
    memory = memories(play)
    for _ in moments(play, Random(seats)):
        memory.listen()
        for seat in play.owing():
            question = play.question(seat)
            assert question is not None
            view = DICE.view(play.state, seat)
            for known in (memory.by_seat[seat], NOTHING):
                advice = player.answer(view, known, question, chance, Budget(0))
                assert question.refuse(advice.answer) is None, (question, advice)
            assert_can_be_said(advice.reason)


@LEVEL
def test_every_kind_of_question_is_met(level: str) -> None:
    player = find_bot("dice", level)
    met: Counter[str] = Counter()
    for number in range(12):
        play = dice_play(8, ALL if number % 2 else ALL_SPECIAL, number)
        for _ in moments(play, Random(number)):
            for seat in play.owing()[:2]:
                question = play.question(seat)
                assert question is not None
                advice = player.answer(DICE.view(play.state, seat), NOTHING, question, Chance(bytes(16)), Budget(0))
                assert question.refuse(advice.answer) is None
                met[question.about] += 1
    _meet_a_rescue(player, met)
    own = {"start", "reroll", "arrow", "broken_arrow", "shots", "double", "beers", "kit", "token"}
    others = {"instead", "take_over", "pedro", "rescued"}
    assert set(met) == own | others | {"throw", "last_throw", "gain", "doom", "end", "reveal"}


def _meet_a_rescue(player: Bot, met: Counter[str]) -> None:
    """Too rare to wait for it."""
    shown = {"B_shown": True, "C_shown": True, "D_shown": True}
    table = set_table(
        options=SPECIAL, A_life=1, A_arrows=2, E_role="left_hand", active="B", die="1 2 gat dyn dyn", **shown
    )
    say(table, "B stops", "B shoots A D", "E reveals left_hand A", "time runs out")
    question = table.table.play.question(0)
    assert question is not None
    advice = player.answer(DICE.view(table.table.play.state, 0), NOTHING, question, Chance(bytes(16)), Budget(0))
    assert advice.answer == "return"
    met[question.about] += 1


@LEVEL
def test_the_same_knowledge_and_chance_give_the_same_answer(level: str) -> None:
    player = find_bot("dice", level)
    play = dice_play(6, ALL, 3, heard=True)
    memory = memories(play)
    for step, _ in enumerate(moments(play, Random(3))):
        memory.listen()
        for seat in play.owing() if step % 4 == 0 else ():
            question = play.question(seat)
            assert question is not None
            known = (DICE.view(play.state, seat), memory.by_seat[seat], question)
            assert len({repr(player.answer(*known, Chance(bytes(16)), Budget(1))) for _ in range(2)}) == 1


@LEVEL
def test_where_all_are_alike_chance_decides(level: str) -> None:
    """The Sheriff's first shot: both neighbours are strangers."""
    table = set_table(die="1 gat gat dyn dyn")
    say(table, "A stops")
    question = table.table.play.question(0)
    assert question is not None
    view = DICE.view(table.table.play.state, 0)
    player = find_bot("dice", level)
    hit = {player.answer(view, NOTHING, question, Chance(bytes([n] * 16)), Budget(1)).answer for n in range(20)}
    assert hit == {(1,), (4,)}


@LEVEL
@pytest.mark.parametrize(("seats", "options"), [(4, BASE), (5, ALL), (7, ALL_SPECIAL), (8, ALL)], ids=text)
def test_a_bot_answers_the_same_whatever_it_may_not_know(level: str, seats: int, options: DiceOptions) -> None:
    """From its Update as it comes over the wire, and its memory: other roles face down change nothing."""
    player = find_bot("dice", level)
    table = dice_table(seats, seed=5, options=options)
    memory = memories(table.play)
    random = Random(5)
    answered = 0
    for _ in moments(table.play, random):
        memory.listen()
        for seat in table.play.owing()[:2]:
            other = another_truth(table.play.state, seat, random)
            told = [table.update(seat), with_truth(table, other, seat)]
            wired = [DICE.codec.update(DICE.codec.encode(update)) for update in told]
            advice = [
                player.answer(update.view, memory.by_seat[seat], update.question, Chance(bytes(16)), Budget(10))
                for update in wired
            ]
            assert advice[0] == advice[1]
            answered += 1
    assert answered > 30


# --- judgement -----------------------------------------------------------------------------------------------------


def asked(running: Running, name: str, deeds: tuple[Deed, ...] = ()) -> Advice:
    """What the deputy would answer at that seat, having seen these deeds."""
    seat = running.names.index(name)
    play = running.table.play
    question = play.question(seat)
    assert question is not None, f"{name} is not asked"
    view = DICE.view(play.state, seat)
    return DEPUTY.answer(view, DiceMemory(deeds, 0, True), question, Chance(bytes(16)), Budget(1))


def shot(actor: int, target: int, *choices: int, turn: int = 1) -> Deed:
    return Deed(turn, actor, "shot", target, 1, choices)


def test_an_outlaw_finishes_the_sheriff() -> None:
    """Seats: A Sheriff, B Deputy, C and D Outlaws, E Renegade. C sits two places from A."""
    table = set_table(A_life=2, active="C", die="2 2 gat dyn gat")
    say(table, "C stops")
    advice = asked(table, "C")
    assert advice.answer == (0, 0) and advice.reason.id == "bot.dice_finish"


def test_a_deputy_spares_the_sheriff_and_hits_who_shot_at_him() -> None:
    table = set_table(active="B", die="1 1 gat dyn gat")
    say(table, "B stops")
    deeds = (shot(2, 0, 0, 3, turn=1), shot(2, 0, 0, 3, turn=2))
    advice = asked(table, "B", deeds)
    assert advice.answer == (2, 2) and advice.reason.id == "bot.dice_suspect"


def test_a_sheriff_spares_who_bought_him_a_beer() -> None:
    """B and E are in reach; both could be anything. One beer, given with his own life at stake, tells them apart."""
    for friend, foe in ((1, 4), (4, 1)):
        table = set_table(die="1 1 gat dyn gat")
        say(table, "A stops")
        deeds = (Deed(1, friend, "beer", 0), Deed(2, friend, "beer", 0))
        assert asked(table, "A", deeds).answer == (foe, foe)


def test_a_renegade_does_not_bring_the_outlaws_victory() -> None:
    """E could kill the Sheriff, but others are alive."""
    table = set_table(A_life=1, active="E", die="1 1 gat dyn gat")
    say(table, "E stops")
    assert 0 not in asked(table, "E").answer


def test_friendly_fire_is_rare_once_roles_are_likely() -> None:
    """Whole games: how often a deputy hits somebody of whose friendship he was three quarters sure."""
    shots = friendly = 0
    law = ("sheriff", "deputy")
    for number in range(25):
        play = dice_play(5, BASE, f"friendly {number}", heard=True)
        memory = memories(play)
        chances = [Chance(bytes([seat] * 16)) for seat in range(5)]
        while play.core.outcome is None:
            memory.listen()
            (seat,) = play.owing()
            question = play.question(seat)
            assert question is not None
            view = DICE.view(play.state, seat)
            advice = DEPUTY.answer(view, memory.by_seat[seat], question, chances[seat], Budget(1))
            mine = TYPE_OF[play.state.roles[seat]]
            if question.about == "shots" and mine != "renegade":
                likely = notebook.read(view, memory.by_seat[seat])
                for target, choices in zip(advice.answer, question.targets, strict=True):  # type: ignore[attr-defined]
                    row = likely[target]
                    friend = row[0] + row[1] if mine in law else row[2]
                    shots += 1
                    friendly += friend > 0.75 and len(choices) > 1
            play.answer(seat, advice.answer)
    assert shots > 300 and friendly / shots < 0.03


def test_two_dynamites_and_one_life_point_mean_enough() -> None:
    table = set_table(A_life="1/10", die="dyn dyn 1 gat arrow")
    advice = asked(table, "A")
    assert advice.answer == () and advice.reason.id == "bot.dice_stop_dynamite"


def test_beer_goes_where_it_helps() -> None:
    hurt = set_table(A_life="3/10", active="B", B_life="8/8", die="beer beer gat dyn gat")
    say(hurt, "B stops")
    assert asked(hurt, "B").answer == (0, 0), "a Deputy buys the Sheriff a beer"
    outlaw = set_table(A_life="3/10", active="C", C_life="8/8", die="beer beer gat dyn gat")
    say(outlaw, "C stops")
    assert 0 not in asked(outlaw, "C").answer, "an Outlaw does not"


# --- special roles -------------------------------------------------------------------------------------------------


def test_the_left_hand_saves_himself_and_the_sheriff_but_nobody_else() -> None:
    said = {"B_shown": True, "C_shown": True, "D_shown": True, "E_role": "left_hand"}
    table = set_table(options=SPECIAL, E_life=1, die="1 gat gat dyn dyn", **said)
    say(table, "A stops", "A shoots E")
    assert asked(table, "E").answer == ("left_hand", 4, None)
    table = set_table(options=SPECIAL, A_life=1, active="B", die="1 gat gat dyn dyn", **said)
    say(table, "B stops", "B shoots A")
    assert asked(table, "E").answer == ("left_hand", 0, None)
    table = set_table(options=SPECIAL, B_life=1, die="1 gat gat dyn dyn", **said)
    say(table, "A stops", "A shoots B")
    advice = asked(table, "E")
    assert advice.answer is None and advice.reason.id == "bot.dice_wait"


def test_a_role_is_not_given_away_for_nothing() -> None:
    """The Gambler keeps still about dice that do no harm, and acts on those that do."""
    said = {"B_shown": True, "C_role": "the_gambler", "D_shown": True, "E_shown": True}
    harmless = set_table(options=SPECIAL, die="arrow arrow gat gat dyn", **said)
    say(harmless, "A stops")
    assert asked(harmless, "C").answer is None
    rescue = set_table(options=SPECIAL, A_life="1/10", die="beer beer beer beer beer", **said)
    say(rescue, "A stops")
    assert asked(rescue, "C").answer == ("the_gambler", None, None)


def test_the_judge_strikes_enemies_and_spares_friends() -> None:
    said = {"B_role": "the_judge", "D_shown": True, "E_shown": True}
    table = set_table(options=SPECIAL, C_role="the_ugly", C_arrows=8, A_life="2/10", active="C", **said)
    say(table, "C reveals the_ugly A C")
    assert asked(table, "B").answer == ("the_judge", None, None)
    table = set_table(
        "ABCDEFG", options=SPECIAL, B_role="the_judge", C_role="the_good", active="C", A_life=2, D_shown=True
    )
    say(table, "C reveals the_good")
    assert asked(table, "B").answer is None


def test_the_good_takes_the_star_from_a_dying_sheriff_only() -> None:
    said = {"B_role": "the_good", "C_shown": True, "D_shown": True, "E_shown": True, "active": "B"}
    assert asked(set_table(options=SPECIAL, A_life=1, **said), "B").answer == ("the_good", None, None)
    assert asked(set_table(options={**SPECIAL, "throw": "hand"}, **said), "B").answer is None


def test_nobody_without_the_card_does_anything_but_pass() -> None:
    play = dice_play(6, ALL, 2)
    passed = 0
    for _ in moments(play, Random(2)):
        for seat in play.owing():
            question = play.question(seat)
            assert question is not None
            if question.about in ("throw", "gain", "doom") and not question.moves:  # type: ignore[union-attr]
                advice = DEPUTY.answer(DICE.view(play.state, seat), NOTHING, question, Chance(bytes(16)), Budget(1))
                assert advice.answer is None and advice.reason == NO_CARD
                passed += 1
    assert passed > 20


# --- strength ------------------------------------------------------------------------------------------------------


def test_a_deputys_seat_wins_more_often_in_the_same_role() -> None:
    """The small form of the arena: three deputies against two greenhorns. With 400 games every lead is more than three
    standard errors."""
    bots = ["deputy"] * 3 + ["greenhorn"] * 2
    result = tournament(DICE, bots, 150, "a new sheriff", BASE).as_dict()
    parts = result["parts"]
    assert set(parts) == {"sheriff", "deputy", "outlaw", "renegade"}
    assert sum(row["seats"] for by_bot in parts.values() for row in by_bot.values()) == 150 * 5
    for role, row in parts.items():
        assert row["deputy"]["share"] > row["greenhorn"]["share"], role
    assert result["wins"]["deputy"]["share"] > 1.4 * result["wins"]["greenhorn"]["share"]


@pytest.mark.parametrize(("seats", "options"), [(3, BASE), (8, ALL)], ids=text)
def test_the_deputy_is_better_at_other_tables_too(seats: int, options: DiceOptions) -> None:
    bots = ["deputy", "greenhorn"] * 4
    result = tournament(DICE, bots[:seats], 40, "riding", options).as_dict()["wins"]
    assert result["deputy"]["share"] > 1.2 * result["greenhorn"]["share"]
