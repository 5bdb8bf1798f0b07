"""Signs that come and go: the clock of a decision, the corner for secret looks, marks over the plates."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPen

from .. import art
from ..card import RATIO
from ..labels import fitting
from ..piece import Piece
from ..theme import NIGHT, colour, sans
from .furniture import DUST

if TYPE_CHECKING:
    from .scene import SlapScene

TICK = 50


class DecisionClock(Piece):
    """Four seconds run round a ring, over a sentence that says who has to make up his mind."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "", 430, 118)
        self.scene_of = scene
        self.shadow = False
        self.text = ""
        self._ends = self._lasts = 0.0
        self._timer = QTimer(scene)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.update)
        self.setVisible(False)
        self.set_state()

    def run(self, text: str, milliseconds: int) -> None:
        self.text = text
        self._lasts = max(milliseconds / 1000, 0.001)
        self._ends = monotonic() + self._lasts
        self.setVisible(True)
        self._timer.start()
        self.update()

    def stop(self) -> None:
        self._timer.stop()
        self.setVisible(False)

    def paint_body(self, painter: QPainter) -> None:
        body = self.body()
        painter.setPen(QPen(colour(DUST), 4))
        painter.setBrush(colour(NIGHT.panel, 244))
        painter.drawRoundedRect(body, 14, 14)
        ring = QRectF(body.left() + 18, -36, 72, 72)
        left = max(self._ends - monotonic(), 0.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(NIGHT.panel_edge), 9))
        painter.drawEllipse(ring)
        painter.setPen(QPen(colour(NIGHT.brass_light), 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(ring, 90 * 16, round(360 * 16 * left / self._lasts))
        painter.setPen(colour(NIGHT.bone))
        painter.setFont(sans(32, QFont.Weight.Bold))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(int(left + 0.999)))
        words = QRectF(ring.right() + 16, body.top() + 10, body.right() - ring.right() - 32, body.height() - 20)
        font = fitting(
            lambda size: sans(size, QFont.Weight.DemiBold), 25 * self.stage.text_scale, self.text, words.width() * 1.9
        )
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text)


class Corner(Piece):
    """One card, small, in the corner of whoever may look at it; for a second where others sit at the same screen."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "", 120, 120 * RATIO)
        self.scene_of = scene
        self.corner = 6.0
        self.cards: tuple[str, ...] = ()
        self.setVisible(False)
        self.set_state()

    def show_cards(self, cards: tuple[str, ...]) -> None:
        self.cards = cards
        self.set_size(max(len(cards), 1) * 128 - 8, 120 * RATIO)
        self.setVisible(bool(cards))
        self.update()

    def paint_body(self, painter: QPainter) -> None:
        for number, card in enumerate(self.cards):
            rect = QRectF(self.body().left() + number * 128, self.body().top(), 120, 120 * RATIO)
            name = f"slap/{'plain' if self.scene_of.plain_cards else 'card'}_{card}"
            picture = art.pixmap(name, rect.width() * self.density, rect.height() * self.density)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        eye = art.pixmap("slap/eye_open", 60 * self.density, 60 * self.density)
        painter.drawPixmap(QRectF(self.body().left() - 18, self.body().top() - 26, 60, 60), eye, QRectF(eye.rect()))


class Crosshair(Piece):
    """Whom somebody has marked, where several share a keyboard: a cross with the emblem of whoever aims."""

    def __init__(self, scene: SlapScene, shooter: int) -> None:
        super().__init__(scene, "slap/crosshair", 58, 58)
        self.shooter = shooter
        self.gang = ""
        self.shadow = False
        self.setVisible(False)
        self.set_state()

    def paint_body(self, painter: QPainter) -> None:
        super().paint_body(painter)
        if self.gang:
            picture = art.pixmap(f"slap/emblem_{self.gang}", 24 * self.density, 24 * self.density)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(NIGHT.bone))
            painter.drawEllipse(QPointF(0, 0), 15, 15)
            painter.drawPixmap(QRectF(-12, -12, 24, 24), picture, QRectF(picture.rect()))
