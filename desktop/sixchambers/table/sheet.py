"""A sheet of notes in a corner of the table: signs above, a row for each thing, numbers with a bar behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art
from .labels import fitted
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from .stage import Stage

TEXT = 24.5
"""Units: more than thirteen pixels in the smallest window."""
ROW = 29.0
HEAD = 40.0
PAD = 14.0


@dataclass(frozen=True)
class Cell:
    """A number as it is written, and how much of its cell is filled."""

    text: str
    share: float = 0.0
    ink: str = NIGHT.brass


@dataclass(frozen=True)
class Row:
    """What it is about (a drawing, a name, or both), and its numbers."""

    name: str
    cells: tuple[Cell, ...]
    sign: str = ""


class Sheet(QGraphicsObject):
    """It lies in a corner and is only looked at. `says` is the same in words, for whoever listens."""

    def __init__(self, stage: Stage, width: float, name_share: float = 0.36) -> None:
        super().__init__()
        self.stage = stage
        self.width = width
        self.name_share = name_share
        self.title = ""
        self.heads: tuple[str, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(20)
        self.hide()

    def fill(self, title: str, heads: Sequence[str], rows: Sequence[Row]) -> None:
        self.prepareGeometryChange()
        self.title, self.heads, self.rows = title, tuple(heads), tuple(rows)
        self.update()

    # --- measures --------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return min(max(self.stage.text_scale, 1.0), 1.3)

    @property
    def height(self) -> float:
        return (HEAD + ROW * len(self.rows)) * self._scale + 2 * PAD

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height).adjusted(-4, -4, 4, 4)

    def put(self, corner: Qt.Corner, room: QSizeF) -> None:
        """Into a corner of the table."""
        left = corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.TopLeftCorner)
        top = corner in (Qt.Corner.TopLeftCorner, Qt.Corner.TopRightCorner)
        x = 10.0 if left else room.width() - self.width - 10
        y = 10.0 if top else room.height() - self.height - 10
        self.setPos(QPointF(x, y))

    def says(self, comma: str) -> str:
        rows = [f"{row.name}: " + comma.join(cell.text for cell in row.cells if cell.text) for row in self.rows]
        return f"{self.title}. " + "; ".join(rows)

    # --- painting --------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = QRectF(0, 0, self.width, self.height)
        painter.setPen(QPen(colour(NIGHT.brass), 2.5))
        painter.setBrush(colour(NIGHT.panel, 240))
        painter.drawRoundedRect(box, 12, 12)
        scale = self._scale
        painter.setFont(slab(25 * scale))
        painter.setPen(colour(NIGHT.brass_light))
        names = self._name_width()
        room = names if self.heads else self.width - 2 * PAD
        title = QRectF(PAD, PAD - 2, room - 4, HEAD * scale)
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, fitted(self.title, painter.font(), title.width()))
        for number, head in enumerate(self.heads):
            cell = self._cell(number, PAD - 2, HEAD * scale)
            size = min(cell.width(), 38 * scale)
            self._sign(painter, head, cell.center(), size)
        for number, row in enumerate(self.rows):
            self._paint_row(painter, row, PAD + (HEAD + ROW * number) * scale)

    def _name_width(self) -> float:
        return (self.width - 2 * PAD) * self.name_share

    def _cell(self, number: int, top: float, height: float) -> QRectF:
        columns = max((len(row.cells) for row in self.rows), default=len(self.heads)) or 1
        left = PAD + self._name_width()
        wide = (self.width - PAD - left) / columns
        return QRectF(left + wide * number + 3, top, wide - 6, height)

    def _paint_row(self, painter: QPainter, row: Row, top: float) -> None:
        scale = self._scale
        height = ROW * scale
        left = PAD
        if row.sign:
            self._sign(painter, row.sign, QPointF(left + height / 2, top + height / 2), height * 0.98)
            left += height + 6
        font = sans(TEXT * scale)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.bone))
        place = QRectF(left, top, PAD + self._name_width() - left - 6, height)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, fitted(row.name, font, place.width()))
        bold = sans(TEXT * scale, QFont.Weight.DemiBold)
        for number, cell in enumerate(row.cells):
            rect = self._cell(number, top + 2, height - 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#000000", 90))
            painter.drawRoundedRect(rect, 5, 5)
            if cell.share > 0:
                painter.setBrush(colour(cell.ink, 170))
                filled = QRectF(rect.left(), rect.top(), rect.width() * min(cell.share, 1.0), rect.height())
                painter.drawRoundedRect(filled, 5, 5)
            painter.setFont(bold)
            painter.setPen(colour(NIGHT.bone))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, fitted(cell.text, bold, rect.width()))

    def _sign(self, painter: QPainter, name: str, middle: QPointF, size: float) -> None:
        picture = art.pixmap(name, size * self.stage.density, size * self.stage.density)
        painter.drawPixmap(
            QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), picture, QRectF(picture.rect())
        )


def widest(texts: Sequence[str], pixels: float) -> float:
    """How wide the longest of these is, in units."""
    metrics = QFontMetricsF(sans(pixels))
    return max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
