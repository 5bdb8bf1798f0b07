"""How a poster is lettered, framed, ribboned and ticked. Everything in poster units unless it says pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from ...table.theme import NIGHT, Theme, colour, sans, slab
from .facts import COUNT, RIBBON, TITLE
from .lettering import text_path

LEAST = 14.0
"""Lettering on a poster is never smaller than so many pixels."""


TITLE_TYPE, COUNT_TYPE = 36.0, 20.0
"""How large the lettering is where nobody wants it larger, in poster units."""
WIDEST = 276.0


def bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)


def title_field(scale: float, text: float) -> QRectF:
    """Where the name goes: to the very edge, if letters as large as the reader wants them need the room."""
    grow = min(max(text * 1.35 / scale / TITLE_TYPE, 1.0), 1.5)
    width, higher = min(TITLE.width() * grow, WIDEST), 20 * (grow - 1)
    return QRectF(TITLE.center().x() - width / 2, TITLE.top() - higher, width, TITLE.height() + higher)


def count_field(scale: float, text: float) -> QRectF:
    grow = min(max(text / scale / COUNT_TYPE, 1.0), 2.4)
    width, height = min(COUNT.width() * grow, WIDEST), min(COUNT.height() * grow, 62.0)
    return QRectF(COUNT.center().x() - width / 2, COUNT.bottom() - height, width, height)


def letter(painter: QPainter, title: str, count: str, scale: float, text: float) -> None:
    """The name of the game above the drawing, the number of players below it. `text` is the reading size in pixels."""
    path = text_path(title, title_field(scale, text), slab, 54)
    painter.fillPath(path.translated(0, 2.2), colour("#000000", 170))
    metal = QLinearGradient(0, path.boundingRect().top(), 0, path.boundingRect().bottom())
    metal.setColorAt(0.0, QColor("#fbe7b4"))
    metal.setColorAt(0.5, QColor(NIGHT.brass_light))
    metal.setColorAt(1.0, QColor(NIGHT.brass))
    painter.fillPath(path, QBrush(metal))
    size = max(COUNT_TYPE, LEAST / scale, text / scale)
    players = text_path(count, count_field(scale, text), bold, size)
    painter.strokePath(players, QPen(colour(NIGHT.room, 200), 5))
    painter.fillPath(players, colour(NIGHT.bone))


def paint_plain(painter: QPainter, sheet: QRectF, title: str, scale: float) -> None:
    """Before the drawing is there: a walnut board with the title burnt in. Cheap. In pixels."""
    painter.setPen(QPen(colour(NIGHT.brass), max(sheet.width() / 100, 1)))
    painter.setBrush(QColor("#3a2618"))
    painter.drawRect(sheet.adjusted(2, 2, -2, -2))
    painter.save()
    painter.translate(sheet.topLeft())
    painter.scale(scale, scale)
    painter.fillPath(text_path(title, TITLE, slab, 54), colour(NIGHT.brass_light))
    painter.restore()


def ribbon_field(text: str, scale: float, least: float) -> QRectF:
    """Where the strap goes: where letters of `least` pixels need it, it is broad enough for two lines one can read."""
    if QFontMetricsF(bold(least - 1)).horizontalAdvance(text) <= (RIBBON.width() - 52) * scale:
        return RIBBON
    grow = max(min(2.5 * least / scale, 96) + 26 - RIBBON.height(), 0) / 2
    return RIBBON.adjusted(0, -2 * grow, 0, 0)


def ribbon(text: str, scale: float, ratio: float, least: float) -> QPixmap:
    """A leather strap nailed across, its ends folded behind the poster."""
    field = ribbon_field(text, scale, least)
    size = scale * ratio
    picture = QPixmap(round(field.width() * size), round(field.height() * size))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size, size)
    w, h, fold = field.width(), field.height() - 8, 9.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#140b06"))
    for left, right in ((0.0, fold), (w, w - fold)):
        painter.drawPolygon(QPolygonF([QPointF(left, h), QPointF(right, h), QPointF(right, h + 7)]))
    painter.fillRect(QRectF(fold, h, w - 2 * fold, 5), colour("#000000", 80))
    leather = QLinearGradient(0, 0, 0, h)
    for where, shade in ((0.0, "#8a5a34"), (0.16, "#5e3a20"), (0.85, "#452816"), (1.0, "#2c180c")):
        leather.setColorAt(where, QColor(shade))
    painter.fillRect(QRectF(0, 0, w, h), QBrush(leather))
    thread = QPen(colour(NIGHT.brass_light, 210), 1.3, Qt.PenStyle.CustomDashLine)
    thread.setDashPattern([4, 3])
    painter.setPen(thread)
    for y in (5.0, h - 5.0):
        painter.drawLine(QPointF(2, y), QPointF(w - 2, y))
    painter.setPen(QPen(QColor("#2c180c"), 0.8))
    for x in (15.0, w - 15.0):
        painter.setBrush(QColor(NIGHT.brass_light))
        painter.drawEllipse(QPointF(x, h / 2), 3.6, 3.6)
    path = text_path(text, QRectF(26, 8, w - 52, h - 16), bold, max(23.0, (least + 1) / scale))
    painter.fillPath(path.translated(0, 1), colour("#000000", 150))
    painter.fillPath(path, colour("#fff2d8"))
    painter.end()
    return picture


def paint_shadow(painter: QPainter, sheet: QRectF, spread: float, raised: float) -> None:
    """What a hanging sheet throws on the wall; more of it when the sheet is lifted. In pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 38))
    for layer in range(5):
        grow = spread * layer / 5
        place = sheet.adjusted(-grow, -grow, grow, grow).translated(0, spread * (0.35 + 0.5 * raised))
        painter.drawRoundedRect(place, grow + 3, grow + 3)


def paint_frame(painter: QPainter, sheet: QRectF, line: float) -> None:
    """Chosen: a solid brass frame with a glow. In pixels."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(NIGHT.brass_light, 70), line * 3.2))
    painter.drawRoundedRect(sheet, 4, 4)
    painter.setPen(QPen(QColor(NIGHT.brass_light), line * 1.5))
    painter.drawRoundedRect(sheet, 3, 3)


def paint_ring(painter: QPainter, sheet: QRectF, line: float, theme: Theme) -> None:
    """The keyboard is here: a double ring. In pixels."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = sheet.adjusted(-line * 1.6, -line * 1.6, line * 1.6, line * 1.6)
    for grow, pen in ((0.0, QPen(QColor(theme.focus), line)), (line, QPen(colour(NIGHT.room), line * 0.8))):
        painter.setPen(pen)
        painter.drawRoundedRect(ring.adjusted(grow, grow, -grow, -grow), 5, 5)


def paint_tick(painter: QPainter, centre: QPointF, r: float) -> None:
    """The seal of the chosen one. In pixels."""
    painter.setPen(QPen(QColor(NIGHT.ink), max(r * 0.12, 1.5)))
    disc = QLinearGradient(centre.x(), centre.y() - r, centre.x(), centre.y() + r)
    disc.setColorAt(0, QColor("#f6dfa6"))
    disc.setColorAt(1, QColor("#b98a3c"))
    painter.setBrush(disc)
    painter.drawEllipse(centre, r, r)
    tick = QPainterPath(centre + QPointF(-0.42, 0.04) * r)
    tick.lineTo(centre + QPointF(-0.1, 0.38) * r)
    tick.lineTo(centre + QPointF(0.46, -0.36) * r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor(NIGHT.ink), r * 0.26, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(tick)
