"""SVG drawings as pixmaps: rendered once per size and screen, kept in a cache."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ..places import drawing

BUDGET = 48 * 1024 * 1024
"""Bytes of pixmaps kept; what was not used for longest goes first."""

_cache: OrderedDict[tuple[str, int, int, bool], QPixmap] = OrderedDict()
_spent = 0

SHADOW = 0.06
"""Room for the shadow on every side, as a share of the longer edge."""


@cache
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(drawing(name)))


def pixmap(name: str, width: float, height: float, *, shadow: bool = False) -> QPixmap:
    """The drawing at this size in device pixels. With a shadow the picture is larger by SHADOW on every side.

    A drawing that is missing or broken comes out as a plain framed field: ugly, but the game goes on.
    """
    size = (max(round(width), 1), max(round(height), 1))
    key = (name, *size, shadow)
    found = _cache.get(key)
    if found is not None:
        _cache.move_to_end(key)
        return found
    made = _paint(name, QSize(*size), shadow)
    _keep(key, made)
    return made


def _paint(name: str, size: QSize, shadow: bool) -> QPixmap:
    edge = round(max(size.width(), size.height()) * SHADOW) if shadow else 0
    picture = QPixmap(size.width() + 2 * edge, size.height() + 2 * edge)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(edge, edge, size.width(), size.height())
    if shadow:
        _paint_shadow(painter, place, edge)
    renderer = _renderer(name)
    if renderer.isValid():
        renderer.render(painter, place)
    else:
        painter.setPen(QPen(QColor("#c79a4b"), max(size.height() / 30, 1)))
        painter.setBrush(QColor("#3a2618"))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), edge + 4, edge + 4)
    painter.end()
    return picture


def _paint_shadow(painter: QPainter, place: QRectF, edge: int) -> None:
    """Several faint layers make a soft edge; a blur would cost more than the drawing."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 6
    for layer in range(layers):
        grow = edge * (layer / layers) * 0.9
        painter.setBrush(QColor(0, 0, 0, 26))
        spread = place.adjusted(-grow, -grow, grow, grow).translated(0, edge * 0.25)
        painter.drawRoundedRect(spread, edge * 0.8 + grow, edge * 0.8 + grow)


def _keep(key: tuple[str, int, int, bool], picture: QPixmap) -> None:
    global _spent
    _cache[key] = picture
    _spent += _bytes(picture)
    while _spent > BUDGET and len(_cache) > 1:
        _, old = _cache.popitem(last=False)
        _spent -= _bytes(old)


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def forget_all() -> None:
    """Drop every picture: the window moved to another screen, or a test wants to start clean."""
    global _spent
    _cache.clear()
    _spent = 0


def from_bytes(svg: bytes, pixels: int) -> QPixmap:
    """A drawing made on the fly, such as a portrait."""
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    return picture
