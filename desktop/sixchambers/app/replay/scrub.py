"""The slider over all moments of a game: a brass rail with a notch for every round, a little cylinder to drag."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from ...table.theme import NIGHT, Theme, colour


class Scrub(QSlider):
    """A press anywhere goes there at once; dragging goes through everything on the way."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self._theme: Theme = NIGHT
        self._notches: Sequence[int] = ()
        self._unit = 15.0

    def set_notches(self, positions: Sequence[int]) -> None:
        self._notches = tuple(positions)
        self.update()

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._unit * 1.9))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._unit * 1.9))

    # --- where things are ------------------------------------------------------------------------------------

    def _radius(self) -> float:
        return self._unit * 0.68

    def _rail(self) -> QRectF:
        edge = self._radius() + 3
        return QRectF(edge, self.height() / 2 - 3, max(self.width() - 2 * edge, 1), 6)

    def x_of(self, position: int) -> float:
        span = max(self.maximum() - self.minimum(), 1)
        rail = self._rail()
        return rail.left() + rail.width() * (position - self.minimum()) / span

    def position_at(self, x: float) -> int:
        rail = self._rail()
        share = min(max((x - rail.left()) / rail.width(), 0.0), 1.0)
        return self.minimum() + round(share * (self.maximum() - self.minimum()))

    # --- input -----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.position_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One notch of the wheel is one answer."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if turned:
            self.setValue(self.value() + (1 if turned < 0 else -1))
        event.accept()

    # --- painting --------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rail = self._theme, self._rail()
        here = self.x_of(self.value())
        painter.setPen(QPen(colour(theme.panel_edge), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(rail, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.brass))
        painter.drawRoundedRect(QRectF(rail.left(), rail.top(), here - rail.left(), rail.height()), 3, 3)
        for position in self._notches:
            x = self.x_of(position)
            painter.setBrush(QColor(theme.brass_light if x <= here else theme.faint))
            painter.drawRoundedRect(QRectF(x - 1.2, rail.top() - 5, 2.4, rail.height() + 10), 1.2, 1.2)
        self._paint_cylinder(painter, QPointF(here, self.height() / 2))
        painter.end()

    def _paint_cylinder(self, painter: QPainter, centre: QPointF) -> None:
        """It turns by one chamber from answer to answer."""
        radius = self._radius()
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.focus), 2.5))
            painter.drawEllipse(centre, radius + 2, radius + 2)
        metal = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.4), radius * 1.7)
        metal.setColorAt(0.0, QColor("#fbe7b4"))
        metal.setColorAt(0.55, QColor(NIGHT.brass))
        metal.setColorAt(1.0, QColor("#7a5a22"))
        painter.setPen(QPen(QColor(NIGHT.ink), 1))
        painter.setBrush(metal)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(NIGHT.ink))
        for chamber in range(6):
            turn = radians(60 * chamber + 10 * self.value())
            spot = centre + QPointF(sin(turn), -cos(turn)) * radius * 0.58
            painter.drawEllipse(spot, radius * 0.19, radius * 0.19)
        painter.drawEllipse(centre, radius * 0.12, radius * 0.12)
