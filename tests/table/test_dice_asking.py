"""Answering at the table of BANG! The Dice Game: every question by keys alone, by mouse alone, and told aloud."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.engine.questions import (
    HOLD,
    Answer,
    AnyQuestion,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChooseSome,
    PlayOne,
    Window,
)
from sixchambers.engine.update import Update
from sixchambers.table.accessible.told import Told
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.picking.assigning import AssignPicker
from sixchambers.table.picking.base import Nothing
from sixchambers.table.picking.plays import PlayPicker
from sixchambers.table.picking.some import SomePicker
from sixchambers.table.piece import Piece
from sixchambers.table.scene import Action
from sixchambers.words.speaker import speaker
from table.dice_tables import ABOUTS, NAMES, dice_table, moments, one_answer, options_for, scene_of, some_answers

KEYS = {"Return": Qt.Key.Key_Return, "Space": Qt.Key.Key_Space, "Backspace": Qt.Key.Key_Backspace}


class Person:
    """Somebody at the table. What a bar and its shortcuts would do is done here: keys find their action."""

    def __init__(self, scene: DiceScene) -> None:
        self.scene = scene
        self.given: list[Answer] = []
        self.hints: list[str] = []
        scene.answered.connect(self._answered)
        scene.hinted.connect(self.hints.append)

    def _answered(self, answer: Answer) -> None:
        self.given.append(answer)
        if answer == HOLD:
            # The clock is stopped: the sitting asks the same question again.
            question = self.scene.question
            self.scene.ask(None)
            self.scene.ask(question)

    def asked(self, update: Update) -> AnyQuestion:
        assert update.question is not None
        self.given.clear()
        self.scene.sit(update.seat)
        self.scene.look(update)
        self.scene.ask(update.question)
        return update.question

    def actions(self) -> list[Action]:
        actions = self.scene.choices()
        keys = [key for action in actions if action.enabled for key in action.keys]
        assert len(keys) == len(set(keys)), f"one key, two meanings: {keys}"
        assert all(action.text and "dice_table." not in action.text for action in actions), actions
        return actions

    def key(self, key: str) -> None:
        action = next((action for action in self.actions() if key in action.keys and action.enabled), None)
        assert action is not None, f"{key} means nothing in {[a.keys for a in self.actions()]}"
        self.scene.act(action.id)

    def id_key(self, id: str) -> None:
        """The key of an action."""
        action = next(action for action in self.actions() if action.id == id)
        assert action.keys, f"{id} has no key"
        self.key(action.keys[0])

    def walk_to(self, piece: Piece) -> None:
        """By arrow keys; a space bar picks what has the focus."""
        assert piece in self.scene.targets, f"{piece.front or piece} cannot be walked to"
        for _ in range(len(self.scene.targets) + 1):
            if piece.hasFocus():
                return
            QTest.keyClick(self.scene, Qt.Key.Key_Right)
        raise AssertionError("the arrow keys do not get there")

    def click(self, piece: Piece) -> None:
        QTest.mouseClick(self.scene.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(piece))

    def spot(self, piece: Piece) -> QPoint:
        """A place where nothing lies on it."""
        body = piece.body()
        for across in (0.5, 0.25, 0.75, 0.12, 0.9):
            for down in (0.5, 0.25, 0.8):
                inside = QPointF(body.left() + body.width() * across, body.top() + body.height() * down)
                spot = self.scene.mapFromScene(piece.mapToScene(inside))
                if self.scene.itemAt(spot) is piece:
                    return spot
        raise AssertionError(f"{piece.front or piece} cannot be reached with the mouse")

    def button(self, id: str) -> None:
        """A button of the bar or of the strip, with the mouse."""
        action = next((action for action in self.actions() if action.id == id), None)
        offered = [button.objectName() for button in self.scene.windows.strip._buttons]
        assert action is not None and (not action.silent or id in offered), f"no button {id}"
        assert action.enabled, id
        self.scene.act(id)

    # --- choosing, one way or the other ----------------------------------------------------------------------------

    def pick(self, slot: str, value: Any, way: str) -> None:
        """One value: by its key, by walking to its piece, or with the mouse."""
        piece = self.scene.asking.piece(slot, value)
        if piece is not None and way == "keys":
            assert piece.keycap, f"no key is shown on {piece.front or piece}"
            self.key(piece.keycap)
        elif piece is None:
            wanted = self.scene.asking.word(slot, value)
            action = next(action for action in self.actions() if action.text == wanted)
            self.id_key(action.id) if way != "mouse" else self.button(action.id)
        elif way == "walk":
            self.walk_to(piece)
            QTest.keyClick(self.scene, Qt.Key.Key_Space)
        else:
            self.click(piece)

    def confirm(self, way: str) -> None:
        if self.given and self.given[-1] != HOLD:
            return
        self.button("confirm") if way == "mouse" else self.key("Return")

    def answer(self, question: AnyQuestion, answer: Answer, way: str) -> None:
        match question:
            case ChooseSome():
                for value in answer:
                    self.pick(question.about, value, way)
            case Assign():
                picker = self.scene.asking.picker
                assert isinstance(picker, AssignPicker)
                while (current := picker.current) is not None:
                    self.pick(question.about, answer[current], way)
                if tuple(picker.aimed) != answer:  # what has one target only was aimed by itself
                    raise AssertionError((picker.aimed, answer))
            case ChooseNumber():
                self._number(question, answer, way)
            case ChooseCounts():
                self._counts(question, answer, way)
            case PlayOne():
                self._play(question, answer, way)
                return
            case _:
                if answer is None:
                    self.button("pass") if way == "mouse" else self.id_key("pass")
                else:
                    self.pick(question.about, answer, way)
        self.confirm(way)

    def _number(self, question: ChooseNumber, answer: int, way: str) -> None:
        if way == "keys":
            self.key(str(answer))
            return
        while True:
            now = self.scene.asking.picker.now()  # type: ignore[union-attr]
            if now == answer:
                return
            id = "more" if now < answer else "less"
            self.button(id) if way == "mouse" else self.id_key(id)

    def _counts(self, question: ChooseCounts, answer: tuple[int, ...], way: str) -> None:
        for fewer in (True, False):  # room is made first
            for number, wanted in enumerate(answer):
                while True:
                    now = self.scene.asking.picker.now()[number]  # type: ignore[union-attr, index]
                    if now == wanted or (now < wanted) == fewer:
                        break
                    id = f"{'less' if fewer else 'more'}{number}"
                    self.button(id) if way == "mouse" else self.id_key(id)

    def _play(self, question: PlayOne, answer: Answer, way: str) -> None:
        window = isinstance(question, Window)
        if answer is None:
            id = "let_pass" if window else "confirm"
            self.button(id) if way == "mouse" else self.id_key(id)
            return
        picker = self.scene.asking.picker
        assert isinstance(picker, PlayPicker)
        for slot, value in zip(("card", "target", "way"), answer, strict=True):
            picker = self.scene.asking.picker
            assert isinstance(picker, PlayPicker)
            if picker.slot == slot and value is not None:
                self.pick(slot, value, way)
                if window and slot == "card":
                    assert self.given == [HOLD], "beginning to choose stops the clock"
        self.confirm(way)


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
