"""The middle of the table: the mat with its six markers, the cylinder, the pot."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ...games.klack.state import MARKERS
from ..cylinder import Cylinder
from ..labels import Tag
from ..piece import Piece

if TYPE_CHECKING:
    from ..scene import GameScene

DIAMETER = 264.0
MAT = DIAMETER * 1.6
RING = 256 / 640 * MAT
"""The circle the markers lie on."""
MARKER = 92 / 640 * MAT
POT = 22.0
HAMMER = QRectF(-DIAMETER * 0.15, -DIAMETER * 0.8, DIAMETER * 0.3, DIAMETER * 0.4)


class Centre:
    """Everything in the middle. Markers lie at 30°, 90°, ...; those that were won leave an empty slot."""

    def __init__(self, scene: GameScene) -> None:
        self.mat = scene.add(_round(scene, "table/cylinder_mat", MAT), 2)
        self.slots = [scene.add(_round(scene, "table/marker_slot", MARKER), 3) for _ in range(MARKERS)]
        self.markers = [scene.add(_round(scene, "table/click_marker", MARKER), 4) for _ in range(MARKERS)]
        self.cylinder: Cylinder = scene.add(Cylinder(scene, DIAMETER), 6)
        self.trigger: Trigger = scene.add(Trigger(scene), 6.5)
        self.pot: Tag = scene.add(Tag(POT), 7)
        self.size = 1.0

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        pieces = (self.mat, self.slots[0], self.markers[0])
        flat = [(piece.front, piece.width, piece.height, False) for piece in pieces]
        return flat + self.cylinder.drawings()

    def lay_out(self, middle: QPointF, size: float, text: float) -> None:
        """Smaller (`size`) where large text needs the room."""
        self.size = size
        for piece in (self.mat, self.cylinder, self.trigger):
            piece.setPos(middle)
            piece.setScale(size)
        for number in range(MARKERS):
            for piece in (self.slots[number], self.markers[number]):
                piece.setPos(middle + marker_offset(number) * size)
                piece.setScale(size)
        self.pot.set_pixels(POT * text)
        self.pot.setPos(middle + QPointF(0, MAT / 2 * size - 6 * text))

    def show_markers(self, count: int) -> None:
        for number, marker in enumerate(self.markers):
            marker.setVisible(number < count)
            marker.setOpacity(1.0)


class Trigger(Piece):
    """The cylinder with its hammer as something to press: nothing is seen of it until the trigger is to be pulled."""

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene, "", DIAMETER * 0.94, DIAMETER * 0.94)
        self.round = True
        self.set_state()

    def paint_body(self, painter: QPainter) -> None:
        """The cylinder itself lies below."""

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(HAMMER)

    def shape(self) -> QPainterPath:
        path = super().shape()
        path.addRect(HAMMER)
        path.setFillRule(Qt.FillRule.WindingFill)
        return path


def marker_offset(number: int) -> QPointF:
    turn = radians(30 + 60 * number)
    return QPointF(RING * sin(turn), -RING * cos(turn))


def _round(scene: GameScene, name: str, size: float) -> Piece:
    piece = Piece(scene, name, size, size)
    piece.shadow = False
    piece.round = True
    piece.set_state()
    return piece
