"""The table as a view: one scene in units of its own, scaled to the window, over a backdrop painted once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

if TYPE_CHECKING:
    from .piece import Piece

from .backdrop import INLAYS, felt_rect, paint_backdrop

HEIGHT = 1000.0
"""Units from top to bottom; a card is 63 by 88 of tenfold units. Everything on the table is measured in these."""
NARROWEST = 1520.0


class Stage(QGraphicsView):
    """Scales the scene crisply from 1024x640 to 4K: the drawings are rendered for the size they appear in."""

    resized = Signal()

    def __init__(self, game: str, theme: str = "night") -> None:
        super().__init__()
        self._game = game
        self._theme = theme
        self._backdrop = QPixmap()
        self._backdrop_size = QSize()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(80)
        self._settle.timeout.connect(self._paint_backdrop_afresh)
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.units = 1.0  # window pixels a unit
        self.text_scale = 1.0  # what the reader asked for
        self.extent = QSizeF(1600.0, HEIGHT)

    @property
    def theme(self) -> str:
        """The light it is seen in: "night" or "day"."""
        return self._theme

    @property
    def density(self) -> float:
        """Device pixels a unit: what drawings are rendered for."""
        return self.units * self.devicePixelRatioF()

    @property
    def middle(self) -> QPointF:
        return QPointF(self.extent.width() / 2, self.extent.height() / 2)

    def felt(self) -> QRectF:
        """The inlay's ellipse, in units."""
        rect = felt_rect(self.viewport().size())
        return QRectF(
            rect.x() / self.units, rect.y() / self.units, rect.width() / self.units, rect.height() / self.units
        )

    def point(self, piece: Piece, on: bool) -> None:
        """Somebody points at a piece, with the mouse or the keyboard."""

    def drag(self, piece: Piece, phase: str, spot: QPointF) -> None:
        """Somebody drags a piece over the table: it was lifted, moved or dropped here."""

    def set_theme(self, theme: str) -> None:
        if theme != self._theme:
            self._theme = theme
            self._paint_backdrop_afresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        size = self.viewport().size()
        self.units = max(min(size.height() / HEIGHT, size.width() / NARROWEST), 0.05)
        self.extent = QSizeF(size.width() / self.units, size.height() / self.units)
        self.setSceneRect(QRectF(QPointF(0, 0), self.extent))
        self.resetTransform()
        self.scale(self.units, self.units)
        if self._backdrop.isNull():
            self._paint_backdrop_afresh()
        elif size != self._backdrop_size:
            self._settle.start()  # while the edge is being dragged the old picture is stretched
        self.resized.emit()

    def _paint_backdrop_afresh(self) -> None:
        size = self.viewport().size()
        if size.isEmpty():
            return
        self._backdrop_size = size
        self._backdrop = paint_backdrop(size, self.devicePixelRatioF(), INLAYS[self._game], self._theme)
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Only the piece that is needed, pixel for pixel."""
        painter.save()
        device = painter.worldTransform().mapRect(QRectF(rect)).toAlignedRect()
        painter.resetTransform()
        ratio = self._backdrop.devicePixelRatio()
        size = self.viewport().size()
        if size == self._backdrop_size:
            source = QRectF(device.x() * ratio, device.y() * ratio, device.width() * ratio, device.height() * ratio)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(QRectF(device), self._backdrop, source)
        else:
            painter.drawPixmap(self.viewport().rect(), self._backdrop)
        painter.restore()
