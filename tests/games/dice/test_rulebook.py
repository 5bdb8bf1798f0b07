"""The rulebook of BANG! The Dice Game as data: nothing it names is missing, its examples are true, its numbers right."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from helpers.rulebooks import (
    check_anchors,
    check_drawings,
    check_example,
    check_german,
    check_texts,
    every_id,
    german,
    unproved,
    words_of,
)
from sixchambers.engine.rulebook import Example, Grid, Ruling
from sixchambers.games.dice.data import (
    CHARACTER_CARDS,
    FACES,
    GHOST_SIDES,
    LEAST_PLAYERS,
    OUTLAW,
    ROLE_COUNTS,
    SPECIAL_CARDS,
    TYPES,
)
from sixchambers.games.dice.deal import characters
from sixchambers.games.dice.events import EVENTS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.rulebook import RULEBOOK
from sixchambers.games.dice.words import WORDS as DICE_WORDS
from sixchambers.words.catalogue import late

WORDS = words_of(RULEBOOK)
ANCHORS = RULEBOOK.places()
EXAMPLES = pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))
ALL = DiceOptions(True, True, "mixed", True, True)


def spoken(id: str) -> bool:
    """A form for the reader himself rests on the same rule as the form for everybody."""
    return not id.endswith("_you")


def test_the_book_is_whole() -> None:
    check_anchors(RULEBOOK)
    check_texts(RULEBOOK, {**DICE_WORDS, **late("app.rulebook")})
    check_drawings(RULEBOOK)


def test_german_says_everything() -> None:
    check_german(RULEBOOK)


# --- anchors ---------------------------------------------------------------------------------------------------


def test_every_event_rests_on_a_rule_of_the_book() -> None:
    assert [event.__name__ for event in EVENTS if event.rule not in ANCHORS] == []


def test_every_refusal_question_and_log_line_has_a_rule() -> None:
    wanted = re.compile(r"dice\.(ask|log|end|learned|too_few)_\w+")
    refusals = {"burns", "sid_first", "out_of_range", "not_oneself", "eliminated", "not_the_last_arrow"}
    met = [id for id in DICE_WORDS if wanted.fullmatch(id) and spoken(id)] + [f"dice.{id}" for id in refusals]
    assert [id for id in met if RULEBOOK.why.get(id) not in ANCHORS] == []
    options = [f"dice.option_{name}" for name in DICE.options_type.__struct_fields__]
    assert [id for id in options if RULEBOOK.why.get(id) not in ANCHORS] == []
    assert [id for id in RULEBOOK.why if id not in DICE_WORDS] == []


def test_a_log_line_and_its_event_name_the_same_rule() -> None:
    """The log opens the rule of the event; asking by message must not lead elsewhere."""
    for event in EVENTS:
        ids = {text for text in event.line.__code__.co_consts if isinstance(text, str) and text.startswith("dice.log_")}
        assert {RULEBOOK.why[id] for id in ids if id in DICE_WORDS} <= {event.rule}, event


@pytest.mark.parametrize("character", characters(ALL))
def test_every_character_has_a_rule_of_its_own(character: str) -> None:
    assert f"dice/{character}" in ANCHORS
    rows = [row for block in RULEBOOK.blocks() if isinstance(block, Grid) for row in block.rows]
    life = str(CHARACTER_CARDS[character].life)
    assert (f"dice.{character}", life, f"dice.{character}_text") in rows


@pytest.mark.parametrize("card", [card for cards in SPECIAL_CARDS.values() for card in cards])
def test_every_special_role_has_a_rule_of_its_own(card: str) -> None:
    assert f"dice/{card}" in ANCHORS and f"dice.{card}_text" in every_id(RULEBOOK)


# --- tables say what the game does -----------------------------------------------------------------------------


def rows_under(head: str) -> list[tuple[str, ...]]:
    (grid,) = [block for block in RULEBOOK.blocks() if isinstance(block, Grid) and head in block.head]
    return list(grid.rows)


def test_roles_are_dealt_as_the_book_says() -> None:
    told = {
        int(row[0]): tuple(0 if cell == "–" else int(cell) for cell in row[1:])
        for row in rows_under("dice.renegade")
        if row[0].isdigit()
    }
    assert told == {seats: tuple(counts[kind] for kind in TYPES) for seats, counts in ROLE_COUNTS.items()}


def test_the_saloon_dice_have_the_faces_of_the_book() -> None:
    rows = rows_under("rules.dice_saloon_base")
    for place, kind in enumerate(("base", "loudmouth", "coward")):
        assert sorted(row[place] for row in rows) == sorted(f"dice.{face}" for face in FACES[kind])


def test_modules_need_as_many_players_as_the_book_says() -> None:
    least = {row[0].removeprefix("dice.option_"): int(row[2].split("–")[0]) for row in rows_under("rules.dice_module")}
    assert least == {name: LEAST_PLAYERS.get(name, 3) for name in least} and len(least) == 5


def test_a_ghost_renegade_takes_the_side_of_the_book() -> None:
    told = {int(seats): side for seats, side in rows_under("rules.dice_ghost_sides")}
    wanted = {
        seats: f"rules.dice_ghost_{'outlaws' if side == OUTLAW else 'law'}" for seats, side in GHOST_SIDES.items()
    }
    assert told == wanted


def at_least(number: int, dice: int, chance: Fraction = Fraction(1, 6)) -> Fraction:
    """At least so many of one face with so many dice."""
    return sum(
        (comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(number, dice + 1)), start=Fraction(0)
    )


def collected(dice: int, needed: int, throws: int) -> Fraction:
    """Kept when it shows, all the others thrown again: that many at last."""
    return at_least(needed, dice, 1 - Fraction(5, 6) ** throws)


def gatlings(throws: int, dice: int = 5, kept: int = 0, burning: int = 0) -> Fraction:
    """Three Gatlings, keeping nothing else; dynamite burns, and three of them end it."""
    if throws == 0 or burning >= 3:
        return Fraction(kept >= 3)
    total = Fraction(0)
    for shown in product("gdo", repeat=dice):
        weight = Fraction(1, 6) ** (shown.count("g") + shown.count("d")) * Fraction(4, 6) ** shown.count("o")
        total += weight * gatlings(throws - 1, shown.count("o"), kept + shown.count("g"), burning + shown.count("d"))
    return total


@pytest.mark.parametrize(
    ("what", "chance"),
    [
        ("one_arrow", at_least(1, 5)),
        ("gatling", at_least(3, 5)),
        ("gatling_all", gatlings(3)),
        ("blast", collected(5, 3, 3)),
        ("two_burn", at_least(1, 3)),
        ("two_burn_twice", collected(3, 1, 2)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_chances_of_the_book_are_right(what: str, chance: Fraction) -> None:
    text = WORDS[f"rules.dice_odds_{what}_chance"]
    assert text == f"{float(chance):.1%}"
    assert german()[text] == text.replace(".", ",").replace("%", " %")


# --- examples and rulings --------------------------------------------------------------------------------------


def test_there_are_examples_for_what_is_hard_to_explain() -> None:
    ids = {example.id for example in RULEBOOK.examples()}
    base = {"turn", "indians", "dynamite", "shots", "gatling", "outlaws_win", "renegade_wins", "hunt"}
    modules = {"loudmouth", "coward", "chief", "ghost", "good", "judge", "gambler", "left_hand"}
    assert base | modules <= ids


@EXAMPLES
def test_an_example_is_true(example: Example) -> None:
    check_example(example, DICE)


@EXAMPLES
def test_every_number_a_caption_names_is_said_or_proved(example: Example) -> None:
    """But for the 1s and 2s on dice, which are names of faces, and the ×2 token."""
    assert unproved(example, WORDS, faces="12") == {}


def test_rulings_are_quoted_by_their_number() -> None:
    rulings = [block for block in RULEBOOK.blocks() if isinstance(block, Ruling) and block.mark]
    assert len(rulings) >= 12
    assert all(ruling.anchor == f"dice/{ruling.mark.lower()}" for ruling in rulings)
