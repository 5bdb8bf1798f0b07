"""Old paper: sheets with a rough edge and a fine grain, nailed to whatever is behind them."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from ...table.theme import colour

INK = "#241a12"
FAINT_INK = "#5a4630"
BLOOD = "#8f1f19"
LIGHT, DARK = "#f8f0dc", "#e4d3ab"


def outline(field: QRectF, rough: float, seed: int) -> QPainterPath:
    """The edge of a sheet that was torn off a pad and carried in a saddle bag."""
    random = Random(seed)
    step = max(rough * 7, 8.0)
    points: list[QPointF] = []

    def along(start: QPointF, end: QPointF) -> None:
        way = end - start
        count = max(int((abs(way.x()) + abs(way.y())) / step), 1)
        aside = QPointF(rough, 0) if abs(way.y()) > abs(way.x()) else QPointF(0, rough)
        points.extend(start + way * (n / count) + aside * random.uniform(-0.5, 0.5) for n in range(count))

    corners = [field.topLeft(), field.topRight(), field.bottomRight(), field.bottomLeft()]
    for number, corner in enumerate(corners):
        along(corner, corners[(number + 1) % 4])
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


@lru_cache(maxsize=3)
def sheet(width: int, height: int, ratio: float, unit: float, seed: int, nails: bool = True) -> QPixmap:
    """A sheet with its shadow, for a field of this size in logical pixels; the paper keeps off its edges a little."""
    picture = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    field = paper_of(QRectF(0, 0, width, height), unit)
    path = outline(field, unit * 0.16, seed)
    for layer in range(5):
        spread = path.translated(0, unit * 0.1 * (layer + 1))
        painter.strokePath(spread, QPen(colour("#000000", 26), unit * 0.16 * layer + 1))
    painter.fillPath(path.translated(0, unit * 0.12), colour("#6d5836"))
    light = QLinearGradient(field.topLeft(), field.bottomRight())
    light.setColorAt(0.0, QColor(LIGHT))
    light.setColorAt(0.55, QColor("#f3e8cd"))
    light.setColorAt(1.0, QColor(DARK))
    painter.fillPath(path, QBrush(light))
    painter.save()
    painter.setClipPath(path)
    _grain(painter, field, unit, Random(seed + 1))
    _age(painter, field)
    painter.restore()
    painter.strokePath(path, QPen(colour("#7d6437", 130), 1.2))
    if nails:
        inset = unit * 0.75
        for x in (field.left() + inset, field.right() - inset):
            for y in (field.top() + inset, field.bottom() - inset):
                _nail(painter, QPointF(x, y), unit * 0.3)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def paper_of(field: QRectF, unit: float) -> QRectF:
    """Where the paper is inside its widget: the rest is for its shadow."""
    return field.adjusted(unit * 0.45, unit * 0.35, -unit * 0.45, -unit * 0.85)


def _grain(painter: QPainter, field: QRectF, unit: float, random: Random) -> None:
    """Short fibres, and a few stains nobody asks about."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(int(field.width() * field.height() / (unit * unit) * 0.5)):
        spot = QPointF(random.uniform(field.left(), field.right()), random.uniform(field.top(), field.bottom()))
        reach = QPointF(random.uniform(-0.4, 0.4), random.uniform(-0.12, 0.12)) * unit
        painter.setPen(QPen(colour("#8a6d3c", random.randrange(14, 46)), max(unit * 0.045, 0.7)))
        painter.drawLine(spot, spot + reach)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(3):
        spot = QPointF(random.uniform(field.left(), field.right()), random.uniform(field.top(), field.bottom()))
        size = random.uniform(2.5, 6.0) * unit
        stain = QRadialGradient(spot, size)
        stain.setColorAt(0.0, colour("#b08d57", 24))
        stain.setColorAt(0.5, colour("#b08d57", 15))
        stain.setColorAt(1.0, colour("#b08d57", 0))
        painter.setBrush(stain)
        painter.drawEllipse(spot, size, size * 0.8)


def _age(painter: QPainter, field: QRectF) -> None:
    """Browner towards the edges."""
    deep = min(field.width(), field.height()) * 0.09
    for start, end in (
        (field.topLeft(), field.topLeft() + QPointF(deep, 0)),
        (field.topRight(), field.topRight() - QPointF(deep, 0)),
        (field.topLeft(), field.topLeft() + QPointF(0, deep)),
        (field.bottomLeft(), field.bottomLeft() - QPointF(0, deep)),
    ):
        brown = QLinearGradient(start, end)
        brown.setColorAt(0.0, colour("#8a6d3c", 78))
        brown.setColorAt(1.0, colour("#8a6d3c", 0))
        painter.fillRect(field.adjusted(-9, -9, 9, 9), brown)


def _nail(painter: QPainter, spot: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 80))
    painter.drawEllipse(spot + QPointF(radius * 0.25, radius * 0.45), radius * 1.15, radius * 1.1)
    brass = QRadialGradient(spot - QPointF(radius * 0.35, radius * 0.4), radius * 1.6)
    brass.setColorAt(0.0, QColor("#fff0c4"))
    brass.setColorAt(0.5, QColor("#c79a4b"))
    brass.setColorAt(1.0, QColor("#6b4c1b"))
    painter.setPen(QPen(colour("#3a2618"), max(radius * 0.12, 0.8)))
    painter.setBrush(brass)
    painter.drawEllipse(spot, radius, radius)


def rule(painter: QPainter, left: QPointF, right: QPointF, unit: float) -> None:
    """A printer's double rule with a diamond in the middle."""
    painter.setPen(QPen(colour(INK, 210), max(unit * 0.1, 1.2)))
    middle = (left + right) / 2
    gap = QPointF(unit * 0.55, 0)
    painter.drawLine(left, middle - gap)
    painter.drawLine(middle + gap, right)
    painter.setPen(QPen(colour(INK, 130), max(unit * 0.05, 0.8)))
    below = QPointF(0, unit * 0.2)
    painter.drawLine(left + below, middle - gap + below)
    painter.drawLine(middle + gap + below, right + below)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(INK, 220))
    centre, reach = middle + below / 2, unit * 0.3
    painter.drawPolygon(
        QPolygonF(
            [
                centre + QPointF(-reach, 0),
                centre + QPointF(0, -reach),
                centre + QPointF(reach, 0),
                centre + QPointF(0, reach),
            ]
        )
    )
