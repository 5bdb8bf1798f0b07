"""Where several alike things lie: in a row, or fanned like a hand of cards. Both give way when there is little room."""

from __future__ import annotations

from PySide6.QtCore import QPointF


def row(count: int, centre: QPointF, step: float, room: float) -> list[QPointF]:
    """Side by side round a middle, `step` apart; closer where they would need more than `room` for their middles."""
    step = min(step, room / max(count - 1, 1))
    first = -(count - 1) / 2
    return [centre + QPointF((first + number) * step, 0) for number in range(count)]


def fan(
    count: int, centre: QPointF, width: float, room: float, arc: float = 22.0, sag: float = 26.0, step: float = 0.62
) -> list[tuple[QPointF, float]]:
    """A hand: places with their tilt, at most `step` widths apart. At most `arc` degrees from the first to the last,
    the outer ones lower."""
    spots = row(count, centre, width * step, max(room - width, 0.0))
    turn = min(arc / max(count - 1, 1), 5.0)
    first = -(count - 1) / 2
    places = []
    for number, spot in enumerate(spots):
        offset = first + number
        depth = (offset / max(count / 2, 1)) ** 2 * sag
        places.append((spot + QPointF(0, depth), offset * turn))
    return places
