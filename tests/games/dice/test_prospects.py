"""What could this roll do: against every outcome counted by hand."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from helpers.dice import ALL, BASE, dice_play, moments, set_table
from sixchambers.engine.questions import ChooseSome
from sixchambers.games.dice.data import EXPLOSION, FACES, SYMBOLS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.prospects import Prospects, mean, prospects
from sixchambers.games.dice.view import DiceView


def counted(view: DiceView, dice: tuple[int, ...]) -> dict[str, float]:
    """The slow way: every face of every die."""
    outcomes = list(product(*[FACES[view.dice[die].kind] for die in dice]))
    needs = 2 if view.characters[view.active] == "willy_the_kid" else 3
    bill = view.characters[view.active] == "bill_noface"
    totals = dict.fromkeys(("dynamite", "attack", "gatling", "bullet", "arrows", "shots", "beers"), 0.0)
    for thrown in outcomes:
        faces = [die.face for die in view.dice]
        for die, face in zip(dice, thrown, strict=True):
            faces[die] = face
        symbols = [symbol for face in faces for symbol in [SYMBOLS[face][0]] * SYMBOLS[face][1]]
        arrows = faces.count("arrow") if bill else thrown.count("arrow")
        totals["dynamite"] += symbols.count("dynamite") >= EXPLOSION
        totals["attack"] += arrows >= view.pile + view.chief_in_pile
        totals["gatling"] += symbols.count("gatling") >= needs
        totals["bullet"] += "bullet" in thrown
        totals["arrows"] += thrown.count("arrow")
        totals["shots"] += symbols.count("one") + symbols.count("two")
        totals["beers"] += symbols.count("beer")
    return {name: total / len(outcomes) for name, total in totals.items()}


def agrees(found: Prospects, wanted: dict[str, float]) -> bool:
    plain = {name: getattr(found, name) for name in ("dynamite", "attack", "gatling", "bullet")}
    plain |= {name: mean(getattr(found, name)) for name in ("arrows", "shots", "beers")}
    return all(abs(plain[name] - wanted[name]) < 1e-9 for name in wanted)


@pytest.mark.parametrize("options", [BASE, ALL, DiceOptions(saloon_dice=True, new_characters=True)])
def test_every_choice_of_dice_in_random_games(options: DiceOptions) -> None:
    looked = 0
    random = Random(1)
    for number in range(12):
        play = dice_play(6, options, number)
        for _ in moments(play, Random(number)):
            question = play.questions[0] if play.questions else None
            if isinstance(question, ChooseSome) and play.state.active != play.state.ghost and random.random() < 0.25:
                view = DICE.view(play.state, play.state.active)
                dice = random.choice([answer for answer in question.legal() if len(answer) <= 4])
                assert agrees(prospects(view, dice), counted(view, dice)), (view, dice)
                looked += 1
    assert looked > 40


def view_of(die: str, **said: object) -> DiceView:
    running = set_table(die=die, **said)
    return DICE.view(running.table.play.state, running.table.play.state.active)


def test_a_small_pile_is_dangerous() -> None:
    view = view_of("1 1 1 2 2", B_arrows=4, C_arrows=4)
    assert abs(prospects(view, (0, 1)).attack - 11 / 36) < 1e-12
    assert prospects(view, ()).attack == 0.0


def test_two_dynamites_and_three_dice() -> None:
    view = view_of("dyn dyn 1 2 2")
    assert abs(prospects(view, (2, 3, 4)).dynamite - 91 / 216) < 1e-12


def test_bill_noface_pays_for_what_lies_there_when_he_stops() -> None:
    view = view_of("arrow arrow 1 2 2", A_character="bill_noface", B_arrows=7)
    assert prospects(view, ()).attack == 1.0
    assert prospects(view, (0, 1)).attack < 0.1


def test_chances_add_up() -> None:
    view = view_of("1 2 beer gat 2")
    found = prospects(view, (0, 1, 2))
    for chances in (found.arrows, found.shots, found.beers, found.gatlings):
        assert abs(sum(chances) - 1) < 1e-12
    assert found.most_likely_shots in range(len(found.shots))


def test_the_ghost_fears_nothing() -> None:
    running = set_table("ABCDEF", die="arrow dyn", options={"ghost": True}, active="B", B_ghost=True)
    view = DICE.view(running.table.play.state, 1)
    found = prospects(view, (0,))
    assert (found.dynamite, found.attack, found.gatling, found.bullet) == (0, 0, 0, 0)
