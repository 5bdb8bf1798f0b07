"""The door to the saloon: the very first frame, while the lobby behind it is being lit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from ..table.theme import Theme, slab

BOARDS = 9


class Entrance(QWidget):
    """Boards, one warm light, and the name over the door. Nothing in it has to be imported or rendered first."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        field = QRectF(self.rect())
        night = self._theme.name == "night"
        light = QRadialGradient(QPointF(field.center().x(), field.height() * 0.4), field.width() * 0.6)
        light.setColorAt(0.0, QColor("#3d2a1d" if night else "#efe2c6"))
        light.setColorAt(1.0, QColor("#120d0a" if night else "#cdb98f"))
        painter.fillRect(field, light)
        painter.setPen(QColor(0, 0, 0, 70))
        for board in range(1, BOARDS):
            x = field.width() * board / BOARDS
            painter.drawLine(QPointF(x, 0), QPointF(x, field.height()))
        painter.setFont(slab(max(field.height() * 0.09, 30)))
        painter.setPen(QColor(self._theme.brass_light))
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.accessibleName())
