"""Greenhorn and deputy: always legal, always with a reason, and the deputy worth his badge."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from helpers.bang import (
    EVERY_SWITCH,
    NAMES,
    USUAL,
    Memories,
    another_truth,
    bang_play,
    moments,
    options_text,
    set_table,
)
from sixchambers.engine.chance import Chance
from sixchambers.engine.scenario import Running
from sixchambers.games.bang import notebook
from sixchambers.games.bang.box import NAME
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.memory import BangMemory
from sixchambers.games.bang.state import BangOptions
from sixchambers.players import LEVELS, find_bot
from sixchambers.players.arena import tournament
from sixchambers.players.bot import Advice, Budget, Using
from sixchambers.players.mind import Mind
from sixchambers.words.catalogue import collect
from sixchambers.words.speaker import LANGUAGES, speaker

LEVEL = pytest.mark.parametrize("level", LEVELS)
OPTIONS = pytest.mark.parametrize("options", EVERY_SWITCH, ids=options_text)


@LEVEL
@OPTIONS
def test_every_answer_is_legal_and_has_a_reason(level: str, options: BangOptions) -> None:
    """In random positions, not only in those a bot would come to; with a true memory and with none."""
    player = find_bot("bang", level)
    asked: Counter[str] = Counter()
    reasons = {}
    chance = Chance(bytes(16))
    for number in range(8):
        play = bang_play(3 + number % 6, options, number, heard=True)
        memories = Memories(play)
        nothing = BangMemory(((),) * len(play.state.roles))
        for _ in moments(play, Random(number)):
            memories.listen()
            for seat in play.owing()[:1]:
                question = play.question(seat)
                assert question is not None
                for memory in (memories.by_seat[seat], nothing):
                    advice = player.answer(BANG.view(play.state, seat), memory, question, chance, Budget(0))
                    assert question.refuse(advice.answer) is None, (question, advice)
                    reasons[advice.reason.id] = advice.reason
                asked[question.about] += 1
    assert set(asked) >= {"play", "dodge", "duel", "indians", "rescue", "discard", "store"}
    for reason in reasons.values():
        assert_can_be_said(reason)


def assert_can_be_said(reason: Any) -> None:
    assert reason.id in collect()
    for language in LANGUAGES:
        said = speaker(language).say(reason, NAMES)
        assert said and "{" not in said and said != reason.id


@LEVEL
def test_a_bot_answers_the_same_whatever_it_may_not_know(level: str) -> None:
    player = find_bot("bang", level)
    answered = 0
    for seats in BANG.seats:
        play = bang_play(seats, USUAL, "truth", heard=True)
        memories = Memories(play)
        random = Random(seats)
        for _ in moments(play, random):
            memories.listen()
            for seat in play.owing()[:1]:
                truths = [play.state, another_truth(play.state, seat, random)]
                told = [(BANG.view(truth, seat), BANG.play(truth).question(seat)) for truth in truths]
                advice = [
                    player.answer(view, memories.by_seat[seat], question, Chance(bytes(16)), Budget(9))  # type: ignore[arg-type]
                    for view, question in told
                ]
                assert advice[0] == advice[1]
                answered += 1
    assert answered > 300


# --- the deputy --------------------------------------------------------------------------------------------------------


def advised(running: Running, seat: int, memory: BangMemory | None = None) -> Any:
    play = running.table.play
    view = BANG.view(play.state, seat)
    known = memory or BANG.first_memory(len(play.state.roles))
    advice = find_bot("bang", "deputy").answer(view, known, play.question(seat), Chance(bytes(16)), Budget(9))
    assert_can_be_said(advice.reason)
    return advice.answer


def card(answer: Any) -> str:
    return NAME[answer[0]] if answer is not None and isinstance(answer[0], int) else str(answer and answer[0])


def test_a_deputy_never_shoots_the_sheriff() -> None:
    """Whatever else is possible: not with a BANG!, not in a Duel, not by gold."""
    player = find_bot("bang", "deputy")
    aimed = 0
    for number in range(40):
        play = bang_play(5 + number % 4, USUAL, f"star {number}", heard=True)
        memories = Memories(play)
        sheriff = play.state.roles.index("sheriff")
        for _ in moments(play, Random(number)):
            memories.listen()
            for seat in play.owing()[:1]:
                question = play.question(seat)
                if question is None or play.state.roles[seat] != "deputy" or question.about != "play":
                    continue
                view, memory = BANG.view(play.state, seat), memories.by_seat[seat]
                answer = player.answer(view, memory, question, Chance(bytes(16)), Budget(9)).answer
                if answer is not None and answer[1] is not None:
                    aimed += 1
                    kind = card(answer)
                    friendly = kind in ("panic", "cat_balou") or answer[0] in ("buy0", "buy1", "buy2", "force")
                    assert answer[1] != sheriff or friendly, answer
                    assert answer[1] != sheriff or answer[2] not in ("bang", "duel"), answer
    assert aimed > 30


def test_an_outlaw_goes_for_the_star() -> None:
    running = set_table(turn="C", C_hand="bang beer", C_in_play="schofield", A_life=3)
    assert advised(running, 2)[:2] == (running.table.play.state.hands[2][0], 0)


def test_a_good_weapon_is_not_replaced_by_a_worse_one() -> None:
    running = set_table(turn="C", C_hand="schofield missed", C_in_play="winchester")
    assert advised(running, 2) is None
    running = set_table(turn="C", C_hand="winchester missed", C_in_play="schofield")
    assert card(advised(running, 2)) == "winchester"


def test_missed_and_beer_are_kept() -> None:
    running = set_table(A_life=2, A_hand="missed bang dynamite beer schofield")
    running.do("A ends")
    going = advised(running, 0)
    assert sorted(NAME[one] for one in going) == ["bang", "dynamite", "schofield"]


def test_the_last_beer_is_not_sold_while_it_can_save_a_life() -> None:
    running = set_table(A_life=5, A_hand="beer missed")
    assert advised(running, 0) is None
    running = set_table(A_life=1, A_hand="beer missed")
    assert card(advised(running, 0)) == "beer" and advised(running, 0)[2] == "drink"


def test_one_missed_is_not_wasted_on_slab() -> None:
    running = set_table(A_character="slab_the_killer", A_hand="bang", B_hand="missed beer")
    running.do("A plays bang on B")
    assert advised(running, 1) is None
    running = set_table(A_character="slab_the_killer", A_hand="bang", B_hand="missed missed")
    running.do("A plays bang on B")
    assert NAME[advised(running, 1)] == "missed"


def test_a_deputy_yields_to_his_sheriff() -> None:
    running = set_table(A_hand="duel", E_hand="bang beer")
    running.do("A plays duel on E")
    assert advised(running, 4) is None, "E is the Deputy"


@LEVEL
def test_sid_ketchum_drinks_up_what_he_would_have_to_let_go(level: str) -> None:
    """His standing offer: in the discard phase two cards become a life point, as often as cards are too many."""
    running = set_table(A_character="sid_ketchum", A_life=2, A_hand="missed jail jail jail duel duel")
    table = running.table
    assert table.submit(0, None) is None
    question = table.play.question(0)
    assert question is not None and question.about == "discard" and question.least == 4
    mind = Mind(BANG, level, 5, bytes(16))
    mind.hear(table.update(0))
    advice = mind.answer(Budget(9))
    assert_can_be_said(advice.reason)
    assert isinstance(advice.answer, Using)
    assert table.submit_offer(0, advice.answer.offer, advice.answer.answer) is None
    assert table.play.state.life[0] == 3 and len(table.play.state.hands[0]) == 4
    mind.hear(table.update(0))
    advice = mind.answer(Budget(9))
    assert isinstance(advice.answer, Using), "one card is still too many, and a life point still missing"


def test_a_deputy_pays_no_good_card_for_his_last_life_point_but_one() -> None:
    """One card too many, and the second one would be a dear one."""
    running = set_table(A_character="sid_ketchum", A_life=4, A_role="sheriff", A_hand="beer beer beer beer missed")
    table = running.table
    assert table.submit(0, None) is None
    mind = Mind(BANG, "deputy", 5, bytes(16))
    mind.hear(table.update(0))
    assert table.update(0).offers and not isinstance(mind.answer(Budget(9)).answer, Using)


def test_offers_are_taken_up_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games with a Sid Ketchum in them come to an end, and he has healed himself in some of them."""
    used = []
    consider = Mind.consider

    def counted(mind: Mind, *known: Any) -> Advice:
        advice = consider(mind, *known)
        used.append(isinstance(advice.answer, Using))
        return advice

    monkeypatch.setattr(Mind, "consider", counted)
    result = tournament(BANG, ["deputy", "greenhorn"] * 3, 20, "sid", USUAL)
    assert any(used) and result.unfinished == 0


def test_nobody_jails_himself() -> None:
    running = set_table(turn="C", C_hand="jail missed")
    answer = advised(running, 2)
    assert answer is None or answer[1] != 2


def test_roles_are_read_from_deeds() -> None:
    """Who shoots at the Sheriff is an Outlaw, more surely with every shot; who does not may be anybody."""
    view = BANG.view(set_table("ABCDEFG").table.play.state, 1)
    quiet = BANG.first_memory(7)
    before = notebook.read(view, quiet)
    assert abs(before[2][2] - 3 / 5) < 1e-9, "B is the Renegade and knows it: three Outlaws among five"
    rows = [list(row) for row in quiet.deeds]
    for shots in (1, 2, 3):
        rows[2][0] = 2 * shots
        after = notebook.read(view, BangMemory(quiet.hands, deeds=tuple(map(tuple, rows))))
        assert after[2][2] > before[2][2] and after[3][2] < before[3][2]
        assert all(abs(sum(row) - 1) < 1e-9 for row in after)
        before = after
    assert before[2][2] > 0.9
    watcher = notebook.suspected(view, quiet)
    assert watcher[1][3] < 1 and watcher[0][0] == 1


def test_deputies_among_greenhorns() -> None:
    """Mixed tables of five: in the same role a deputy's seat wins clearly more often."""
    bots = ["deputy", "greenhorn", "deputy", "greenhorn", "greenhorn"]
    result = tournament(BANG, bots, 120, "a new sheriff in town", USUAL)
    assert result.unfinished == 0
    share = {role: {name: one.won / one.seats for name, one in by_bot.items()} for role, by_bot in result.parts.items()}
    assert set(share) == {"sheriff", "deputy", "outlaw", "renegade"}
    for role in ("sheriff", "deputy", "outlaw"):
        assert share[role]["deputy"] > share[role]["greenhorn"] + 0.1, share
