"""Who reaches whom, and why: lines and sums on the table while one points at a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...games.bang.reach import Reach, reaches
from .. import art
from ..line import Line, shortened
from ..seat_map import SeatMap, inward
from ..theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from ..stage import Stage
    from .scene import BangScene

OUT_INK, IN_INK = NIGHT.brass_light, "#ff8a70"
TEXT = 25.0
"""Units: more than thirteen pixels in the smallest window."""
Part = tuple[str, str]
"""A drawing and a text; either may be missing."""


def sum_of(reach: Reach) -> list[Part]:
    """The distance as it comes about: seats, what adds to them, what takes away, and the sum."""
    parts: list[Part] = []
    changes = (
        (reach.mustang, "bang/card_mustang", "+1"),
        (reach.paul_regret, "bang/person_paul_regret", "+1"),
        (reach.scope, "bang/card_scope", "−1"),
        (reach.rose_doolan, "bang/person_rose_doolan", "−1"),
    )
    there = [(drawing, text) for on, drawing, text in changes if on]
    if there:
        parts = [("", str(reach.steps)), *there, ("", "=")]
    return [*parts, ("", str(reach.distance))]


def weapon_sign(weapon: str) -> str:
    return "bang/card_bang" if weapon == "colt" else f"bang/card_{weapon}"


class ReachNote(QGraphicsObject):
    """A slate beside a seat: rows of small drawings and figures. Its position is the middle of its upper edge."""

    def __init__(self, stage: Stage, rows: Sequence[tuple[str, bool, Sequence[Part]]]) -> None:
        """Each row: which way ("out", "in" or ""), whether it is within reach, and what stands there."""
        super().__init__()
        self.stage = stage
        self.rows = list(rows)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def _font(self) -> QFont:
        return sans(TEXT * min(max(self.stage.text_scale, 1.0), 1.4), QFont.Weight.DemiBold)

    def _row_height(self) -> float:
        return QFontMetricsF(self._font).height() * 1.04

    def _width(self, parts: Sequence[Part]) -> float:
        metrics, size = QFontMetricsF(self._font), self._row_height()
        return sum((size if drawing else 0) + metrics.horizontalAdvance(text) + 6 for drawing, text in parts)

    def boundingRect(self) -> QRectF:
        high = self._row_height()
        head = high * 2.0 if any(way for way, _, _ in self.rows) else 0.0
        wide = max(self._width(parts) for _, _, parts in self.rows) + head + 22
        return QRectF(-wide / 2, 0, wide, high * len(self.rows) + 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = self.boundingRect()
        painter.setPen(QPen(colour(NIGHT.brass), 2))
        painter.setBrush(colour(NIGHT.room, 238))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
        high = self._row_height()
        top = box.top() + 5
        for way, good, parts in self.rows:
            x = box.left() + 10
            if way:
                x = self._paint_head(painter, x, top, high, way, good)
            self._paint_parts(painter, x, top, high, parts, good)
            top += high

    def _paint_head(self, painter: QPainter, x: float, top: float, high: float, way: str, good: bool) -> float:
        """An arrow away from the seat pointed at or towards it, and whether it gets there."""
        ink = colour(OUT_INK if way == "out" else IN_INK, 255 if good else 130)
        middle, tip, tail = top + high / 2, x + high * 0.8, x + 2
        if way == "in":
            tip, tail = tail, tip
        turn = 1 if way == "out" else -1
        painter.setPen(QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(tail, middle), QPointF(tip - 4 * turn, middle))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(tip + 3 * turn, middle),
                    QPointF(tip - 9 * turn, middle - 8),
                    QPointF(tip - 9 * turn, middle + 8),
                ]
            )
        )
        self._picture(painter, "bang/in_reach" if good else "bang/out_of_reach", x + high * 0.95, top, high)
        return x + high * 2.0

    def _paint_parts(
        self, painter: QPainter, x: float, top: float, high: float, parts: Sequence[Part], good: bool
    ) -> None:
        painter.setFont(self._font)
        metrics = QFontMetricsF(self._font)
        for drawing, text in parts:
            if drawing:
                self._picture(painter, drawing, x, top, high)
                x += high
            painter.setPen(colour(NIGHT.bone if good else NIGHT.faint))
            wide = metrics.horizontalAdvance(text)
            painter.drawText(QRectF(x, top, wide + 4, high), Qt.AlignmentFlag.AlignVCenter, text)
            x += wide + 6

    def _picture(self, painter: QPainter, name: str, x: float, top: float, size: float) -> None:
        if "reach" not in name:  # emblems are drawn for paper
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#e9d9b4"))
            painter.drawRoundedRect(QRectF(x + 1, top + 1, size - 2, size - 2), 5, 5)
        picture = art.pixmap(name, size * self.stage.density, size * self.stage.density)
        painter.drawPixmap(QRectF(x, top, size, size), picture, QRectF(picture.rect()))


class ReachMap(SeatMap):
    """From one seat to all others and back: brass lines to those it can hit, red ones from those who can hit it."""

    def __init__(self, scene: BangScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.lines: list[Line] = []
        self.notes: list[ReachNote] = []

    def seats(self) -> Sequence[int]:
        view = self.scene.view
        return view.present if any(view.characters) else ()

    def out(self, seat: int) -> dict[int, Reach]:
        """Everybody else as this seat sees them."""
        return {reach.seat: reach for reach in reaches(self.scene.view, seat)}

    def back(self, seat: int) -> dict[int, Reach]:
        """This seat as everybody else sees it."""
        view = self.scene.view
        return {
            other: next(reach for reach in reaches(view, other) if reach.seat == seat)
            for other in view.present
            if other != seat
        }

    def wipe(self) -> None:
        self.scene.remove(self.lines)
        self.scene.remove(self.notes)

    def draw(self, seat: int) -> None:
        out, back = self.out(seat), self.back(seat)
        for other, reach in out.items():
            there = back[other]
            if reach.shoots:
                self._line(seat, other, OUT_INK, 0.13)
            if there.shoots:
                self._line(other, seat, IN_INK, 0.2)
            self._note(other, [("out", reach.shoots, sum_of(reach)), ("in", there.shoots, sum_of(there))])
        if out:
            own = next(iter(out.values()))
            self._note(seat, [("", True, [(weapon_sign(own.weapon), str(own.range))])])

    def _line(self, start: int, end: int, ink: str, bend: float) -> None:
        scene = self.scene
        a, b = scene.plates[start].pos(), scene.plates[end].pos()
        ends = shortened(a, b, 78, 84)
        line = Line(*ends, ink, width=4.5, bend=inward(a, b, scene.middle, bend), dashed=ink == IN_INK)
        self.lines.append(scene.add(line, 24))

    def _note(self, seat: int, rows: Sequence[tuple[str, bool, Sequence[Part]]]) -> None:
        scene = self.scene
        note: ReachNote = scene.add(ReachNote(scene, rows), 26)
        below = scene.plates[seat].y() < scene.room.height() - 200
        note.setPos(scene.plates[seat].pos() + QPointF(0, 46 if below else -54 - note.boundingRect().height()))
        self.notes.append(note)
