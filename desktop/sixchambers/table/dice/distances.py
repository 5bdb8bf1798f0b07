"""How far it is: lines from a seat to everybody one or two places away, drawn on the table while one points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ...games.dice.ring import distance
from ..line import Line, shortened
from ..theme import NIGHT

if TYPE_CHECKING:
    from .scene import DiceScene

KEY = Qt.Key.Key_D
INKS = {1: NIGHT.brass_light, 2: "#8fc1e8"}
REACH = 2


class Distances:
    """Shown for the seat one points at, or (D) for one's own until D is pressed again; left and right then go round."""

    def __init__(self, scene: DiceScene) -> None:
        self.scene = scene
        self.lines: list[Line] = []
        self.seat: int | None = None
        self._pinned: int | None = None

    def point(self, seat: int | None) -> None:
        if self._pinned is None:
            self._show(seat)

    def refresh(self) -> None:
        self._show(self._pinned if self._pinned is not None else self.seat)

    def _show(self, seat: int | None) -> None:
        scene = self.scene
        scene.remove(self.lines)
        self.seat = seat
        if seat is None or scene.update_now is None or not scene.view.alive[seat]:
            return
        for other, away in self.reached(seat).items():
            start, end = shortened(scene.plates[seat].pos(), scene.plates[other].pos(), 70, 70)
            line = Line(
                start, end, INKS[away], width=5, bend=_bend(scene, seat, other), dashed=away == 2, label=str(away)
            )
            self.lines.append(scene.add(line, 4.4))

    def reached(self, seat: int) -> dict[int, int]:
        """Everybody at distance 1 or 2. With three or two left everybody is at distance 1."""
        alive = self.scene.view.alive
        living = sum(alive)
        found = {}
        for other, there in enumerate(alive):
            if there and other != seat:
                away = 1 if living <= 3 else distance(alive, seat, other)
                if away <= REACH:
                    found[other] = away
        return found

    def key_pressed(self, event: QKeyEvent) -> bool:
        if event.key() == KEY and not event.modifiers():
            self._toggle()
            return True
        steps = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}
        step = steps.get(Qt.Key(event.key()))
        if self._pinned is None or step is None:
            if event.key() == Qt.Key.Key_Escape and self._pinned is not None:
                self._toggle()
                return True
            return False
        living = [seat for seat, there in enumerate(self.scene.view.alive) if there]
        if self._pinned in living:
            self._pinned = living[(living.index(self._pinned) + step) % len(living)]
        self.refresh()
        return True

    def _toggle(self) -> None:
        if self.scene.update_now is None:
            return
        if self._pinned is not None:
            self._pinned = None
            self._show(None)
            return
        own = self.scene.eyes if self.scene.eyes is not None else self.scene.view.active
        alive = self.scene.view.alive
        self._pinned = own if alive[own] else next((seat for seat, there in enumerate(alive) if there), None)
        self.refresh()


def _bend(scene: DiceScene, seat: int, other: int) -> float:
    """Towards the middle of the table, so that no line runs through the plates between."""
    start, end = scene.plates[seat].pos(), scene.plates[other].pos()
    way, inward = end - start, scene.middle - (start + end) / 2
    side = way.y() * inward.x() - way.x() * inward.y()
    return 0.2 if side > 0 else -0.2
