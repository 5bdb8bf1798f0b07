"""The curtain between people at one screen: it names who is next and hides everything secret."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..table.labels import fitting
from ..table.portraits import portrait_pixmap
from ..table.theme import NIGHT, colour, sans, slab

SETTLE = 150
"""Milliseconds before a click counts: the one that closed the curtain must not open it again."""


class Curtain(QWidget):
    """Covers the whole table. Lifting it is a deliberate act: a click, or Return or Space."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.name = ""
        self.line = ""
        self.hint = ""
        self._pressed = False
        self._drawn = QElapsedTimer()
        self._drawn.start()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def draw(self, name: str, line: str, hint: str) -> None:
        """Close it for this person."""
        self.name, self.line, self.hint = name, line, hint
        self._pressed = False
        self._drawn.restart()
        self.setAccessibleName(f"{line} {hint}")
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_folds(painter)
        width, height = self.width(), self.height()
        size = min(width, height) * 0.26
        face = portrait_pixmap(self.name, round(size), self.devicePixelRatioF())
        painter.drawPixmap(QRectF((width - size) / 2, height * 0.2, size, size), face, QRectF(face.rect()))
        painter.setPen(colour(NIGHT.bone))
        painter.setFont(fitting(slab, height * 0.062, self.line, width * 0.94))
        painter.drawText(QRectF(0, height * 0.5, width, height * 0.12), Qt.AlignmentFlag.AlignCenter, self.line)
        painter.setFont(fitting(sans, max(height * 0.03, 15), self.hint, width * 0.94))
        painter.drawText(QRectF(0, height * 0.63, width, height * 0.08), Qt.AlignmentFlag.AlignCenter, self.hint)
        painter.setPen(QPen(colour(NIGHT.brass), 3))
        painter.drawLine(QPointF(width * 0.32, height * 0.62), QPointF(width * 0.68, height * 0.62))
        painter.end()

    def _paint_folds(self, painter: QPainter) -> None:
        """Oxblood velvet in folds, a brass fringe below."""
        width, height = self.width(), self.height()
        fold = max(width / 22, 30)
        x = 0.0
        while x < width:
            velvet = QLinearGradient(QPointF(x, 0), QPointF(x + fold, 0))
            velvet.setColorAt(0.0, QColor("#2a0707"))
            velvet.setColorAt(0.35, QColor("#6d1614"))
            velvet.setColorAt(0.55, QColor("#821c19"))
            velvet.setColorAt(1.0, QColor("#2a0707"))
            painter.fillRect(QRectF(x, 0, fold + 1, height), velvet)
            x += fold
        shade = QLinearGradient(QPointF(0, 0), QPointF(0, height))
        shade.setColorAt(0.0, QColor(0, 0, 0, 150))
        shade.setColorAt(0.3, QColor(0, 0, 0, 40))
        shade.setColorAt(1.0, QColor(0, 0, 0, 130))
        painter.fillRect(self.rect(), shade)
        painter.fillRect(QRectF(0, height - 16, width, 16), colour(NIGHT.brass))
        painter.setPen(QPen(colour(NIGHT.brass_light), 2))
        for number in range(int(width / 9) + 1):
            painter.drawLine(QPointF(number * 9, height - 15), QPointF(number * 9, height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._drawn.elapsed() > SETTLE

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pressed and released here: the second half of somebody else's double click is not enough."""
        if self._pressed:
            self._lift()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._lift()
        else:
            event.ignore()

    def _lift(self) -> None:
        if self.isVisible():
            self.hide()
            self.lifted.emit()
