"""Where everything lies in this window: seats round the rim, one's own things below, the shop in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..card import RATIO

PLATE_WIDE = 303.0
SELF, OWN, HELD = 78.0, 92.0, 140.0
"""Widths of cards: one's own role and character, before oneself, in one's hand."""
GRAND = 190.0
"""The width of a card everybody is to look at."""
SPLIT = {1: (0, 1, 0), 2: (0, 2, 0), 3: (1, 1, 1), 4: (1, 2, 1), 5: (1, 3, 1), 6: (2, 2, 2), 7: (2, 3, 2)}
"""So many others: how many of them sit at the left, opposite, at the right."""
TOP = 104.0
BLOCK = 266.0
"""The height of a seat with its cards."""
BELOW = 84.0
"""From the middle of a plate down to the row of cards before it."""
EDGE = 172.0
"""From the side of the window to the middle of a plate there."""


@dataclass(frozen=True)
class SeatPlace:
    """A plate, and the row of cards before it: `side` is where the row begins (-1 left, 0 middle, 1 right)."""

    plate: QPointF
    side: int
    room: float
    card: float
    # How far the row may reach to both sides.
    least: float = 0.0
    most: float = 10_000.0


def around(others: int, room: QSizeF) -> list[SeatPlace]:
    """The others in turn order, from the one at the left round to the one at the right."""
    left, top, right = SPLIT[others]
    wide, high = room.width(), room.height()
    apart = top_step(others, room)
    row = max(min(wide * 0.25, 470.0), PLATE_WIDE)
    beside = max(min(wide / 2 - 340 - 34, 580.0), PLATE_WIDE)
    card = card_width(others)
    places = [SeatPlace(QPointF(EDGE, y), -1, beside, card) for y in _heights(left, high)]
    rim = EDGE * 2 if left > 1 else 14.0
    for number in range(top):
        offset = number - (top - 1) / 2
        middle = top == 3 and number == 1
        spot = QPointF(wide / 2 + offset * apart, TOP - 4 * middle)
        share = (wide - 2 * rim) / top
        first = rim + number * share + 4
        places.append(SeatPlace(spot, 0, min(share - 8, row), card, first, first + share - 8))
    places += [SeatPlace(QPointF(wide - EDGE, y), 1, beside, card) for y in reversed(_heights(right, high))]
    return places


def card_width(others: int) -> float:
    """How large the cards before the others are: where two sit at a side there is less room."""
    return 70.0 if SPLIT[others][0] > 1 else 84.0


def top_step(others: int, room: QSizeF) -> float:
    """How far apart those opposite sit."""
    left, top, _ = SPLIT[others]
    free = room.width() / 2 - (EDGE * 2 - 14 if left else 20) - PLATE_WIDE / 2
    return min(free / max((top - 1) / 2, 0.5), 470.0 if top == 3 else 640.0)


def _heights(count: int, high: float) -> list[float]:
    """From the lowest seat of a side upwards."""
    low = high - 460.0
    if count == 1:
        return [min(high * 0.4, low)]
    return [low - number * BLOCK for number in range(count)]


class Lower:
    """One's own corner: who one is at the left, the hand in the middle, what lies before one at the right."""

    def __init__(self, room: QSizeF) -> None:
        wide, high = room.width(), room.height()
        self.plate = QPointF(EDGE, high - 104)
        self.role = QPointF(20 + SELF / 2, high - 104 - 110)
        self.character = self.role + QPointF(SELF + 6, 0)
        self.hand = QPointF(wide / 2, high - 102)
        self.hand_room = wide - 2 * 356
        self.in_play = QPointF(wide - 20 - OWN / 2, high - 84)
        self.equipment = self.in_play - QPointF(0, 130)
        self.row_room = 320.0


class Centre:
    """The shop on its plank, the piles below it, and a stage in front of both for what is turned over."""

    def __init__(self, room: QSizeF, gold: bool, others: int) -> None:
        wide, high = room.width(), room.height()
        top = TOP + BELOW + card_width(others) * RATIO + 8
        low = high - 205.0
        middle = QPointF(wide / 2, (top + low) / 2)
        self.middle = middle
        self.plank = QRectF(middle.x() - 340, middle.y() - 238, 680, 224)
        piles = middle + (QPointF(0, 100) if gold else QPointF(0, 0))
        self.pile_width = 112.0 if gold else 132.0
        self.deck = piles + QPointF(-self.pile_width * 0.66, 0)
        self.discard = piles + QPointF(self.pile_width * 0.66, 0)
        board = self.plank.center()
        self.shelf = board + QPointF(-236, -12)
        self.slots = [board + QPointF(-96 + number * 126, -12) for number in range(3)]
        self.slot_width = 112.0
        self.heap = board + QPointF(246, 4)
        self.stage = middle + QPointF(0, 6)
        self.using = self.deck - QPointF(self.pile_width * 1.45, 0)
        self.grand = GRAND
