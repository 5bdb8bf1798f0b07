"""What lies before a free chair: a button to fill it, and the place a guest will have."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...table.theme import NIGHT, Theme, sans
from .choices import LEAST, paint_focus
from .furniture import paint_gap
from .icons import sign
from .lettering import fitted

GUEST = "#d8c9a8"


class FreeButton(QAbstractButton):
    """Where nobody sits: a press puts a bot there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pixels = 15.0
        self.theme: Theme = NIGHT
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(sans(LEAST)).horizontalAdvance(self.text())
        return QSize(round(words + self.pixels * 1.8 + 10), round(self.pixels * 1.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        warm = self.underMouse() or self.hasFocus()
        paint_gap(painter, field, warm, self.theme)
        bright = QColor(NIGHT.brass_light if warm else NIGHT.bone)
        arm = self.pixels * 0.45
        font = fitted(self.text(), field.width() - 4 * arm - 10, sans, self.pixels, LEAST)
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        tall = field.height() > self.pixels * 3.4
        if tall:  # the plus above the word, else before it
            plus = QPointF(field.center().x(), field.top() + field.height() * 0.34)
            words = QRectF(field.left(), field.top() + field.height() * 0.54, field.width(), field.height() * 0.4)
        else:
            left = field.center().x() - (wide + 3 * arm) / 2
            plus = QPointF(left + arm, field.center().y())
            words = QRectF(left + 3 * arm, field.top(), wide + 2, field.height())
        painter.setPen(QPen(bright, max(self.pixels * 0.16, 2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(plus - QPointF(arm, 0), plus + QPointF(arm, 0))
        painter.drawLine(plus - QPointF(0, arm), plus + QPointF(0, arm))
        painter.setPen(bright)
        painter.setFont(font)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_focus(painter, field, self.theme)
        painter.end()


class GuestPlace(QAbstractButton):
    """Where somebody from another computer will sit one day; until then it says so."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pixels = 15.0
        self.theme: Theme = NIGHT
        self.setEnabled(False)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(sans(LEAST)).horizontalAdvance(self.text())
        return QSize(round(words + self.pixels * 1.15 + 4), round(self.pixels * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect())
        small = sign("bar_sign", round(self.pixels), self.devicePixelRatioF(), GUEST)
        room = field.width() - self.pixels * 1.15 - 2
        font = fitted(self.text(), room, sans, self.pixels * 0.95, LEAST)
        wide = QFontMetricsF(font).horizontalAdvance(self.text())
        left = (field.width() - wide - self.pixels * 1.15) / 2
        if not small.isNull():
            painter.drawPixmap(QPointF(left, (field.height() - self.pixels) / 2), small)
        painter.setFont(font)
        painter.setPen(QColor(GUEST))
        field.setLeft(left + self.pixels * 1.15)
        painter.drawText(field, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
