"""Lines across the table: a shot from one seat to another, a distance, whom something is meant for."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, sin

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .theme import NIGHT, colour, sans

HEAD = 26.0


class Line(QGraphicsObject):
    """A bent line with a head. `grown` says how much of it is there, from its start; `label` stands on its middle."""

    def __init__(
        self, start: QPointF, end: QPointF, ink: str, *, width: float = 6.0, bend: float = 0.16, dashed: bool = False,
        label: str = "", head: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        self.start, self.end = start, end
        self.ink = ink
        self.label = label
        self._width, self._dashed, self._head = width, dashed, head
        way = end - start
        # Always bent to the same side of the way, so that there and back do not lie on each other.
        self._control = (start + end) / 2 + QPointF(way.y(), -way.x()) * bend
        self._grown = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _get_grown(self) -> float:
        return self._grown

    def set_grown(self, value: float) -> None:
        self._grown = value
        self.update()

    grown = Property(float, _get_grown, set_grown)

    def boundingRect(self) -> QRectF:
        points = QPolygonF([self.start, self.end, self._control])
        return points.boundingRect().adjusted(-40, -40, 40, 40)

    def at(self, share: float) -> QPointF:
        """A point of the line, counted from its start."""
        left = 1 - share
        return self.start * (left * left) + self._control * (2 * left * share) + self.end * (share * share)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._grown <= 0.02:
            return
        tip, before = self.at(self._grown), self.at(max(self._grown - 0.03, 0.0))
        angle = atan2(tip.y() - before.y(), tip.x() - before.x())
        back = tip - QPointF(cos(angle), sin(angle)) * (HEAD * 0.7 if self._head else 0)
        path = QPainterPath(self.start)
        steps = max(int(24 * self._grown), 2)
        for number in range(1, steps):
            path.lineTo(self.at(self._grown * number / steps))
        path.lineTo(back)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((colour(NIGHT.room, 190), self._width + 5), (colour(self.ink), self._width)):
            pen = QPen(ink, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            if self._dashed:
                pen.setDashPattern([2.2 * self._width / wide, 2.0 * self._width / wide])
            painter.setPen(pen)
            painter.drawPath(path)
        if self._head:
            self._paint_head(painter, tip, angle)
        if self.label and self._grown >= 1.0:
            self._paint_label(painter)

    def _paint_head(self, painter: QPainter, tip: QPointF, angle: float) -> None:
        painter.save()
        painter.translate(tip)
        painter.rotate(degrees(angle))
        painter.setPen(QPen(colour(NIGHT.room, 220), 2.5))
        painter.setBrush(colour(self.ink))
        painter.drawPolygon(
            QPolygonF(
                [QPointF(0, 0), QPointF(-HEAD, -HEAD * 0.5), QPointF(-HEAD * 0.74, 0), QPointF(-HEAD, HEAD * 0.5)]
            )
        )
        painter.restore()

    def _paint_label(self, painter: QPainter) -> None:
        spot = self.at(0.5)
        painter.setPen(QPen(colour(self.ink), 2.5))
        painter.setBrush(colour(NIGHT.room, 235))
        painter.drawEllipse(spot, 21, 21)
        painter.setFont(sans(28, QFont.Weight.Bold))
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(QRectF(spot.x() - 21, spot.y() - 22, 42, 42), Qt.AlignmentFlag.AlignCenter, self.label)


def shortened(start: QPointF, end: QPointF, first: float, last: float) -> tuple[QPointF, QPointF]:
    """The way without its first and last units: lines begin beside a plate, not under it."""
    way = end - start
    length = hypot(way.x(), way.y()) or 1.0
    unit = way / length
    if first + last > length * 0.8:
        first = last = length * 0.3
    return start + unit * first, end - unit * last
