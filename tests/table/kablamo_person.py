"""Somebody who answers at the table of Kablamo, by keys alone, by walking with arrow keys, or by mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sixchambers.engine.questions import Answer, AnyQuestion, Arrange, ChoosePlace
from sixchambers.table.kablamo.scene import KablamoScene
from sixchambers.table.picking.arranging import ITEM, PLACE, ArrangePicker
from table.dice_person import Person


class Gunman(Person):
    """Places are named by owner and number, bullets are carried to their chambers."""

    scene: KablamoScene  # type: ignore[assignment]

    def answer(self, question: AnyQuestion, answer: Answer, way: str) -> None:
        if isinstance(question, ChoosePlace):
            self._place(question, answer, way)
            self.confirm(way)
        elif isinstance(question, Arrange):
            self._arrange(question, answer, way)
            self.confirm("mouse" if way == "drag" else way)
        else:
            super().answer(question, answer, way)

    def _place(self, question: ChoosePlace, answer: tuple[int, ...], way: str) -> None:
        piece = self.scene.asking.piece(question.about, answer)
        assert piece is not None
        if way != "keys":
            self.pick(question.about, answer, way)
            return
        if not piece.keycap:
            self.key(self.scene.plates[answer[0]].keycap)
        self.key(piece.keycap)

    def _arrange(self, question: Arrange, answer: tuple[int, ...], way: str) -> None:
        for number, item in enumerate(answer):
            if item < 0:
                continue
            if way == "drag":
                self._drag(item, number)
            else:
                self.pick(ITEM, item, way)
                self.pick(PLACE, number, way)
        picker = self.scene.asking.picker
        assert isinstance(picker, ArrangePicker) and tuple(picker.plan) == answer, "it lies otherwise"

    def _drag(self, item: int, number: int) -> None:
        """With the button held down, over the table and into the chamber."""
        scene = self.scene
        disc, chamber = scene.asking.piece(ITEM, item), scene.asking.piece(PLACE, number)
        assert disc is not None and chamber is not None
        start, end = self.spot(disc), scene.mapFromScene(chamber.pos())
        port = scene.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 9):
            _move(port, start + (end - start) * step / 8)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def _move(port: Any, spot: QPoint) -> None:
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    where = QPointF(spot)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        QPointF(port.mapToGlobal(spot)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)
