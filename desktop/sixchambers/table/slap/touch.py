"""Touch: a pad at the edge for everybody who plays at this screen, since a finger does not say whose it is.

In the middle of a pad lies a small card: a finger on it slaps, and a quick swipe from there points. Above it are the
bases as dots (a finger that rests there is in cover, and leaves it when it is lifted), and wedges for the opponents.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from .. import art
from ..piece import Piece
from ..theme import NIGHT, colour
from .schemes import Wish

if TYPE_CHECKING:
    from .scene import SlapScene

WIDTH, HEIGHT = 348.0, 196.0
DOT, CARD = 50.0, QRectF(-52, -6, 104, 96)
SWIPE_MM = 12.0
SWIPE_NS = 150_000_000


class TouchPad(Piece):
    """One seat's pad, where that seat sits."""

    def __init__(self, scene: SlapScene, seat: int) -> None:
        super().__init__(scene, "", WIDTH, HEIGHT)
        self.scene_of = scene
        self.seat = seat
        self.shadow = False
        self.setVisible(False)
        self.set_state()

    def bases(self) -> list[tuple[int, QRectF]]:
        """(number as keys count it, where) for every base on the table."""
        at = self.scene_of.situation()
        numbers = [number for number in range(at.seats) if at.nth_base(self.seat, number) is not None]
        return [(number, self._spot(place, len(numbers), -68.0)) for place, number in enumerate(numbers)]

    def opponents(self) -> list[tuple[int, QRectF]]:
        """The wedges, left and right of the card."""
        at = self.scene_of.situation()
        numbers = []
        for number in range(at.seats - 1):
            other = at.opponent(self.seat, number)
            if other is not None and at.alive(other):
                numbers.append(number)
        left = (len(numbers) + 1) // 2
        made = []
        for place, number in enumerate(numbers):
            side, row = (-1, place) if place < left else (1, place - left)
            x = side * (86.0 + (row % 2) * 54.0)
            made.append((number, QRectF(x - DOT / 2, -2.0 + (row // 2) * 50.0, DOT, DOT)))
        return made

    def _spot(self, place: int, count: int, y: float) -> QRectF:
        step = min(DOT + 2, (WIDTH - DOT - 8) / max(count - 1, 1))
        return QRectF((place - (count - 1) / 2) * step - DOT / 2, y - DOT / 2, DOT, DOT)

    def meant(self, spot: QPointF) -> Wish | None:
        """What a finger there means; in the middle of the card it may still become a shot."""
        for number, rect in self.bases():
            if rect.contains(spot):
                return Wish(self.seat, "cover", number)
        for number, rect in self.opponents():
            if rect.contains(spot):
                return Wish(self.seat, "shoot", number)
        return Wish(self.seat, "slap") if CARD.contains(spot) else None

    def paint_body(self, painter: QPainter) -> None:
        scene, at = self.scene_of, self.scene_of.situation()
        painter.setPen(QPen(colour(NIGHT.brass), 2))
        painter.setBrush(colour(NIGHT.room, 248))
        painter.drawRoundedRect(self.body(), 18, 18)
        for number, rect in self.bases():
            owner = at.nth_base(self.seat, number)
            assert owner is not None
            self._draw(painter, f"slap/base_{scene.view.seats[owner].gang}", rect)
        for number, rect in self.opponents():
            other = at.opponent(self.seat, number)
            assert other is not None
            self._draw(painter, "slap/crosshair", rect)
            self._draw(painter, f"slap/emblem_{scene.view.seats[other].gang}", rect.adjusted(11, 11, -11, -11))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#8f3d0e"))
        painter.drawRoundedRect(CARD, 10, 10)
        self._draw(painter, f"slap/hand_slap_{scene.view.seats[self.seat].gang}", QRectF(-32, -4, 64, 90))

    def _draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        picture = art.pixmap(name, rect.width() * self.density, rect.height() * self.density)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))


@dataclass
class Finger:
    """A finger that is down: on whose pad, what it meant, where and when it came down."""

    pad: TouchPad
    wish: Wish
    start: QPointF
    at_ns: int
    sent: bool = False


Meant = tuple[Wish, int]


class Fingers:
    """All fingers on the screen."""

    def __init__(self, unit_per_mm: float) -> None:
        self.reach = SWIPE_MM * unit_per_mm
        self.down: dict[int, Finger] = {}

    def press(self, id: int, pad: TouchPad, spot: QPointF, at_ns: int) -> list[Meant]:
        wish = pad.meant(spot)
        if wish is None:
            return []
        finger = self.down[id] = Finger(pad, wish, spot, at_ns)
        if wish.act == "slap":  # it may become a shot yet
            return []
        finger.sent = True
        return [(wish, at_ns)]

    def move(self, id: int, spot: QPointF, at_ns: int) -> list[Meant]:
        """A swipe from the card points at whoever sits there; the slap counts from the finger's first touch."""
        finger = self.down.get(id)
        if finger is None or finger.sent or finger.wish.act != "slap":
            return []
        way = spot - finger.start
        if hypot(way.x(), way.y()) < self.reach or at_ns - finger.at_ns > SWIPE_NS:
            return []
        finger.sent = True
        target = aimed(finger.pad, way)
        return [(target or finger.wish, finger.at_ns)]

    def wait(self, at_ns: int) -> list[Meant]:
        """Whoever has not swiped by now has slapped with an open hand."""
        made = []
        for finger in self.down.values():
            if not finger.sent and at_ns - finger.at_ns > SWIPE_NS:
                finger.sent = True
                made.append((finger.wish, finger.at_ns))
        return made

    def lift(self, id: int, at_ns: int) -> list[Meant]:
        """A finger that rested on a base leaves it."""
        finger = self.down.pop(id, None)
        if finger is None:
            return []
        if not finger.sent:
            return [(finger.wish, finger.at_ns)]
        return [(Wish(finger.wish.seat, "leave"), at_ns)] if finger.wish.act == "cover" else []


def aimed(pad: TouchPad, way: QPointF) -> Wish | None:
    """The opponent who sits most in the direction of the swipe."""
    scene = pad.scene_of
    at, places = scene.situation(), scene.places
    best: tuple[float, int] | None = None
    length = max(hypot(way.x(), way.y()), 1.0)
    for number in range(at.seats - 1):
        other = at.opponent(pad.seat, number)
        if other is None or not at.alive(other):
            continue
        there = places.seat(other) - places.seat(pad.seat)
        size = max(hypot(there.x(), there.y()), 1.0)
        along = (there.x() * way.x() + there.y() * way.y()) / (length * size)
        if best is None or along > best[0]:
            best = (along, number)
    return Wish(pad.seat, "shoot", best[1]) if best is not None else None
