"""Life as bullets in a belt: those one has, and empty loops for those one has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from . import art

if TYPE_CHECKING:
    from .stage import Stage

LOOP_RATIO = 72 / 44
STRAP_SHARE = 0.55
"""How much of a loop's height the leather takes."""


class Belt(QGraphicsObject):
    """A strip `width` wide at most; its position is the middle of its upper edge."""

    def __init__(self, stage: Stage, width: float, loop: float = 22.0) -> None:
        super().__init__()
        self.stage = stage
        self.width = width
        self.loop = loop
        self.life = 0
        self.most = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def height(self) -> float:
        return self.loop * LOOP_RATIO

    def set_life(self, life: int, most: int) -> None:
        if (life, most) != (self.life, self.most):
            self.prepareGeometryChange()
            self.life, self.most = life, most
            self.update()

    def _loops(self) -> int:
        """More bullets than loops: somebody kept life beyond the limit. They get loops, too."""
        return max(self.life, self.most, 1)

    def _step(self) -> float:
        return min(self.loop, (self.width - 16) / self._loops())

    def spot(self, number: int) -> QPointF:
        """The middle of a bullet, counted from the left, in the scene."""
        left = -self._step() * self._loops() / 2
        return self.mapToScene(QPointF(left + (number + 0.5) * self._step(), self.height / 2))

    def boundingRect(self) -> QRectF:
        wide = self._step() * self._loops() + 20
        return QRectF(-wide / 2, -2, wide, self.height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        step, loops, density = self._step(), self._loops(), self.stage.density
        wide = step * loops
        strap = QRectF(-wide / 2 - 9, self.height * 0.34, wide + 18, self.height * STRAP_SHARE)
        leather = art.pixmap("dice/strap", 440 * density * 0.6, strap.height() * density)
        painter.drawPixmap(strap, leather, QRectF(leather.rect()))
        width = min(self.loop, step * 1.12)
        for number in range(loops):
            name = "dice/loop_full" if number < self.life else "dice/loop_empty"
            picture = art.pixmap(name, self.loop * density, self.height * density)
            x = -wide / 2 + (number + 0.5) * step - width / 2
            painter.drawPixmap(QRectF(x, 0, width, self.height), picture, QRectF(picture.rect()))

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        loops = [(f"dice/loop_{state}", self.loop, self.height, False) for state in ("full", "empty")]
        return [*loops, ("dice/strap", 440 * 0.6, self.height * STRAP_SHARE, False)]
