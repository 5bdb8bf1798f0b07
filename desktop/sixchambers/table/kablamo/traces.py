"""What moved where, as arrows: for whoever wants nothing to travel. They stay until the next thing moves."""

from __future__ import annotations

from math import degrees
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ..cylinder import STEP
from ..line import Line, shortened
from ..theme import NIGHT, colour, sans
from .drum import around

if TYPE_CHECKING:
    from .scene import KablamoScene

FROST = "#cfe6ff"


def trace(start: QPointF, end: QPointF, label: str) -> Line:
    return Line(*shortened(start, end, 20, 22), FROST, width=5, bend=0.2, label=label)


class Arc(QGraphicsObject):
    """An arrow round a cylinder over so many chambers, clockwise or (fewer than none) back; the number stands on it."""

    def __init__(self, centre: QPointF, radius: float, steps: int, ink: str = FROST) -> None:
        super().__init__()
        self.radius, self.steps, self.ink = radius, steps, ink
        self.setPos(centre)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        size = self.radius + 34
        return QRectF(-size, -size, 2 * size, 2 * size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        sweep = STEP * self.steps
        side = 1 if sweep > 0 else -1
        first, last = -sweep * 0.5, sweep * 0.5
        room = degrees(16 / self.radius) * side
        path = QPainterPath(around(first, self.radius))
        steps = max(int(abs(sweep) / 5), 4)
        for number in range(1, steps + 1):
            path.lineTo(around(first + (last - room - first) * number / steps, self.radius))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((colour(NIGHT.room, 190), 10.0), (colour(self.ink), 5.0)):
            painter.setPen(QPen(ink, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)
        tip = around(last, self.radius)
        back = last - degrees(26 / self.radius) * side
        painter.setPen(QPen(colour(NIGHT.room, 220), 2.5))
        painter.setBrush(colour(self.ink))
        painter.drawPolygon(QPolygonF([tip, around(back, self.radius + 13), around(back, self.radius - 13)]))
        self._label(painter)

    def _label(self, painter: QPainter) -> None:
        spot = around(0, self.radius)
        painter.setPen(QPen(colour(self.ink), 2.5))
        painter.setBrush(colour(NIGHT.room, 235))
        painter.drawEllipse(spot, 19, 19)
        painter.setFont(sans(26, QFont.Weight.Bold))
        painter.setPen(colour(NIGHT.bone))
        field = QRectF(spot.x() - 19, spot.y() - 20, 38, 38)
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, str(abs(self.steps)))


class Traces:
    """The arrows of the last movement."""

    def __init__(self, scene: KablamoScene) -> None:
        self.scene = scene
        self.items: list[QGraphicsItem] = []

    def clear(self) -> None:
        self.scene.remove(self.items)

    def moved(self, ways: list[tuple[QPointF, QPointF]]) -> None:
        """These things moved, in this order or at once."""
        for number, (start, end) in enumerate(ways):
            self.items.append(self.scene.add(trace(start, end, str(number + 1)), 14))

    def turned(self, seat: int, steps: int) -> None:
        drum = self.scene.chairs[seat].drum
        if steps:
            self.items.append(self.scene.add(Arc(drum.pos(), drum.diameter * 0.56, steps), 14))
