"""A sheet of notes in a corner of the table: signs with a name and a number, in one or more columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art
from .labels import fitted
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from .stage import Stage

TEXT = 24.5
"""Units: more than thirteen pixels in the smallest window."""
ROW = 31.0
HEAD = 38.0
PAD = 13.0
NUMBER = 84.0
"""Room for a number."""


@dataclass(frozen=True)
class Cell:
    """A number as it is written, and how much of its cell is filled."""

    text: str
    share: float = 0.0
    ink: str = NIGHT.brass


@dataclass(frozen=True)
class Note:
    """What it is about, as a drawing and in a word, and its number."""

    sign: str
    name: str
    cell: Cell


class Sheet(QGraphicsObject):
    """It lies in a corner and is only looked at."""

    def __init__(self, stage: Stage, width: float, columns: int = 1) -> None:
        super().__init__()
        self.stage = stage
        self.width = width
        self.columns = columns
        self.title = ""
        self.notes: tuple[Note, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def write(self, title: str, notes: Sequence[Note]) -> None:
        if (title, tuple(notes)) != (self.title, self.notes):
            self.prepareGeometryChange()
            self.title, self.notes = title, tuple(notes)
            self.update()

    # --- measures --------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return min(max(self.stage.text_scale, 1.0), 1.25)

    @property
    def _rows(self) -> int:
        return -(-len(self.notes) // self.columns)

    @property
    def height(self) -> float:
        return (HEAD + ROW * self._rows) * self._scale + 2 * PAD

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height).adjusted(-4, -4, 4, 4)

    def put(self, corner: Qt.Corner, room: QSizeF) -> None:
        """Into a corner of the table."""
        left = corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.TopLeftCorner)
        top = corner in (Qt.Corner.TopLeftCorner, Qt.Corner.TopRightCorner)
        x = 10.0 if left else room.width() - self.width - 10
        y = 10.0 if top else room.height() - self.height - 10
        self.setPos(QPointF(x, y))

    # --- painting --------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = self._scale
        painter.setPen(QPen(colour(NIGHT.brass), 2.5))
        painter.setBrush(colour(NIGHT.panel, 240))
        painter.drawRoundedRect(QRectF(0, 0, self.width, self.height), 12, 12)
        font = slab(25 * scale)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.brass_light))
        head = QRectF(PAD, PAD - 3, self.width - 2 * PAD, HEAD * scale)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, fitted(self.title, font, head.width()))
        wide = (self.width - 2 * PAD) / self.columns
        for number, note in enumerate(self.notes):
            column, row = divmod(number, self._rows)
            place = QRectF(PAD + column * wide, PAD + (HEAD + row * ROW) * scale, wide, ROW * scale)
            self._paint_note(painter, note, place.adjusted(4, 0, -4, 0))

    def _paint_note(self, painter: QPainter, note: Note, place: QRectF) -> None:
        scale, size = self._scale, place.height() * 0.96
        picture = art.pixmap(note.sign, size * self.stage.density, size * self.stage.density)
        spot = QRectF(place.left(), place.center().y() - size / 2, size, size)
        painter.drawPixmap(spot, picture, QRectF(picture.rect()))
        font = sans(TEXT * scale)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.bone))
        number = QRectF(place.right() - NUMBER * scale, place.top() + 2, NUMBER * scale, place.height() - 4)
        name = QRectF(spot.right() + 8, place.top(), number.left() - spot.right() - 14, place.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, fitted(note.name, font, name.width()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 90))
        painter.drawRoundedRect(number, 5, 5)
        if note.cell.share > 0:
            painter.setBrush(colour(note.cell.ink, 170))
            share = min(note.cell.share, 1.0)
            painter.drawRoundedRect(QRectF(number.left(), number.top(), number.width() * share, number.height()), 5, 5)
        painter.setFont(sans(TEXT * scale, QFont.Weight.DemiBold))
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, note.cell.text)
