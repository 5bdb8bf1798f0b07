"""The signs on the buttons of a player: triangles and bars, drawn for the size they appear in."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

# On a field of 24: ("bar", x) and ("right" or "left", x) stand side by side.
SIGNS: dict[str, tuple[tuple[str, float], ...]] = {
    "play": (("big", 6.0),),
    "pause": (("wide", 6.0), ("wide", 14.0)),
    "back": (("bar", 16.5), ("left", 5.5)),
    "forward": (("bar", 5.0), ("right", 8.5)),
    "previous_round": (("left", 1.5), ("left", 11.5)),
    "next_round": (("right", 2.5), ("right", 12.5)),
    "first": (("bar", 3.0), ("left", 7.0)),
    "last": (("right", 7.0), ("bar", 18.5)),
}


def icon(name: str, pixels: int, ratio: float, ink: str, faint: str) -> QIcon:
    """The sign, and its fainter form for a button that cannot be pressed."""
    made = QIcon(_sign(name, pixels, ratio, ink))
    made.addPixmap(_sign(name, pixels, ratio, faint), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=64)
def _sign(name: str, pixels: int, ratio: float, ink: str) -> QPixmap:
    side = max(round(pixels * ratio), 1)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 24, side / 24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    for kind, x in SIGNS[name]:
        match kind:
            case "bar":
                painter.drawRoundedRect(QRectF(x, 5, 2.6, 14), 1, 1)
            case "wide":
                painter.drawRoundedRect(QRectF(x, 4, 4.4, 16), 1, 1)
            case "big":
                painter.drawPolygon(QPolygonF([QPointF(x, 3), QPointF(x + 14.5, 12), QPointF(x, 21)]))
            case "right":
                painter.drawPolygon(QPolygonF([QPointF(x, 5), QPointF(x + 9.5, 12), QPointF(x, 19)]))
            case _:
                painter.drawPolygon(QPolygonF([QPointF(x + 9.5, 5), QPointF(x, 12), QPointF(x + 9.5, 19)]))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
