"""The sheet a rule is printed on: ivory paper by lamp light or by day, and what is drawn on it by hand."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from ...table.theme import Theme, colour

GRAIN = 128


@dataclass(frozen=True)
class Paper:
    """Colours of the printed page. All that is read on it has at least 4.5:1."""

    sheet: str
    edge: str  # the sheet towards its rims
    raised: str  # a field on the sheet, such as the head of a table
    ink: str
    faint: str
    heading: str
    link: str
    rule: str
    found: str  # behind a word that was searched for
    found_now: str  # behind the one of them that is shown
    shade: int  # how dark the shadow of the sheet is


NIGHT_PAPER = Paper(
    "#ece2cb", "#d9c8a4", "#e0d2b2", "#241a12", "#5b4832", "#7a1d16", "#6b3410", "#a98a55", "#f3cf62", "#ef9d2f", 40
)
DAY_PAPER = Paper(
    "#fbf5e6", "#efe3c8", "#f0e5cb", "#241a12", "#5d4a33", "#7a1d16", "#74390f", "#b89a66", "#f8dc80", "#f2a53c", 13
)


def paper_of(theme: Theme) -> Paper:
    return DAY_PAPER if theme.name == "day" else NIGHT_PAPER


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """Fibres and specks, as a tile of faint noise."""
    faint = bytes(value // 24 for value in random.Random(45).randbytes(GRAIN * GRAIN))
    return QImage(faint, GRAIN, GRAIN, GRAIN, QImage.Format.Format_Alpha8).copy()


def paint_room(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """What the book lies on."""
    wood = QLinearGradient(area.topLeft(), area.topRight())
    day = theme.name == "day"
    for where, shade in ((0.0, "#c9b488" if day else "#1d140e"), (0.5, "#dccaa2" if day else "#2e1f15")):
        wood.setColorAt(where, QColor(shade))
        wood.setColorAt(1 - where, QColor(shade))
    painter.fillRect(area, wood)


def paint_sheet(painter: QPainter, sheet: QRectF, seen: QRectF, paper: Paper, em: float) -> None:
    """The sheet, as much of it as is seen: shadow, paper, and the printed frame."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(5):
        grow = em * 0.16 * (layer + 1)
        painter.setBrush(colour("#1a0e04", paper.shade))
        painter.drawRoundedRect(sheet.adjusted(-grow, -grow * 0.5, grow, grow), grow, grow)
    across = QLinearGradient(sheet.topLeft(), sheet.topRight())
    across.setColorAt(0.0, QColor(paper.edge))
    across.setColorAt(0.07, QColor(paper.sheet))
    across.setColorAt(0.95, QColor(paper.sheet))
    across.setColorAt(1.0, QColor(paper.edge))
    part = sheet.intersected(seen.adjusted(-2, -2, 2, 2))
    painter.fillRect(part, across)
    painter.setBrushOrigin(sheet.topLeft())
    painter.fillRect(part, QBrush(_grain()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_frame(painter, sheet, paper, em)
    painter.restore()


def _paint_frame(painter: QPainter, sheet: QRectF, paper: Paper, em: float) -> None:
    """Two printed lines; the outer one is notched at the corners."""
    inset = em * 0.75
    outer = sheet.adjusted(inset, inset, -inset, -inset)
    notch = em * 0.8
    path = QPainterPath()
    left, top, right, bottom = outer.left(), outer.top(), outer.right(), outer.bottom()
    path.moveTo(left + notch, top)
    path.lineTo(right - notch, top)
    path.arcTo(QRectF(right - notch, top - notch, 2 * notch, 2 * notch), 180, 90)
    path.lineTo(right, bottom - notch)
    path.arcTo(QRectF(right - notch, bottom - notch, 2 * notch, 2 * notch), 90, 90)
    path.lineTo(left + notch, bottom)
    path.arcTo(QRectF(left - notch, bottom - notch, 2 * notch, 2 * notch), 0, 90)
    path.lineTo(left, top + notch)
    path.arcTo(QRectF(left - notch, top - notch, 2 * notch, 2 * notch), 270, 90)
    painter.setPen(QPen(QColor(paper.rule), max(em * 0.09, 1.2)))
    painter.drawPath(path)
    gap = em * 0.28
    inner = outer.adjusted(gap, gap, -gap, -gap)
    painter.setPen(QPen(colour(paper.rule, 150), 1))
    corner = notch - gap * 0.2
    for along in (
        (QPointF(inner.left() + corner, inner.top()), QPointF(inner.right() - corner, inner.top())),
        (QPointF(inner.left() + corner, inner.bottom()), QPointF(inner.right() - corner, inner.bottom())),
        (QPointF(inner.left(), inner.top() + corner), QPointF(inner.left(), inner.bottom() - corner)),
        (QPointF(inner.right(), inner.top() + corner), QPointF(inner.right(), inner.bottom() - corner)),
    ):
        painter.drawLine(*along)
    for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
        _rosette(painter, QPointF(x, y), em * 0.3, paper.rule)


def _rosette(painter: QPainter, middle: QPointF, radius: float, ink: str) -> None:
    """A cylinder of six chambers, as a printer's ornament."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    for number in range(6):
        turn = number * pi / 3
        spot = middle + QPointF(sin(turn), -cos(turn)) * radius * 0.58
        path.addEllipse(spot, radius * 0.22, radius * 0.22)
    path.addEllipse(middle, radius * 0.15, radius * 0.15)
    painter.drawPath(path)
    painter.restore()


def ornament(width: float, height: float, ink: str) -> QPixmap:
    """A line that swells towards a rosette in the middle, for under a heading. In device pixels."""
    picture = QPixmap(max(round(width), 1), max(round(height), 1))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(width / 2, height / 2)
    radius = height * 0.46
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for side in (-1, 1):
        near = middle.x() + side * radius * 1.9
        far = middle.x() + side * width / 2
        thick = height * 0.07
        wedge = QPainterPath(QPointF(near, middle.y() - thick))
        wedge.lineTo(far, middle.y())
        wedge.lineTo(near, middle.y() + thick)
        wedge.closeSubpath()
        painter.drawPath(wedge)
        painter.drawEllipse(QPointF(near, middle.y()), thick * 1.7, thick * 1.7)
    _rosette(painter, middle, radius, ink)
    painter.end()
    return picture
