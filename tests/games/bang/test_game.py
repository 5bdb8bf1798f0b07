"""BANG! as the lobby and `describe` see it: options, components, what is in the box, and its words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from helpers.bang import EVERY_SWITCH, USUAL, bang_play, bang_table
from sixchambers.engine.message import Trouble
from sixchambers.games import RULES, game
from sixchambers.games.bang.anchors import ANCHORS
from sixchambers.games.bang.box import CARD_NAMES, CARDS, EQUIPMENT_NAMES, GOLD_RUSH_LIFE, LIFE, cards_called
from sixchambers.games.bang.events import EVENTS
from sixchambers.games.bang.events.turns import Dealt
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.state import BangOptions


def test_the_options_as_the_lobby_shows_them() -> None:
    infos = {info.id: (info.values, info.default) for info in BANG.option_infos()}
    assert infos == {
        "gold_rush": ((False, True), True),
        "shadows": ((False, True), True),
        "characters": (("dealt", "pick"), "dealt"),
        "quiet_showdown": ((False, True), False),
        "stall_breaker": ((False, True), False),
        "notebook": ((False, True), False),
    }


@pytest.mark.parametrize("options", EVERY_SWITCH)
def test_options_survive_being_written_down(options: BangOptions) -> None:
    plain = BANG.options_as_dict(options)
    assert BANG.read_options(plain) == options
    assert BANG.read_options({key: str(value).lower() for key, value in plain.items()}) == options


@pytest.mark.parametrize("raw", [{"gold": True}, {"characters": "three"}, {"shadows": 1}])
def test_options_nobody_knows(raw: dict[str, Any]) -> None:
    with pytest.raises(Trouble):
        BANG.read_options(raw)


def test_the_box() -> None:
    box = {part.id: part.count for part in BANG.components()}
    assert box["cards"] == 80 == sum(box[f"card_{name}"] for name in CARD_NAMES)
    assert box["equipment"] == 24 == sum(box[f"equipment_{name}"] for name in EQUIPMENT_NAMES)
    assert (box["characters"], box["gold_rush_characters"], box["nuggets"]) == (16, 8, 30)


def test_everything_has_a_name_and_a_text() -> None:
    for part in BANG.components():
        assert f"bang.{part.id}" in BANG.words
    for info in BANG.option_infos():
        assert f"bang.option_{info.id}" in BANG.words
        for value in info.values:
            assert isinstance(value, bool) or f"bang.option_{info.id}_{value}" in BANG.words
    kinds = {"card": CARD_NAMES, "equipment": EQUIPMENT_NAMES, "character": (*LIFE, *GOLD_RUSH_LIFE)}
    for kind, names in kinds.items():
        for name in names:
            assert f"bang.{kind}_{name}" in BANG.words
            assert 8 < len(BANG.words[f"bang.{kind}_{name}_text"]) < 130, "short enough for a zoom card"


def test_the_first_chapter_tells_everything_from_the_start() -> None:
    """Whoever comes to a fresh table hears who the Sheriff is, who plays whom, and what was dealt to himself."""
    table = bang_table(5)
    told = [type(event).__name__ for event in table.update(1).events]
    assert told[:5] == ["SheriffShown", "CharactersShown", "Dealt", "RowLaid", "FirstTurn"]
    dealt = next(event for event in table.update(1).events if isinstance(event, Dealt))
    assert dealt.hands[1] == table.play.state.hands[1] and not any(dealt.hands[:1] + dealt.hands[2:])


def test_every_rule_an_event_names_is_in_the_list() -> None:
    assert len(set(ANCHORS)) == len(ANCHORS) and all(re.fullmatch(r"bang/[a-z0-9_]+", anchor) for anchor in ANCHORS)
    assert [event.__name__ for event in EVENTS if event.rule not in ANCHORS] == []


@pytest.mark.parametrize("broken", ["card", "twice", "nugget", "equipment", "dead", "here", "name", "life"])
def test_the_check_finds_what_is_wrong(broken: str) -> None:
    state = bang_play(5, USUAL, 0).state
    BANG.check(state)
    match broken:
        case "card":
            state.deck.pop()
        case "twice":
            state.deck[-1] = state.hands[0][0]
        case "nugget":
            state.nuggets[0] += 1
        case "equipment":
            state.shelf.pop()
        case "dead":
            state.alive[0] = False
        case "here":
            state.present = state.present[1:]
        case "name":
            barrels = cards_called("barrel")
            state.deck = [card for card in state.deck if card not in barrels]
            state.discard = [card for card in CARDS if card not in state.deck and card not in barrels]
            state.hands = [()] * 5
            state.in_play[0] = tuple(barrels)
        case "life":
            state.life[0] = 9
    with pytest.raises(AssertionError):
        BANG.check(state)


def test_the_game_is_in_the_house() -> None:
    assert "bang" in RULES and game("bang") is BANG
