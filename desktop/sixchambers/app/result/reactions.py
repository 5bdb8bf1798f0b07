"""Reaction times by seat and card, as a plot: every slap a mark in the shape of its card, a bar for the median."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF

from ...engine.message import Who
from ...engine.table import Table
from ...games.slap.box import CARDS
from ...games.slap.names import card_name
from ...table import art
from ...table.labels import fitted
from ...table.slap.reactions import Record
from ...table.theme import colour, sans
from ...words.speaker import Speaker
from .account import ranking
from .extra import ExtraPage
from .paper import BLOOD, FAINT_INK, INK
from .slap import SLAP

MARKS = {"iron": "#4b5157", "big": "#b8431a", "move": "#2f6f8f", "gold": "#9a6a10"}
STEP = 200
"""Milliseconds between two lines of the scale."""
LONGEST = 1400


class Reactions(ExtraPage):
    """A row a seat, four lanes a row."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.names = [info.name for info in table.seats]
        self.records = SLAP.told(table).records
        self.longest = max((ms for record in self.records.values() for ms in record.times), default=0)
        self._speaker: Speaker | None = None
        self._unit = 15.0

    def tell(self, speaker: Speaker) -> None:
        self._speaker = speaker
        said = []
        for seat in ranking(self.table):
            for card in CARDS:
                times = self.record(seat, card).times
                if times:
                    listed = ", ".join(str(ms) for ms in times)
                    said.append(
                        speaker.say("result.slap_point", self.names, who=Who(seat), card=card_name(card), times=listed)
                    )
        self.setAccessibleName("; ".join(said) or speaker.text("result.slap_none"))
        self.update()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.update()

    def record(self, seat: int, card: str) -> Record:
        return self.records.get((seat, card), Record())

    # --- painting --------------------------------------------------------------------------------------------

    @property
    def scale_end(self) -> int:
        """What takes longer lies at the edge: a dreamer must not squeeze all the others together."""
        return min(max(-(-self.longest // STEP) * STEP, 2 * STEP), LONGEST)

    def field(self) -> QRectF:
        """Where the marks are: right of the names, left of the medians, above the scale."""
        unit = self._unit
        return QRectF(unit * 8.4, unit * 2.2, self.width() - unit * 12.6, self.height() - unit * 4.6)

    def across(self, ms: float) -> float:
        field = self.field()
        return field.left() + field.width() * min(max(ms, 0) / self.scale_end, 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._speaker is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.longest:
            painter.setFont(sans(self._unit))
            painter.setPen(colour(INK))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._speaker.text("result.slap_none"))
            return
        self._paint_legend(painter)
        self._paint_scale(painter)
        seats = ranking(self.table)
        tall = self.field().height() / len(seats)
        for number, seat in enumerate(seats):
            top = self.field().top() + number * tall
            self._paint_seat(painter, QRectF(0, top, self.width(), tall), seat)
        painter.end()

    def _paint_legend(self, painter: QPainter) -> None:
        assert self._speaker is not None
        unit = self._unit
        wide = (self.width() - unit) / len(CARDS)
        font = sans(unit * 0.86)
        painter.setFont(font)
        for number, card in enumerate(CARDS):
            left = unit * 0.5 + number * wide
            sign = art.pixmap(
                f"slap/sign_{card}", unit * 1.7 * self.devicePixelRatioF(), unit * 1.7 * self.devicePixelRatioF()
            )
            painter.drawPixmap(QRectF(left, 0, unit * 1.7, unit * 1.7), sign, QRectF(sign.rect()))
            painter.setPen(colour(INK))
            name = self._speaker.text(card_name(card).id)
            rect = QRectF(left + unit * 2.1, 0, wide - unit * 2.4, unit * 1.7)
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, fitted(name, font, rect.width()))

    def _paint_scale(self, painter: QPainter) -> None:
        assert self._speaker is not None
        unit, field = self._unit, self.field()
        painter.setFont(sans(unit * 0.8))
        for ms in range(0, self.scale_end + 1, STEP):
            painter.setPen(QPen(colour(FAINT_INK, 110), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(self.across(ms), field.top()), QPointF(self.across(ms), field.bottom()))
            painter.setPen(colour(FAINT_INK))
            text = QRectF(self.across(ms) - unit * 2, field.bottom() + 2, unit * 4, unit * 1.1)
            painter.drawText(text, Qt.AlignmentFlag.AlignCenter, str(ms))
        below = QRectF(0, field.bottom() + unit * 1.1, self.width(), unit * 1.2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._speaker.text("result.slap_axis"))

    def _paint_seat(self, painter: QPainter, row: QRectF, seat: int) -> None:
        unit = self._unit
        painter.setPen(QPen(colour(FAINT_INK, 90), 1))
        painter.drawLine(row.topLeft(), row.topRight())
        font = sans(unit, QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(colour(INK))
        gang = self.table.play.state.gangs[seat]
        size = min(row.height() * 0.8, unit * 2.2)
        emblem = art.pixmap(f"slap/emblem_{gang}", size * self.devicePixelRatioF(), size * self.devicePixelRatioF())
        painter.drawPixmap(QRectF(2, row.center().y() - size / 2, size, size), emblem, QRectF(emblem.rect()))
        name = QRectF(size + unit * 0.5, row.top(), unit * 8.0 - size - unit * 0.3, row.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, fitted(self.names[seat], font, name.width()))
        lane = row.height() / len(CARDS)
        for number, card in enumerate(CARDS):
            self._paint_lane(painter, row.top() + (number + 0.5) * lane, lane, card, self.record(seat, card))

    def _paint_lane(self, painter: QPainter, y: float, lane: float, card: str, record: Record) -> None:
        size = min(max(lane * 0.36, 2.6), self._unit * 0.4)
        painter.setPen(QPen(colour(INK, 150), 0.8))
        painter.setBrush(colour(MARKS[card], 200))
        for ms in record.times:
            mark(painter, card, QPointF(self.across(ms), y), size)
        if record.median is None:
            return
        x = self.across(record.median)
        painter.setPen(QPen(colour(BLOOD), max(self._unit * 0.16, 2)))
        painter.drawLine(QPointF(x, y - lane * 0.42), QPointF(x, y + lane * 0.42))
        painter.setPen(colour(INK))
        painter.setFont(sans(min(self._unit * 0.82, max(lane * 1.05, 10)), QFont.Weight.DemiBold))
        text = QRectF(self.field().right() + self._unit * 0.4, y - self._unit, self._unit * 3.6, self._unit * 2)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(record.median))


def mark(painter: QPainter, card: str, at: QPointF, size: float) -> None:
    """A disc, a star, an arrow or a rhombus: the shape tells the card, the colour helps."""
    match card:
        case "iron":
            painter.drawEllipse(at, size, size)
        case "gold":
            corners = ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0))
            painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in corners]))
        case "move":
            painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in ((-1.3, 0), (0.9, -1.1), (0.9, 1.1))]))
        case _:
            painter.drawRect(QRectF(at.x() - size * 0.9, at.y() - size * 0.9, size * 1.8, size * 1.8))


def make_page(table: Table) -> ExtraPage:
    return Reactions(table)
