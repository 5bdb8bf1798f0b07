"""The few signs on the rulebook's buttons, drawn in the ink of their place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

FIELD = 24.0
SHARP = 3
"""Drawn this much larger than shown, for any screen."""


def sign(name: str, ink: str, faint: str, pixels: float) -> QIcon:
    """An icon of about this size; it pales where it cannot be pressed."""
    icon = QIcon()
    icon.addPixmap(_painted(name, ink, pixels), QIcon.Mode.Normal)
    icon.addPixmap(_painted(name, faint, pixels), QIcon.Mode.Disabled)
    return icon


def _painted(name: str, ink: str, pixels: float) -> QPixmap:
    size = round(pixels * SHARP)
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / FIELD, size / FIELD)
    pen = QPen(QColor(ink), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _draw(painter, name, QColor(ink))
    painter.end()
    return picture


def _draw(painter: QPainter, name: str, ink: QColor) -> None:
    turn = {"back": 180, "step_back": 180, "up": 270, "down": 90}.get(name, 0)
    painter.translate(FIELD / 2, FIELD / 2)
    painter.rotate(turn)
    match name:
        case "back" | "forward":
            painter.drawLine(QPointF(-7.5, 0), QPointF(7.5, 0))
            painter.drawPolyline(QPolygonF([QPointF(1.5, -6), QPointF(7.5, 0), QPointF(1.5, 6)]))
        case "contents":
            for y in (-6, 0, 6):
                painter.drawLine(QPointF(-3.5, y), QPointF(8, y))
                painter.drawPoint(QPointF(-8, y))
        case "up" | "down":
            painter.drawPolyline(QPolygonF([QPointF(-3, -7), QPointF(4, 0), QPointF(-3, 7)]))
        case "play":
            _triangle(painter, ink, -5)
        case "step_on" | "step_back":
            _triangle(painter, ink, -7)
            painter.drawLine(QPointF(7, -7), QPointF(7, 7))
        case "pause":
            painter.setBrush(ink)
            for x in (-6.5, 2.5):
                painter.drawRect(QRectF(x, -7, 4, 14))
        case "again":
            path = QPainterPath()
            path.arcMoveTo(QRectF(-7, -7, 14, 14), 50)
            path.arcTo(QRectF(-7, -7, 14, 14), 50, 290)
            painter.drawPath(path)
            painter.setBrush(ink)
            painter.drawPolygon(QPolygonF([QPointF(3, -9.5), QPointF(9, -4.5), QPointF(2, -2.5)]))


def _triangle(painter: QPainter, ink: QColor, left: float) -> None:
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(left, -7), QPointF(left + 11, 0), QPointF(left, 7)]))
