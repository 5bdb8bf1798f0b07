"""Runs what happens on the table one beat after another, and can hurry."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

Beat = Callable[[], QAbstractAnimation | None]
"""Makes an animation, or does something that takes no time."""


class Director(QObject):
    """A queue of beats. A beat is made only when its turn comes, so that it starts from how things are then."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: deque[Beat] = deque()
        self._running: QAbstractAnimation | None = None
        # The one that has just finished: Qt still uses it while it tells us so.
        self._finished: QAbstractAnimation | None = None
        self._hurrying = False

    @property
    def busy(self) -> bool:
        return self._running is not None or bool(self._beats)

    def play(self, *beats: Beat) -> None:
        """Add beats; they begin at once if nothing else is under way."""
        self._beats.extend(beats)
        if self._running is None and not self._hurrying:
            self._next()

    def _next(self) -> None:
        self._finished, self._running = self._running, None
        while self._beats:
            animation = self._beats.popleft()()
            if animation is None:
                continue
            self._running = animation
            animation.finished.connect(self._next)
            animation.start()
            return
        self.settled.emit()

    def skip(self) -> None:
        """Everything still to be shown happens at once, in its order; nothing is left out."""
        if not self.busy or self._hurrying:
            return
        self._hurrying = True
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._next)
            finish(running)
        while self._beats:
            animation = self._beats.popleft()()
            if animation is not None:
                animation.start()
                finish(animation)
        self._hurrying = False
        self.settled.emit()

    def stop(self) -> None:
        """Drop everything: the table is being cleared."""
        self._beats.clear()
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._next)
            running.stop()


def finish(animation: QAbstractAnimation) -> None:
    """To its end, with everything it does on the way."""
    animation.setCurrentTime(animation.totalDuration())
    animation.stop()
