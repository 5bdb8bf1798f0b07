"""A seat: its plate with portrait, name and figures, and where it is round the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from . import art
from .labels import fitted, fitting
from .piece import Piece
from .portraits import portrait_pixmap
from .theme import NIGHT, colour, sans, slab

if TYPE_CHECKING:
    from .stage import Stage

PLATE = QSizeF(318.0, 113.6)
PORTRAIT = 86.0
ICON, GAP = 1.15, 0.53
"""A figure's icon and the room after it, in heights of its text."""
NAME, LEAD, MARGIN = 28.0, 1.22, 7.0
"""The size of the name, the height of a row for its text, and the rim no text touches."""


def angles(seats: int, own: int | None) -> list[float]:
    """Where each seat sits, in degrees clockwise from the bottom. One's own seat is at the bottom; without one
    (a spectator, or several people at one screen) the first seat is."""
    others = seats - 1
    spread = {1: 0.0, 2: 140.0, 3: 190.0, 4: 214.0}.get(others, 226.0)
    step = spread / (others - 1) if others > 1 else 0.0
    first = own or 0
    around = [0.0] * seats
    for number in range(others):
        around[(first + 1 + number) % seats] = 180.0 - spread / 2 + step * number
    return around


def place(angle: float, extent: QSizeF, inset: QSizeF) -> QPointF:
    """The middle of a plate at this angle: on an ellipse that keeps the plates inside the window."""
    across = extent.width() / 2 - inset.width()
    down = extent.height() / 2 - inset.height()
    turn = radians(angle)
    return QPointF(extent.width() / 2 - across * sin(turn), extent.height() / 2 + down * cos(turn))


class SeatPlate(Piece):
    """Who sits here, and what everybody may know about it: the name, the figures, a note if there is one."""

    FIGURE = 22.5
    """The size of its figures."""

    def __init__(self, stage: Stage, seat: int, name: str) -> None:
        super().__init__(stage, "table/seat_plate", PLATE.width(), PLATE.height())
        self.shadow = False
        self.corner = 12.0
        self.seat = seat
        self.name = name
        self.active = False
        self.out = False
        self.badge = ""
        # Rows of (drawing, text): the figures under the name.
        self.figures: Sequence[tuple[str, str]] = ()
        self.note = ""
        # Does the log point at it right now?
        self.pointed = False

    @property
    def density(self) -> float:
        return self.stage.density * self.scale()

    def body(self) -> QRectF:
        """The plate itself; the drawing has room for its shadow around it."""
        return QRectF(-self.width * 0.476, -self.height * 0.44, self.width * 0.952, self.height * 0.867)

    def set_facts(
        self, *, active: bool, out: bool, figures: Sequence[tuple[str, str]], note: str = "", badge: str = ""
    ) -> None:
        facts = (active, out, tuple(figures), note, badge)
        if facts != (self.active, self.out, tuple(self.figures), self.note, self.badge):
            self.active, self.out, self.figures, self.note, self.badge = active, out, tuple(figures), note, badge
            self.update()

    def paint_body(self, painter: QPainter) -> None:
        whole = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        self.draw_art(painter, "table/seat_plate_active" if self.active else "table/seat_plate", whole)
        self._paint_portrait(painter)
        self._paint_texts(painter)
        if self.badge:
            self._paint_badge(painter)
        if self.pointed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._outline(painter, QPen(colour(NIGHT.focus), 5, Qt.PenStyle.DashLine), 4)

    def _paint_texts(self, painter: QPainter) -> None:
        """Rows one below the other, in the middle of what the portrait leaves."""
        body = self.body()
        left = body.left() + PORTRAIT + 22
        width = body.right() - 16 - left
        rows = [NAME * 0.8, self.FIGURE, self.FIGURE] if self.note else [NAME, self.FIGURE]
        scale = min(self.stage.text_scale / self.scale(), (body.height() - 2 * MARGIN) / (sum(rows) * LEAD))
        name, figure, note = (*(row * scale for row in rows), 0.0)[:3]
        top = body.center().y() - (name + figure + note) * LEAD / 2
        places = []
        for row in (name, figure, note):
            places.append(QRectF(left, top, width, row * LEAD))
            top += row * LEAD
        font = self._name_font(width, name)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.faint if self.out else NIGHT.bone))
        whole = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # the dots of an Ü reach beyond the row
        painter.drawText(places[0], whole, fitted(self.name, font, width))
        self._paint_figures(painter, places[1], figure)
        if self.note:
            font = fitting(sans, note, self.note, width)
            painter.setFont(font)
            painter.setPen(colour(NIGHT.bone))
            painter.drawText(places[2], Qt.AlignmentFlag.AlignVCenter, fitted(self.note, font, width))

    def _name_font(self, width: float, pixels: float) -> QFont:
        font = slab(pixels)
        while pixels > 22 and QFontMetricsF(font).horizontalAdvance(self.name) > width:
            pixels -= 1
            font = slab(pixels)
        return font

    def _paint_portrait(self, painter: QPainter) -> None:
        centre = QPointF(self.body().left() + PORTRAIT / 2 + 10, -1)
        pixels = max(round(PORTRAIT * self.density), 1)
        rect = QRectF(centre.x() - PORTRAIT / 2, centre.y() - PORTRAIT / 2, PORTRAIT, PORTRAIT)
        if self.out:
            stone = art.pixmap("table/tombstone", pixels * 0.88, pixels * 1.05)
            high = QRectF(centre.x() - PORTRAIT * 0.44, rect.top() - 6, PORTRAIT * 0.88, PORTRAIT * 1.05)
            painter.drawPixmap(high, stone, QRectF(stone.rect()))
        else:
            face = portrait_pixmap(self.name, pixels)
            painter.drawPixmap(rect, face, QRectF(face.rect()))

    def _figures_pixels(self, width: float, pixels: float) -> float:
        """As large as asked for, or as small as it takes to get everything into the row."""
        while pixels > 13:
            metrics = QFontMetricsF(sans(pixels))
            taken = [metrics.horizontalAdvance(text) for _, text in self.figures]
            icons = sum(ICON * pixels + 4 for drawing, _ in self.figures if drawing)
            if sum(taken) + icons + GAP * pixels * (len(self.figures) - 1) <= width:
                break
            pixels -= 1
        return pixels

    def _paint_figures(self, painter: QPainter, rect: QRectF, pixels: float) -> None:
        pixels = self._figures_pixels(rect.width() - 12, pixels)  # clear of the brass in the corner
        font, size = sans(pixels), ICON * pixels
        painter.setFont(font)
        painter.setPen(colour(NIGHT.brass_light))
        metrics = QFontMetricsF(font)
        x = rect.left()
        for drawing, text in self.figures:
            if drawing:
                icon = art.pixmap(drawing, size * self.density, size * self.density)
                spot = QRectF(x, rect.center().y() - size / 2, size, size)
                painter.drawPixmap(spot, icon, QRectF(icon.rect()))
                x += size + 4
            width = metrics.horizontalAdvance(text)
            painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
            x += width + GAP * pixels

    def _paint_badge(self, painter: QPainter) -> None:
        """Ready: a tick. Thinking: three dots. Winner: a star. The sign differs, not only the colour."""
        spot = self.body().topRight() + QPointF(-4, 4)
        if self.badge == "winner":
            size = 62.0
            star = art.pixmap("table/star", size * self.density, size * self.density)
            painter.drawPixmap(
                QRectF(spot.x() - size / 2 - 8, spot.y() - size / 2 + 4, size, size), star, QRectF(star.rect())
            )
            return
        ready = self.badge == "ready"
        painter.setPen(QPen(colour(NIGHT.room), 3))
        painter.setBrush(colour(NIGHT.go if ready else NIGHT.brass))
        painter.drawEllipse(spot, 17, 17)
        painter.setPen(QPen(colour(NIGHT.room), 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if ready:
            painter.drawPolyline([spot + QPointF(-7, 0), spot + QPointF(-2, 6), spot + QPointF(8, -6)])
        else:
            for dx in (-7, 0, 7):
                painter.drawPoint(spot + QPointF(dx, 0))


class Lamp(QGraphicsItem):
    """The second, smaller light: it hangs over whoever the table waits for."""

    def __init__(self, stage: Stage, radius: float = 230.0) -> None:
        super().__init__()
        self.stage = stage
        self.radius = radius
        self._glow = QPixmap()

    def boundingRect(self) -> QRectF:
        return QRectF(-self.radius, -self.radius * 0.7, 2 * self.radius, 1.4 * self.radius)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._glow.isNull():
            self._glow = self._paint_glow()
        painter.drawPixmap(self.boundingRect(), self._glow, QRectF(self._glow.rect()))

    def _paint_glow(self) -> QPixmap:
        """Soft enough to be rendered small and stretched."""
        picture = QPixmap(128, 90)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(1, 90 / 128)
        gradient = QRadialGradient(QPointF(64, 64), 64)
        gradient.setColorAt(0, colour("#ffdf9e", 90))
        gradient.setColorAt(0.5, colour("#ffca8c", 38))
        gradient.setColorAt(1, colour("#ffca8c", 0))
        painter.fillRect(0, 0, 128, 128, gradient)
        painter.end()
        return picture
