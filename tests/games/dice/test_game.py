"""BANG! The Dice Game as the engine knows it: its options, its box, and what `check` finds."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from helpers.dice import ALL, BASE, dice_play
from helpers.journals import trouble_in
from sixchambers.engine.chance import Chance
from sixchambers.games import RULES, game
from sixchambers.games import dice as package
from sixchambers.games.dice import data
from sixchambers.games.dice.characters import CHARACTERS
from sixchambers.games.dice.deal import characters, full_life
from sixchambers.games.dice.events import EVENTS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.roles import POWERS
from sixchambers.games.dice.state import DiceState
from sixchambers.players.arena import derived_seed


def test_it_is_in_the_house() -> None:
    assert "dice" in RULES and game("dice") is DICE


def test_everything_has_a_name() -> None:
    ids = [part.id for part in DICE.components()]
    ids += [*data.FACES, *data.SYMBOLS, *data.TYPE_OF, *data.CHARACTER_CARDS]
    assert [id for id in ids if f"dice.{id}" not in DICE.words] == []
    texts = [*data.TYPE_OF, *data.CHARACTER_CARDS]
    assert [id for id in texts if f"dice.{id}_text" not in DICE.words] == []
    for info in DICE.option_infos():
        assert f"dice.option_{info.id}" in DICE.words
        for value in info.values:
            assert isinstance(value, bool) or f"dice.option_{info.id}_{value}" in DICE.words


def test_card_texts_are_short() -> None:
    """They stand on a card one looks at closely."""
    for id, words in DICE.words.items():
        if id.endswith("_text"):
            assert len(words) <= 130, id


def test_the_box_as_the_rules_count_it() -> None:
    assert (len(data.BASE_CHARACTERS), len(data.SALOON_CHARACTERS)) == (16, 8)
    assert set(CHARACTERS) == set(data.CHARACTER_CARDS) and len(CHARACTERS) == 25
    specials = [card for cards in data.SPECIAL_CARDS.values() for card in cards]
    assert len(specials) == 9 and {*POWERS, data.BEAR} == set(specials)
    assert Counter(data.TYPE_OF[card] for card in specials) == {"sheriff": 1, "deputy": 3, "outlaw": 3, "renegade": 2}
    assert all(len(set(faces)) == 6 for faces in data.FACES.values())
    assert len(data.GHOST_TOKENS) + 1 == 7
    for seats, counts in data.ROLE_COUNTS.items():
        assert sum(counts.values()) == seats
        assert all(number <= data.NORMAL_CARDS[kind] for kind, number in counts.items())


@pytest.mark.parametrize(("seats", "layouts"), [(3, 6), (4, 12), (5, 60), (6, 120), (7, 420), (8, 1680)])
def test_distinct_layouts_of_roles(seats: int, layouts: int) -> None:
    from math import factorial, prod

    assert factorial(seats) // prod(map(factorial, data.ROLE_COUNTS[seats].values())) == layouts


@pytest.mark.parametrize(("life", "sheriff", "bear"), [(8, 10, 11), (7, 9, 10), (9, 11, 12)])
def test_the_sheriffs_life(life: int, sheriff: int, bear: int) -> None:
    character = next(id for id, card in data.CHARACTER_CARDS.items() if card.life == life)
    assert full_life(character, "sheriff") == sheriff and full_life(character, "the_bear") == bear
    assert full_life(character, "renegade") == life


def test_the_rule_of_every_event_is_named_in_one_place() -> None:
    assert package.__doc__ is not None
    listed = set(re.findall(r"dice/[a-z_]+", package.__doc__))
    assert listed == {event.rule for event in EVENTS}


# --- options -------------------------------------------------------------------------------------------------------


def test_ruling_a25_special_roles_need_four_players() -> None:
    for mode in ("special", "mixed"):
        options = DiceOptions(special_roles=mode)  # type: ignore[arg-type]
        assert trouble_in(DICE.fresh, options, 3, bytes(16)) == "dice.too_few_for_special_roles"
        assert DICE.fresh(options, 4, bytes(16)).options.special_roles == mode


def test_case_87_the_ghost_needs_five_players() -> None:
    for seats in (3, 4):
        assert trouble_in(DICE.fresh, DiceOptions(ghost=True), seats, bytes(16)) == "dice.too_few_for_ghost"
    assert DICE.why_not(DiceOptions(ghost=True), 5) is None


@pytest.mark.parametrize("saloon_dice", [False, True])
@pytest.mark.parametrize("chiefs_arrow", [False, True])
def test_new_characters_come_only_with_the_modules_they_need(saloon_dice: bool, chiefs_arrow: bool) -> None:
    options = DiceOptions(saloon_dice=saloon_dice, chiefs_arrow=chiefs_arrow, new_characters=True)
    there = set(characters(options))
    assert ({"jose_delgado", "tequila_joe"} <= there) == saloon_dice
    assert ("apache_kid" in there) == chiefs_arrow
    assert {"bill_noface", "elena_fuente", "vera_custer", "doc_holyday", "molly_stark"} <= there
    assert "drifter" not in there
    assert set(characters(DiceOptions(saloon_dice=True, chiefs_arrow=True))) == set(data.BASE_CHARACTERS)


# --- the deal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", list(DICE.seats))
def test_the_deal(seats: int) -> None:
    for number in range(20):
        state = DICE.fresh(BASE, seats, derived_seed("deal", seats, number))
        assert Counter(state.roles) == {kind: n for kind, n in data.ROLE_COUNTS[seats].items() if n}
        assert len(set(state.characters)) == seats
        first = state.roles[state.active]
        if seats == 3:
            assert (
                first == "deputy"
                and all(state.shown)
                and state.life == [data.CHARACTER_CARDS[name].life for name in state.characters]
            )
        else:
            assert first == "sheriff" and state.shown.count(True) == 1 and state.shown[state.sheriff]
        assert state.life == state.max_life and state.pile == 9


def deals(seats: int, mode: str, number: int) -> list[DiceState]:
    options = DiceOptions(special_roles=mode)  # type: ignore[arg-type]
    return [DICE.setup(options, seats, Chance(derived_seed("cards", seats, mode, n))) for n in range(number)]


@pytest.mark.parametrize(
    ("seats", "mode", "card", "share"),
    [
        (4, "special", "the_doc", 0),
        (4, "special", "the_gambler", 2 / 3),
        (4, "mixed", "the_gambler", 1 / 3),
        (5, "special", "the_judge", 1 / 3),
        (5, "mixed", "the_judge", 1 / 5),
        (6, "special", "the_bad", 1),
        (6, "mixed", "the_bad", 1 / 2),
        (6, "mixed", "right_hand", 1 / 4),
        (7, "special", "the_good", 2 / 3),
        (7, "mixed", "the_good", 2 / 5),
        (8, "special", "left_hand", 1),
        (8, "mixed", "left_hand", 1 / 2),
        (5, "special", "the_bear", 1),
        (5, "mixed", "the_bear", 1 / 2),
    ],
)
def test_how_often_a_special_role_is_in_play(seats: int, mode: str, card: str, share: float) -> None:
    """The rules' table 10.4."""
    there = sum(card in state.roles for state in deals(seats, mode, 1500))
    assert abs(there / 1500 - share) < 0.05


@pytest.mark.parametrize(("seats", "share"), [(4, 1 / 20), (5, 1 / 50), (6, 1 / 200)])
def test_how_often_mixed_roles_hold_no_special_one(seats: int, share: float) -> None:
    number = 3000
    none = sum(
        not any(role in POWERS or role == data.BEAR for role in state.roles) for state in deals(seats, "mixed", number)
    )
    assert abs(none / number - share) < 0.015


def test_every_seat_gets_every_role() -> None:
    for seat in range(5):
        roles = {state.roles[seat] for state in deals(5, "off", 60)}
        assert roles == {"sheriff", "deputy", "outlaw", "renegade"}


# --- the check -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    ["arrow", "chief", "role", "twice", "sheriff", "hidden", "life", "dead", "token", "die", "ghost", "doomed"],
)
def test_the_check_finds_what_is_wrong(broken: str) -> None:
    state = dice_play(6, ALL, 1).state
    DICE.check(state)
    match broken:
        case "arrow":
            state.pile -= 1
        case "chief":
            state.chief = -2
        case "role":
            state.roles[0] = "deputy" if state.roles[0] != "deputy" else "outlaw"
        case "twice":
            outlaws = [seat for seat, role in enumerate(state.roles) if data.TYPE_OF[role] == "outlaw"]
            for seat in outlaws:
                state.roles[seat] = "the_bad"
        case "sheriff":
            state.sheriff = (state.sheriff + 1) % 6
        case "hidden":
            state.alive[state.sheriff - 1], state.life[state.sheriff - 1] = False, 0
        case "life":
            state.life[0] = state.max_life[0] + 1
        case "dead":
            state.alive[0], state.shown[0] = False, True
        case "token":
            state.token_holder, state.token_face = 0, "beer"
        case "die":
            state.faces = ("bullet", *state.faces[1:]) if state.faces else ("bullet",)
            state.throws = 1
        case "ghost":
            state.ghost = 0
        case "doomed":
            state.life[0] = 0
    with pytest.raises(AssertionError):
        DICE.check(state)
