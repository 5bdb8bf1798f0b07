"""Small signs in the colour of the text beside them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from ...places import resources


@lru_cache(maxsize=128)
def sign(name: str, pixels: int, ratio: float, tint: str) -> QPixmap:
    """The sign in one colour; an empty picture if there is none by that name."""
    from PySide6.QtSvg import QSvgRenderer

    file = resources() / "icons" / f"{name}.svg"
    drawing = QSvgRenderer(str(file)) if file.is_file() else None
    if drawing is None or not drawing.isValid():
        return QPixmap()
    side = max(round(pixels * ratio), 1)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), QColor(tint))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def icon(name: str, pixels: int, ratio: float, tint: str) -> QIcon:
    found = sign(name, pixels, ratio, tint)
    return QIcon() if found.isNull() else QIcon(found)
