"""A seat's plate at this table: anybody may be shot at any time, so nothing is lit for that."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ..seat import SeatPlate


class SlapPlate(SeatPlate):
    """Shows the key that shoots here, and no frame for it."""

    def paint_state(self, painter: QPainter) -> None:
        if self.hasFocus() or self.chosen or self.barred or self._shown:
            super().paint_state(painter)
        elif self.lit and self.keycap:
            self._paint_keycap(painter)
