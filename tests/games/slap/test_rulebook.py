"""The rulebook of Slap .45 as data: nothing it names is missing, its examples are true, its numbers right."""

from __future__ import annotations

import re
from typing import get_args

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
from sixchambers.games.slap.anchors import ANCHORS, of_card, of_gang
from sixchambers.games.slap.box import (
    CALM_MS,
    CARDS,
    COUNTS,
    DECIDE_MS,
    FEINTS,
    GANGS,
    LONGEST_WAIT,
    PACES,
    PRACTICE_ROUNDS,
    RECRUIT_PRICE,
    ROUND_LIMIT,
    UNLOCK_MS,
)
from sixchambers.games.slap.events import EVENTS
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.judge import shapes
from sixchambers.games.slap.options import SlapOptions
from sixchambers.games.slap.rulebook import RULEBOOK
from sixchambers.games.slap.rulebook.course import REASONS
from sixchambers.games.slap.words import WORDS as SLAP_WORDS
from sixchambers.players.slap.levels import LADDER
from sixchambers.players.words import WORDS as BOT_WORDS
from sixchambers.words.catalogue import late

WORDS = words_of(RULEBOOK)
PLACES = RULEBOOK.places()
EXAMPLES = pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))


def test_the_book_is_whole() -> None:
    check_anchors(RULEBOOK)
    check_texts(RULEBOOK, {**SLAP_WORDS, **BOT_WORDS, **late("app.rulebook")})
    check_drawings(RULEBOOK)


def test_german_says_everything() -> None:
    check_german(RULEBOOK)


# --- anchors -----------------------------------------------------------------------------------------------------------


def test_every_anchor_of_the_game_is_in_the_book() -> None:
    assert [anchor for anchor in ANCHORS if anchor not in PLACES] == []
    assert [event.__name__ for event in EVENTS if event.rule not in PLACES] == []


def test_every_refusal_question_and_log_line_has_a_rule() -> None:
    wanted = re.compile(r"slap\.(ask|no|log|end|learned|ruling)_\w+")
    met = [id for id in SLAP_WORDS if wanted.fullmatch(id) and not id.endswith("_you")]
    met += [f"slap.option_{name}" for name in SLAP.options_type.__struct_fields__]
    assert [id for id in met if RULEBOOK.why.get(id) not in PLACES] == []
    assert [id for id in RULEBOOK.why if id not in SLAP_WORDS] == []


def test_a_log_line_and_its_event_name_the_same_rule() -> None:
    """The log opens the rule of the event; asking by message must not lead elsewhere."""
    for event in EVENTS:
        consts = event.line.__code__.co_consts
        ids = {text for text in consts if isinstance(text, str) and text in SLAP_WORDS}
        if "anchor" not in vars(event):
            assert {RULEBOOK.why[id] for id in ids} <= {event.rule}, event


def test_whatever_the_judge_says_is_explained() -> None:
    """Every reason why a press did nothing has a word in the verdict, a sentence in the book, and a rule behind it."""
    reasons = [reason for reason in get_args(shapes.Ruling) if reason]
    assert sorted(REASONS) == sorted(reasons)
    for reason in reasons:
        assert RULEBOOK.why[f"slap.ruling_{reason}"] in PLACES
        assert WORDS[f"rules.slap_nothing_{reason}"].endswith(".")


def section_titles() -> dict[str, str]:
    return {part.anchor: part.title for chapter in RULEBOOK.chapters for part in chapter.sections}


def test_cards_and_gangs_have_a_rule_and_a_picture_of_their_own() -> None:
    titles = section_titles()
    drawn = {picture.drawing for block in RULEBOOK.blocks() if isinstance(block, Pictures) for picture in block.row}
    for card in CARDS:
        assert titles[of_card(card)] == f"slap.card_{card}" and f"slap/card_{card}" in drawn
    for gang in GANGS:
        assert titles[of_gang(gang)] == f"slap.gang_{gang}" and f"slap/emblem_{gang}" in drawn


def test_every_ruling_is_quoted_by_its_number() -> None:
    rulings = [block for block in RULEBOOK.blocks() if isinstance(block, Ruling) and block.mark]
    assert sorted(int(ruling.mark[1:]) for ruling in rulings) == list(range(1, 43))
    assert all(ruling.anchor == f"slap/{ruling.mark.lower()}" for ruling in rulings)


# --- tables and texts say what the game does ---------------------------------------------------------------------------


def rows_under(head: str) -> list[tuple[str, ...]]:
    (grid,) = [block for block in RULEBOOK.blocks() if isinstance(block, Grid) and head in block.head]
    return list(grid.rows)


def test_the_box_holds_what_the_book_counts() -> None:
    told = {row[0].removeprefix("slap."): int(row[1]) for row in rows_under("rules.slap_components_count")}
    assert told == {part.id: part.count for part in SLAP.components()}


def test_the_paces_are_those_of_the_book() -> None:
    for name, pace in PACES.items():
        assert WORDS[f"rules.slap_clock_gap_{name}"].startswith(f"{pace.gap / 1000:.1f} ")
        assert german()[WORDS[f"rules.slap_clock_gap_{name}"]].startswith(f"{pace.gap / 1000:.1f} ".replace(".", ","))
        assert WORDS[f"rules.slap_clock_wait_{name}"] == f"{pace.wait} milliseconds"


def test_the_levels_are_those_of_the_book() -> None:
    for level in LADDER:
        mean = level.reaction.mu + level.reaction.tau
        assert WORDS[f"rules.slap_bots_mean_{level.id}"] == f"{mean:.0f} milliseconds"
        assert WORDS[f"rules.slap_bots_slips_{level.id}"] == f"{level.slips * 100:.0f} in 100"
        beside = f"{abs(level.beside):.0f} {'slower' if level.beside > 0 else 'faster'}" if level.beside else "like you"
        assert WORDS[f"rules.slap_bots_beside_{level.id}"] == beside


SPELLED = {2: "twice", 3: "three", 4: "four", 5: "five", 10: "ten", 40: "Forty"}
GERMAN = {2: "zweimal", 3: "drei", 4: "vier", 5: "fünf", 10: "zehn", 40: "Vierzig"}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("flinch_1", SlapOptions().floor),
        ("flinch_1", SlapOptions().flinch_lock),
        ("a12_a", SlapOptions().flinch_lock),
        ("lift_1", SlapOptions().lift),
        ("a11_a", SlapOptions().lift),
        ("cover_2", SlapOptions().miss),
        ("recruit_1", RECRUIT_PRICE),
        ("winning_1", ROUND_LIMIT),
    ],
)
def test_numbers_in_the_texts_are_those_of_the_game(text: str, number: int) -> None:
    english = WORDS[f"rules.slap_{text}"]
    assert str(number) in english and str(number) in german()[english]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("close_1", SlapOptions().eps),
        ("round_3", SlapOptions().round_timeout // 1000),
        ("dealer_3", UNLOCK_MS // 1000),
        ("clock_3", LONGEST_WAIT // 1000),
        ("powers_2", DECIDE_MS // 1000),
        ("calm_1", CALM_MS // 1000),
        ("practice_1", PRACTICE_ROUNDS),
        ("duel_2", SlapOptions().duel_pick),
        ("duel_2", FEINTS),
    ],
)
def test_numbers_in_words_are_those_of_the_game(text: str, number: int) -> None:
    english = WORDS[f"rules.slap_{text}"]
    assert SPELLED[number] in english and GERMAN[number] in german()[english]


def test_the_book_counts_the_deck() -> None:
    assert (COUNTS["iron"], COUNTS["move"], COUNTS["big"], COUNTS["gold"]) == (20, 20, 10, 17)
    assert "twenty of each, ten Big Guns, up to seventeen Gold" in WORDS["rules.slap_advice_cover_1"]


# --- examples ------------------------------------------------------------------------------------------------------------


def test_there_are_examples_for_what_is_hard_to_explain() -> None:
    ids = {example.id for example in RULEBOOK.examples()}
    assert {*CARDS, "horse", "flinch", "close", "leaving", "union", "comanche", "sheriffs", "outlaws"} <= ids
    assert {"recruit", "duel"} <= ids


@EXAMPLES
def test_an_example_is_true(example: Example) -> None:
    check_example(example, SLAP)


@EXAMPLES
def test_every_number_a_caption_names_is_said_or_proved(example: Example) -> None:
    assert unproved(example, WORDS) == {}


@EXAMPLES
def test_an_example_shows_only_what_its_onlooker_may_know(example: Example) -> None:
    """With a player's eyes; only the one about the dealer of a duel looks at the deck, over that dealer's shoulder."""
    assert example.eyes == ("Rosa" if example.id == "duel" else "Ida")
