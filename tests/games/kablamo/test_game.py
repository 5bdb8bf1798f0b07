"""Kablamo as the lobby and `describe` see it: options, components, what is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from helpers.kablamo import EVERY_RULE, SOME_RULES, USUAL, kablamo_play, options_text
from sixchambers.engine.message import Thing
from sixchambers.games import game
from sixchambers.games.kablamo.anchors import ANCHORS
from sixchambers.games.kablamo.box import BOX, KINDS
from sixchambers.games.kablamo.bullets import EFFECTS
from sixchambers.games.kablamo.census import every_face
from sixchambers.games.kablamo.events import EVENTS
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.pieces import Bullet, Token
from sixchambers.games.kablamo.state import KablamoOptions


def test_the_options_as_the_lobby_shows_them() -> None:
    infos = {info.id: (info.values, info.default) for info in KABLAMO.option_infos()}
    assert infos == {
        "socialite": ((False, True), False),
        "iron_strategist": ((False, True), False),
        "mulliganovski": ((False, True), False),
        "cylinder_malfunction_mode": (("after", "instead"), "after"),
        "sleight_dud": (("printed", "general"), "printed"),
        "helper": (("off", "memory", "trainer"), "off"),
        "reaction": (("brisk", "steady", "calm"), "steady"),
    }


@pytest.mark.parametrize("options", [*EVERY_RULE, *SOME_RULES], ids=options_text)
def test_options_survive_being_written_down(options: KablamoOptions) -> None:
    plain = KABLAMO.options_as_dict(options)
    assert KABLAMO.read_options(plain) == options
    assert KABLAMO.read_options({key: str(value).lower() for key, value in plain.items()}) == options


def test_the_box_holds_what_the_table_plays_with() -> None:
    box = {part.id: part.count for part in KABLAMO.components()}
    assert box == {"revolver": 5, "live_bullet": 20, "action_bullet": 67, "hv_bullet": 13, "ammunition_bag": 1}
    for seats in KABLAMO.seats:
        state = kablamo_play(seats, USUAL, 0).state
        assert Counter(every_face(state)) == Counter(BOX) and len(state.bag) == 100 - 8 * seats
    assert list(KABLAMO.seats) == [2, 3, 4, 5] and game("kablamo") is KABLAMO


def test_everything_has_a_name() -> None:
    words = KABLAMO.words
    for part in KABLAMO.components():
        assert f"kablamo.{part.id}" in words
    for info in KABLAMO.option_infos():
        assert f"kablamo.option_{info.id}" in words
        for value in info.values:
            assert isinstance(value, bool) or f"kablamo.option_{info.id}_{value}" in words
    for kind in KINDS:
        assert f"kablamo.bullet_{kind.id}" in words and f"kablamo.text_{kind.id}" in words


def test_every_bullet_but_the_live_ones_has_an_effect() -> None:
    assert set(EFFECTS) == {kind.id for kind in KINDS} - {"kablamo", "click"} and len(EFFECTS) == 26
    for effect in EFFECTS.values():
        assert (type(effect).__doc__ or "").strip(), f"{effect.kind} does not say what it does"
    docs = [type(effect).__doc__ for effect in EFFECTS.values()]
    assert all(one != other for one, other in pairwise(sorted(map(str, docs))))


def test_every_event_names_a_rule_of_the_list() -> None:
    for event in EVENTS:
        assert event.rule in ANCHORS, event
    assert len(ANCHORS) == len(set(ANCHORS))


def test_what_changes_what_one_remembers_cannot_be_taken_back() -> None:
    """A memory only ever goes forward: every event it follows must end what can be undone."""
    from sixchambers.games.kablamo.memory import _WATCHED

    assert _WATCHED and all(event.reveals for event in _WATCHED)
    assert all(event.reveals for event in EVENTS if "emptied" in event.__dict__)


def test_messages_of_events_are_in_the_catalogue() -> None:
    """Every log line of a real game, and every thing it names."""
    said = set()
    for number in range(8):
        play = kablamo_play(4, USUAL, number, heard=True)
        from random import Random

        from helpers.kablamo import moments

        for _ in moments(play, Random(number)):
            for event in play.events:
                assert event.anchor() in ANCHORS
                line = event.line()
                if line is not None:
                    said.add(line.id)
                    assert line.id in KABLAMO.words
                    named = [part.id for part in line.parts.values() if isinstance(part, Thing)]
                    assert all(id in KABLAMO.words for id in named)
            play.events = []
    assert len(said) > 30


BROKEN = ["lost", "made", "live", "shown", "tray", "dead", "control", "active", "unknown"]


@pytest.mark.parametrize("broken", BROKEN)
def test_the_check_finds_what_is_wrong(broken: str) -> None:
    play = kablamo_play(3, USUAL, 0)
    for question in play.questions:
        play.answer(question.seat, question.default)
    state = play.state
    KABLAMO.check(state)
    match broken:
        case "lost":
            state.bag.pop()
        case "made":
            state.centre.append(Token(5, "marquis_rules"))
        case "live":
            live = next(place for place, face in enumerate(state.bag) if face > 80)
            state.discard.append(state.bag.pop(live))
        case "shown":
            state.shown ^= 2
        case "tray":
            state.tray_of = 1
        case "dead":
            state.alive[0] = False
        case "control":
            state.revolvers[0].control = 1
        case "active":
            place = next(place for place, face in enumerate(state.bag) if face > 80)
            first = state.revolvers[0].chambers[0]
            assert first is not None
            state.bag[place], face = first.face, state.bag[place]
            state.revolvers[0].chambers[0] = Bullet(face)
            state.revolvers[0].active = 0
        case "unknown":
            state.spares[0][0] = replace(state.spares[0][0], seen=0)
    with pytest.raises(AssertionError):
        KABLAMO.check(state)
