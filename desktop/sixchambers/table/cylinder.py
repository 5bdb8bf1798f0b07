"""The cylinder: layers that turn and layers that stay, a hammer, and the suspense between them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, floor, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    Property,
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art
from .animate import call, change, pause, sequence
from .motion import FADE, HAMMER, HANG, SPIN, Pace

if TYPE_CHECKING:
    from .stage import Stage

CHAMBERS = 6
STEP = 360 / CHAMBERS
COCKED = 28.0

# The drawings share a field of 400: chambers of 100 on a circle of 118.
FIELD = 400.0
PITCH = 118.0
CHAMBER = 100.0


class Cylinder(QGraphicsObject):
    """Seen from behind, the firing chamber at the top. `chambers` are drawings; index 0 is at the top at angle 0."""

    def __init__(self, stage: Stage, diameter: float) -> None:
        super().__init__()
        self.stage = stage
        self.diameter = diameter
        self.chambers = ["table/chamber_unknown"] * CHAMBERS
        self._angle = 0.0
        self._hammer = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        size = self.diameter
        return QRectF(-size * 0.62, -size * 0.85, size * 1.24, size * 1.5)

    def _get_angle(self) -> float:
        return self._angle

    def _set_angle(self, value: float) -> None:
        self._angle = value
        self.update(self._disc())

    angle = Property(float, _get_angle, _set_angle)

    def _get_hammer(self) -> float:
        return self._hammer

    def _set_hammer(self, value: float) -> None:
        self._hammer = value
        self.update()

    hammer = Property(float, _get_hammer, _set_hammer)

    def _disc(self) -> QRectF:
        """What turning changes: nothing outside the ring has to be painted again."""
        half = self.diameter * 0.45
        return QRectF(-half, -half, 2 * half, 2 * half)

    def at_top(self) -> int:
        """The chamber under the hammer."""
        return round(-self._angle / STEP) % CHAMBERS

    def cover(self) -> None:
        """All chambers alike again: nobody knows where the bullet is."""
        self.chambers = ["table/chamber_unknown"] * CHAMBERS
        self.update()

    def show_top(self, drawing: str) -> None:
        self.chambers[self.at_top()] = drawing
        self.update()

    # --- painting --------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        size = self.diameter
        self._layer(painter, "table/cylinder_shadow", QRectF(-size * 0.6, -size * 0.57, size * 1.2, size * 1.2))
        self._paint_hammer(painter)
        whole = QRectF(-size / 2, -size / 2, size, size)
        self._layer(painter, "table/cylinder_well", whole)
        painter.save()
        painter.rotate(self._angle)
        self._layer(painter, "table/cylinder_body", whole)
        painter.restore()
        unit = size / FIELD
        for number, drawing in enumerate(self.chambers):
            turn = radians(self._angle + STEP * number)
            centre = QPointF(PITCH * sin(turn), -PITCH * cos(turn)) * unit
            half = CHAMBER * unit / 2
            self._layer(painter, drawing, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
        self._layer(painter, "table/cylinder_light", whole)
        self._layer(painter, "table/cylinder_ring", whole)

    def _paint_hammer(self, painter: QPainter) -> None:
        size = self.diameter
        height = size * 0.38
        painter.save()
        painter.translate(0, -size * 0.44)
        painter.rotate(self._hammer)
        self._layer(painter, "table/hammer", QRectF(-height * 0.375, -height, height * 0.75, height))
        painter.restore()

    def _layer(self, painter: QPainter, name: str, rect: QRectF) -> None:
        density = self.stage.density
        picture = art.pixmap(name, rect.width() * density, rect.height() * density)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        """Every layer with its size."""
        size = self.diameter
        chamber = CHAMBER * size / FIELD
        layers = [(f"table/cylinder_{name}", size, size, False) for name in ("well", "body", "light", "ring")]
        states = [(f"table/chamber_{name}", chamber, chamber, False) for name in ("unknown", "empty", "fired")]
        shadow = ("table/cylinder_shadow", size * 1.2, size * 1.2, False)
        return [*layers, *states, shadow, ("table/hammer", size * 0.38 * 0.75, size * 0.38, False)]

    # --- motion ----------------------------------------------------------------------------------------------

    def spin(self, pace: Pace, tick: Callable[[], object], turns: int) -> QAbstractAnimation:
        """Fast, slower, one tick a chamber, a breath on the last one."""
        end = self._angle + STEP * turns - (self._angle % STEP)
        if pace.reduced:
            return sequence(call(lambda: self._set_angle(end)), call(tick), pause(FADE * 4))
        wheel = _Wheel(self, end, pace.ms(SPIN), tick)
        return sequence(change(self, "hammer", COCKED, pace.ms(HAMMER * 2)), wheel, pause(pace.ms(HANG)))

    def fall(self, pace: Pace) -> QAbstractAnimation:
        """The hammer comes down."""
        return change(self, "hammer", 0.0, 1 if pace.reduced else pace.ms(HAMMER), QEasingCurve.Type.InQuad)


class _Wheel(QVariantAnimation):
    """Turns the cylinder and ticks at every chamber it passes."""

    def __init__(self, cylinder: Cylinder, end: float, duration: int, tick: Callable[[], object]) -> None:
        super().__init__()
        self._cylinder = cylinder
        self._tick = tick
        self._last = floor(cylinder._angle / STEP)
        self.setStartValue(cylinder._angle)
        self.setEndValue(end)
        self.setDuration(duration)
        self.setEasingCurve(QEasingCurve.Type.OutQuart)

    def updateCurrentValue(self, value: object) -> None:
        assert isinstance(value, float)
        self._cylinder._set_angle(value)
        chamber = floor(value / STEP + 0.001)
        if chamber != self._last:
            self._last = chamber
            self._tick()
