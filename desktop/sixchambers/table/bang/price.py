"""What a piece of equipment costs, below it: a nugget and a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .. import art
from ..theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from ..stage import Stage


class PriceTag(QGraphicsObject):
    """A small plate; its position is its middle."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.price = 0
        self.before = 0
        self._font = sans(25, QFont.Weight.Bold)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_price(self, price: int, before: int = 0) -> None:
        """With a discount the old price is struck out beside it."""
        if (price, before) != (self.price, self.before):
            self.prepareGeometryChange()
            self.price, self.before = price, before
            self.update()

    def set_pixels(self, pixels: float) -> None:
        self.prepareGeometryChange()
        self._font = sans(pixels, QFont.Weight.Bold)

    @property
    def text(self) -> str:
        return str(self.price)

    def boundingRect(self) -> QRectF:
        high = QFontMetricsF(self._font).height() * 1.1
        wide = high * (2.1 + (0.8 if self.before else 0))
        return QRectF(-wide / 2, -high / 2, wide, high).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.price and not self.before:
            return
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colour(NIGHT.room), 2))
        painter.setBrush(colour("#e9d9b4"))
        painter.drawRoundedRect(box, 6, 6)
        size = box.height() * 0.92
        picture = art.pixmap("bang/nugget", size * self.stage.density, size * self.stage.density)
        painter.drawPixmap(
            QRectF(box.left() + 4, box.center().y() - size / 2, size, size), picture, QRectF(picture.rect())
        )
        painter.setFont(self._font)
        rest = QRectF(box.left() + size + 4, box.top(), box.width() - size - 10, box.height())
        if self.before:
            half = rest.width() / 2
            painter.setPen(colour("#7a5c3a"))
            painter.drawText(
                QRectF(rest.left(), rest.top(), half, rest.height()), Qt.AlignmentFlag.AlignCenter, str(self.before)
            )
            middle = rest.left() + half / 2
            painter.setPen(QPen(colour(NIGHT.blood), 3))
            painter.drawLine(int(middle - 9), int(box.bottom() - 7), int(middle + 9), int(box.top() + 7))
            rest = QRectF(rest.left() + half, rest.top(), half, rest.height())
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, str(self.price))
