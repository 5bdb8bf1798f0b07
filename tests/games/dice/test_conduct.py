"""What deeds say about roles: the notebook follows the evidence, never further than it goes."""

from __future__ import annotations

from random import Random

import pytest

from helpers.dice import ALL, BASE, SOME, configurations, dice_play, memories, moments, set_table, text
from helpers.playing import say
from sixchambers.games.dice import notebook
from sixchambers.games.dice.data import TYPE_OF, TYPES
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import Deed, DiceMemory
from sixchambers.games.dice.notebook import Chances, read, suspected
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.view import DiceView

SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(4)
A, B, C, D, E = range(5)


def five(seat: int | None = A) -> DiceView:
    """A is the Sheriff; nobody has done anything yet."""
    return DICE.view(set_table(options={"throw": "hand"}).table.play.state, seat)


def after(*deeds: Deed, seat: int | None = A) -> Chances:
    return read(five(seat), DiceMemory(deeds, 0, True))


def shot(actor: int, target: int, *choices: int, turn: int = 1) -> Deed:
    return Deed(turn, actor, "shot", target, 1, choices)


@pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)
def test_chances_add_up(seats: int, options: DiceOptions) -> None:
    """Over the types of a seat to one, over the seats to the number of cards; open cards are certain; nobody is sure
    of what he cannot know."""
    play = dice_play(seats, options, "sums", heard=True)
    memory = memories(play)
    for step, _ in enumerate(moments(play, Random(seats))):
        memory.listen()
        if step % 7 or play.core.outcome is not None:
            continue
        for seat in (step % seats, None):
            view = DICE.view(play.state, seat)
            chances = read(view, memory.by_seat[seat])
            for other, row in enumerate(chances):
                assert sum(row) == pytest.approx(1.0) and min(row) >= 0.0
                role = view.roles[other]
                assert role is None or row[TYPES.index(TYPE_OF[role])] == 1.0
            for number, (kind, dealt) in enumerate(view.counts):
                assert sum(row[number] for row in chances) == pytest.approx(dealt), kind


def test_a_shot_at_the_sheriff() -> None:
    before = after()
    row = after(shot(B, A, A, C))[B]
    assert row[OUTLAW] > before[B][OUTLAW] + 0.2 and row[DEPUTY] < before[B][DEPUTY] / 2
    twice = after(shot(B, A, A, C), shot(B, A, A, C, turn=2))[B]
    assert twice[OUTLAW] > row[OUTLAW]


def test_a_shot_at_somebody_else_though_the_sheriff_was_in_reach() -> None:
    row = after(shot(B, C, A, C))[B]
    assert row[OUTLAW] < after()[B][OUTLAW] < after(shot(B, A, A, C))[B][OUTLAW]


def test_where_there_was_no_choice_there_is_no_sign() -> None:
    assert after(shot(B, A, A)) == after()


def test_a_beer_for_the_sheriff_and_one_for_oneself() -> None:
    assert after(Deed(1, B, "beer", A))[B][DEPUTY] > after()[B][DEPUTY] + 0.15
    assert after(Deed(1, B, "beer", B)) == after()


def test_an_arrow_taken_off_the_sheriff_is_a_kindness_and_one_given_to_him_is_not() -> None:
    before = after()[B][DEPUTY]
    assert after(Deed(1, B, "relief", A))[B][DEPUTY] > before > after(Deed(1, B, "arrow", A))[B][DEPUTY]


def test_somebody_elses_deeds_change_what_is_left() -> None:
    """If B and C are Outlaws, D and E are Deputy and Renegade."""
    deeds = [shot(seat, A, A, other, turn=turn) for turn in (1, 2, 3) for seat, other in ((B, C), (C, D))]
    chances = after(*deeds)
    assert chances[D][OUTLAW] < 0.2 and chances[E][OUTLAW] < 0.2


def test_a_shot_at_somebody_suspected_is_no_crime() -> None:
    """Shooting at who shoots at the Sheriff looks like the law; shooting at who feeds him does not."""
    bandit = [shot(C, A, A, B, turn=turn) for turn in (1, 2, 3)]
    friend = [Deed(turn, C, "beer", A) for turn in (1, 2, 3)]
    against_bandit = after(*bandit, shot(B, C, C, D, turn=4))[B]
    against_friend = after(*friend, shot(B, C, C, D, turn=4))[B]
    assert against_bandit[DEPUTY] - after(*bandit)[B][DEPUTY] > 0 > against_friend[DEPUTY] - after(*friend)[B][DEPUTY]


def test_many_deeds_never_make_certain() -> None:
    chances = after(*[shot(B, A, A, C, turn=turn) for turn in range(1, 60)])
    assert 0.98 < chances[B][OUTLAW] < 1.0


def test_one_knows_more_than_who_only_watches() -> None:
    """C knows that he is one of the two Outlaws: for everybody else one is left."""
    view = five(C)
    assert read(view, DiceMemory())[B][OUTLAW] == pytest.approx(1 / 3)
    assert suspected(view, DiceMemory())[B][OUTLAW] == pytest.approx(1 / 2)
    assert read(five(None), DiceMemory()) == suspected(view, DiceMemory())


def test_who_wears_the_star_may_change() -> None:
    """Before The Good took it, a shot at the old Sheriff was a shot at the Sheriff."""
    options = {"special_roles": "special", "throw": "hand"}
    table = set_table(
        options=options, B_role="the_good", active="B", C_shown=False, D_shown=True, E_shown=True, A_life=2
    )
    say(table, "B reveals the_good")
    view = DICE.view(table.table.play.state, None)
    assert view.sheriff == B and view.roles[A] == "the_good"
    deeds = (shot(C, A, A, B, turn=1), Deed(2, B, "power", -1, what="the_good"), shot(C, A, A, B, turn=3))
    first = notebook.Case(5, A, dict(view.counts))
    first.follow(deeds)
    second = notebook.Case(5, A, dict(view.counts))
    second.follow(deeds[:1])
    assert first.rows[C] != second.rows[C]
    assert first.rows[C][0] > second.rows[C][0], "the second shot went past the Sheriff"
    assert read(view, DiceMemory(deeds, 0, True))[B][SHERIFF] == 1.0


@pytest.mark.parametrize("options", [BASE, ALL], ids=text)
def test_read_bit_by_bit_or_all_at_once(options: DiceOptions) -> None:
    """What is kept between two looks is a short cut, no more: a fresh start says the same, to the last digit."""
    for number in range(3):
        play = dice_play(6, options, number, heard=True)
        memory = memories(play)
        for step, _ in enumerate(moments(play, Random(number))):
            memory.listen()
            if step % 5:
                continue
            view = DICE.view(play.state, step % 6)
            gradually = read(view, memory.by_seat[step % 6])
            notebook._cases.clear()
            assert read(view, memory.by_seat[step % 6]) == gradually


def test_what_was_taken_back_is_not_held_against_anybody() -> None:
    deeds = (shot(B, A, A, C),)
    assert read(five(), DiceMemory(deeds, 0, True)) != after()
    assert read(five(), DiceMemory((), 0, True)) == after()
