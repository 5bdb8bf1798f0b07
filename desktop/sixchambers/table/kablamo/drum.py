"""A revolver's cylinder with its bullets. It really turns: what lies in its chambers travels with them."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
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
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ...games.kablamo.cylinder import turned
from .. import art
from ..cylinder import CHAMBER, CHAMBERS, COCKED, FIELD, PITCH, STEP, Cylinder
from .disc import Chamber, Disc

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import KablamoScene

FIT = 0.94
"""How much of a chamber's width a bullet fills."""
HAMMER = 0.25
Z_DISC, Z_CHAMBER = 6.0, 7.0


def poses(pixels: int) -> int:
    """How many pictures of a turning body are kept; on a fine screen each is large."""
    return 24 if pixels < 420 else 12


@lru_cache(maxsize=80)
def posed(pixels: int, step: int) -> QPixmap:
    """The body with its empty chambers, turned by this share of a chamber: it looks the same after each of the six."""
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(-pixels / 2, -pixels / 2, pixels, pixels)
    painter.translate(pixels / 2, pixels / 2)
    painter.drawPixmap(whole, art.pixmap("table/cylinder_well", pixels, pixels), QRectF(0, 0, pixels, pixels))
    painter.save()
    painter.rotate(STEP * step / poses(pixels))
    painter.drawPixmap(whole, art.pixmap("table/cylinder_body", pixels, pixels), QRectF(0, 0, pixels, pixels))
    size = CHAMBER * pixels / FIELD
    hole = art.pixmap("table/chamber_empty", size, size)
    for number in range(CHAMBERS):
        centre = around(STEP * number, PITCH * pixels / FIELD)
        painter.drawPixmap(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), hole, QRectF(hole.rect()))
    painter.restore()
    for layer in ("light", "ring"):
        painter.drawPixmap(whole, art.pixmap(f"table/cylinder_{layer}", pixels, pixels), QRectF(0, 0, pixels, pixels))
    painter.end()
    return picture


def around(angle: float, radius: float) -> QPointF:
    """A point on a clock's face."""
    turn = radians(angle)
    return QPointF(radius * sin(turn), -radius * cos(turn))


class Drum(Cylinder):
    """`discs` by position: 0 under the hammer, 5 the safe one. `turned` is how far the cylinder is away from rest, in
    degrees; the bullets ride along."""

    def __init__(self, scene: KablamoScene, seat: int, diameter: float) -> None:
        super().__init__(scene, diameter)
        self.scene_ = scene
        self.seat = seat
        self.discs: list[Disc | None] = [None] * CHAMBERS
        self.places = [Chamber(scene, seat, position) for position in range(CHAMBERS)]
        self._swell = 1.0
        for chamber in self.places:
            scene.add(chamber, Z_CHAMBER)

    # --- measures --------------------------------------------------------------------------------------------

    def set_diameter(self, diameter: float) -> None:
        if diameter != self.diameter:
            self.prepareGeometryChange()
            self.diameter = diameter

    @property
    def disc_width(self) -> float:
        return CHAMBER * self.diameter / FIELD * FIT

    def spot(self, position: int) -> QPointF:
        """The middle of a position, in the scene. Positions belong to the board: turning does not move them."""
        return self.pos() + around(STEP * position, PITCH * self.diameter / FIELD * self._swell)

    def boundingRect(self) -> QRectF:
        size = self.diameter * self._swell
        return QRectF(-size * 0.56, -size * 0.74, size * 1.12, size * 1.3)

    def lay(self, spot: QPointF) -> None:
        """At rest, here."""
        self.setPos(spot)
        self._swell = 1.0
        self._angle = 0.0
        for position, chamber in enumerate(self.places):
            chamber.set_width(CHAMBER * self.diameter / FIELD)
            chamber.setPos(self.spot(position))
        self.settle()

    def settle(self) -> None:
        """Every bullet in its chamber."""
        for disc in self.discs:
            if disc is not None:
                disc.set_width(self.disc_width)
                disc.setOpacity(1.0)
                disc.setProperty("veil", 1.0)
                disc.setZValue(Z_DISC)
        self._angle = 0.0
        self._carry()

    def _carry(self) -> None:
        """The bullets where the turning body has them."""
        radius = PITCH * self.diameter / FIELD * self._swell
        middle = self.pos()
        for position, disc in enumerate(self.discs):
            if disc is not None:
                disc.rest(middle + around(STEP * position + self._angle, radius))
                if disc.scale() != self._swell:
                    disc.setScale(self._swell)

    def _get_turned(self) -> float:
        return self._angle

    def _set_turned(self, value: float) -> None:
        self._angle = value
        self._carry()
        self.update(self._disc())

    turned = Property(float, _get_turned, _set_turned)

    def _get_swell(self) -> float:
        return self._swell

    def _set_swell(self, value: float) -> None:
        if value != self._swell:
            self.prepareGeometryChange()
            self._swell = value
        self._carry()

    swell = Property(float, _get_swell, _set_swell)
    """How much larger than at rest it is seen: while a whole revolver is handed over."""

    def _get_spot(self) -> QPointF:
        return self.pos()

    def _set_spot(self, value: QPointF) -> None:
        self.setPos(value)
        self._carry()

    hand_over = Property(QPointF, _get_spot, _set_spot)
    """Where it is, with everything in it."""

    # --- turning ---------------------------------------------------------------------------------------------

    def advance_by(self, steps: int) -> None:
        """The chambers have moved on by so many positions; it still looks as before and has to be turned to rest."""
        self.discs = turned(self.discs, steps)
        self._angle = -STEP * steps

    def wheel(self, steps: int, duration: int, tick: Callable[[], object]) -> QAbstractAnimation:
        """Turn by so many chambers, one tick each."""
        return Ratchet(self, steps, duration, tick)

    # --- painting --------------------------------------------------------------------------------------------

    def _disc(self) -> QRectF:
        half = self.diameter * 0.5
        return QRectF(-half, -half, 2 * half, 2 * half)

    def pixels(self) -> int:
        return max(round(self.diameter * self.stage.density), 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        size = self.diameter * self._swell
        self._paint_small_hammer(painter, size)
        pixels = self.pixels()
        count = poses(pixels)
        picture = posed(pixels, round(self._angle / STEP * count) % count)
        painter.drawPixmap(QRectF(-size / 2, -size / 2, size, size), picture, QRectF(picture.rect()))

    def _paint_small_hammer(self, painter: QPainter, size: float) -> None:
        height = size * HAMMER
        painter.save()
        painter.translate(0, -size * 0.46)
        painter.rotate(self._hammer)
        picture = art.pixmap(
            "table/hammer",
            self.diameter * HAMMER * 0.75 * self.stage.density,
            self.diameter * HAMMER * self.stage.density,
        )
        painter.drawPixmap(QRectF(-height * 0.375, -height, height * 0.75, height), picture, QRectF(picture.rect()))
        painter.restore()

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        size = self.diameter
        layers = [(f"table/cylinder_{name}", size, size, False) for name in ("well", "body", "light", "ring")]
        bullets = [(name, self.disc_width, self.disc_width, False) for name in ("kablamo/back",)]
        return [*layers, *bullets, ("table/hammer", size * HAMMER * 0.75, size * HAMMER, False)]

    def preparations(self) -> list[Callable[[], object]]:
        """The pictures of the turning body."""
        pixels = self.pixels()
        return [lambda step=step: posed(pixels, step) for step in range(poses(pixels))]  # type: ignore[misc]

    def cock(self, duration: int) -> QAbstractAnimation:
        from ..animate import change

        return change(self, "hammer", COCKED, duration)


class Ratchet(QVariantAnimation):
    """A cylinder goes on by so many chambers and rests on each of them for a moment."""

    def __init__(self, drum: Drum, steps: int, duration: int, tick: Callable[[], object]) -> None:
        super().__init__()
        self._drum, self._steps, self._tick = drum, steps, tick
        self._begun = False
        self._ticks = 0
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(duration, 1))

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running and not self._begun:
            self._begun = True
            self._drum.advance_by(self._steps)
        super().updateState(new, old)

    def updateCurrentValue(self, value: object) -> None:
        assert isinstance(value, float)
        if not self._begun or not self._steps:
            return
        count = abs(self._steps)
        whole, part = divmod(value * count, 1.0)
        if value >= 1.0:
            whole, part = count, 0.0
        gone = (whole + _EASE.valueForProgress(part)) / count
        self._drum._set_turned(-STEP * self._steps * (1 - gone))
        while self._ticks < whole:
            self._ticks += 1
            self._tick()


_EASE = QEasingCurve(QEasingCurve.Type.InOutSine)
