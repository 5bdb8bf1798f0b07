"""Pictures for the page: single drawings of the table's kit, and a few things that are put together from several."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ...places import drawing
from ...table import art

KIT = {"kit/cylinder": 0.765, "kit/click_stack": 1.6}
"""Things of several layers, with how much wider than tall they are."""

CHAMBERS = 6
# The layers share a field of 400: chambers of 100 on a circle of 118.
CHAMBER, PITCH = 0.25, 0.295
HAMMER = 0.38


@cache
def ratio(name: str) -> float:
    """How much wider than tall a drawing is."""
    if name in KIT:
        return KIT[name]
    size = QSvgRenderer(str(drawing(name))).viewBoxF().size()
    return size.width() / size.height() if size.height() else 1.0


def fitting(name: str, area: float, widest: float) -> QSizeF:
    """The size for a drawing that is to cover about this area, so that pictures side by side weigh the same."""
    shape = ratio(name)
    width = min((area * shape) ** 0.5, widest)
    return QSizeF(width, width / shape)


def picture(name: str, width: float, height: float) -> QPixmap:
    """The drawing at this size in device pixels."""
    if name not in KIT:
        return art.pixmap(name, width, height)
    made = QPixmap(max(round(width), 1), max(round(height), 1))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if name == "kit/cylinder":
        _cylinder(painter, width, height)
    else:
        _click_stack(painter, width, height)
    painter.end()
    return made


def _layer(painter: QPainter, name: str, place: QRectF) -> None:
    found = art.pixmap(name, place.width(), place.height())
    painter.drawPixmap(place, found, QRectF(found.rect()))


def _cylinder(painter: QPainter, width: float, height: float) -> None:
    """At rest, the hammer down; nobody knows where the bullet is."""
    size = width
    middle = QPointF(width / 2, height - size / 2)
    tall = size * HAMMER
    _layer(
        painter, "table/hammer", QRectF(middle.x() - tall * 0.375, middle.y() - size * 0.43 - tall, tall * 0.75, tall)
    )
    whole = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    _layer(painter, "table/cylinder_well", whole)
    _layer(painter, "table/cylinder_body", whole)
    for number in range(CHAMBERS):
        turn = number * 2 * pi / CHAMBERS
        spot = middle + QPointF(sin(turn), -cos(turn)) * PITCH * size
        half = CHAMBER * size / 2
        _layer(painter, "table/chamber_unknown", QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half))
    _layer(painter, "table/cylinder_light", whole)
    _layer(painter, "table/cylinder_ring", whole)


def _click_stack(painter: QPainter, width: float, height: float) -> None:
    """Five bills in a neat pile, the marker on top."""
    bills = ("1000", "2000", "1000", "2000", "2000")
    wide, tall = width * 0.94, width * 0.94 / 2.2
    step = (height - tall) / len(bills)
    for level, kind in enumerate(bills):
        aside = width * 0.05 * (level % 2)
        _layer(painter, f"table/bill_{kind}", QRectF(aside, height - tall - level * step, wide, tall))
    top = height - tall - (len(bills) - 1) * step
    size = tall * 0.8
    _layer(painter, "table/click_marker", QRectF((width - size) / 2, top + (tall - size) / 2, size, size))
