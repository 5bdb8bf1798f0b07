"""Runs what happens on the table one beat after another, and can hurry."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

Beat = Callable[[], QAbstractAnimation | None]
"""Makes an animation, or does something that takes no time."""

HURRY = 3.0
"""So many times as fast is what must be followed, for whoever cannot wait."""
TICK = 16


class Followed:
    """A beat that must be seen: whoever hurries sees it faster, but sees it."""

    def __init__(self, beat: Beat) -> None:
        self._beat = beat

    def __call__(self) -> QAbstractAnimation | None:
        return self._beat()


class Director(QObject):
    """A queue of beats. A beat is made only when its turn comes, so that it starts from how things are then."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: deque[Beat] = deque()
        self._running: QAbstractAnimation | None = None
        # Those that are over: Qt may still be using them while it tells us so, so they are let go a little later.
        self._over: list[QAbstractAnimation] = []
        self._making = False
        self._hurrying = False
        # Must what is being shown be followed? And is somebody in a hurry all the same?
        self._followed = False
        self._whip = QTimer(self)
        self._whip.setInterval(TICK)
        self._whip.timeout.connect(self._push)

    @property
    def busy(self) -> bool:
        return self._running is not None or bool(self._beats)

    def play(self, *beats: Beat) -> None:
        """Add beats; they begin at once if nothing else is under way."""
        self._beats.extend(beats)
        if self._running is None and not self._making and not self._hurrying:
            self._next()

    def _next(self) -> None:
        self._let_go()
        while self._beats:
            animation = self._make()
            if animation is None:
                continue
            if self._whip.isActive() and not self._followed:
                animation.start()
                finish(animation)
                continue
            self._running = animation
            animation.finished.connect(self._next)
            animation.start()
            return
        self._whip.stop()
        self.settled.emit()

    def _make(self) -> QAbstractAnimation | None:
        """The next beat. Should it fail, the others are shown all the same: a game must not stop at a bad picture."""
        self._making = True
        beat = self._beats.popleft()
        self._followed = isinstance(beat, Followed)
        try:
            return beat()
        except Exception:
            QTimer.singleShot(0, self, self._go_on)
            raise
        finally:
            self._making = False

    def _go_on(self) -> None:
        if self._running is None and not self._making and not self._hurrying:
            self._next()

    def hurry(self) -> None:
        """What may be missed happens at once, what must be followed is shown faster; until everything is shown."""
        if not self.busy or self._hurrying or self._whip.isActive():
            return
        self._whip.start()
        if self._running is not None and not self._followed:
            finish_early(self._running)

    def _push(self) -> None:
        """Time flies for what is under way."""
        running = self._running
        if running is None:
            return
        running.setCurrentTime(min(running.currentTime() + round(TICK * (HURRY - 1)), running.totalDuration()))

    def skip(self) -> None:
        """Everything still to be shown happens at once, in its order; nothing is left out."""
        if not self.busy or self._hurrying:
            return
        self._hurrying = True
        self._whip.stop()
        try:
            running = self._let_go()
            if running is not None:
                running.finished.disconnect(self._next)
                finish(running)
            while self._beats:
                animation = self._make()
                if animation is not None:
                    animation.start()
                    finish(animation)
        finally:
            self._hurrying = False
        self.settled.emit()

    def stop(self) -> None:
        """Drop everything: the table is being cleared."""
        self._beats.clear()
        self._whip.stop()
        running = self._let_go()
        if running is not None:
            running.finished.disconnect(self._next)
            running.stop()

    def _let_go(self) -> QAbstractAnimation | None:
        """Whatever runs is not ours any more."""
        running, self._running = self._running, None
        if running is not None:
            if not self._over:
                QTimer.singleShot(0, self, self._over.clear)
            self._over.append(running)
        return running


def finish(animation: QAbstractAnimation) -> None:
    """To its end, with everything it does on the way."""
    animation.setCurrentTime(animation.totalDuration())
    animation.stop()


def finish_early(animation: QAbstractAnimation) -> None:
    """To its end; it says itself that it is over."""
    animation.setCurrentTime(animation.totalDuration())
