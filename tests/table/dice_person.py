"""Somebody who answers at the table of BANG! The Dice Game, by keys alone, by walking with arrow keys, or by mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

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
from sixchambers.table.action import Action
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.picking.assigning import AssignPicker
from sixchambers.table.picking.plays import PlayPicker
from sixchambers.table.piece import Piece


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
