"""A slip of paper on a card that lies face down: a few signs with numbers, pencilled by whoever sits here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art
from .card import RATIO
from .labels import fitting
from .theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from .sheet import Cell
    from .stage import Stage

PENCIL = 25.0


class Slip(QGraphicsObject):
    """As wide as the card it lies on; its position is its middle."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.width = 10.0
        self.lines: tuple[tuple[str, Cell], ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def write(self, width: float, lines: Sequence[tuple[str, Cell]]) -> None:
        """Drawings with their numbers, from top to bottom."""
        if (width, tuple(lines)) != (self.width, self.lines):
            self.prepareGeometryChange()
            self.width, self.lines = width, tuple(lines)
            self.update()

    def boundingRect(self) -> QRectF:
        high = self.width * RATIO
        return QRectF(-self.width / 2, -high / 2, self.width, high).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = self.boundingRect().adjusted(4, 5, -4, -5)
        painter.setPen(QPen(colour(NIGHT.ink), 1.5))
        painter.setBrush(colour(NIGHT.bone))
        painter.drawRoundedRect(box, 4, 4)
        height = box.height() / max(len(self.lines), 1)
        for number, (sign, cell) in enumerate(self.lines):
            row = QRectF(box.left(), box.top() + height * number, box.width(), height).adjusted(2, 1, -2, -1)
            painter.fillRect(
                QRectF(row.left(), row.top(), row.width() * min(cell.share, 1.0), row.height()), colour(cell.ink, 110)
            )
            size = min(row.height(), row.width() * 0.38)
            picture = art.pixmap(sign, size * self.stage.density, size * self.stage.density)
            spot = QRectF(row.left(), row.center().y() - size / 2, size, size)
            painter.drawPixmap(spot, picture, QRectF(picture.rect()))
            place = QRectF(row.left() + size, row.top(), row.width() - size, row.height())
            painter.setFont(fitting(_bold, PENCIL * self.width / 76, cell.text, place.width()))
            painter.setPen(colour(NIGHT.ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell.text)


def _bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)
