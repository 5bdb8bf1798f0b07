"""Something drawn on the table about one seat, while one points at it or has pinned it by key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from .scene import GameScene

KEY = Qt.Key.Key_D


class SeatMap(ABC):
    """Shown for the seat one points at, or (D) for one's own until D is pressed again; left and right then go round."""

    def __init__(self, scene: GameScene) -> None:
        self._at = scene
        self.seat: int | None = None
        self._pinned: int | None = None

    @abstractmethod
    def seats(self) -> Sequence[int]:
        """Those there is something to say about, in turn order."""

    @abstractmethod
    def draw(self, seat: int) -> None: ...

    @abstractmethod
    def wipe(self) -> None: ...

    # --- pointing --------------------------------------------------------------------------------------------

    def point(self, seat: int | None) -> None:
        if self._pinned is None:
            self._show(seat)

    def refresh(self) -> None:
        self._show(self._pinned if self._pinned is not None else self.seat)

    def _show(self, seat: int | None) -> None:
        self.wipe()
        self.seat = seat
        if seat is not None and self._at.update_now is not None and seat in self.seats():
            self.draw(seat)

    # --- by key ----------------------------------------------------------------------------------------------

    def key_pressed(self, event: QKeyEvent) -> bool:
        if event.key() == KEY and not event.modifiers():
            self.toggle()
            return True
        steps = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}
        step = steps.get(Qt.Key(event.key()))
        if self._pinned is None or step is None:
            if event.key() == Qt.Key.Key_Escape and self._pinned is not None:
                self.toggle()
                return True
            return False
        there = list(self.seats())
        if self._pinned in there:
            self._pinned = there[(there.index(self._pinned) + step) % len(there)]
        self.refresh()
        return True

    def toggle(self) -> None:
        if self._at.update_now is None:
            return
        if self._pinned is not None:
            self._pinned = None
            self._show(None)
            return
        there = list(self.seats())
        own = self._at.eyes if self._at.eyes is not None else self._at.home or 0
        self._pinned = own if own in there else there[0] if there else None
        self.refresh()


def inward(start: QPointF, end: QPointF, middle: QPointF, bend: float = 0.2) -> float:
    """How to bend a line between two seats towards the middle of the table, so that it runs through no plate."""
    way, aside = end - start, middle - (start + end) / 2
    side = way.y() * aside.x() - way.x() * aside.y()
    return bend if side > 0 else -bend
