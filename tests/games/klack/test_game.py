"""Klack Klack Bang as the lobby and `describe` see it: options, components, what is in the box."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.journals import trouble_in
from helpers.klack import EVERY_OPTION, klack_play
from sixchambers.engine.message import Trouble
from sixchambers.games import GAME_IDS, READY, game
from sixchambers.games.klack.game import KLACK
from sixchambers.games.klack.state import KlackOptions


def test_the_options_as_the_lobby_shows_them() -> None:
    infos = {info.id: (info.values, info.default) for info in KLACK.option_infos()}
    assert infos == {
        "bang_other_bids": (("return", "remove", "carry"), "return"),
        "open_books": ((False, True), False),
        "pull": (("auto", "hand"), "auto"),
    }


@pytest.mark.parametrize("options", EVERY_OPTION)
def test_options_survive_being_written_down(options: KlackOptions) -> None:
    plain = KLACK.options_as_dict(options)
    assert KLACK.read_options(plain) == options
    typed = {key: str(value).lower() for key, value in plain.items()}
    assert KLACK.read_options(typed) == options, "as somebody would type them"


def test_no_options_are_the_usual_ones() -> None:
    assert KLACK.read_options({}) == KlackOptions()


@pytest.mark.parametrize(
    ("raw", "reason", "named"),
    [
        ({"colour": 1}, "engine.unknown_option", "bang_other_bids, open_books, pull"),
        ({"pull": "foot"}, "engine.unknown_value", "auto, hand"),
        ({"open_books": "yes"}, "engine.unknown_value", "false, true"),
        ({"open_books": 0}, "engine.unknown_value", "false, true"),
        ({"pull": None}, "engine.unknown_value", "auto, hand"),
        ({"pull": ["auto"] * 1000}, "engine.unknown_value", "auto, hand"),
    ],
)
def test_options_nobody_knows(raw: dict[str, Any], reason: str, named: str) -> None:
    with pytest.raises(Trouble) as trouble:
        KLACK.read_options(raw)
    parts = trouble.value.message.parts
    assert trouble.value.message.id == reason and named in parts.values()
    assert all(len(str(part)) < 60 for part in parts.values())


def test_the_box_holds_what_the_table_starts_with() -> None:
    box = {part.id: (part.count, part.per) for part in KLACK.components()}
    assert box == {
        "bullet_die": (1, "table"),
        "cylinder": (1, "table"),
        "bill_1000": (6, "seat"),
        "bill_2000": (6, "seat"),
        "click_marker": (6, "table"),
    }
    for seats in KLACK.seats:
        state = klack_play(seats, KlackOptions(), 0).state
        assert state.purses == [(6, 6)] * seats and state.centre == 6


def test_everything_in_the_box_and_every_option_has_a_name() -> None:
    for part in KLACK.components():
        assert f"klack.{part.id}" in KLACK.words
    for info in KLACK.option_infos():
        assert f"klack.option_{info.id}" in KLACK.words
        for value in info.values:
            assert isinstance(value, bool) or f"klack.option_{info.id}_{value}" in KLACK.words


@pytest.mark.parametrize("broken", ["marker", "bill", "debt", "dead", "empty"])
def test_the_check_finds_what_is_wrong(broken: str) -> None:
    state = klack_play(3, KlackOptions(), 0).state
    KLACK.check(state)
    match broken:
        case "marker":
            state.centre -= 1
        case "bill":
            state.purses[0] = (5, 6)
        case "debt":
            state.purses[0], state.purses[1] = (-1, 6), (13, 6)
        case "dead":
            state.alive[0] = False
        case "empty":
            state.stacks[0], state.centre = ((0, 0),), 5
    with pytest.raises(AssertionError):
        KLACK.check(state)


def test_the_five_games_of_the_house() -> None:
    assert set(READY) <= set(GAME_IDS) and len(GAME_IDS) == 5
    assert game("klack") is KLACK
    for id in ("chess", "", "klack.game", "../klack", "x" * 1000):
        assert trouble_in(game, id) == "engine.unknown_game"
