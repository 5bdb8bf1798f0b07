"""All drawings of a game on one sheet, each with its name, for comparing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from ..places import drawing as drawing_file
from . import art
from .labels import fitting
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from ..words.speaker import Speaker

Entry = tuple[str, str]
"""A drawing, and the message id of its name."""
CELL, LETTERS, COLUMNS, HEAD, RIM = 168, 34, 10, 62, 24


def sheet(speaker: Speaker, groups: Mapping[str, Sequence[Entry]]) -> QImage:
    """Each group under its heading, a message id."""
    rows = sum(-(-len(row) // COLUMNS) for row in groups.values())
    height = rows * (CELL + LETTERS) + len(groups) * HEAD + 2 * RIM
    image = QImage(COLUMNS * CELL + 2 * RIM, height, QImage.Format.Format_RGB32)
    image.fill(colour("#f3ead6"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    top = RIM
    for heading, row in groups.items():
        top = _paint_group(painter, top, speaker.text(heading), [(picture, speaker.text(id)) for picture, id in row])
    painter.end()
    return image


def _paint_group(painter: QPainter, top: int, heading: str, row: list[Entry]) -> int:
    """Returns where the next group begins."""
    wide = COLUMNS * CELL
    painter.setFont(slab(30))
    painter.setPen(colour(NIGHT.blood))
    painter.drawText(
        QRectF(RIM, top, wide, HEAD - 14), Qt.AlignmentFlag.AlignVCenter, heading[:1].upper() + heading[1:]
    )
    painter.setPen(QPen(colour("#80591f"), 2))
    painter.drawLine(RIM, top + HEAD - 12, RIM + wide, top + HEAD - 12)
    top += HEAD
    for number, (picture, name) in enumerate(row):
        x, y = RIM + number % COLUMNS * CELL, top + number // COLUMNS * (CELL + LETTERS)
        _paint_one(painter, QRectF(x + 9, y, CELL - 18, CELL - 18), picture)
        painter.setFont(fitting(sans, 21, name, CELL - 10))
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(QRectF(x, y + CELL - 18, CELL, LETTERS), Qt.AlignmentFlag.AlignCenter, name)
    return top + -(-len(row) // COLUMNS) * (CELL + LETTERS)


def _paint_one(painter: QPainter, field: QRectF, name: str) -> None:
    """In its own proportions, as large as the field allows."""
    size = QSvgRenderer(str(drawing_file(name))).defaultSize()
    shape = size.toSizeF().scaled(field.size(), Qt.AspectRatioMode.KeepAspectRatio)
    picture = art.pixmap(name, shape.width(), shape.height())
    spot = QRectF(0, 0, shape.width(), shape.height())
    spot.moveCenter(field.center())
    painter.drawPixmap(spot, picture, QRectF(picture.rect()))
