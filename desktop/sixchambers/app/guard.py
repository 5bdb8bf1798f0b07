"""Start-up guard: some PySide6 wheels lose references to None on Python before 3.12 and abort in mid-game."""

from __future__ import annotations

import sys

import PySide6
from PySide6.QtCore import QTimer

CALLS = 100


def refuse_broken_qt() -> None:
    """Every call into Qt that returns nothing must leave the count of references to None as it was."""
    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        timer.setInterval(5)
    if sys.getrefcount(None) - before <= -CALLS // 2:
        from ..engine.message import Trouble

        raise Trouble("app.broken_qt", version=PySide6.__version__, python=sys.version.split()[0])
