"""Where garbage is swept.

Python sweeps circles of things that nobody holds any more whenever enough has been made, in whichever thread happens
to make it. A table that is gone is such a circle, and what belongs to Qt must be let go in the thread it lives in:
swept by the thread that plays sounds, it takes the program with it. So as soon as there is a second thread, sweeping
is done here and nowhere else.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds. Python itself would look at every few hundred things made."""


class OnlyHere(QTimer):
    """As long as this runs, the thread it lives in sweeps for all."""

    _running = 0

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setInterval(EVERY)
        self.timeout.connect(sweep)

    def begin(self) -> None:
        if not self.isActive():
            OnlyHere._running += 1
            gc.disable()
            self.start()

    def end(self) -> None:
        """There is no other thread any more."""
        if self.isActive():
            self.stop()
            OnlyHere._running -= 1
            if not OnlyHere._running:
                gc.enable()


def sweep() -> None:
    """As far back as Python would have by now."""
    due = [one > most for one, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if any(due):
        gc.collect(2 if due[2] else 1 if due[1] else 0)
