"""A thing that lies on the table: one or two sides, lit, chosen or barred, focusable, with an accessible name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from . import art
from .labels import plain_tip
from .theme import NIGHT, colour, sans

if TYPE_CHECKING:
    from .stage import Stage

EDGE = 10.0
"""Room round a piece for its frame, its tick and its focus ring."""


class Piece(QGraphicsObject):
    """A flat thing with a front and, if it can be turned over, a back."""

    pressed = Signal()
    hovered = Signal(bool)

    POINTABLE = False
    """Can it be pointed at and focused even while it cannot be chosen?"""

    def __init__(self, stage: Stage, front: str, width: float, height: float, back: str = "") -> None:
        super().__init__()
        self.stage = stage
        self.front = front
        self.back = back
        self.width = width
        self.height = height
        self.corner = 6.0
        self.shadow = True
        self.round = False
        self._turn = 1.0
        self._veil = 1.0
        self._lit = False
        self._chosen = False
        self._shown = False
        self.barred = ""
        # It may be chosen, but better not: why, shown while it is lit.
        self.caution = ""
        # What hovering tells as long as nothing is barred.
        self.tip = ""
        # The key that picks it, shown while it is lit.
        self.keycap = ""
        # What a screen reader calls it.
        self.says = ""
        # Is a press connected to something?
        self.wired = False
        # A small movement of its own, kept here so that it is not collected under way.
        self.travel: QAbstractAnimation | None = None

    # --- geometry --------------------------------------------------------------------------------------------

    def set_size(self, width: float, height: float) -> None:
        if (width, height) != (self.width, self.height):
            self.prepareGeometryChange()
            self.width, self.height = width, height
            self.update()

    def body(self) -> QRectF:
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def boundingRect(self) -> QRectF:
        room = EDGE + max(self.width, self.height) * art.SHADOW
        return self.body().adjusted(-room, -room, room, room)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        if self.round:
            path.addEllipse(self.body())
        else:
            path.addRect(self.body())
        return path

    # --- state -----------------------------------------------------------------------------------------------

    def _get_turn(self) -> float:
        return self._turn

    def _set_turn(self, value: float) -> None:
        self._turn = value
        self.update()

    turn = Property(float, _get_turn, _set_turn)
    """1: the front is up, 0: the back is up, between: on the way."""

    def _get_veil(self) -> float:
        return self._veil

    def _set_veil(self, value: float) -> None:
        self._veil = value
        self.update()

    veil = Property(float, _get_veil, _set_veil)
    """Below 1 while the piece changes places without travelling: it fades out here and in there."""

    def set_face_up(self, up: bool) -> None:
        self._set_turn(1.0 if up else 0.0)

    @property
    def face_up(self) -> bool:
        return self._turn > 0.5

    @property
    def chosen(self) -> bool:
        return self._chosen

    @property
    def lit(self) -> bool:
        return self._lit

    def set_state(self, *, lit: bool = False, chosen: bool = False, barred: str = "") -> None:
        """Lit: may be chosen. Barred: may not, with the reason that hover and focus show."""
        self._lit, self._chosen, self.barred = lit, chosen, barred
        able = lit or bool(barred) or self.POINTABLE
        self.setAcceptHoverEvents(able)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if able else Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsObject.GraphicsItemFlag.ItemIsFocusable, able)
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        self.setToolTip(plain_tip(barred or (self.caution if lit else "") or self.tip))
        self.update()

    def set_shown(self, shown: bool) -> None:
        """Somebody talks about it: it glows, but cannot be pressed for that."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def on_press(self, slot: Callable[[], object] | None) -> None:
        """Pressing means this now (or nothing), and not what it meant before."""
        if self.wired:
            self.pressed.disconnect()
        self.wired = slot is not None
        if slot is not None:
            self.pressed.connect(slot)

    # --- painting --------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._veil < 1.0:
            painter.setOpacity(painter.opacity() * self._veil)
        self.paint_body(painter)
        self.paint_state(painter)

    def paint_body(self, painter: QPainter) -> None:
        turn = self._turn
        name = self.front if turn > 0.5 or not self.back else self.back
        rect = self.body()
        if 0.0 < turn < 1.0 and self.back:
            # Seen edge-on half way: the picture is squeezed, its height stays.
            squeeze = max(abs(2 * turn - 1), 0.02)
            rect = QRectF(rect.x() * squeeze, rect.y(), rect.width() * squeeze, rect.height())
        self.draw_art(painter, name, rect, shadow=self.shadow)

    @property
    def density(self) -> float:
        """Device pixels a unit of its own: what its drawings are rendered for."""
        return self.stage.density

    def draw_art(self, painter: QPainter, name: str, rect: QRectF, *, shadow: bool = False) -> None:
        density = self.density
        picture = art.pixmap(name, self.width * density, self.height * density, shadow=shadow)
        if shadow:
            grow_x = rect.width() * (picture.width() / (self.width * density) - 1) / 2
            grow_y = rect.height() * (picture.height() / (self.height * density) - 1) / 2
            rect = rect.adjusted(-grow_x, -grow_y, grow_x, grow_y)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def paint_state(self, painter: QPainter) -> None:
        if not (self._lit or self._chosen or self._shown or self.barred or self.hasFocus()):
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._chosen:
            self._outline(painter, QPen(colour(NIGHT.brass_light), 5), 3)
            self._tick(painter)
        elif self._lit or self._shown:
            self._outline(painter, QPen(colour(NIGHT.brass_light, 70), 9), 3)
            self._outline(painter, QPen(colour(NIGHT.brass_light, 220), 3), 2)
        elif self.barred:  # dimmed, with a sign of its own
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(NIGHT.room, 120))
            painter.drawPath(self.shape())
            self._bar_sign(painter)
        if self._lit and self.keycap:
            self._paint_keycap(painter)
        if self._lit and self.caution and not self._chosen:
            self._caution_sign(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._outline(painter, QPen(colour(NIGHT.room), 7), 6)
            self._outline(painter, QPen(colour(NIGHT.focus), 3.5), 6)

    def _outline(self, painter: QPainter, pen: QPen, grow: float) -> None:
        painter.setPen(pen)
        rect = self.body().adjusted(-grow, -grow, grow, grow)
        if self.round:
            painter.drawEllipse(rect)
        else:
            painter.drawRoundedRect(rect, self.corner + grow, self.corner + grow)

    def _tick(self, painter: QPainter) -> None:
        spot = self.body().topRight() + QPointF(-8, 8)
        painter.setPen(QPen(colour(NIGHT.ink), 2))
        painter.setBrush(colour(NIGHT.brass_light))
        painter.drawEllipse(spot, 14, 14)
        painter.setPen(QPen(colour(NIGHT.ink), 4))
        mark = [QPointF(-6, 0), QPointF(-2, 5), QPointF(7, -6)]
        painter.drawPolyline(QPolygonF([spot + point for point in mark]))

    def _paint_keycap(self, painter: QPainter) -> None:
        size = max(self.stage.text_scale / self.scale(), 1.0)
        cap = QRectF(0, 0, 30 * size, 32 * size)
        cap.moveCenter(self.keycap_spot())
        painter.setPen(QPen(colour(NIGHT.room), 2.5))
        painter.setBrush(colour(NIGHT.bone))
        painter.drawRoundedRect(cap, 6, 6)
        painter.setFont(sans(22 * size, QFont.Weight.Bold))
        painter.setPen(colour(NIGHT.ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.keycap)

    def keycap_spot(self) -> QPointF:
        """The middle of the key that picks it."""
        return self.body().topLeft() + QPointF(6, 6)

    def _bar_sign(self, painter: QPainter) -> None:
        spot = self.body().topRight() + QPointF(-12, 12)
        painter.setPen(QPen(colour(NIGHT.bone), 3.5))
        painter.setBrush(colour(NIGHT.blood))
        painter.drawEllipse(spot, 13, 13)
        painter.drawLine(spot + QPointF(-6, 6), spot + QPointF(6, -6))

    def _caution_sign(self, painter: QPainter) -> None:
        """A warning triangle with a mark in it."""
        spot = self.body().topRight() + QPointF(-10, 12)
        painter.setPen(QPen(colour(NIGHT.room), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(colour(NIGHT.warn))
        painter.drawPolygon(QPolygonF([spot + QPointF(0, -15), spot + QPointF(16, 12), spot + QPointF(-16, 12)]))
        painter.setPen(QPen(colour(NIGHT.ink), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(spot + QPointF(0, -6), spot + QPointF(0, 2))
        painter.drawPoint(spot + QPointF(0, 8))

    # --- input -----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.shape().contains(event.pos()):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.pressed.emit()
        else:
            event.ignore()

    def _pointed_at(self, on: bool) -> None:
        self.hovered.emit(on)
        # Not through a connection: a closure over the piece would keep it alive for ever.
        self.stage.point(self, on)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed_at(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed_at(False)

    def focusInEvent(self, event: object) -> None:
        self._pointed_at(True)
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self._pointed_at(False)
        self.update()
