"""A gang as it stands there: a coin for everybody alive, a stone for everybody who is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...games.slap.box import GANG_SIZE
from .. import art
from ..piece import Piece

if TYPE_CHECKING:
    from ..stage import Stage

COIN = 44.0
STEP = 39.0
ROOM = 250.0


class GangRow(Piece):
    """Only to be looked at. A gang that has won somebody over stands closer together."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "", ROOM, COIN)
        self.shadow = False
        self.gang = ""
        self.members = 0
        self.small = 1.0
        self.set_state()

    def show_gang(self, gang: str, members: int, small: float = 1.0) -> None:
        if (gang, members, small) != (self.gang, self.members, self.small):
            self.gang, self.members, self.small = gang, members, small
            self.update()

    def drawing(self, number: int) -> str:
        """Whoever came from another gang wears the new colours, too."""
        if number >= self.members:
            return f"slap/grave_{self.gang}"
        return f"slap/member_{self.gang}_{number % GANG_SIZE}"

    def spots(self) -> list[QRectF]:
        count = max(self.members, GANG_SIZE)
        size = COIN * self.small
        step = min(STEP * self.small, (ROOM - size) / max(count - 1, 1))
        left = -(count - 1) * step / 2
        return [QRectF(left + n * step - size / 2, -size / 2, size, size) for n in range(count)]

    def paint_body(self, painter: QPainter) -> None:
        if not self.gang:
            return
        for number, rect in reversed(list(enumerate(self.spots()))):
            picture = art.pixmap(self.drawing(number), rect.width() * self.density, rect.height() * self.density)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
