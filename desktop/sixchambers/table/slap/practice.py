"""Practice: a small board that keeps your reaction times, card by card, and your mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from ...games.slap.box import CARDS
from .. import art
from ..labels import fitting
from ..piece import Piece
from ..theme import NIGHT, colour, sans, slab
from .furniture import DUST
from .reactions import Record, Records

if TYPE_CHECKING:
    from .scene import SlapScene

FIRST, BIN, BINS = 150, 50, 15
"""The histogram: from so many milliseconds on, in bins of so many."""
WIDTH, HEAD, ROW = 330.0, 38.0, 42.0


def bins(times: list[int]) -> list[int]:
    """How many fall into each bin; what is faster or slower goes into the outermost."""
    found = [0] * BINS
    for ms in times:
        found[min(max((ms - FIRST) // BIN, 0), BINS - 1)] += 1
    return found


class PracticeBoard(Piece):
    """A histogram for each card."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "", WIDTH, HEAD + ROW * len(CARDS) + 10)
        self.scene_of = scene
        self.shadow = False
        self.records: Records = {}
        self.setVisible(False)
        self.set_state()

    def show_records(self, records: Records) -> None:
        self.records = records
        self.update()

    def record(self, card: str) -> Record:
        return self.records.get((self.scene_of.keys_of or 0, card), Record())

    def paint_body(self, painter: QPainter) -> None:
        body = self.body()
        painter.setPen(QPen(colour(NIGHT.brass, 150), 1.5))
        painter.setBrush(colour(NIGHT.room, 225))
        painter.drawRoundedRect(body, 14, 14)
        painter.setPen(colour(NIGHT.brass_light))
        title = self.scene_of.say("slap_table.practice")
        painter.setFont(fitting(slab, 23, title, WIDTH - 30))
        painter.drawText(QRectF(body.left(), body.top() + 4, WIDTH, HEAD - 6), Qt.AlignmentFlag.AlignCenter, title)
        for number, card in enumerate(CARDS):
            self._paint_card(painter, QRectF(body.left() + 12, body.top() + HEAD + number * ROW, WIDTH - 24, ROW), card)

    def _paint_card(self, painter: QPainter, rect: QRectF, card: str) -> None:
        record = self.record(card)
        sign = art.pixmap(f"slap/sign_{card}", 34 * self.density, 34 * self.density)
        painter.drawPixmap(QRectF(rect.left(), rect.top() + 3, 34, 34), sign, QRectF(sign.rect()))
        field = QRectF(rect.left() + 44, rect.top() + 3, 160, ROW - 9)
        painter.setPen(QPen(colour(NIGHT.faint), 1.5))
        painter.drawLine(field.bottomLeft(), field.bottomRight())
        counts = bins(record.times)
        tallest, step = max(*counts, 1), field.width() / BINS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(DUST))
        for number, count in enumerate(counts):
            height = field.height() * count / tallest
            painter.drawRect(QRectF(field.left() + number * step + 1, field.bottom() - height, step - 2, height))
        painter.setPen(colour(NIGHT.bone))
        painter.setFont(sans(18, QFont.Weight.Bold))
        said = "–" if record.median is None else self.scene_of.say("slap_table.ms", ms=record.median)
        figures = QRectF(field.right() + 8, rect.top(), rect.right() - field.right() - 8, ROW / 2 + 2)
        painter.drawText(figures, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)
        wrong = self.scene_of.say("slap_table.wrong", share=record.errors)
        painter.setFont(fitting(sans, 17, wrong, figures.width()))
        painter.setPen(colour(NIGHT.warn if record.wrong else NIGHT.faint))
        painter.drawText(
            figures.translated(QPointF(0, ROW / 2 - 4)),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            wrong,
        )

    def told(self) -> str:
        say = self.scene_of.say
        parts = []
        for card in CARDS:
            record = self.record(card)
            if record.tries:
                said = "–" if record.median is None else say("slap_table.ms", ms=record.median)
                wrong = say("slap_table.wrong", share=record.errors)
                parts.append(f"{self.scene_of.card_name(card)}: {said}, {wrong}")
        return f"{say('slap_table.practice')}. " + ". ".join(parts)
