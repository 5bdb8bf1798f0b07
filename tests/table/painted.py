"""What an item really paints, and where its texts go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

MARGIN = 60
"""Room round an item's bounds in which nothing may be painted."""


@dataclass
class Written:
    """A text, the place it was given, and the room it takes."""

    text: str
    place: QRectF
    needs: QRectF

    @property
    def fits(self) -> bool:
        # Letters with dots reach a pixel or two beyond their row: rows have room between them.
        return self.needs.width() <= self.place.width() + 1 and self.needs.height() <= self.place.height() * 1.1 + 1


class Recorder(QPainter):
    """A painter that remembers every text it was asked to write into a place."""

    def __init__(self, device: Any, written: list[Written] | None = None) -> None:
        super().__init__(device)
        self.written: list[Written] = [] if written is None else written

    def drawText(self, *args: Any) -> Any:
        place, text = args[0], args[-1]
        if isinstance(place, QRect | QRectF) and isinstance(text, str):
            metrics = QFontMetricsF(self.font())
            needs = QRectF(0, 0, metrics.horizontalAdvance(text), metrics.tightBoundingRect(text).height())
            self.written.append(Written(text, QRectF(place), needs))
        return super().drawText(*args)


def image_of(item: QGraphicsItem) -> tuple[QImage, list[Written]]:
    """The item alone, with free room round its bounds."""
    box = item.boundingRect().toAlignedRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    image = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = Recorder(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-box.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return image, painter.written


def painted(image: QImage) -> QRect:
    """The smallest rectangle with everything in it that is not quite transparent."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows = [bytes(alpha.constScanLine(y))[: alpha.width()] for y in range(alpha.height())]
    used = [y for y, row in enumerate(rows) if any(row)]
    if not used:
        return QRect()
    columns = [x for x in range(alpha.width()) if any(row[x] for row in rows)]
    return QRect(columns[0], used[0], columns[-1] - columns[0] + 1, used[-1] - used[0] + 1)


def assert_stays_inside(item: QGraphicsItem) -> None:
    """What is painted outside an item's bounds stays behind when the item moves away."""
    image, _ = image_of(item)
    inside = image.rect().adjusted(MARGIN - 1, MARGIN - 1, 1 - MARGIN, 1 - MARGIN)
    found = painted(image)
    assert found.isEmpty() or inside.contains(found), f"{item} paints {found} but has {inside}"
