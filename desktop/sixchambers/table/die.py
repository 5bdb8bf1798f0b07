"""A die that tumbles: a rounded cube, seen a little from the front, in poses rendered once and then only shown.

A pose is the die on its way to one of its faces, turned back from it by so many steps. Turned on and on about the same
axis it shows the same poses again, so a throw of any length needs no more than one turn of them, and it always ends
on the face it was thrown for.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient, QTransform

from . import art
from .piece import Piece

if TYPE_CHECKING:
    from .stage import Stage

STEPS = 18
"""Poses of one turn."""
TILT = 17.0
"""Degrees by which we see a die from the front, so that it is a thing and not a picture."""
ROUND = 0.17
"""How round its edges are, of half its size."""
FIELD = 1.74
"""A pose's picture is so much wider than the die: there is room for it standing on a corner."""
SHARP = 118
"""Tumbling, a die is never rendered larger than this many pixels: it is over before one could see more."""
BUDGET = 40 * 1024 * 1024

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]


@dataclass(frozen=True)
class Make:
    """What dice of one kind look like: their colour in the light and in the shade, and a drawing for each face."""

    light: str
    deep: str
    faces: tuple[str, ...]


# --- geometry --------------------------------------------------------------------------------------------------------


def _about_x(turn: float) -> Matrix:
    return ((1, 0, 0), (0, cos(turn), -sin(turn)), (0, sin(turn), cos(turn)))


def _about_y(turn: float) -> Matrix:
    return ((cos(turn), 0, sin(turn)), (0, 1, 0), (-sin(turn), 0, cos(turn)))


def _about(axis: Vector, turn: float) -> Matrix:
    """About any axis, after Rodrigues."""
    x, y, z = axis
    c, s = cos(turn), sin(turn)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def _times(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    rows = [tuple(sum(a * b for a, b in zip(row, column, strict=True)) for column in columns) for row in one]
    return (_vector(rows[0]), _vector(rows[1]), _vector(rows[2]))


def _vector(values: Sequence[float]) -> Vector:
    x, y, z = values
    return (x, y, z)


def _apply(matrix: Matrix, vector: Vector) -> Vector:
    return _vector([sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix])


# Askew, so that a tumbling die shows corners and not only sides.
_AXIS: Vector = (0.8, 0.48, 0.36)

# Where the six faces sit when the first one is up: each brought there by turning the die over.
_UP: tuple[Matrix, ...] = (
    _about_x(0.0),
    _about_x(pi),
    _about_x(pi / 2),
    _about_x(-pi / 2),
    _about_y(pi / 2),
    _about_y(-pi / 2),
)


def _transposed(matrix: Matrix) -> Matrix:
    rows = list(zip(*matrix, strict=True))
    return (_vector(rows[0]), _vector(rows[1]), _vector(rows[2]))


@lru_cache(maxsize=256)
def attitude(face: int, step: int) -> Matrix:
    """How the die stands: `face` up, turned back from it by so many steps, and seen a little from the front."""
    rolled = _times(_about(_AXIS, 2 * pi * step / STEPS), _transposed(_UP[face]))
    return _times(_about_x(-radians(TILT)), rolled)


def on_top(matrix: Matrix) -> int:
    """Which face looks at us most."""
    return max(range(6), key=lambda face: _apply(matrix, _apply(_UP[face], (0, 0, 1)))[2])


# --- painting --------------------------------------------------------------------------------------------------------

_LIGHT: Vector = (-0.36, 0.5, 0.79)


def _shade(make: Make, brightness: float) -> QColor:
    light, deep = QColor(make.light), QColor(make.deep)
    share = min(max(brightness, 0.0), 1.0)

    def between(one: int, other: int) -> int:
        return round(one + (other - one) * share)

    return QColor(
        between(deep.red(), light.red()), between(deep.green(), light.green()), between(deep.blue(), light.blue())
    )


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The outline of what is seen of the corners."""
    points = sorted(set(points))

    def half(row: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in row:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return half(points) + half(points[::-1])


def paint_die(painter: QPainter, make: Make, matrix: Matrix, size: float) -> None:
    """The die round the origin, `size` wide, without a shadow."""
    half = size / 2
    radius = half * ROUND * 1.6
    inner = half - radius
    corners = [(x * inner, y * inner, z * inner) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    seen = [_apply(matrix, corner) for corner in corners]
    outline = QPolygonF([QPointF(x, -y) for x, y in _hull([(round(x, 4), round(y, 4)) for x, y, _ in seen])])
    painter.setBrush(QColor("#1b120b"))
    painter.setPen(_round_pen("#1b120b", 2 * radius + size * 0.035))
    painter.drawPolygon(outline)
    painter.setBrush(_shade(make, 0.42))
    painter.setPen(QPen(QBrush(_shade(make, 0.42)), 2 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.drawPolygon(outline)
    for face in range(6):
        _paint_face(painter, make, face, matrix, half, inner)


def _round_pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_face(painter: QPainter, make: Make, face: int, matrix: Matrix, half: float, inner: float) -> None:
    place = _times(matrix, _UP[face])
    normal = _apply(place, (0, 0, 1))
    if normal[2] <= 0.02:
        return
    across, down = _apply(place, (1, 0, 0)), _apply(place, (0, -1, 0))
    brightness = 0.16 + 0.9 * sum(a * b for a, b in zip(normal, _LIGHT, strict=True))
    painter.save()
    painter.setTransform(
        QTransform(across[0], -across[1], down[0], -down[1], normal[0] * half, -normal[1] * half), True
    )
    painter.setPen(Qt.PenStyle.NoPen)
    edge = inner + half * ROUND * 0.75
    painter.setBrush(_shade(make, brightness * 0.86))
    painter.drawRoundedRect(QRectF(-edge, -edge, 2 * edge, 2 * edge), half * 0.3, half * 0.3)
    edge = inner + half * ROUND * 0.35
    painter.setBrush(_shade(make, brightness))
    painter.drawRoundedRect(QRectF(-edge, -edge, 2 * edge, 2 * edge), half * 0.24, half * 0.24)
    drawn = inner * 1.3
    name = make.faces[face]
    picture = art.pixmap(name, drawn * 2 * _scale_of(painter), drawn * 2 * _scale_of(painter))
    painter.setOpacity(min(1.0, 0.35 + normal[2]))
    painter.drawPixmap(QRectF(-drawn, -drawn, 2 * drawn, 2 * drawn), picture, QRectF(picture.rect()))
    painter.restore()


def _scale_of(painter: QPainter) -> float:
    device = painter.deviceTransform()
    return max(sqrt(abs(device.m11() * device.m22() - device.m12() * device.m21())), 0.6)


_poses: OrderedDict[tuple[Make, int, int, int], QPixmap] = OrderedDict()
_spent = 0


def pose(make: Make, face: int, step: int, pixels: float) -> QPixmap:
    """The die as it is `step` steps before it shows this face; a square picture, FIELD times as wide as the die."""
    global _spent
    step %= STEPS
    size = max(round(pixels if step == 0 else min(pixels, SHARP)), 4)
    key = (make, face, step, size)
    found = _poses.get(key)
    if found is not None:
        _poses.move_to_end(key)
        return found
    side = round(size * FIELD)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(side / 2, side / 2)
    paint_die(painter, make, attitude(face, step), size)
    painter.end()
    _poses[key] = picture
    _spent += side * side * 4
    while _spent > BUDGET and len(_poses) > 1:
        _, old = _poses.popitem(last=False)
        _spent -= old.width() * old.height() * 4
    return picture


@lru_cache(maxsize=8)
def _shadow(pixels: int) -> QPixmap:
    """Soft enough to be rendered small and stretched."""
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    middle = pixels / 2
    gradient = QRadialGradient(QPointF(middle, middle), middle)
    for where, dark in ((0.0, 215), (0.55, 170), (0.8, 60), (1.0, 0)):
        gradient.setColorAt(where, QColor(0, 0, 0, dark))
    painter.fillRect(0, 0, pixels, pixels, gradient)
    painter.end()
    return picture


# --- the piece -------------------------------------------------------------------------------------------------------


class Die(Piece):
    """One die. Its place is where it touches the table; while it flies it is `lift` above that."""

    HIGH = 96.0

    def __init__(self, stage: Stage, make: Make, size: float) -> None:
        super().__init__(stage, "", size * 1.04, size * 1.25)
        self.make = make
        self.size = size
        self.corner = size * 0.2
        self.face = 0
        self._step = 0
        self._lift = 0.0
        self._yaw = 0.0
        # Something that lies on it: the flame of a burning fuse, a lock.
        self.mark = ""

    def boundingRect(self) -> QRectF:
        """Small at rest, so that a table where little moves has little to paint; larger in flight."""
        room = self.size * FIELD / 2
        return QRectF(-room, -room - self._lift, 2 * room, 2 * room + self._lift)

    def show_face(self, face: int) -> None:
        """At rest, this face up."""
        self.face = face
        self.set_pose(0, 0.0, 0.0)

    def set_pose(self, step: int, lift: float, yaw: float) -> None:
        """Under way: so many steps before its face, so high, turned so far on the table."""
        if (step, lift, yaw) != (self._step, self._lift, self._yaw):
            self.prepareGeometryChange()
            self._step, self._lift, self._yaw = step, min(lift, self.HIGH), yaw
            self.update()

    @property
    def resting(self) -> bool:
        return self._step == 0 and self._lift == 0.0

    def paint_body(self, painter: QPainter) -> None:
        self._paint_shadow(painter)
        painter.save()
        painter.translate(0, -self._lift)
        if self._yaw:
            painter.rotate(self._yaw)
        picture = pose(self.make, self.face, self._step, self.size * self.stage.density)
        room = self.size * FIELD / 2
        painter.drawPixmap(QRectF(-room, -room, 2 * room, 2 * room), picture, QRectF(picture.rect()))
        painter.restore()

    def paint_state(self, painter: QPainter) -> None:
        """What lies on it is seen even where it is dimmed: dynamite burns, whether or not one may pick it."""
        super().paint_state(painter)
        if self.mark and self.resting:
            self._paint_mark(painter)

    def _bar_sign(self, painter: QPainter) -> None:
        painter.translate(0, self.height - 24)
        super()._bar_sign(painter)
        painter.translate(0, 24 - self.height)

    def _paint_shadow(self, painter: QPainter) -> None:
        """Wide and faint while the die is high, tight when it has landed."""
        high = self._lift / self.HIGH
        wide = self.size * (0.66 + 0.22 * high)
        picture = _shadow(96)
        painter.save()
        painter.setOpacity(painter.opacity() * (0.85 - 0.5 * high))
        spot = QPointF(self.size * (0.03 + 0.1 * high), self.size * (0.2 - 0.06 * high))
        painter.drawPixmap(
            QRectF(spot.x() - wide, spot.y() - wide * 0.8, 2 * wide, 1.6 * wide), picture, QRectF(picture.rect())
        )
        painter.restore()

    def _paint_mark(self, painter: QPainter) -> None:
        size = self.size * 0.62
        picture = art.pixmap(self.mark, size * self.stage.density, size * self.stage.density)
        spot = QPointF(self.size * 0.34, -self.size * 0.46)
        painter.drawPixmap(
            QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size), picture, QRectF(picture.rect())
        )
