"""The rulebook of BANG! as data: nothing it names is missing, its examples are true, its numbers right."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from helpers.bang import SWITCHES, bang_play, moments
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
from sixchambers.games.bang.anchors import ANCHORS as NAMED
from sixchambers.games.bang.box import (
    CARD_NAMES,
    CARDS,
    COST,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FACE,
    GOLD_RUSH_LIFE,
    LIFE,
    NAME,
    RANGE,
    RANK,
    ROLES,
    SUIT,
)
from sixchambers.games.bang.events import EVENTS
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.rulebook import RULEBOOK
from sixchambers.words.catalogue import late

WORDS = words_of(RULEBOOK)
ANCHORS = RULEBOOK.places()
EXAMPLES = pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))


def test_the_book_is_whole() -> None:
    check_anchors(RULEBOOK)
    check_texts(RULEBOOK, {**BANG.words, **late("app.rulebook")})
    check_drawings(RULEBOOK)


def test_german_says_everything() -> None:
    check_german(RULEBOOK)


# --- anchors ---------------------------------------------------------------------------------------------------


def test_every_anchor_the_game_names_is_in_the_book() -> None:
    assert [anchor for anchor in NAMED if anchor not in ANCHORS] == []
    assert [event.__name__ for event in EVENTS if event.rule not in ANCHORS] == []


def test_every_refusal_warning_question_and_log_line_has_a_rule() -> None:
    wanted = re.compile(r"bang\.(ask|only|no|warn|learned|log|end)_\w+")
    met = [id for id in BANG.words if wanted.fullmatch(id) and not id.endswith("_you")]
    assert len(met) > 120
    assert [id for id in met if RULEBOOK.why.get(id) not in ANCHORS] == []
    options = [f"bang.option_{name}" for name in BANG.options_type.__struct_fields__]
    assert [id for id in options if RULEBOOK.why.get(id) not in ANCHORS] == []
    assert [id for id in RULEBOOK.why if id not in BANG.words] == []


def test_what_happens_leads_to_its_rule() -> None:
    """In whole games: every event opens a rule, and asking for its line by message leads to the same one, or to the
    rule its kind rests on."""
    met = set()
    for number, options in enumerate(SWITCHES):
        play = bang_play(4 + number % 5, options, ("rulebook", number), heard=True)
        for _ in moments(play, Random(number)):
            """On to the end."""
        for event in play.events:
            assert event.anchor() in ANCHORS, event
            line = event.line()
            if line is not None and line.id.startswith("bang."):
                assert RULEBOOK.why[line.id] in (event.rule, event.anchor()), line.id
                met.add(line.id)
    assert len(met) > 50, "there was a lot to tell"


# --- tables say what the game does -----------------------------------------------------------------------------


def rows_under(*head: str) -> list[tuple[str, ...]]:
    """The rows of all tables with this heading."""
    found = [block for block in RULEBOOK.blocks() if isinstance(block, Grid) and block.head == head]
    assert found
    return [row for grid in found for row in grid.rows]


def test_roles_are_dealt_as_the_book_says() -> None:
    roles = ("sheriff", "deputy", "outlaw", "renegade")
    told = {
        int(row[0]): {role: int(cell) for role, cell in zip(roles, row[1:], strict=True) if cell != "–"}
        for row in rows_under("rules.bang_roles_players", *(f"bang.role_{role}" for role in roles))
    }
    assert told == {seats: dict(Counter(dealt)) for seats, dealt in ROLES.items()}


def test_every_card_is_in_the_book_with_its_number_and_faces() -> None:
    rows = rows_under("rules.bang_cards_name", "rules.bang_cards_copies", "rules.bang_cards_does")
    copies = Counter(NAME)
    assert sorted(rows) == sorted((f"bang.card_{name}", str(copies[name]), f"bang.card_{name}_text") for name in copies)
    deck = dict(rows_under("rules.bang_cards_name", "rules.bang_deck_faces"))
    told = [(name, face) for name in CARD_NAMES for face in deck[f"bang.card_{name}"].split()]
    assert sorted(told) == sorted(zip(NAME, FACE, strict=True))


def test_every_weapon_reaches_as_far_as_the_book_says() -> None:
    told = dict(rows_under("rules.bang_distance_weapon", "rules.bang_distance_range"))
    assert told == {f"bang.card_{name}": str(far) for name, far in {"colt": 1, **RANGE}.items()}


@pytest.mark.parametrize("character", [*LIFE, *GOLD_RUSH_LIFE])
def test_every_character_has_a_rule_of_its_own(character: str) -> None:
    assert f"rules.bang_{character}" in WORDS
    life = str((LIFE | GOLD_RUSH_LIFE)[character])
    rows = rows_under("rules.bang_people_name", "rules.bang_people_life", "rules.bang_people_can")
    assert (f"bang.character_{character}", life, f"bang.character_{character}_text") in rows


@pytest.mark.parametrize("name", EQUIPMENT_NAMES)
def test_every_equipment_has_a_rule_of_its_own(name: str) -> None:
    assert f"rules.bang_{name}" in WORDS
    head = [f"rules.bang_gear_{what}" for what in ("name", "cost", "copies", "does")]
    row = (f"bang.equipment_{name}", str(COST[name]), str(EQUIPMENT.count(name)), f"bang.equipment_{name}_text")
    assert row in rows_under(*head)


HEARTS = sum(suit == "♥" for suit in SUIT)
BLASTS = sum(SUIT[card] == "♠" and 2 <= RANK[card] <= 9 for card in CARDS)


@pytest.mark.parametrize(
    ("what", "chance"),
    [
        ("heart", Fraction(HEARTS, 80)),
        ("heart_two", 1 - Fraction(comb(80 - HEARTS, 2), comb(80, 2))),
        ("dynamite", Fraction(BLASTS, 80)),
        ("bang", Fraction(NAME.count("bang"), 80)),
        ("missed", 1 - Fraction(comb(80 - NAME.count("missed"), 4), comb(80, 4))),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_chances_of_the_book_are_right(what: str, chance: Fraction) -> None:
    text = WORDS[f"rules.bang_odds_{what}_chance"]
    assert text == f"{float(chance):.1%}"
    assert german()[text] == text.replace(".", ",").replace("%", " %")


# --- examples and rulings --------------------------------------------------------------------------------------


def test_there_are_examples_for_what_is_hard_to_explain() -> None:
    ids = {example.id for example in RULEBOOK.examples()}
    base = {"turn", "distance", "limit", "dodge", "dynamite", "duel", "store", "last_chance", "reward", "penalty"}
    ends = {"outlaws", "renegade", "hunt"}
    more = {"slab", "jourdonnais", "kit", "sid", "sam", "nuggets", "wanted", "force", "gold_rush", "shadow", "turncoat"}
    assert base | ends | more <= ids


@EXAMPLES
def test_an_example_is_true(example: Example) -> None:
    check_example(example, BANG)


@EXAMPLES
def test_every_number_a_caption_names_is_said_or_proved(example: Example) -> None:
    assert unproved(example, WORDS) == {}


def test_rulings_are_quoted_by_their_number() -> None:
    rulings = [block for block in RULEBOOK.blocks() if isinstance(block, Ruling) and block.mark]
    assert len(rulings) >= 12
    assert all(ruling.anchor == f"bang/{ruling.mark.lower().replace('-', '')}" for ruling in rulings)
    assert all(id in every_id(RULEBOOK) for id in WORDS)
