"""The saloon the lobby stands in: a boarded wall for the posters, and the table the chairs are drawn up to."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from ...table.theme import Theme, colour

NAP = 128


class Look(NamedTuple):
    """What differs between the saloon by night and by day."""

    wall: tuple[str, str]  # under the lamp, away from it
    seam: tuple[str, int]
    lit: tuple[str, int]  # the lit edge of a board
    wood: tuple[str, str, str]  # rim and chairs: edge, body, shade
    board: tuple[str, str, str]  # the near edge, on which one reads
    grain: tuple[str, int]
    dusk: int  # how dark the felt gets at its ends


LOOKS = {
    "night": Look(
        ("#3d2a1d", "#120d0a"),
        ("#000000", 110),
        ("#c98d58", 16),
        ("#9a6a42", "#54361f", "#23150c"),
        ("#7d5333", "#452b19", "#1d120b"),
        ("#0c0603", 60),
        175,
    ),
    "day": Look(
        ("#efe2c6", "#cdb98f"),
        ("#6b4a24", 70),
        ("#fff6df", 90),
        ("#e3bd86", "#bd9055", "#855d33"),
        ("#f3dcb2", "#e2c08c", "#cfa66c"),
        ("#5d3c1b", 46),
        70,
    ),
}


def look(theme: Theme) -> Look:
    return LOOKS.get(theme.name, LOOKS["night"])


@lru_cache(maxsize=1)
def _nap() -> QImage:
    """The nap of felt and the grain of old paint: a tile of faint noise."""
    noise = random.Random(6).randbytes(NAP * NAP)
    faint = bytes(value // 9 for value in noise)
    return QImage(faint, NAP, NAP, NAP, QImage.Format.Format_Alpha8).copy()


def paint_draft(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The wall for the first frame, which must not wait for lamp and grain."""
    style = look(theme)
    painter.fillRect(area, _between(style.wall[0], style.wall[1]))


def _between(one: str, other: str) -> QColor:
    a, b = QColor(one), QColor(other)
    return QColor((a.red() + b.red()) // 2, (a.green() + b.green()) // 2, (a.blue() + b.blue()) // 2)


def wall_picture(size: QSize, ratio: float, theme: Theme, board: float) -> QPixmap:
    """Upright boards in the light of one lamp that hangs above the middle."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    _paint_wall(painter, QRectF(QPointF(0, 0), size.toSizeF()), look(theme), board)
    painter.end()
    return picture


def _paint_wall(painter: QPainter, area: QRectF, style: Look, board: float) -> None:
    lamp = QRadialGradient(QPointF(area.center().x(), area.height() * 0.3), max(area.width() * 0.62, 1))
    lamp.setColorAt(0.0, QColor(style.wall[0]))
    lamp.setColorAt(1.0, QColor(style.wall[1]))
    painter.fillRect(area, lamp)
    painter.fillRect(area, QBrush(_nap()))
    boards = max(round(area.width() / board), 1)
    width = area.width() / boards
    rng = random.Random(11)
    for number in range(boards):
        left = area.left() + number * width
        tone = rng.randint(0, 26)
        painter.fillRect(QRectF(left, area.top(), width, area.height()), colour("#000000", tone))
        painter.fillRect(QRectF(left, area.top(), 1.5, area.height()), colour(*style.seam))
        painter.fillRect(QRectF(left + 1.5, area.top(), 1.0, area.height()), colour(*style.lit))
        painter.setPen(QPen(colour(style.grain[0], style.grain[1] // 3), 1))
        for _ in range(2):
            at = left + width * rng.uniform(0.15, 0.85)
            painter.drawLine(QPointF(at, area.top()), QPointF(at + rng.uniform(-4, 4), area.bottom()))


def rim_path(left: float, right: float, rim: float, drop: float, bottom: float) -> QPainterPath:
    """Everything below the far edge of the table: a flat arc, highest in the middle."""
    path = QPainterPath(QPointF(left, rim + drop))
    path.quadTo(QPointF((left + right) / 2, rim - drop), QPointF(right, rim + drop))
    path.lineTo(right, bottom)
    path.lineTo(left, bottom)
    path.closeSubpath()
    return path


def paint_table(
    painter: QPainter, area: QRectF, rim: float, drop: float, felt: tuple[str, str, str], theme: Theme, unit: float
) -> None:
    """The table from its far rim down. `felt` is the inlay in the light, in the shade, and its trim."""
    style = look(theme)
    left, right, bottom = area.left(), area.right(), area.bottom()
    far = rim_path(left, right, rim, drop, bottom)
    for layer in range(4):  # the table shades the chairs behind it
        painter.fillPath(far.translated(0, -unit * 0.12 * layer), colour("#000000", 40))
    wood = QLinearGradient(0, rim, 0, rim + drop + unit)
    wood.setColorAt(0.0, QColor(style.wood[0]))
    wood.setColorAt(1.0, QColor(style.wood[1]))
    painter.fillPath(far, wood)
    painter.strokePath(far, QPen(colour(style.wood[0]), 1.5))
    painter.setPen(QPen(colour(*style.grain), 1))
    for share in (0.3, 0.5, 0.7):
        painter.strokePath(rim_path(left - 9, right + 9, rim + unit * 0.75 * share, drop, bottom + 9), painter.pen())
    inner = rim_path(left, right, rim + unit * 0.8, drop, bottom)
    painter.fillPath(inner, colour("#000000", 200))
    cloth = rim_path(left, right, rim + unit * 0.95, drop, bottom)
    light = QRadialGradient(QPointF(area.center().x(), rim + (bottom - rim) * 0.45), max(area.width() * 0.56, 1))
    light.setColorAt(0.0, QColor(felt[0]))
    light.setColorAt(1.0, QColor(felt[1]))
    painter.fillPath(cloth, light)
    painter.fillPath(cloth, QBrush(_nap()))
    dark = QRadialGradient(QPointF(area.center().x(), rim), max(area.width() * 0.6, 1))
    dark.setColorAt(0.45, colour("#000000", 0))
    dark.setColorAt(1.0, colour("#000000", style.dusk))
    painter.fillPath(cloth, dark)
    trim = rim_path(left - 9, right + 9, rim + unit * 0.88, drop, bottom + 9)
    painter.strokePath(trim, QPen(colour(felt[2]), max(unit * 0.11, 1.2)))


def paint_table_draft(
    painter: QPainter, area: QRectF, rim: float, drop: float, felt: tuple[str, str, str], theme: Theme, unit: float
) -> None:
    """The same table for the first frame: its colours, nothing more."""
    far = rim_path(area.left(), area.right(), rim, drop, area.bottom())
    painter.fillPath(far, QColor(look(theme).wood[1]))
    painter.fillPath(far.translated(0, unit * 0.95), _between(felt[0], felt[1]))


def paint_board(painter: QPainter, area: QRectF, theme: Theme, unit: float) -> None:
    """The near edge of the table, on which the buttons lie."""
    style = look(theme)
    wood = QLinearGradient(area.topLeft(), area.bottomLeft())
    wood.setColorAt(0.0, QColor(style.board[0]))
    wood.setColorAt(0.08, QColor(style.board[1]))
    wood.setColorAt(1.0, QColor(style.board[2]))
    painter.fillRect(area, wood)
    rng = random.Random(3)
    painter.setPen(QPen(colour(*style.grain), 1))
    for _ in range(int(area.height() / 5)):
        y = area.top() + rng.uniform(0.1, 1.0) * area.height()
        path = QPainterPath(QPointF(area.left(), y))
        third = area.width() / 3
        sag = [rng.uniform(-5, 5) for _ in range(3)]
        path.cubicTo(
            QPointF(area.left() + third, y + sag[0]),
            QPointF(area.left() + 2 * third, y + sag[1]),
            QPointF(area.right(), y + sag[2]),
        )
        painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), max(unit * 0.12, 1.5)), colour(theme.brass))
