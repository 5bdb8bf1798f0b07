"""Wooden plates with slab lettering, on chains: the signs of the house."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ...table.theme import NIGHT, Theme, colour, slab
from .lettering import text_path
from .room import look

LEAST = 13.0
"""Pixels of lettering, however small the plate."""


def paint_plate(painter: QPainter, field: QRectF, theme: Theme, unit: float, *, warm: bool = False) -> None:
    """A board with bevelled edges, a brass line round it and a nail in every corner."""
    style = look(theme)
    round_by = unit * 0.45
    for layer in range(4):
        shade = field.adjusted(-layer, -layer, layer, layer).translated(0, unit * 0.16 + layer)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 34))
        painter.drawRoundedRect(shade, round_by, round_by)
    board = QPainterPath()
    board.addRoundedRect(field, round_by, round_by)
    wood = QLinearGradient(field.topLeft(), field.bottomLeft())
    tones = style.board
    wood.setColorAt(0.0, QColor(tones[0]))
    wood.setColorAt(0.14, QColor(tones[0] if warm else tones[1]))
    wood.setColorAt(1.0, QColor(tones[1] if warm else tones[2]))
    painter.fillPath(board, QBrush(wood))
    painter.save()
    painter.setClipPath(board)
    _paint_grain(painter, field, theme, unit)
    painter.restore()
    painter.strokePath(board, QPen(QColor("#1a0f08"), max(unit * 0.09, 1.2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.brass, 255 if warm else 190), max(unit * 0.08, 1.0)))
    inset = unit * 0.32
    painter.drawRoundedRect(field.adjusted(inset, inset, -inset, -inset), round_by * 0.6, round_by * 0.6)
    for x in (field.left() + inset * 2, field.right() - inset * 2):
        for y in (field.top() + inset * 2, field.bottom() - inset * 2):
            _paint_nail(painter, QPointF(x, y), unit * 0.17)


def _paint_grain(painter: QPainter, field: QRectF, theme: Theme, unit: float) -> None:
    rng = random.Random(round(field.width()) * 7 + 3)
    tint, alpha = look(theme).grain
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(max(int(field.height() / (unit * 0.4)), 3)):
        y = field.top() + rng.uniform(0.02, 0.98) * field.height()
        path = QPainterPath(QPointF(field.left(), y))
        third = field.width() / 3
        sag = [rng.uniform(-0.25, 0.25) * unit for _ in range(3)]
        path.cubicTo(
            QPointF(field.left() + third, y + sag[0]),
            QPointF(field.left() + 2 * third, y + sag[1]),
            QPointF(field.right(), y + sag[2]),
        )
        painter.setPen(QPen(colour(tint, rng.randint(alpha // 2, alpha)), max(unit * 0.05, 0.8)))
        painter.drawPath(path)


def _paint_nail(painter: QPainter, spot: QPointF, radius: float) -> None:
    painter.setPen(QPen(colour("#1a0f08", 190), max(radius * 0.3, 0.7)))
    brass = QRadialGradient(spot - QPointF(radius * 0.35, radius * 0.4), radius * 1.7)
    brass.setColorAt(0.0, QColor("#fff0c4"))
    brass.setColorAt(0.5, QColor("#c79a4b"))
    brass.setColorAt(1.0, QColor("#6b4c1b"))
    painter.setBrush(brass)
    painter.drawEllipse(spot, radius, radius)


def paint_chain(painter: QPainter, top: QPointF, bottom: QPointF, unit: float) -> None:
    """Links seen from the front and from the side, in turn."""
    size = unit * 0.42
    length = max(bottom.y() - top.y(), 1)
    number = max(round(length / (size * 0.72)), 1)
    step = length / number
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for link in range(number):
        middle = QPointF(top.x(), top.y() + step * (link + 0.5))
        wide = size * (0.32 if link % 2 == 0 else 0.08)
        painter.setPen(QPen(QColor("#140d08"), unit * 0.16))
        painter.drawEllipse(middle, wide, step * 0.62)
        painter.setPen(QPen(QColor("#a98a52" if link % 2 == 0 else "#cfab68"), unit * 0.085))
        painter.drawEllipse(middle, wide, step * 0.62)


def letter_plate(painter: QPainter, text: str, field: QRectF, theme: Theme, unit: float, largest: float) -> None:
    """Slab type that fills its field: bright brass on dark boards, burnt in on light ones."""
    path = text_path(text, field, slab, largest)
    lift = max(unit * 0.07, 1.0)
    if theme.name == "night":
        painter.fillPath(path.translated(0, lift), colour("#000000", 190))
        metal = QLinearGradient(0, path.boundingRect().top(), 0, path.boundingRect().bottom())
        metal.setColorAt(0.0, QColor("#fbe7b4"))
        metal.setColorAt(0.55, QColor(NIGHT.brass_light))
        metal.setColorAt(1.0, QColor("#d7ac5c"))
        painter.fillPath(path, QBrush(metal))
    else:
        painter.fillPath(path.translated(0, lift), colour("#fff6df", 150))
        painter.fillPath(path, QColor("#3a1f0d"))
