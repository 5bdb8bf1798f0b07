"""How good a link is, as bars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

BARS = 4


class LinkBars(QWidget):
    """Four bars, each taller than the one before; as many are filled as the link is good. Crossed out: gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filled = 0
        self.gone = False

    def show_link(self, quality: int | None, there: bool) -> None:
        self.filled, self.gone = quality or 0, not there
        self.update()

    def sizeHint(self) -> QSize:
        tall = self.fontMetrics().height()
        return QSize(round(tall * 1.1), tall)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().windowText().color()
        size = self.sizeHint()
        field = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height()).adjusted(1, 3, -1, -3)
        step = field.width() / BARS
        for bar in range(BARS):
            tall = field.height() * (bar + 1.6) / (BARS + 0.6)
            box = QRectF(field.left() + bar * step, field.bottom() - tall, step * 0.68, tall)
            painter.setPen(QPen(ink, 1))
            painter.setBrush(ink if bar < self.filled and not self.gone else Qt.BrushStyle.NoBrush)
            painter.setOpacity(1.0 if bar < self.filled and not self.gone else 0.5)
            painter.drawRect(box)
        if self.gone:
            painter.setOpacity(1.0)
            painter.setPen(QPen(ink, 2))
            painter.drawLine(field.topLeft(), field.bottomRight())
        painter.end()
