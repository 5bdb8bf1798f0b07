"""Paints the room and the table once per window size; everything that moves is laid over this picture."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

Stop = tuple[float, str, int]  # where (or how many), colour, alpha
Pencil = Callable[[QPainterPath], None]  # adds one random line to a path

MARGIN = 0.03  # free room between the window's edge and the table
FELT = 0.885  # the inlay's share of the table; one number, for a tilted circle shrinks evenly
TILE = 256


@dataclass(frozen=True)
class Inlay:
    """What a game lays into the table: a material, its colour in the light and in the shade, and its trim."""

    kind: str  # "felt", "leather" or "boards"
    light: str
    deep: str
    trim: str
    frost: bool = False


INLAYS: dict[str, Inlay] = {
    "klack": Inlay("felt", "#781c1a", "#450e0f", "#c79a4b"),
    "dice": Inlay("felt", "#3d6832", "#1a381d", "#c9553f"),
    "bang": Inlay("leather", "#8f5630", "#4a2813", "#e2b95c"),
    "kablamo": Inlay("felt", "#2f5f90", "#143252", "#d34a3f", frost=True),
    "slap": Inlay("boards", "#d2b993", "#9a7d5a", "#d8641c"),
}


@dataclass(frozen=True)
class _Room:
    """Everything that differs between the table by night and the table by day."""

    floor: tuple[str, str]  # near the table, far from it
    wood: tuple[str, str, str]  # rim: lit, body, shaded
    grain: tuple[str, str]  # dark and light fibres
    shade: str
    dusk: tuple[tuple[float, int], ...]  # darkness laid over the picture, outwards: (share, alpha)
    glow: tuple[str, int, float]  # the light's colour, its alpha, and how evenly it spreads


_ROOMS = {
    "night": _Room(("#3b281b", "#18110d"), ("#8a5c37", "#5b3a22", "#2c1a0f"), ("#140a04", "#c98d58"),
                   "#050302", ((0.0, 0), (0.25, 8), (0.45, 48), (0.66, 122), (0.8, 182), (1.0, 234)),
                   ("#ffca8c", 42, 1.0)),
    "day": _Room(("#e9dcc0", "#d6c5a2"), ("#d9b077", "#bd9055", "#8a6236"), ("#5d3c1b", "#fbe6b8"),
                 "#2b1a0b", ((0.0, 0), (0.5, 4), (0.8, 24), (1.0, 64)), ("#fff0cf", 46, 1.6)),
}  # fmt: skip


def table_rect(size: QSize) -> QRectF:
    """The ellipse of the table top, in the units of `size`."""
    w, h = float(size.width()), float(size.height())
    # The front edge shows below the top, so the top itself sits a little higher than the middle.
    return QRectF(w * MARGIN, h * (MARGIN - 0.008), w * (1 - 2 * MARGIN), h * (1 - 2 * MARGIN - 0.014))


def felt_rect(size: QSize) -> QRectF:
    """The ellipse of the inlay: what the game may lay things on."""
    return _scaled(table_rect(size), FELT)


def _scaled(rect: QRectF, share: float) -> QRectF:
    dx, dy = rect.width() * (1 - share) / 2, rect.height() * (1 - share) / 2
    return rect.adjusted(dx, dy, -dx, -dy)


def _tint(colour: str, alpha: int = 255) -> QColor:
    return QColor(f"#{alpha:02x}{colour[1:]}")


def _pool(rect: QRectF, stops: Iterable[Stop]) -> QBrush:
    """A radial gradient squeezed into an ellipse."""
    gradient = QtGui.QRadialGradient(QPointF(0, 0), 1)
    for where, colour, alpha in stops:
        gradient.setColorAt(where, _tint(colour, alpha))
    brush, centre = QBrush(gradient), rect.center()
    brush.setTransform(QtGui.QTransform(rect.width() / 2, 0, 0, rect.height() / 2, centre.x(), centre.y()))
    return brush


def _ellipse(rect: QRectF, hole: float = 0.0) -> QPainterPath:
    """An ellipse, or with `hole` only the ring outside that share of it."""
    path = QPainterPath()
    path.addEllipse(rect)
    if hole:
        path.addEllipse(_scaled(rect, hole))
    return path


def _hairs(painter: QPainter, hairs: Iterable[Stop], unit: float, pencil: Pencil) -> None:
    """Many lines in few strokes, at most a device pixel wide: beyond it they cost fifteen times as much."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for count, colour, alpha in hairs:
        path = QPainterPath()
        for _ in range(int(count * max(unit, 0.7))):
            pencil(path)
        painter.setPen(QPen(_tint(colour, int(alpha * min(unit, 1))), 1))
        painter.drawPath(path)


@lru_cache(maxsize=4)
def _nap(kind: str) -> QBrush:
    """A tile of surface, repeated as a brush; only translucent light and dark, so as to suit any colour."""
    rng, strength = random.Random(kind), {"felt": 20, "dither": 6}.get(kind, 12)
    # Premultiplied pixels: half of the values darken, half lighten, and most of them hardly do either.
    alphas = [int(strength * abs((value - 127.5) / 127.5) ** 1.6) for value in range(256)]
    table = [bytes((alpha if value > 127 else 0,) * 3 + (alpha,)) for value, alpha in enumerate(alphas)]
    pixels = b"".join([table[value] for value in rng.randbytes(TILE * TILE)])
    tile = QImage(pixels, TILE, TILE, TILE * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Fibres lie any way; pebbles all have their crease below and their shine above.
    marks = {"felt": (700, 60, 22, 11), "leather": (640, 160, 48, 24)}
    count, span, dark, shine = marks.get(kind, (0, 0, 0, 0))
    for _ in range(count):
        x, y, size = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(4, 10)
        turn = 190 if kind == "leather" else rng.randrange(360)
        # Drawn at every wrap-around position, or the tile's edges would show as a grid.
        for dx, dy in ((0, 0), (TILE, 0), (0, TILE), (TILE, TILE)):
            spot = QRectF(x - dx, y - dy, size, size * 0.8)
            for colour, alpha, start in (("#000000", dark, turn), ("#ffebcd", shine, turn + 190)):
                painter.setPen(QPen(_tint(colour, alpha), 1))
                painter.drawArc(spot, start * 16, span * 16)
    painter.end()
    return QBrush(tile)


def _paint_floor(painter: QPainter, area: QRectF, table: QRectF, room: _Room, unit: float) -> None:
    painter.fillRect(area, _pool(_scaled(area, 1.45), ((0.6, room.floor[0], 255), (1.0, room.floor[1], 255))))
    rng, plank, shade = random.Random(1), 46 * unit, room.shade
    for y in (plank * row for row in range(math.ceil(area.height() / plank))):
        painter.fillRect(QRectF(0, y, area.width(), plank), _tint("#000000", rng.randrange(16)))
        painter.fillRect(QRectF(0, y, area.width(), 1.6 * unit), _tint(shade, 110))
        for _ in range(2):
            painter.fillRect(QRectF(rng.uniform(0, area.width()), y, 1.4 * unit, plank), _tint(shade, 100))
    # The table's shadow on the floor, and the thickness of its edge towards the viewer.
    under = _scaled(table, 1.14).translated(0, table.height() * 0.05)
    painter.fillPath(_ellipse(under), _pool(under, ((0.8, shade, 200), (0.9, shade, 80), (1.0, shade, 0))))
    side = table.translated(0, table.height() * 0.024)
    painter.fillPath(_ellipse(side), _tint(room.wood[2]).darker(150))
    painter.fillPath(_ellipse(side.translated(0, -3 * unit)), _tint(room.wood[2]).lighter(115))


def _paint_rim(painter: QPainter, table: QRectF, room: _Room, unit: float) -> None:
    lit, body, dark = room.wood
    profile = ((FELT, dark), (0.893, lit), (0.92, body), (0.96, body), (0.985, lit), (0.993, body), (1, dark))
    painter.save()
    painter.setClipPath(_ellipse(table, FELT))
    painter.fillRect(table, _pool(table, ((where, colour, 255) for where, colour in profile)))
    rng, centre = random.Random(2), table.center()
    # Twelve staves, each sawn from another board: a shade of its own, and a joint.
    for start in range(15, 375, 30):
        wedge = QPainterPath(centre)
        wedge.arcTo(_scaled(table, 1.02), start, 30)
        painter.fillPath(wedge, _tint(rng.choice((room.shade, lit)), rng.randrange(4, 34)))
        painter.setPen(QPen(_tint(room.grain[0]), 2 * unit))
        painter.drawLine(centre, QPointF(wedge.elementAt(1).x, wedge.elementAt(1).y))

    def sheaf(path: QPainterPath) -> None:
        # Grain comes in sheaves: a few neighbouring lines that begin and end at different places.
        share, start = rng.uniform(FELT + 0.004, 0.99), rng.uniform(0, 360)
        for _ in range(rng.randrange(1, 5)):
            share += rng.uniform(0.0005, 0.0016)
            strand, first = _scaled(table, share), start + rng.uniform(-3, 3)
            path.arcMoveTo(strand, first)
            path.arcTo(strand, first, rng.uniform(2, 16))

    dark, pale = room.grain
    _hairs(painter, ((330, dark, 40), (170, dark, 76), (240, pale, 46)), unit, sheaf)
    # Lacquer: the lamp slides along the rim in a few long gleams.
    gleam = QtGui.QConicalGradient(centre, 0)
    for step in range(25):
        gleam.setColorAt(step / 24, _tint("#ffdca6", (0, 6, 44, 10, 0, 26)[step % 6]))
    painter.fillRect(table, gleam)
    painter.restore()
    _paint_brass(painter, _scaled(table, 0.966), 3.4 * unit, room.shade)
    _paint_brass(painter, _scaled(table, 0.949), 1.3 * unit, room.shade)


def _paint_brass(painter: QPainter, ring: QRectF, width: float, shade: str) -> None:
    """A brass strip let into wood: a dark groove, and metal that gleams in several places, as a ring does."""
    metal = QtGui.QLinearGradient(ring.topLeft(), ring.bottomRight())
    for step in range(13):
        metal.setColorAt(step / 12, _tint(("#a87a34", "#fff0c4", "#d0a354", "#ffe3a0")[step % 4]))
    painter.strokePath(_ellipse(ring), QPen(_tint(shade, 200), width * 2))
    painter.strokePath(_ellipse(ring), QPen(QBrush(metal), width))


def _paint_boards(painter: QPainter, felt: QRectF, unit: float) -> None:
    rng, plank, y, ink, sun = random.Random(4), felt.height() / 11, felt.top(), "#1d1209", "#fff2d8"
    left, width = felt.left(), felt.width()

    def fibre(path: QPainterPath) -> None:
        x, level = rng.uniform(left - 200 * unit, left + width), y + rng.uniform(0.06, 0.97) * plank
        path.moveTo(x, level)
        path.lineTo(x + rng.uniform(60, 420) * unit, level + rng.uniform(-2, 2) * unit)

    while y < felt.bottom() - 1:
        painter.fillRect(QRectF(left, y, width, plank), _tint(rng.choice((ink, sun)), rng.randrange(40)))
        _hairs(painter, ((46, ink, 60), (90, ink, 28), (50, sun, 60)), unit, fibre)
        painter.fillRect(QRectF(left, y, width, 2.4 * unit), _tint(ink, 205))
        painter.fillRect(QRectF(left, y + 2.4 * unit, width, unit), _tint(sun, 60))
        joint = left + width * rng.uniform(0.12, 0.88)
        painter.fillRect(QRectF(joint, y, 2 * unit, plank), _tint(ink, 190))
        for dx, dy in ((-11, 0.25), (9, 0.25), (-11, 0.75), (9, 0.75)):
            nail = QRectF(joint + dx * unit, y + dy * plank, 4.6 * unit, 4.2 * unit)
            painter.fillPath(_ellipse(nail), _tint(ink, 200))
        y += plank


def _paint_frost(painter: QPainter, felt: QRectF, unit: float) -> None:
    """Rime creeping in from the rim: a pale haze and feathers of ice."""
    painter.fillRect(felt, _pool(felt, ((0.82, "#dcefff", 0), (0.93, "#dcefff", 34), (1, "#eef8ff", 170))))
    rng, centre, w, h = random.Random(5), felt.center(), felt.width() / 2, felt.height() / 2

    def feather(path: QPainterPath) -> None:
        turn, lean = rng.uniform(0, math.tau), rng.uniform(-0.8, 0.8)
        reach = 0.012 + 0.11 * math.pow(rng.random(), 2.4)

        def spot(depth: float, aside: float) -> QPointF:
            angle = turn + reach * (depth * lean + aside)
            return centre + QPointF(math.cos(angle) * w, math.sin(angle) * h) * (1 - reach * depth)

        for barb in range(14):
            for aside in (-0.187 + barb * 0.012, 0, 0.187 - barb * 0.012):
                path.moveTo(spot(barb / 14, 0))
                path.lineTo(spot(barb / 14 + 0.13, aside))

    _hairs(painter, ((130, "#f2f9ff", 150), (260, "#f2f9ff", 80)), unit, feather)


def _paint_inlay(painter: QPainter, felt: QRectF, inlay: Inlay, room: _Room, unit: float) -> None:
    lit, sunk, shade = _scaled(felt, room.glow[2]), _scaled(felt, 1.01).translated(0, 4 * unit), room.shade
    painter.save()
    painter.setClipPath(_ellipse(felt))
    painter.fillRect(felt, _pool(lit, ((0.0, inlay.light, 255), (1.0, inlay.deep, 255))))
    if inlay.kind == "boards":
        _paint_boards(painter, felt, unit)
    painter.fillRect(felt, _nap(inlay.kind))
    # A border worked into the surface: a second, quieter ellipse for the eye to hang the seats on.
    for share, width, alpha in ((0.925, 2.4, 160), (0.912, 1.0, 140)):
        painter.strokePath(_ellipse(_scaled(felt, share)), QPen(_tint(inlay.trim, alpha), width * unit))
    for shift, colour in ((1.6, "#1a0c04"), (0.0, "#f0d9ae")) if inlay.kind == "leather" else ():
        thread = QPen(_tint(colour, 215), 2.6 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        thread.setDashPattern([4.5, 3.2])
        painter.strokePath(_ellipse(_scaled(felt, 0.955).translated(0, shift * unit)), thread)
    # The rim stands a finger above the inlay and shades it.
    painter.fillRect(felt, _pool(sunk, ((0.88, shade, 0), (0.96, shade, 60), (1.0, shade, 200))))
    if inlay.frost:
        _paint_frost(painter, felt, unit)
    painter.restore()
    _paint_brass(painter, _scaled(felt, 1.003), 2.8 * unit, room.shade)


def _paint_light(painter: QPainter, area: QRectF, table: QRectF, room: _Room) -> None:
    """One lamp above the middle: darkness laid over what lies far from it, warmth added near it."""
    lift, (warm, alpha, _) = QPointF(0, -table.height() * 0.04), room.glow
    reach, pool = _scaled(area, 1.42).translated(lift), table.translated(lift)
    painter.fillRect(area, _pool(reach, ((where, room.shade, dark) for where, dark in room.dusk)))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    fall = ((0.0, 1.0), (0.25, 0.74), (0.5, 0.33), (0.75, 0.1), (1.0, 0.0))
    painter.fillPath(_ellipse(pool), _pool(pool, [(where, warm, int(alpha * part)) for where, part in fall]))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    # Long dark gradients break into visible steps in eight bits; a breath of noise hides them.
    painter.fillRect(area, _nap("dither"))


def paint_backdrop(size: QSize, dpr: float, inlay: Inlay, theme: str = "night") -> QPixmap:
    """The empty table for a window of `size` logical pixels; `theme` is "night" or "day"."""
    room = _ROOMS["day" if theme == "day" else "night"]
    # Everything is painted in device pixels: the nap must not be scaled, or it turns to mush.
    pixels = QSize(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    picture = QImage(pixels, QImage.Format.Format_RGB32)
    area, table = QRectF(picture.rect()), table_rect(pixels)
    unit = min(pixels.width() / 1920, pixels.height() / 1080)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_floor(painter, area, table, room, unit)
    _paint_rim(painter, table, room, unit)
    _paint_inlay(painter, _scaled(table, FELT), inlay, room, unit)
    _paint_light(painter, area, table, room)
    painter.end()
    pixmap = QPixmap.fromImage(picture)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
