"""A hand nobody else may look into: the backs of its cards, fanned, as one thing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from . import art
from .card import RATIO
from .piece import Piece

if TYPE_CHECKING:
    from .stage import Stage

MOST = 12
"""More backs than this nobody can tell apart; the number says it."""
SPREAD = 64.0
"""Degrees from the first to the last."""
STEP = 11.0
REACH = 1.35
"""How far below its middle a card is held, in heights of it."""


def turns(count: int) -> list[float]:
    """How each of these cards is turned."""
    shown = min(count, MOST)
    step = min(STEP, SPREAD / max(shown - 1, 1))
    return [(number - (shown - 1) / 2) * step for number in range(shown)]


class Backs(Piece):
    """Its position is the middle of the middle card."""

    def __init__(self, stage: Stage, width: float, back: str) -> None:
        super().__init__(stage, back, width * 2.6, width * RATIO)
        self.shadow = False
        self.corner = 10.0
        self.card = width
        self.count = 0
        self.set_state()

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.setVisible(count > 0)
            self.update()

    def body(self) -> QRectF:
        """As wide as the fan is."""
        wide = self.card * (1 + min(max(self.count - 1, 0) * 0.24, 1.7))
        return QRectF(-wide / 2, -self.height / 2, wide, self.height)

    def boundingRect(self) -> QRectF:
        return QRectF(-self.card * 2, -self.height, self.card * 4, self.height * 2)

    def place(self, number: int) -> tuple[QPointF, float]:
        """Where one of the cards is, in the scene, and how it is turned."""
        around = turns(self.count)
        turn = around[min(number, len(around) - 1)] if around else 0.0
        held = QPointF(0, self.height * REACH)
        spot = _turned(-held, turn) + held
        return self.mapToScene(spot), turn

    def paint_body(self, painter: QPainter) -> None:
        if self.count:
            picture = _painted(self.front, self.card * self.stage.density, min(self.count, MOST))
            painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))


def _turned(spot: QPointF, degrees: float) -> QPointF:
    from math import cos, radians, sin

    turn = radians(degrees)
    return QPointF(spot.x() * cos(turn) - spot.y() * sin(turn), spot.x() * sin(turn) + spot.y() * cos(turn))


@lru_cache(maxsize=32)
def _painted(back: str, width: float, count: int) -> QPixmap:
    """All backs at once: a hand that does not change is one picture."""
    height = width * RATIO
    picture = QPixmap(max(round(width * 4), 1), max(round(height * 2), 1))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    card = art.pixmap(back, width, height, shadow=True)
    painter.translate(width * 2, height * (1 + REACH))
    for turn in turns(count):
        painter.save()
        painter.rotate(turn)
        painter.drawPixmap(QPointF(-card.width() / 2, -height * REACH - card.height() / 2), card)
        painter.restore()
    painter.end()
    return picture
