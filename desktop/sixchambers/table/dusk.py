"""Darkness over the table: one flat colour, laid over and not worked in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .theme import colour

if TYPE_CHECKING:
    from .stage import Stage


class Dusk(QGraphicsObject):
    """As large as the table; whatever lies higher stays in the light."""

    def __init__(self, stage: Stage, ink: str = "#050b14", depth: int = 170) -> None:
        super().__init__()
        self.stage, self.ink, self.depth = stage, ink, depth
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.stage.extent.width(), self.stage.extent.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self.boundingRect(), colour(self.ink, self.depth))
