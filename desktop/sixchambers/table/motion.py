"""Every duration and curve of the table, in milliseconds. The viewer's speed scales them all."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve

MOVE = 260
FLIP = 220
THROW = 900
SPIN = 2200
HANG = 420
"""The breath the cylinder holds before it decides."""
HAMMER = 90
JOLT = 130
FLASH = 70
SMOKE = 1500
BANNER = 900
SWAP = 900
NOTCH = 520
"""A cylinder turns one chamber further, so that everybody can follow it."""
STAGGER = 60
"""Things that do not mean one thing start this far apart."""
FADE = 120
"""With reduced motion, travel is replaced by this."""
READ = 350
"""A pause in which something just shown can be taken in."""

OUT = QEasingCurve.Type.OutCubic
LAND = QEasingCurve.Type.OutBack
TURN = QEasingCurve.Type.InOutSine


class Pace:
    """How fast this viewer wants things, and whether they may travel at all."""

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced

    def ms(self, duration: int) -> int:
        return max(int(duration / self.speed), 0)
