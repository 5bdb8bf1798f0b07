"""The game's clock at this screen: it stands still while something is being shown or a curtain is closed.

Time to answer is time to think, not time to watch a cylinder turn or to change chairs.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer


class GameClock(QObject):
    """Milliseconds of the game, and a call when a deadline has really come."""

    def __init__(self, start: int, due: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._base = start
        self._watch = QElapsedTimer()
        self._deadline: int | None = None
        self._due = due
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._rung)

    @property
    def running(self) -> bool:
        return self._watch.isValid()

    @property
    def deadline(self) -> int | None:
        return self._deadline

    def now(self) -> int:
        return self._base + (self._watch.elapsed() if self.running else 0)

    def set_now(self, now: int) -> None:
        """Somebody else keeps the time, and this is it."""
        self._base = now
        if self.running:
            self._watch.start()
        self._arm()

    def run(self, running: bool) -> None:
        if running and not self.running:
            self._watch.start()
        elif not running and self.running:
            self._base = self.now()
            self._watch.invalidate()
        self._arm()

    def set_deadline(self, deadline: int | None) -> None:
        self._deadline = deadline
        self._arm()

    def _arm(self) -> None:
        if self._deadline is None or not self.running:
            self._timer.stop()
        else:
            self._timer.start(max(self._deadline - self.now(), 0))

    def _rung(self) -> None:
        """Timers may ring a little early: then there is a little to wait."""
        if self._deadline is None or not self.running:
            return
        if self.now() < self._deadline:
            self._arm()
            return
        self._due()

    def stop(self) -> None:
        self.set_deadline(None)
        self.run(False)
