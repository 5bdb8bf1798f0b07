"""An emblem on a round piece of paper with a brass rim: it stands out on any table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from . import art
from .piece import Piece
from .theme import NIGHT, colour

if TYPE_CHECKING:
    from .stage import Stage

INSIDE = 0.76
"""How much of it the emblem takes."""


class Medal(Piece):
    """Only to be looked at."""

    def __init__(self, stage: Stage, emblem: str, size: float) -> None:
        super().__init__(stage, emblem, size, size)
        self.round = True
        self.shadow = False
        self.set_state()

    def paint_body(self, painter: QPainter) -> None:
        radius = self.width / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 80))
        painter.drawEllipse(QPointF(0, radius * 0.06), radius * 1.03, radius * 1.03)
        painter.setBrush(colour("#f3ead6"))
        painter.setPen(QPen(colour(NIGHT.room), radius * 0.16))
        painter.drawEllipse(QPointF(0, 0), radius * 0.92, radius * 0.92)
        painter.setPen(QPen(colour(NIGHT.brass), radius * 0.09))
        painter.drawEllipse(QPointF(0, 0), radius * 0.92, radius * 0.92)
        size = self.width * INSIDE
        self._emblem(painter, QRectF(-size / 2, -size / 2, size, size))

    def _emblem(self, painter: QPainter, rect: QRectF) -> None:
        picture = art.pixmap(self.front, rect.width() * self.density, rect.height() * self.density)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
