"""What lies before a free chair: a button to fill it, and one to keep it for a guest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...table.theme import NIGHT, Theme, sans
from .choices import LEAST, paint_focus
from .furniture import paint_gap
from .icons import sign
from .lettering import fitted


class FreeButton(QAbstractButton):
    """Where nobody sits: a press fills the chair. The sign, a plus, stands above the word or before it."""

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
        if tall:  # the sign above the word, else before it
            spot = QPointF(field.center().x(), field.top() + field.height() * 0.34)
            words = QRectF(field.left(), field.top() + field.height() * 0.54, field.width(), field.height() * 0.4)
        else:
            left = field.center().x() - (wide + 3 * arm) / 2
            spot = QPointF(left + arm, field.center().y())
            words = QRectF(left + 3 * arm, field.top(), wide + 2, field.height())
        self._paint_sign(painter, spot, arm, bright)
        painter.setPen(bright)
        painter.setFont(font)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_focus(painter, field, self.theme)
        painter.end()

    def _paint_sign(self, painter: QPainter, spot: QPointF, arm: float, tint: QColor) -> None:
        painter.setPen(QPen(tint, max(self.pixels * 0.16, 2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(spot - QPointF(arm, 0), spot + QPointF(arm, 0))
        painter.drawLine(spot - QPointF(0, arm), spot + QPointF(0, arm))


class GuestPlace(FreeButton):
    """Keeps the chair for somebody at another computer."""

    def _paint_sign(self, painter: QPainter, spot: QPointF, arm: float, tint: QColor) -> None:
        small = sign("guest", round(arm * 2.5), self.devicePixelRatioF(), tint.name())
        if not small.isNull():
            painter.drawPixmap(spot - QPointF(arm, arm) * 1.25, small)
