"""A card in one's own hand: it rises when one points at it or chooses it, and it can be drawn over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from .animate import change
from .card import Card
from .motion import FADE

if TYPE_CHECKING:
    from .scene import GameScene
    from .stage import Stage

RISE = 30.0
AIR = 60.0
"""How high a dragged card is over everything that lies on the table."""


class HeldCard(Card):
    """Where it belongs is where it was put last; rising and dragging come back to that."""

    def __init__(self, stage: Stage, width: float, back: str = "table/card_back") -> None:
        # None: it has not been put anywhere yet.
        self.home: QPointF | None = None
        self.dragging = False
        self._tilt = 0.0
        self._level = 0.0
        self._pointed = False
        super().__init__(stage, width, back)

    # --- rising ----------------------------------------------------------------------------------------------

    def lie(self, spot: QPointF, *, now: bool = True) -> None:
        self.home = spot
        if now:
            self.setPos(spot - QPointF(0, RISE if self.raised else 0))

    @property
    def raised(self) -> bool:
        return (self._pointed or self.chosen) and not self.dragging

    def set_state(self, *, lit: bool = False, chosen: bool = False, barred: str = "") -> None:
        super().set_state(lit=lit, chosen=chosen, barred=barred)
        self._rise()

    def _rise(self) -> None:
        if self.dragging or self.home is None:
            return
        goal = self.home - QPointF(0, RISE if self.raised else 0)
        if self.pos() == goal and self.travel is None:
            return
        scene: GameScene = self.stage  # type: ignore[assignment]
        duration = FADE if not scene.pace.reduced else 0
        self.travel = change(self, "pos", goal, duration)
        self.travel.start()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed = True
        self._rise()
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed = False
        self._rise()
        super().hoverLeaveEvent(event)

    def focusInEvent(self, event: object) -> None:
        self._pointed = True
        self._rise()
        super().focusInEvent(event)

    def focusOutEvent(self, event: object) -> None:
        self._pointed = False
        self._rise()
        super().focusOutEvent(event)

    def shape(self) -> QPainterPath:
        """A risen card is still met where it was: else it would sink at once, and rise again."""
        path = QPainterPath()
        path.addRect(self.body().adjusted(0, 0, 0, RISE if self.raised else 0))
        return path

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, 0, 0, RISE)

    # --- dragging --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.dragging:
            gone = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            if gone.manhattanLength() < QApplication.startDragDistance() or not self.lit:
                return
            self._lift()
        self.setPos(event.scenePos())
        self.stage.drag(self, "moved", event.scenePos())

    def _lift(self) -> None:
        self.dragging = True
        self.travel = None
        self._tilt, self._level = self.rotation(), self.zValue()
        self.setRotation(0)
        self.setZValue(AIR)
        self.stage.drag(self, "lifted", self.pos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.dragging:
            super().mouseReleaseEvent(event)
            return
        self.lay_back()
        self.stage.drag(self, "dropped", event.scenePos())

    def lay_back(self) -> None:
        """Out of the air, into the hand."""
        if self.dragging:
            self.dragging = False
            self.setRotation(self._tilt)
            self.setZValue(self._level)
            self._rise()
