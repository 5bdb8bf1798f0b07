"""Where everything lies: seats round the table, bases in the gaps between them, the card in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, radians, sin

from PySide6.QtCore import QPointF, QSizeF

from ..seat import angles, place

PLATE_INSET = QSizeF(178.0, 76.0)
CARD = 196.0
BASE = QSizeF(138.0, 115.0)
HAND = QSizeF(92.0, 128.8)
HIP = QSizeF(50.0, 70.0)
SMALL_PLATE = 0.72
"""What is left of the plate of somebody who only watches a duel."""


class Places:
    """All spots for a room of this size. `living` are those whose bases lie on the table."""

    def __init__(self, room: QSizeF, seats: int, home: int | None, living: Sequence[int], plate: float = 1.0) -> None:
        self.room = room
        self.seats = seats
        self.home = home or 0
        self.living = list(living)
        self.plate = plate
        self._angles = angles(seats, home)

    @property
    def middle(self) -> QPointF:
        return QPointF(self.room.width() / 2, self.room.height() * 0.49)

    @property
    def duel(self) -> bool:
        return len(self.living) == 2 and self.seats > 2

    # --- seats -----------------------------------------------------------------------------------------------

    def at_bottom(self, seat: int) -> bool:
        return seat == (self._near() if self.duel else self.home)

    def _near(self) -> int:
        """The duelist who sits below: oneself, or whoever comes first."""
        return self.home if self.home in self.living else self.living[0]

    def plate_size(self, seat: int) -> float:
        return SMALL_PLATE if self.duel and seat not in self.living else self.plate

    def seat(self, seat: int) -> QPointF:
        if not self.duel:
            return place(self._angles[seat], self.room, PLATE_INSET * self.plate)
        if seat in self.living:
            down = self.room.height() - PLATE_INSET.height() * self.plate
            return QPointF(self.room.width() / 2, down if seat == self._near() else PLATE_INSET.height() * self.plate)
        watching = [one for one in range(self.seats) if one not in self.living]
        number = watching.index(seat)
        side, row = number % 2, number // 2
        x = PLATE_INSET.width() * SMALL_PLATE
        return QPointF(x if side == 0 else self.room.width() - x, self.room.height() * 0.2 + row * 96)

    def row(self, seat: int) -> QPointF:
        """The middle of a gang's row: towards the table."""
        if self.plate_size(seat) == SMALL_PLATE:
            return self.seat(seat) + QPointF(0, 48)
        away = 74.0 * self.plate
        return self.seat(seat) + QPointF(-24.0 * self._side(seat), -away if self.at_bottom(seat) else away)

    def _side(self, seat: int) -> int:
        """On which side of the plate the hand hangs: that of the middle."""
        return -1 if self.seat(seat).x() > self.middle.x() + 2 else 1

    def hip(self, seat: int) -> QPointF:
        """At the end of the row that is nearer to the middle."""
        far = 78.0 * self.plate * (-1 if self.at_bottom(seat) else 1)
        return self.seat(seat) + QPointF(self._side(seat) * 134.0, far)

    # --- bases -----------------------------------------------------------------------------------------------

    def base(self, owner: int) -> QPointF:
        """In the gap between its owner and whoever sits next to the left."""
        if self.duel:
            side = 1 if owner == self._near() else -1
            return self.middle - QPointF(side * self.room.width() * 0.2, 0)
        if owner not in self.living:
            return self.seat(owner)
        number = self.living.index(owner)
        nxt = self.living[(number + 1) % len(self.living)]
        first, last = self._angles[owner], self._angles[nxt]
        if last <= first:
            last += 360
        turn = radians((first + last) / 2)
        across, down = self.room.width() * 0.235, self.room.height() * 0.262
        return self.middle + QPointF(-across * sin(turn), down * cos(turn))

    # --- hands -----------------------------------------------------------------------------------------------

    def lean(self, seat: int, spot: QPointF) -> float:
        """How a hand lies that comes from this seat: its wrist towards the seat."""
        way = spot - self.seat(seat)
        return degrees(atan2(way.x(), -way.y()))

    def on_base(self, seat: int, base: int, second: bool = False) -> QPointF:
        """A little towards whoever it belongs to, so that the sign can still be told."""
        return self._towards(self.base(base), seat, 22.0) + QPointF(16 if second else 0, 0)

    def on_card(self, seat: int) -> QPointF:
        return self._towards(self.middle, seat, 44.0)

    def _towards(self, spot: QPointF, seat: int, far: float) -> QPointF:
        way = self.seat(seat) - spot
        length = max(hypot(way.x(), way.y()), 1.0)
        return spot + way * (far / length)

    # --- the rest --------------------------------------------------------------------------------------------

    def deck(self) -> QPointF:
        return QPointF(92, self.room.height() - 112)

    def discard(self) -> QPointF:
        return QPointF(216, self.room.height() - 112)

    def traps(self, number: int) -> QPointF:
        return self.middle + QPointF(-CARD / 2 - 62, -84 + number * 84)

    def board(self, height: float) -> QPointF:
        """Where one's own practice is noted."""
        return QPointF(self.room.width() - 177, self.room.height() - height / 2 - 10)

    def corner(self) -> QPointF:
        """Where one looks at something alone."""
        return QPointF(self.room.width() - 116, self.room.height() - 128)
