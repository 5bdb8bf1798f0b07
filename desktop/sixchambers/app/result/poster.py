"""The poster of whoever won: wanted, with a portrait, a star, and the score as the reward."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ...table import art
from ...table.portraits import portrait_pixmap
from ...table.theme import colour, sans, slab
from ..lobby.lettering import Face, text_path
from .paper import BLOOD, INK, paper_of, rule, sheet

TILT = -1.1
"""Degrees: nobody nails a poster straight."""
SEED = 45
LEAST = 12.0
"""The small print is never smaller, in pixels."""


def bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)


class WantedPoster(QWidget):
    """Painted once a size; everything on it is also its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.names: Sequence[str] = ()
        self._texts = ("", "", "", "", "")
        self._picture = QPixmap()

    def tell(self, names: Sequence[str], wanted: str, crime: str, name: str, reward: str, why: str) -> None:
        """Whose portraits, and what is printed from top to bottom."""
        self.names = tuple(names)
        self._texts = (wanted, crime, name, reward, why)
        said = " ".join(text if text[-1:] in ".!?" else f"{text}." for text in self._texts if text)
        self.setAccessibleName(said)
        self._picture = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = self._print(ratio)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(TILT)
        # Tilted, a sheet needs a little more room than it has.
        painter.scale(0.975, 0.975)
        painter.drawPixmap(QPointF(-self.width() / 2, -self.height() / 2), self._picture)
        painter.end()

    # --- printing --------------------------------------------------------------------------------------------

    def _print(self, ratio: float) -> QPixmap:
        width, height = self.width(), self.height()
        unit = min(width / 21, height / 34)
        picture = sheet(width, height, ratio, unit * 1.15, SEED).copy()
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wanted, crime, name, reward, why = self._texts
        field = paper_of(QRectF(0, 0, width, height), unit * 1.15)
        inner = field.adjusted(unit * 2.3, unit * 1.7, -unit * 2.3, -unit * 1.5)
        self._frame(painter, field, unit)

        def strip(top: float, tall: float) -> QRectF:
            """A band of the poster, in shares of its height."""
            return QRectF(inner.left(), inner.top() + inner.height() * top, inner.width(), inner.height() * tall)

        self._line(painter, wanted.upper(), strip(0.0, 0.155), slab, INK)
        self._line(painter, crime, strip(0.163, 0.052), bold, INK, unit * 1.5)
        y = inner.top() + inner.height() * 0.235
        rule(painter, QPointF(inner.left(), y), QPointF(inner.right(), y), unit)
        self._faces(painter, strip(0.265, 0.43), ratio)
        self._names(painter, name, strip(0.71, 0.1 if reward else 0.19), unit)
        self._line(painter, reward, strip(0.815, 0.085), slab, BLOOD, unit * 2.6)
        self._paragraph(painter, why, strip(0.905, 0.095), unit * 1.3)
        painter.end()
        return picture

    def _frame(self, painter: QPainter, field: QRectF, unit: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(INK, 200), max(unit * 0.16, 1.5)))
        painter.drawRect(field.adjusted(unit * 1.15, unit * 0.95, -unit * 1.15, -unit * 0.95))
        painter.setPen(QPen(colour(INK, 120), max(unit * 0.06, 0.8)))
        painter.drawRect(field.adjusted(unit * 1.45, unit * 1.25, -unit * 1.45, -unit * 1.25))

    def _names(self, painter: QPainter, name: str, field: QRectF, unit: float) -> None:
        """Two or three share the poster line by line; more are told in one sentence."""
        lines = self.names if 1 < len(self.names) < 4 else (name,)
        tall = field.height() / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(field.left(), field.top() + number * tall, field.width(), tall)
            self._line(painter, line, place, slab, INK, unit * 3.4)

    def _line(self, painter: QPainter, text: str, field: QRectF, face: Face, ink: str, largest: float = 1e6) -> None:
        if text:
            path = text_path(text, field, face, largest)
            # Strokes of a letter overlap in its outline; where they do there is no hole.
            path.setFillRule(Qt.FillRule.WindingFill)
            painter.fillPath(path, QColor(ink))

    def _paragraph(self, painter: QPainter, text: str, field: QRectF, largest: float) -> None:
        """In one line or two, as large as it goes."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        size = largest
        while size > LEAST:
            needs = QFontMetricsF(sans(size)).boundingRect(field, int(flags), text)
            if field.contains(needs):
                break
            size -= 0.5
        painter.setFont(sans(size))
        painter.setPen(QColor(INK))
        painter.drawText(field, int(flags), text)

    def _faces(self, painter: QPainter, field: QRectF, ratio: float) -> None:
        """One face large, several side by side; a gravestone for nobody."""
        back = QLinearGradient(field.topLeft(), field.bottomLeft())
        back.setColorAt(0.0, colour("#d9c596", 150))
        back.setColorAt(1.0, colour("#b99a5f", 150))
        painter.fillRect(field, back)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._rays(painter, field)
        painter.setPen(QPen(colour(INK, 190), max(field.height() * 0.008, 1.2)))
        painter.drawRect(field)
        if not self.names:
            tall = field.height() * 0.86
            stone = art.pixmap("table/tombstone", tall * 0.84 * ratio, tall * ratio)
            place = QRectF(0, 0, tall * 0.84, tall)
            place.moveCenter(field.center())
            painter.drawPixmap(place, stone, QRectF(stone.rect()))
            return
        places = _places(len(self.names), field)
        for name, place in zip(self.names, places, strict=True):
            face = portrait_pixmap(name, round(place.width()), ratio)
            painter.drawPixmap(place, face, QRectF(face.rect()))
            size = place.width() * 0.36
            star = art.pixmap("table/star", size * ratio, size * ratio)
            corner = place.center() + QPointF(place.width() * 0.36, place.height() * 0.34)
            painter.drawPixmap(
                QRectF(corner.x() - size / 2, corner.y() - size / 2, size, size), star, QRectF(star.rect())
            )

    def _rays(self, painter: QPainter, field: QRectF) -> None:
        painter.save()
        painter.setClipRect(field)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#fff3d0", 60))
        far = field.width() + field.height()
        box = QRectF(field.center().x() - far, field.center().y() - far, 2 * far, 2 * far)
        for ray in range(12):
            painter.drawPie(box, (ray * 30) * 16, 15 * 16)
        painter.restore()


def _places(count: int, field: QRectF) -> list[QRectF]:
    """Squares for so many faces, as large as the field lets them be."""
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        best = max(best, (min(field.width() / columns, field.height() / rows), rows))
    cell, rows = best
    columns = -(-count // rows)
    side = cell * 0.94
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(count - row * columns, columns)
        centre = field.center() + QPointF(
            (column - (in_row - 1) / 2) * min(cell, field.width() / columns), (row - (rows - 1) / 2) * cell
        )
        places.append(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))
    return places
