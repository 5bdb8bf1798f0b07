"""The reckoning: a row for every seat, with everything that was won and everything that was hidden."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...table import art
from ...table.labels import fitted
from ...table.portraits import portrait_pixmap
from ...table.theme import NIGHT, colour, sans, slab
from ..lobby.lettering import fitted as shrunk
from .account import Account, Pile
from .paper import BLOOD, FAINT_INK, INK

BILL = 150 / 68.2
"""Width to height of a bill."""
ROW = 6.2
"""How tall a row may become, in reading sizes."""
GAP = 0.3
"""Between two piles, in sizes of the row's type."""
SEEN = 0.5
"""How much of a sign without a tag the next one leaves free."""
LEAST = 13.0
"""Nothing is written smaller than this, in pixels."""


class SeatRow(QWidget):
    """One seat. Painted, with the same in words as its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.account = Account("")
        self.won = False
        self.last = False
        self._unit = 15.0
        # The same for all rows of a sheet, so that they stand in columns.
        self.score_width = 0.0
        self.text_width = 0.0
        self.pile_width = 60.0

    def tell(self, name: str, account: Account, won: bool, said: str) -> None:
        self.name, self.account, self.won = name, account, won
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(320, round(self._unit * ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 46)

    # --- painting --------------------------------------------------------------------------------------------

    def unit(self) -> float:
        """Where many seats share the sheet the type gives way; where there is room it grows."""
        return max(min(self._unit * 1.25, self.height() / 4.6, max(self.width() / 38, self._unit)), LEAST)

    def score_needs(self) -> float:
        unit = self.unit()
        return max(
            QFontMetricsF(slab(unit * 1.45)).horizontalAdvance(self.account.score),
            QFontMetricsF(_small(unit)).horizontalAdvance(self.account.how),
        )

    def text_needs(self) -> float:
        """For what was hidden; the name may be shortened."""
        metrics = QFontMetricsF(_small(self.unit()))
        lines = self.lines(self.height(), self.unit())
        return max((metrics.horizontalAdvance(line) for line in lines), default=0.0)

    def line_height(self) -> float:
        return QFontMetricsF(_small(self.unit())).height() * 0.88

    def lines(self, height: float, unit: float) -> list[str]:
        """What was hidden, in as many lines as there is room for below the name."""
        return gathered(self.account.hidden, int((height - _name_height(height, unit)) / self.line_height()))

    def tag_needs(self) -> float:
        tag = QFontMetricsF(_tag(self.unit()))
        return max((tag.horizontalAdvance(pile.text) for pile in self.account.piles), default=0.0) + self.unit() * 0.5

    def _face(self, unit: float) -> float:
        return min(self.height() * 0.86, unit * 4.2)

    def piles_field(self) -> QRectF:
        """Between the text and the score."""
        unit = self.unit()
        left = self._face(unit) + unit * 1.8 + self.text_width
        right = self.width() - unit * 1.4 - self.score_width
        return QRectF(left, self.height() * 0.06, right - left, self.height() * 0.88)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width, height, unit = float(self.width()), float(self.height()), self.unit()
        self._paint_ground(painter, width, height, unit)
        face = self._face(unit)
        self._paint_face(painter, QRectF(unit * 0.2, (height - face) / 2, face, face))
        left = face + unit * 1.1
        free = self.piles_field()
        if self.account.piles:
            free.setLeft(self._paint_piles(painter, free, unit))
        else:
            free.setLeft(free.right())
        self._paint_texts(painter, QRectF(left, 0, free.left() - unit * 0.5 - left, height), unit)
        self._paint_score(painter, QRectF(free.right() + unit * 0.9, 0, self.score_width, height), unit)
        painter.end()

    def _paint_ground(self, painter: QPainter, width: float, height: float, unit: float) -> None:
        if self.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#e0b65c", 70))
            painter.drawRoundedRect(QRectF(0, 1, width, height - 3), unit * 0.3, unit * 0.3)
        if not self.last:
            painter.setPen(QPen(colour(INK, 70), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(0, height - 1), QPointF(width, height - 1))

    def _paint_face(self, painter: QPainter, place: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        face = portrait_pixmap(self.name, round(place.width()), ratio, "out" if self.account.out else "calm")
        painter.drawPixmap(place, face, QRectF(face.rect()))
        if self.won:
            size = place.width() * 0.5
            star = art.pixmap("table/star", size * ratio, size * ratio)
            spot = QRectF(place.right() - size * 0.72, place.bottom() - size * 0.8, size, size)
            painter.drawPixmap(spot, star, QRectF(star.rect()))

    def _paint_texts(self, painter: QPainter, field: QRectF, unit: float) -> None:
        """The name, and below it what was hidden."""
        lines = self.lines(field.height(), unit)
        small = _small(unit)
        name = _name_height(field.height(), unit)
        line = min(QFontMetricsF(small).height() * 1.02, (field.height() * 0.96 - name) / max(len(lines), 1))
        top = field.center().y() - (name + line * len(lines)) / 2
        font = shrunk(self.name, field.width(), slab, unit * 1.3, max(unit * 0.95, LEAST))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        place = QRectF(field.left(), top, field.width(), name)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, fitted(self.name, font, field.width()))
        painter.setFont(small)
        painter.setPen(QColor(FAINT_INK))
        for number, text in enumerate(lines):
            place = QRectF(field.left(), top + name + number * line, field.width(), line)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, fitted(text, small, field.width()))

    def _paint_score(self, painter: QPainter, field: QRectF, unit: float) -> None:
        line = QFontMetricsF(_small(unit)).height() * 1.02
        big = unit * 2.0
        top = field.center().y() - (big + line) / 2
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(slab(unit * 1.45))
        painter.setPen(QColor(BLOOD if self.won else INK))
        painter.drawText(QRectF(field.left(), top, field.width(), big), flags, self.account.score)
        painter.setFont(_small(unit))
        painter.setPen(QColor(FAINT_INK))
        painter.drawText(QRectF(field.left(), top + big, field.width(), line), flags, self.account.how)

    def _paint_piles(self, painter: QPainter, field: QRectF, unit: float) -> float:
        """Against the score: they are what it is made of. Returns where they begin."""
        piles = self.account.piles
        tag = QFontMetricsF(_tag(unit)).height() * 1.02
        wide, needs = self.pile_width, self.tag_needs()
        tall = wide / BILL
        each = max(wide, needs)
        step = each + unit * GAP
        if len(piles) > 1:
            step = min(step, (field.width() - each) / (len(piles) - 1))
        first = field.right() - each / 2 - (len(piles) - 1) * step
        top = field.center().y() - (tall + tag * 0.5) / 2 + tall * 0.12
        for number, pile in enumerate(piles):
            self._paint_pile(painter, pile, QPointF(first + number * step, top + tall / 2), wide, tall)
        for number, pile in enumerate(piles):
            # Too close together, every other tag goes to the upper edge.
            high = number % 2 == 1 and step < needs
            spot = QPointF(first + number * step, top + (-tall * 0.1 if high else tall + tag * 0.05))
            if pile.text:
                self._paint_tag(painter, pile.text, spot, _tag(unit), unit)
        return first - each / 2

    def _paint_pile(self, painter: QPainter, pile: Pile, centre: QPointF, wide: float, tall: float) -> None:
        ratio = self.devicePixelRatioF()
        lift = tall * 0.07
        for level, drawing in enumerate(pile.drawings):
            picture = art.pixmap(drawing, wide * ratio, tall * ratio)
            place = QRectF(centre.x() - wide / 2 + (level % 2) * 1.5, centre.y() - tall / 2 - level * lift, wide, tall)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        if pile.top:
            size = tall * 0.66 if pile.drawings else min(self.height() * 0.62, wide * 0.8)
            marker = art.pixmap(pile.top, size * ratio, size * ratio)
            # On top of the stack; alone it stands on the ground.
            top = centre.y() - size / 2 - len(pile.drawings) * lift if pile.drawings else centre.y() + tall * 0.6 - size
            painter.drawPixmap(QRectF(centre.x() - size / 2, top, size, size), marker, QRectF(marker.rect()))

    def _paint_tag(self, painter: QPainter, text: str, centre: QPointF, font: QFont, unit: float) -> None:
        """What it is worth, on a dark pill as on the table."""
        metrics = QFontMetricsF(font)
        pill = QRectF(0, 0, metrics.horizontalAdvance(text) + unit * 0.5, metrics.height() * 1.02)
        pill.moveCenter(centre)
        painter.setPen(QPen(colour(NIGHT.brass, 200), 1))
        painter.setBrush(colour(NIGHT.room, 225))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)


def _name_height(height: float, unit: float) -> float:
    return min(unit * 1.75, height * 0.36)


def gathered(lines: Sequence[str], room: int) -> list[str]:
    """Not more lines than there is room for: neighbours share one, so that the longest is as short as can be."""
    count = min(max(room, 1), len(lines))
    if count == len(lines):
        return list(lines)
    ways = ([0, *cuts, len(lines)] for cuts in combinations(range(1, len(lines)), count - 1))
    shared = ([" · ".join(lines[a:b]) for a, b in pairwise(way)] for way in ways)
    return min(shared, key=lambda way: max(map(len, way)))


def _small(unit: float) -> QFont:
    return sans(max(unit * 0.9, LEAST))


def _tag(unit: float) -> QFont:
    return sans(max(unit * 0.86, LEAST), QFont.Weight.DemiBold)


class Reckoning(QWidget):
    """All seats, whoever won first."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.rows: Sequence[SeatRow] = [SeatRow() for _ in range(seats)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            column.addWidget(row, 100)
        column.addStretch(1)
        self.rows[-1].last = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        column = self.layout()
        assert column is not None
        column.activate()
        self.align()

    def align(self) -> None:
        """One width for all texts and scores, one size for all piles: three of them stand free, more are fanned."""
        text = max(row.text_needs() for row in self.rows)
        score = max(row.score_needs() for row in self.rows)
        for row in self.rows:
            row.text_width, row.score_width = text, score
        first = self.rows[0]
        unit = first.unit()
        tallest = min(first.height() * 0.88 - QFontMetricsF(_tag(unit)).height() * 0.8, unit * 2.6)
        room = first.piles_field().width()
        wide = max(min(tallest * BILL, (room - 2 * unit * GAP) / 3), unit * 3)
        if not any(pile.text for row in self.rows for pile in row.account.piles):
            # Signs that say nothing but how many they are: each has to be seen, however small.
            most = max(len(row.account.piles) for row in self.rows)
            wide = max(min(wide, room / (1 + max(most - 1, 0) * SEEN)), unit)
        for row in self.rows:
            row.pile_width = wide
            row.update()

    def set_unit(self, unit: float) -> None:
        for row in self.rows:
            row.set_unit(unit)
            row.setMaximumHeight(round(unit * ROW))
