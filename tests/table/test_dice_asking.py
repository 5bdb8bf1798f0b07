"""Answering at the table of BANG! The Dice Game: every question by keys alone, by mouse alone, and told aloud."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.engine.questions import (
    Assign,
    ChooseSome,
    Window,
)
from sixchambers.engine.update import Update
from sixchambers.table.accessible.told import Told
from sixchambers.table.picking.base import Nothing
from sixchambers.table.picking.some import SomePicker
from sixchambers.words.speaker import speaker
from table.dice_person import Person
from table.dice_tables import ABOUTS, NAMES, dice_table, moments, one_answer, options_for, scene_of, some_answers


@pytest.fixture
def person(qtbot: QtBot) -> Any:
    people: dict[int, Person] = {}

    def at(update: Update) -> Person:
        seats = len(update.view.alive)
        if seats not in people:
            people[seats] = Person(scene_of(qtbot, list(NAMES[:seats]), reduced=True))
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
        for answer in some_answers(question, random)[:5]:
            someone.asked(update)
            someone.answer(question, answer, way)
            assert someone.given[-1] == answer, (about, way)
            assert question.refuse(someone.given[-1]) is None
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
                assert said[-1] and not any(sign in said[-1] for sign in ("{", "%n", "(s)", "dice_table")), said
            assert said[0] != said[1], f"{said[0]!r} is not German"
        someone.scene.speaker = speaker("en")
        someone.scene.ask(None)


@pytest.mark.parametrize("about", ABOUTS)
def test_what_is_dark_says_why(person: Any, about: str) -> None:
    """By hovering, by focus, by pressing it, and to a screen reader."""
    for update in moments()[about]:
        someone = person(update)
        someone.asked(update)
        scene = someone.scene
        dark = [piece for piece in scene.targets if piece.barred]
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


def flat(told: list[Told]) -> list[Told]:
    return [one for thing in told for one in (thing, *flat(list(thing.inside)))]


def test_burning_dynamite_cannot_be_picked_and_says_so(qtbot: QtBot) -> None:
    for seed in range(60):
        table = dice_table(4, seed=seed)
        random = Random(seed)
        while table.outcome is None:
            seat = table.play.owing()[0]
            question = table.play.question(seat)
            if isinstance(question, ChooseSome) and question.barred:
                break
            one_answer(table, random)
        else:
            continue
        break
    person = Person(scene_of(qtbot, list(NAMES[:4])))
    person.asked(table.update(seat))
    scene = person.scene
    burning = scene.middle_things.dice[question.barred[0].value]
    assert burning.mark == "dice/flame" and burning.barred
    person.hints.clear()
    person.click(burning)
    assert person.hints and "burns" in person.hints[-1]
    assert isinstance(scene.asking.picker, SomePicker) and not scene.asking.picker.chosen


def test_picked_dice_slide_down_a_step_and_back(qtbot: QtBot) -> None:
    update = moments()["reroll"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats]), reduced=True))
    person.asked(update)
    things = person.scene.middle_things
    home = {number: die.y() for number, die in enumerate(things.dice) if die.isVisible()}
    first = next(number for number in things.order() if things.dice[number].lit)
    key = things.dice[first].keycap
    person.key(key)
    assert things.dice[first].y() > home[first] and things.dice[first].chosen
    person.key(key)
    assert things.dice[first].y() == home[first] and not things.dice[first].chosen
    person.key("A")
    assert all(things.dice[number].y() > y for number, y in home.items() if not things.dice[number].barred)


def test_what_is_being_chosen_survives_another_size_and_language(qtbot: QtBot) -> None:
    update = moments()["shots"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats])))
    question = person.asked(update)
    assert isinstance(question, Assign)
    person.scene.suggest(question.default)
    picker = person.scene.asking.picker
    person.scene.resize(1024, 560)
    person.scene.retranslate(speaker("de"))
    assert person.scene.asking.picker is picker and picker is not None
    assert picker.now() == question.default
    assert len(person.scene.asking._lines) == len(question.symbols)


def test_in_a_guided_game_only_what_it_is_about_is_lit(qtbot: QtBot) -> None:
    update = moments()["reroll"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats])))
    question = update.question
    assert isinstance(question, ChooseSome)
    wanted = question.options[:1]
    person.scene.limit = (wanted,)
    person.asked(update)
    lit = [number for number, die in enumerate(person.scene.middle_things.dice) if die.lit]
    assert lit == list(wanted)
    person.key("Return")
    assert person.given == [], "another answer was taken"
    person.scene.limit = None


# --- windows ---------------------------------------------------------------------------------------------------------


def test_a_window_looks_alike_with_and_without_a_card(qtbot: QtBot) -> None:
    """Only the first button differs: what one can do is one's own business, that one is asked is not."""
    update = moments()["throw"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats])))
    question = person.asked(update)
    assert isinstance(question, Window)
    strip = person.scene.windows.strip
    with_card = [button.objectName() for button in strip._buttons]
    assert strip.isVisible() and 0 < strip.share_left() <= 1
    person.scene.ask(None)
    assert not strip.isVisible()
    person.scene.ask(msgspec.structs.replace(question, moves=()))
    without = [button.objectName() for button in strip._buttons]
    assert with_card[1:] == without == ["wait", "let_pass", "until"]


def test_the_strip_never_covers_the_table(qtbot: QtBot) -> None:
    update = moments()["throw"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats]), size=(1024, 550)))
    person.asked(update)
    scene = person.scene
    top = scene.mapToScene(QPoint(0, scene.windows.strip.y())).y()
    for chair in scene.chairs:
        assert chair.box().bottom() <= top + 1
        for card in (chair.role, chair.character):
            assert card.mapRectToScene(card.body()).bottom() <= top + 1


def test_somebody_may_not_want_to_be_asked(qtbot: QtBot) -> None:
    update = moments()["throw"][0]
    seats = len(update.view.alive)
    person = Person(scene_of(qtbot, list(NAMES[:seats])))
    person.asked(update)
    passed: list[tuple[int, str]] = []
    person.scene.passes.connect(lambda seat, until: passed.append((seat, until)))
    person.key("P")
    menu = person.scene.windows.menu
    assert menu is not None and len(menu.actions()) == 3
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert passed == [(update.seat, "concerned")]


def test_several_at_one_screen_have_a_key_each(qtbot: QtBot) -> None:
    table = dice_table(5, seed=1, **options_for(5))
    scene = scene_of(qtbot, list(NAMES[:5]))
    scene.sit(None)
    scene.look(table.update(None))
    pressed: list[int] = []
    scene.interrupts.connect(pressed.append)
    scene.window_open(None, (0, 3), int(monotonic() * 1000) + 900)
    buttons = scene.windows.strip._buttons
    assert [button.text().split("  ")[0] for button in buttons] == ["Anna", "Dora"]
    buttons[1].click()
    assert pressed == [3]
    scene.window_close()
    assert not scene.windows.strip.isVisible()
