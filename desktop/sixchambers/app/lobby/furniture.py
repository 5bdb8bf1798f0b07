"""Chairs and place cards, drawn."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ...table.theme import Theme, colour
from .icons import sign
from .room import look

PAPER = ("#fbf5e6", "#e6d9bb")


def _arch(field: QRectF, foot: float) -> QPainterPath:
    """A bowed chair back: straight sides that come together a little below, a round top."""
    x, y, w, h = field.x(), field.y(), field.width(), field.height()
    path = QPainterPath(QPointF(x + w * foot, y + h))
    path.cubicTo(QPointF(x + w * foot * 0.4, y + h * 0.6), QPointF(x - w * 0.02, y), QPointF(x + w / 2, y))
    path.cubicTo(
        QPointF(x + w * 1.02, y), QPointF(x + w * (1 - foot * 0.4), y + h * 0.6), QPointF(x + w * (1 - foot), y + h)
    )
    path.closeSubpath()
    return path


def paint_chair(painter: QPainter, field: QRectF, hide: tuple[str, str], theme: Theme, *, free: bool) -> None:
    """The back of an upholstered chair; `hide` is its leather in the light and in the shade. A free one steps back."""
    style = look(theme)
    frame = field.width() * 0.085
    outer = _arch(field, 0.09)
    inside = field.adjusted(frame, frame, -frame, 0)
    inner = _arch(inside, 0.09)
    wood = QLinearGradient(field.topLeft(), field.topRight())
    for where, tone in ((0.0, 1), (0.12, 0), (0.3, 1), (0.75, 1), (1.0, 2)):
        wood.setColorAt(where, QColor(style.wood[tone]))
    painter.fillPath(outer.translated(field.width() * 0.03, field.width() * 0.03), colour("#000000", 70))
    painter.fillPath(outer, wood)
    painter.strokePath(outer, QPen(QColor("#1a0f08"), max(field.width() / 70, 1.2)))
    leather = QRadialGradient(
        QPointF(inside.center().x(), inside.top() + inside.height() * 0.35), inside.width() * 0.75
    )
    leather.setColorAt(0.0, QColor(hide[0]))
    leather.setColorAt(1.0, QColor(hide[1]))
    painter.fillPath(inner, leather)
    painter.strokePath(inner, QPen(QColor("#1a0f08"), max(field.width() / 80, 1.0)))
    # Brass nails hold the leather.
    nails = _arch(inside.adjusted(frame * 0.55, frame * 0.55, -frame * 0.55, 0), 0.09)
    painter.setPen(Qt.PenStyle.NoPen)
    number = 22
    size = max(field.width() * 0.017, 1.1)
    for nail in range(1, number):
        # The last stretch of the path is the foot, where nobody sees a nail.
        spot = nails.pointAtPercent(nail / number * 0.78)
        painter.setBrush(colour("#000000", 90))
        painter.drawEllipse(spot + QPointF(0.5, 0.9), size, size)
        painter.setBrush(QColor("#e3bd6f"))
        painter.drawEllipse(spot, size, size)
    if free:
        painter.fillPath(outer, colour(style.wall[1], 135))


def paint_card(painter: QPainter, field: QRectF, mine: bool, theme: Theme) -> None:
    """A folded place card standing on the cloth."""
    lean = min(field.width() * 0.02, 3.0)
    tent = QPainterPath(QPointF(field.left() + lean, field.top()))
    tent.lineTo(field.right() - lean, field.top())
    tent.lineTo(field.bottomRight())
    tent.lineTo(field.bottomLeft())
    tent.closeSubpath()
    for layer in range(4):
        painter.fillPath(tent.translated(layer * 0.6, 1.2 + layer * 1.3), colour("#000000", 38))
    paper = QLinearGradient(field.topLeft(), field.bottomLeft())
    paper.setColorAt(0.0, QColor(PAPER[0]))
    paper.setColorAt(0.1, QColor(PAPER[0]))
    paper.setColorAt(1.0, QColor(PAPER[1]))
    painter.fillPath(tent, paper)
    painter.strokePath(tent, QPen(colour("#8d7a58"), 1))
    edge = field.adjusted(lean + 3, 3, -lean - 3, -3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour("#8a6420" if mine else "#9b875f", 255 if mine else 120), 2 if mine else 1))
    painter.drawRect(edge)


def paint_gap(painter: QPainter, field: QRectF, warm: bool, theme: Theme) -> None:
    """Where a place card could stand."""
    pen = QPen(colour("#f0d08a", 255 if warm else 150), 1.6, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(colour("#000000", 70 if warm else 40))
    painter.drawRoundedRect(field, 6, 6)


def paint_medallion(painter: QPainter, centre: QPointF, radius: float) -> None:
    """The brass frame a portrait will hang in."""
    painter.setPen(QPen(QColor("#c79a4b"), radius * 0.1))
    painter.setBrush(QColor("#2b1d13"))
    painter.drawEllipse(centre, radius * 0.9, radius * 0.9)


def paint_stranger(painter: QPainter, centre: QPointF, radius: float, ratio: float) -> None:
    """The frame of somebody who is expected: not brass yet, and nobody in it."""
    pen = QPen(colour("#f0d08a", 200), max(radius * 0.06, 1.5), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(colour("#14100d", 175))
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86)
    who = sign("guest", round(radius * 0.95), ratio, "#efe6d2")
    if not who.isNull():
        painter.drawPixmap(centre - QPointF(radius, radius) * 0.475, who)


def paint_badge(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A marshal's star: this is me."""
    star = QPainterPath()
    for point in range(10):
        reach = radius if point % 2 == 0 else radius * 0.45
        angle = math.radians(point * 36 - 90)
        spot = centre + QPointF(math.cos(angle), math.sin(angle)) * reach
        star.lineTo(spot) if point else star.moveTo(spot)
    star.closeSubpath()
    metal = QLinearGradient(centre.x(), centre.y() - radius, centre.x(), centre.y() + radius)
    metal.setColorAt(0.0, QColor("#fbe7b4"))
    metal.setColorAt(1.0, QColor("#b98a3c"))
    painter.fillPath(star.translated(0.6, 1.2), colour("#000000", 110))
    painter.fillPath(star, metal)
    painter.strokePath(star, QPen(QColor("#3a2618"), max(radius * 0.1, 1)))
