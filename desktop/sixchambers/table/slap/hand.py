"""A hand: at the hip, on a base, on the card, or on its way. It moves at once, and finds its place on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF

from ..animate import change, together
from ..piece import Piece
from . import places

if TYPE_CHECKING:
    from .scene import SlapScene

FLY = 70
"""Milliseconds from the hip to where it strikes. A third of the way is shown in the very first frame."""
HEAD_START = 0.34


class Hand(Piece):
    """One hand of a seat. `where` is a base, HIP, AIR or ON_CARD, as the game numbers them."""

    def __init__(self, scene: SlapScene, seat: int, second: bool) -> None:
        super().__init__(scene, "", places.HIP.width(), places.HIP.height())
        self.scene_of = scene
        self.seat = seat
        self.second = second
        self.shadow = False
        self.gang = ""
        self.pose = "hip"
        self.setZValue(14 if second else 15)
        self.set_state()

    def wear(self, gang: str) -> None:
        if gang != self.gang:
            self.gang = gang
            self._pose(self.pose)

    def _pose(self, pose: str) -> None:
        self.pose = pose
        self.front = f"slap/hand_{pose}_{self.gang}"
        size = places.HIP if pose == "hip" else places.HAND
        self.set_size(size.width(), size.height())
        self.update()

    def _shape_for(self, pose: str) -> QSizeF:
        return places.HIP if pose == "hip" else places.HAND

    def lie(self, pose: str, spot: QPointF, turn: float) -> None:
        """There it is, without any movement."""
        self._stop()
        self._pose("second" if self.second and pose == "cover" else pose)
        self.setPos(spot)
        self.setRotation(0.0 if pose == "hip" else turn)

    def strike(self, pose: str, spot: QPointF, turn: float) -> None:
        """It moves now: a good part of the way in this frame, the rest in a few."""
        self._stop()
        self._pose("second" if self.second and pose == "cover" else pose)
        pace = self.scene_of.pace
        turn = 0.0 if pose == "hip" else turn
        if pace.reduced:
            self.setPos(spot)
            self.setRotation(turn)
            return
        start = self.pos()
        self.setPos(start + (spot - start) * HEAD_START)
        self.setRotation(turn)
        self.travel = together(change(self, "pos", spot, FLY))
        self.travel.start()

    def _stop(self) -> None:
        if self.travel is not None:
            self.travel.stop()
            self.travel = None
