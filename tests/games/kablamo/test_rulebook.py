"""The rulebook of Kablamo as data: nothing it names is missing, its examples are true, its numbers right."""

from __future__ import annotations

import re
from math import comb

import pytest

from helpers.rulebooks import (
    check_anchors,
    check_drawings,
    check_example,
    check_german,
    check_texts,
    german,
    unproved,
    words_of,
)
from sixchambers.engine.rulebook import Example, Grid, Pictures, Ruling
from sixchambers.games.kablamo.anchors import ANCHORS, of_kind
from sixchambers.games.kablamo.box import BOX, HAND, HIGHEST_HV, KIND, KINDS, MULLIGANS, NUMBERED, ROUND_LIMIT, is_hv
from sixchambers.games.kablamo.box import KABLAMO as KABLAMO_FACE
from sixchambers.games.kablamo.cylinder import SAFE, fires_in
from sixchambers.games.kablamo.events import EVENTS
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.rulebook import RULEBOOK
from sixchambers.games.kablamo.windows import WINDOWS
from sixchambers.games.kablamo.words import WORDS as KABLAMO_WORDS
from sixchambers.words.catalogue import late

WORDS = words_of(RULEBOOK)
PLACES = RULEBOOK.places()
EXAMPLES = pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))


def section(anchor: str) -> list[str]:
    """The texts of one rule."""
    (found,) = [part for chapter in RULEBOOK.chapters for part in chapter.sections if part.anchor == anchor]
    return [block.id for block in found.blocks if hasattr(block, "id") and not isinstance(block, Example)]


def test_the_book_is_whole() -> None:
    check_anchors(RULEBOOK)
    check_texts(RULEBOOK, {**KABLAMO_WORDS, **late("app.rulebook")})
    check_drawings(RULEBOOK)


def test_german_says_everything() -> None:
    check_german(RULEBOOK)


# --- anchors -----------------------------------------------------------------------------------------------------------


def test_every_anchor_of_the_game_is_in_the_book() -> None:
    assert [anchor for anchor in ANCHORS if anchor not in PLACES] == []
    assert [event.__name__ for event in EVENTS if event.rule not in PLACES] == []


def test_every_refusal_question_and_log_line_has_a_rule() -> None:
    wanted = re.compile(r"kablamo\.(ask|no|log|end|learned)_\w+")
    met = [id for id in KABLAMO_WORDS if wanted.fullmatch(id) and not id.endswith("_you")]
    met += [f"kablamo.option_{name}" for name in KABLAMO.options_type.__struct_fields__]
    assert [id for id in met if RULEBOOK.why.get(id) not in PLACES] == []
    assert [id for id in RULEBOOK.why if id not in KABLAMO_WORDS] == []


def test_a_log_line_and_its_event_name_the_same_rule() -> None:
    """The log opens the rule of the event; asking by message must not lead elsewhere."""
    for event in EVENTS:
        consts = event.line.__code__.co_consts
        ids = {text for text in consts if isinstance(text, str) and text.startswith("kablamo.log_")}
        assert {RULEBOOK.why[id] for id in ids} <= {event.rule}, event


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_bullet_has_a_rule_and_a_picture_of_its_own(kind: object) -> None:
    id = kind.id  # type: ignore[attr-defined]
    assert section(of_kind(id))[0] == f"rules.kablamo_{id}"
    drawn = [picture.drawing for block in RULEBOOK.blocks() if isinstance(block, Pictures) for picture in block.row]
    assert f"kablamo/bullet_{id}" in drawn


def test_every_ruling_is_quoted_by_its_number() -> None:
    rulings = [block for block in RULEBOOK.blocks() if isinstance(block, Ruling) and block.mark]
    assert sorted(int(ruling.mark[1:]) for ruling in rulings) == list(range(1, 31))
    assert all(ruling.anchor == f"kablamo/{ruling.mark.lower()}" for ruling in rulings)


# --- tables say what the game does -------------------------------------------------------------------------------------


def rows_under(head: str) -> list[tuple[str, ...]]:
    (grid,) = [block for block in RULEBOOK.blocks() if isinstance(block, Grid) and head in block.head]
    return list(grid.rows)


def test_the_box_holds_what_the_book_counts() -> None:
    told = {row[0]: int(row[1]) for row in rows_under("rules.kablamo_components_count")}
    groups = {group: sum(kind.copies for kind in KINDS if kind.group == group) for group in ("live", "action", "hv")}
    assert told == {f"kablamo.{group}_bullet": count for group, count in groups.items()}
    assert sum(told.values()) == len(BOX)


def test_bullets_have_the_numbers_of_the_book() -> None:
    told = {
        row[0].removeprefix("kablamo.bullet_"): (row[1], row[2]) for row in rows_under("rules.kablamo_bullet_copies")
    }
    assert told == {
        kind.id: (str(kind.copies), " ".join(map(str, kind.numbers))) for kind in KINDS if kind.group == "action"
    }
    red = {row[1].removeprefix("kablamo.bullet_"): row[0] for row in rows_under("rules.kablamo_bullet_number")}
    assert red == {id: str(kind.numbers[0]) for id, kind in KIND.items() if kind.group == "hv"}


def test_chambers_are_fired_in_the_order_of_the_book() -> None:
    rows = rows_under("rules.kablamo_cylinder_fires")
    told = {row[0].removeprefix("rules.kablamo_cylinder_").strip("_"): int(row[1][-1]) for row in rows}
    assert told.pop("safe") == fires_in(SAFE) == 1
    assert told == {str(position): fires_in(position) for position in range(SAFE)}


def test_the_book_names_every_window() -> None:
    assert [row[0].rpartition("_")[2].upper() for row in rows_under("rules.kablamo_windows_good")] == list(WINDOWS)


def test_numbers_in_the_texts_are_those_of_the_game() -> None:
    """Where a rule says a number in digits or in words, it is the one the game plays with."""
    assert str(ROUND_LIMIT) in WORDS["rules.kablamo_winning_3"] and str(ROUND_LIMIT) in WORDS["rules.kablamo_a20_a"]
    assert f"from 1 to {NUMBERED};" in WORDS["rules.kablamo_components_1"]
    spelled = {6: "six", 7: "seven", 8: "eight", 12: "twelve", 13: "thirteen"}
    assert f"draws {spelled[HAND]} bullets" in WORDS["rules.kablamo_setup_draw"]
    assert f"draw {spelled[HAND - MULLIGANS]}" in WORDS["rules.kablamo_mulliganovski_1"]
    assert f"draws {spelled[HAND - 1]} bullets" in WORDS["rules.kablamo_iron_strategist_1"]
    assert spelled[KIND["kablamo"].copies] in WORDS["rules.kablamo_kablamo"]
    assert spelled[KIND["click"].copies] in WORDS["rules.kablamo_click"]
    assert spelled[HIGHEST_HV] in WORDS["rules.kablamo_hv_all"]


def at_least(number: int, there: int) -> float:
    """So many of a sort among the first hand, if so many are in the box."""
    fewer = sum(comb(there, k) * comb(len(BOX) - there, HAND - k) for k in range(number))
    return 1 - fewer / comb(len(BOX), HAND)


DEADLY, RED = BOX.count(KABLAMO_FACE), sum(map(is_hv, BOX))


@pytest.mark.parametrize(
    ("what", "chance"),
    [
        ("bullet", DEADLY / len(BOX)),
        ("hand", at_least(1, DEADLY)),
        ("two", at_least(HAND - 6 + 1, DEADLY)),
        ("red", at_least(1, RED)),
    ],
    ids=["bullet", "hand", "two", "red"],
)
def test_the_chances_of_the_book_are_right(what: str, chance: float) -> None:
    text = WORDS[f"rules.kablamo_odds_{what}_chance"]
    assert text == f"{chance:.1%}"
    assert german()[text] == text.replace(".", ",").replace("%", " %")


# --- examples ------------------------------------------------------------------------------------------------------------


def test_there_are_examples_for_what_is_hard_to_explain() -> None:
    ids = {example.id for example in RULEBOOK.examples()}
    course = {"round", "kablamo", "order", "repeat", "nobody", "responses"}
    moving = {
        "double_cross",
        "gentlemen_agreement",
        "greased_cylinder",
        "sleight_of_hand",
        "triple_action",
        "lights_out",
    }
    assert course | moving <= ids


@EXAMPLES
def test_an_example_is_true(example: Example) -> None:
    check_example(example, KABLAMO)


@EXAMPLES
def test_every_number_a_caption_names_is_said_or_proved(example: Example) -> None:
    assert unproved(example, WORDS) == {}


@EXAMPLES
def test_an_example_shows_only_what_its_onlooker_may_know(example: Example) -> None:
    """Over Ida's shoulder, with the helper on; the table has a helper to show it."""
    assert example.eyes == "Ida" and example.options == {"helper": "memory"}
