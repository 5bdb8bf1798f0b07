"""Somebody who answers at the table of BANG!, by keys alone, by walking with arrow keys, by mouse, or by dragging."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from sixchambers.engine.questions import Answer, PlayOne
from sixchambers.table.bang.plays import BangPlayPicker
from sixchambers.table.bang.scene import BangScene
from sixchambers.table.picking.plays import ALONE
from sixchambers.table.piece import Piece
from table.dice_person import Person


class BangPerson(Person):
    """What a bar and its shortcuts would do is done here: keys find their action."""

    scene: BangScene  # type: ignore[assignment]

    def _play(self, question: PlayOne, answer: Answer, way: str) -> None:
        if answer is None:
            self.button("confirm") if way == "mouse" else self.id_key("confirm")
            return
        for slot, value in zip(("card", "target", "way"), answer, strict=True):
            picker = self.scene.asking.picker
            assert isinstance(picker, BangPlayPicker)
            if picker.slot != slot:
                continue
            wanted = ALONE if slot == "target" and value is None else value
            if wanted is not None:
                self.pick(slot, wanted, way)
        self.confirm(way)

    def pick(self, slot: str, value: Any, way: str) -> None:
        """Cards at the rim of a large hand have no key of their own: then one walks."""
        piece = self.scene.asking.piece(slot, value)
        if way == "keys" and piece is not None and not piece.keycap:
            way = "walk"
        super().pick(slot, value, way)

    def spot(self, piece: Piece) -> QPoint:
        """A place where nothing lies on it that would catch the mouse."""
        body = piece.body()
        for across in (0.5, 0.25, 0.75, 0.12, 0.9, 0.04):
            for down in (0.5, 0.25, 0.8):
                inside = QPointF(body.left() + body.width() * across, body.top() + body.height() * down)
                spot = self.scene.mapFromScene(piece.mapToScene(inside))
                catching = [item for item in self.scene.items(spot) if item.acceptedMouseButtons()]
                if catching and catching[0] is piece:
                    return spot
        raise AssertionError(f"{piece.front or piece} cannot be reached with the mouse")

    def drag(self, piece: Piece, to: QPointF) -> None:
        """Press, move in small steps, let go."""
        view = self.scene.viewport()
        start, end = self.spot(piece), self.scene.mapFromScene(to)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 9):
            between = start + QPoint((end.x() - start.x()) * step // 8, (end.y() - start.y()) * step // 8)
            QTest.mouseMove(view, between)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)
