"""A pile of cards: its top, how thick it is, and an empty place where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from .card import Card
from .theme import NIGHT, colour

if TYPE_CHECKING:
    from .stage import Stage

SHEET = 0.32
"""Units a card is thick."""
MOST = 22.0


class Pile(Card):
    """Its top card lies where the piece is; the others are below it."""

    def __init__(self, stage: Stage, width: float, back: str) -> None:
        super().__init__(stage, width, back)
        self.count = 0

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    @property
    def depth(self) -> float:
        return min(max(self.count - 1, 0) * SHEET, MOST)

    def paint_body(self, painter: QPainter) -> None:
        if self.count <= 0:
            painter.setBrush(colour("#000000", 46))
            painter.setPen(QPen(colour(NIGHT.brass, 150), 2.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.body().adjusted(2, 2, -2, -2), self.corner, self.corner)
            return
        self._paint_edges(painter)
        super().paint_body(painter)

    def _paint_edges(self, painter: QPainter) -> None:
        """The edges of the cards below, paper and shade in turn."""
        depth = self.depth
        if depth < 1:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 60))
        body = self.body()
        painter.drawRoundedRect(body.translated(depth * 0.5 + 2, depth + 3), self.corner, self.corner)
        layers = max(int(depth / 2.2), 1)
        for number in range(layers, 0, -1):
            share = depth * number / layers
            painter.setBrush(colour("#cdbb95" if number % 2 else "#7c6543"))
            painter.drawRoundedRect(body.translated(QPointF(share * 0.35, share)), self.corner, self.corner)
