"""Text on the table: small labels on things, and the big words of big moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .theme import NIGHT, colour, sans, slab


def plain_tip(text: str) -> str:
    """A tooltip that shows a text letter by letter: names come from other people, and are never markup."""
    return escape(text, quote=False) if "<" in text else text


class Tag(QGraphicsObject):
    """A short text on a dark pill, readable on any felt. Its position is its middle."""

    def __init__(self, pixels: float = 24.0) -> None:
        super().__init__()
        self._font = sans(pixels, QFont.Weight.DemiBold)
        self._text = ""
        self.ink = NIGHT.bone
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self.prepareGeometryChange()
            self._text = text
            self.setVisible(bool(text))
            self.update()

    def set_pixels(self, pixels: float) -> None:
        self.prepareGeometryChange()
        self._font = sans(pixels, QFont.Weight.DemiBold)

    def boundingRect(self) -> QRectF:
        metrics = QFontMetricsF(self._font)
        width = metrics.horizontalAdvance(self._text) + metrics.height() * 0.9
        return QRectF(-width / 2, -metrics.height() * 0.62, width, metrics.height() * 1.24)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.boundingRect()
        painter.setPen(QPen(colour(NIGHT.brass, 150), 1.5))
        painter.setBrush(colour(NIGHT.room, 205))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2, rect.height() / 2)
        painter.setFont(self._font)
        painter.setPen(colour(self.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)


class BigWord(QGraphicsObject):
    """CLICK, BANG: wood type with an outline, in the middle of everything.

    The letters are intricate, so the word is painted once, for the size it appears in, and then only shown.
    """

    def __init__(self, text: str, pixels: float, ink: str, density: float) -> None:
        super().__init__()
        self.text = text
        self._picture, self._box = _painted_word(text, pixels, ink, density)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._box, self._picture, QRectF(self._picture.rect()))


@lru_cache(maxsize=12)
def _painted_word(text: str, pixels: float, ink: str, density: float) -> tuple[QPixmap, QRectF]:
    path = QPainterPath()
    path.addText(0, 0, slab(pixels), text)
    path.translate(-path.boundingRect().center())
    room = pixels * 0.09
    box = path.boundingRect().adjusted(-room, -room, room, room)
    picture = QPixmap(max(round(box.width() * density), 1), max(round(box.height() * density), 1))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(density, density)
    painter.translate(-box.topLeft())
    outline = QPen(colour(NIGHT.room, 235), room, Qt.PenStyle.SolidLine)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, outline)
    painter.fillPath(path, colour(ink))
    painter.end()
    return picture, box


def fitting(face: Callable[[float], QFont], pixels: float, text: str, width: float) -> QFont:
    """The face in this size, or as much smaller as the text needs to fit."""
    taken = QFontMetricsF(face(pixels)).horizontalAdvance(text)
    return face(pixels if taken <= width else pixels * width / taken - 1)


def fitted(text: str, font: QFont, width: float) -> str:
    """The text, shortened with an ellipsis where it does not fit."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
