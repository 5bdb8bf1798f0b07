"""Answering at the table of Kablamo: every question by keys alone, by mouse alone, by dragging, and told aloud."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.engine.questions import Arrange, ChoosePlace, Window
from sixchambers.engine.update import Update
from sixchambers.games.kablamo.cylinder import fires_in
from sixchambers.table.accessible.told import Told
from sixchambers.table.picking.arranging import ArrangePicker
from sixchambers.table.picking.base import Nothing
from sixchambers.words.speaker import speaker
from table.kablamo_person import Gunman
from table.kablamo_tables import ABOUTS, moments, scene_of, some_answers


@pytest.fixture
def person(qtbot: QtBot) -> Any:
    people: dict[int, Gunman] = {}

    def at(update: Update) -> Gunman:
        seats = len(update.view.alive)
        if seats not in people:
            people[seats] = Gunman(scene_of(qtbot, seats, reduced=True))  # type: ignore[arg-type]
        return people[seats]

    return at


def test_every_question_of_the_game_is_met() -> None:
    assert set(moments()) == set(ABOUTS)


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
@pytest.mark.parametrize("about", ABOUTS)
def test_every_question_can_be_answered(person: Any, about: str, way: str) -> None:
    random = Random(1)
    for update in moments()[about]:
        someone = person(update)
        question = update.question
        assert question is not None
        for answer in some_answers(question, random)[:4]:
            someone.asked(update)
            someone.answer(question, answer, way)
            assert someone.given[-1] == answer, (about, way)
            assert question.refuse(someone.given[-1]) is None
            someone.scene.ask(None)


def test_bullets_are_dragged_into_their_chambers(person: Any) -> None:
    random = Random(4)
    for update in moments()["load"]:
        someone = person(update)
        question = update.question
        assert isinstance(question, Arrange)
        for answer in some_answers(question, random)[:2]:
            someone.asked(update)
            someone.answer(question, answer, "drag")
            assert someone.given == [answer]
            someone.scene.ask(None)


@pytest.mark.parametrize("about", ABOUTS)
def test_a_suggestion_only_has_to_be_confirmed(person: Any, about: str) -> None:
    random = Random(2)
    for update in moments()[about]:
        someone = person(update)
        question = someone.asked(update)
        for answer in some_answers(question, random)[:4]:
            someone.asked(update)
            someone.scene.suggest(answer)
            assert someone.scene.describe(answer)
            picker = someone.scene.asking.picker
            assert picker is not None and not isinstance(picker.now(), Nothing)
            someone.scene.act("confirm")
            assert someone.given == [answer]
            someone.scene.ask(None)


SIGNS = {"way", "pair"}
"""Answers said in names and arrows alone, which are the same in every language."""


@pytest.mark.parametrize("about", ABOUTS)
def test_answers_are_described_in_both_languages(person: Any, about: str) -> None:
    random = Random(3)
    for update in moments()[about]:
        someone = person(update)
        question = someone.asked(update)
        for answer in some_answers(question, random)[:12]:
            said = []
            for language in ("en", "de"):
                someone.scene.speaker = speaker(language)
                said.append(someone.scene.describe(answer))
                assert said[-1] and not any(sign in said[-1] for sign in ("{", "%n", "(s)", "kablamo")), said
            assert said[0] != said[1] or about in SIGNS, f"{said[0]!r} is not German"
        someone.scene.speaker = speaker("en")
        someone.scene.ask(None)


@pytest.mark.parametrize("about", ABOUTS)
def test_what_is_dark_says_why(person: Any, about: str) -> None:
    """By hovering, by pressing it, and to a screen reader; and it never answers."""
    for update in moments()[about]:
        someone = person(update)
        someone.asked(update)
        scene = someone.scene
        picker = scene.asking.picker
        assert picker is not None
        dark = [piece for piece in picker.lit if piece.barred]
        told = {id(item.piece): item for item in flat(scene.told()) if item.piece is not None}
        for piece in dark:
            assert not piece.lit and piece.toolTip() == piece.barred
            if id(piece) in told:
                assert told[id(piece)].why == piece.barred
            someone.hints.clear()
            piece.setFocus(Qt.FocusReason.TabFocusReason)
            assert piece.barred in someone.hints
            before = list(someone.given)
            QTest.keyClick(scene, Qt.Key.Key_Space)
            assert someone.given == before, "a dark piece answered"
        scene.ask(None)
        assert not any(piece.lit or piece.barred for piece in scene.plates), "something stays lit"
        for chair in scene.chairs:
            assert not any(chamber.lit or chamber.barred for chamber in chair.drum.places)


def flat(told: list[Told]) -> list[Told]:
    return [one for thing in told for one in (thing, *flat(list(thing.inside)))]


def test_another_players_safe_bullet_is_barred_and_says_so(person: Any) -> None:
    for update in moments()["chamber"]:
        question = update.question
        assert isinstance(question, ChoosePlace)
        safe = [bar.value for bar in question.barred if bar.why.id == "kablamo.no_safe"]
        if not safe:
            continue
        someone = person(update)
        someone.asked(update)
        chamber = someone.scene.asking.piece("chamber", safe[0])
        assert chamber is not None and chamber.barred and not chamber.lit
        someone.hints.clear()
        someone.click(chamber)
        assert someone.hints and "Safe" in someone.hints[-1] and not someone.given


# --- loading -------------------------------------------------------------------------------------------------------


def loading(person: Any) -> tuple[Gunman, Arrange, ArrangePicker]:
    update = moments()["load"][0]
    someone = person(update)
    question = someone.asked(update)
    assert isinstance(question, Arrange)
    picker = someone.scene.asking.picker
    assert isinstance(picker, ArrangePicker)
    return someone, question, picker


def test_each_chamber_says_when_it_fires(person: Any) -> None:
    someone, question, _ = loading(person)
    for seat, position in question.places:
        chamber = someone.scene.chairs[seat].drum.places[position]
        assert chamber.label == str(fires_in(position))
        told = next(one for one in flat(someone.scene.told()) if one.key == f"chamber {seat} {position}")
        assert someone.scene.say("kablamo_table.fires_in", n=fires_in(position)) in told.name
    assert someone.scene.asking.legend.text


def test_bullets_can_be_laid_otherwise_until_it_is_confirmed(person: Any) -> None:
    someone, question, picker = loading(person)
    someone.key("A")
    assert picker.full
    plan = list(picker.plan)
    someone.scene.act("place0")
    assert picker.held == plan[0], "what lies in a chamber can be taken up"
    someone.scene.act("place1")
    assert picker.plan[:2] == [plan[1], plan[0]], "the two change places"
    picker.take_out(plan[0])
    assert not picker.full and plan[0] in picker.loose()
    assert isinstance(picker.now(), Nothing)
    someone.key("Backspace")
    assert picker.plan == [-1] * len(question.places)
    assert not someone.given


def test_what_is_laid_survives_another_size_and_language(person: Any) -> None:
    someone, question, picker = loading(person)
    someone.scene.suggest(question.default)
    someone.scene.resize(1024, 560)
    someone.scene.retranslate(speaker("de"))
    assert someone.scene.asking.picker is picker and picker.now() == question.default
    for number, item in enumerate(question.default):
        seat, position = question.places[number]
        assert someone.scene.asking.items()[item].home == someone.scene.chairs[seat].drum.spot(position)
    someone.scene.retranslate(speaker("en"))


def test_a_given_load_is_still_shown_and_can_be_withdrawn(person: Any) -> None:
    someone, question, _ = loading(person)
    withdrawn: list[bool] = []
    someone.scene.withdrawn.connect(lambda: withdrawn.append(True))
    someone.scene.ask(None)
    someone.scene.ask(question, False, question.default)
    picker = someone.scene.asking.picker
    assert isinstance(picker, ArrangePicker) and tuple(picker.plan) == question.default
    someone.key("Backspace")
    assert withdrawn == [True]


def test_in_a_guided_game_only_what_it_is_about_is_taken(person: Any) -> None:
    someone, question, _ = loading(person)
    other = question.default[1], question.default[0], *question.default[2:]
    someone.scene.limit = (other,)
    someone.scene.suggest(question.default)
    someone.key("Return")
    assert someone.given == [], "another answer was taken"
    someone.scene.suggest(other)
    someone.key("Return")
    assert someone.given == [other]
    someone.scene.limit = None


# --- windows -------------------------------------------------------------------------------------------------------


def test_a_window_looks_alike_with_and_without_a_bullet(person: Any) -> None:
    """Only the first button differs: what one can play is one's own business, that one is asked is not."""
    update = moments()["window"][0]
    someone = person(update)
    question = someone.asked(update)
    assert isinstance(question, Window)
    strip = someone.scene.windows.strip
    holding = [button.objectName() for button in strip._buttons]
    assert strip.isVisible() and 0 < strip.share_left() <= 1
    someone.scene.ask(None)
    assert not strip.isVisible()
    someone.scene.ask(msgspec.structs.replace(question, moves=(), barred=()))
    without = [button.objectName() for button in strip._buttons]
    assert holding[len(question.moves) :] == without == ["wait", "let_pass", "until"]


def test_the_strip_never_covers_the_table(qtbot: QtBot) -> None:
    update = moments()["window"][0]
    someone = Gunman(scene_of(qtbot, len(update.view.alive), size=(1024, 550)))  # type: ignore[arg-type]
    someone.asked(update)
    scene = someone.scene
    top = scene.mapToScene(QPoint(0, scene.windows.strip.y())).y()
    for chair in scene.chairs:
        assert chair.box().bottom() <= top + 1
        for disc in chair.spares:
            assert disc.mapRectToScene(disc.body()).bottom() <= top + 1


def test_without_high_velocity_bullets_there_is_no_strip(qtbot: QtBot) -> None:
    from helpers.kablamo import kablamo_table

    scene = scene_of(qtbot, 3)
    scene.sit(0)
    scene.look(kablamo_table(3, seed=1, iron_strategist=True).update(0))
    assert scene.windows.foot == 0
