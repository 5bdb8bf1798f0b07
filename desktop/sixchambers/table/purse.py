"""A few alike things in a row that one can count: nuggets before a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art

if TYPE_CHECKING:
    from .stage import Stage


class Purse(QGraphicsObject):
    """So many times the same drawing, closer together the more there are. Its position is the middle of the first."""

    def __init__(self, stage: Stage, drawing: str, size: float, room: float) -> None:
        super().__init__()
        self.stage = stage
        self.drawing = drawing
        self.size = size
        self.room = room
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def _step(self) -> float:
        return min(self.size * 0.82, (self.room - self.size) / max(self.count - 1, 1))

    def spot(self, number: int) -> QPointF:
        """Where one of them lies, in the scene."""
        return self.mapToScene(QPointF(min(max(number, 0), max(self.count - 1, 0)) * self._step(), _bob(number)))

    def boundingRect(self) -> QRectF:
        return QRectF(-self.size / 2, -self.size / 2 - 4, self.room, self.size + 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.count <= 0:
            return
        pixels = self.size * self.stage.density
        picture = art.pixmap(self.drawing, pixels, pixels)
        for number in range(self.count):
            x, y = number * self._step(), _bob(number)
            painter.drawPixmap(
                QRectF(x - self.size / 2, y - self.size / 2, self.size, self.size), picture, QRectF(picture.rect())
            )


def _bob(number: int) -> float:
    """Nuggets do not lie in line."""
    return (0.0, 3.0, -2.0, 1.5)[number % 4]
