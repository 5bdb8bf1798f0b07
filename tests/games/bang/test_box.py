"""The data: cards, equipment, characters, roles, and what setup makes of them."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers.bang import USUAL, bang_play, set_table
from sixchambers.games.bang.box import (
    BANGS,
    BEERS,
    BLOWS_UP,
    BLUE,
    BROWN,
    CARDS,
    COST,
    EQUIPMENT,
    FACE,
    GOLD_RUSH_LIFE,
    LASTING,
    LIFE,
    MISSES,
    NAME,
    OF_DIAMONDS,
    RANGE,
    ROLES,
    SINGLE_USE,
    SUIT,
    WEAPONS,
)
from sixchambers.games.bang.cards.registry import KINDS
from sixchambers.games.bang.characters.registry import CHARACTERS, STRANGER
from sixchambers.games.bang.equipment.registry import EQUIPMENT_KINDS, LASTING_KINDS
from sixchambers.games.bang.events.turns import Dealt
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.state import BangOptions


def test_case_1_the_80_cards() -> None:
    assert len(CARDS) == 80 and len(set(NAME)) == 22
    assert (len(BANGS), len(MISSES), len(BEERS)) == (25, 12, 6)
    assert Counter(SUIT) == {"♠": 20, "♥": 20, "♦": 20, "♣": 20}
    assert Counter(NAME[card] for card in BLOWS_UP) == {"missed": 7, "winchester": 1, "stagecoach": 2}
    assert sum(name in BROWN for name in NAME) == 63 and sum(name in BLUE for name in NAME) == 17
    assert Counter(NAME[card] for card in OF_DIAMONDS) == {
        "bang": 13,
        "cat_balou": 3,
        "indians": 2,
        "duel": 1,
        "panic": 1,
    }
    assert len(WEAPONS) == 8 and RANGE == {
        "volcanic": 1,
        "schofield": 2,
        "remington": 3,
        "rev_carabine": 4,
        "winchester": 5,
    }
    twice = [face for face, count in Counter(zip(NAME, FACE, strict=True)).items() if count > 1]
    assert twice == [("stagecoach", "9♠")], "no other two cards are alike"


def test_case_2_the_24_equipment_cards() -> None:
    assert len(EQUIPMENT) == 24 and len(set(EQUIPMENT)) == 15
    assert sum(name in SINGLE_USE for name in EQUIPMENT) == 13 and sum(name in LASTING for name in EQUIPMENT) == 11
    assert sum(COST[name] for name in EQUIPMENT) == 59
    assert [name for name, count in Counter(EQUIPMENT).items() if count > 1 and name in LASTING] == ["wanted"]


def test_every_name_has_its_file() -> None:
    assert set(KINDS) == set(NAME)
    assert set(EQUIPMENT_KINDS) == set(EQUIPMENT) and set(LASTING_KINDS) == set(LASTING)
    assert set(CHARACTERS) == {*LIFE, *GOLD_RUSH_LIFE, STRANGER} and len(CHARACTERS) == 25
    for registry in (KINDS, CHARACTERS, EQUIPMENT_KINDS):
        for name, thing in registry.items():
            if name != STRANGER:
                assert type(thing).__module__.endswith(f".{name}"), name
                assert len(type(thing).__doc__ or "") > 12, f"{name} has no rule in its docstring"


@pytest.mark.parametrize("seats", list(BANG.seats))
def test_case_3_roles_by_the_number_of_players(seats: int) -> None:
    counted = Counter(ROLES[seats])
    table = {3: (0, 1, 1, 1), 4: (1, 1, 2, 0), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 1, 3, 2), 8: (1, 2, 3, 2)}
    assert tuple(counted[role] for role in ("sheriff", "renegade", "outlaw", "deputy")) == table[seats]
    seen = set()
    for number in range(40):
        state = bang_play(seats, USUAL, number).state
        assert Counter(state.roles) == counted
        seen.add(tuple(state.roles))
        for seat in (*range(seats), None):
            shown = BANG.view(state, seat).roles
            hidden = [one for one, role in enumerate(shown) if role is None]
            open_roles = [one for one, role in enumerate(state.roles) if role == "sheriff" or one == seat]
            assert hidden == ([] if seats == 3 else [one for one in range(seats) if one not in open_roles])
    assert len(seen) > min(seats, 5), "roles are shuffled"


def test_case_4_starting_hands_and_life() -> None:
    state = set_table(phase="setup", A_character="paul_regret", B_character="el_gringo").table.play.state
    assert state.most[:2] == [4, 3] and state.life == state.most
    assert [len(hand) for hand in state.hands] == [6, 3, 4, 4, 4], "the Sheriff has drawn two already"


@pytest.mark.parametrize("options", [USUAL, BangOptions(gold_rush=False)], ids=["gold", "plain"])
def test_setup_deals_as_many_cards_as_life_points(options: BangOptions) -> None:
    for seats in BANG.seats:
        play = BANG.play(BANG.fresh(options, seats, bytes([seats] * 16)), heard=True)
        play.begin()
        (dealt,) = [event for event in play.events if isinstance(event, Dealt)]
        assert dealt.counts == tuple(play.state.most)
        known = LIFE if not options.gold_rush else LIFE | GOLD_RUSH_LIFE
        for seat, name in enumerate(play.state.characters):
            assert dealt.counts[seat] == known[name] + (play.state.roles[seat] == "sheriff")
        assert len(set(play.state.characters)) == seats


def test_case_5_three_players_have_no_sheriff() -> None:
    play = bang_play(3, USUAL, 1)
    state = play.state
    assert "sheriff" not in state.roles and state.roles[state.turn] == "deputy"
    assert BANG.view(state, None).roles == tuple(state.roles)


def test_without_gold_rush_there_is_no_gold() -> None:
    for number in range(30):
        state = bang_play(5, BangOptions(gold_rush=False), number).state
        assert not set(state.characters) & set(GOLD_RUSH_LIFE) and state.row == () and state.shelf == []


def test_picking_characters() -> None:
    """Two for everybody, all different; nobody sees the others'; they are dealt for when the last one is in."""
    for seats in BANG.seats:
        play = bang_play(seats, BangOptions(gold_rush=False, characters="pick"), 1, heard=True)
        state = play.state
        assert len({name for pair in state.candidates for name in pair}) == 2 * seats
        assert play.owing() == tuple(range(seats)) and not any(state.hands)
        assert BANG.view(state, 1).candidates == state.candidates[1] and BANG.view(state, None).candidates == ()
        picks = [pair[seat % 2] for seat, pair in enumerate(state.candidates)]
        for seat, name in enumerate(picks):
            play.answer(seat, name)
        assert state.characters == picks and all(state.hands)
        BANG.check(state)
