"""Cards that lie together and are known by a key: a row in front of somebody, a hand held like a fan.

Cards keep their piece as long as they stay; whoever comes gets the next place, and the others close up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from .animate import glide
from .card import Card, CardFace
from .layout import fan, row

if TYPE_CHECKING:
    from .motion import Pace
    from .scene import GameScene

ABOVE = 0.01
"""How much higher each card lies than the one before it."""


APART = 1.0
"""How far apart held cards are where there is room, in widths of them: their names can be read."""


@dataclass(frozen=True)
class Place:
    """Where a card lies, how large it is there, and how it is turned."""

    spot: QPointF
    width: float
    tilt: float = 0.0


class Spread(ABC):
    """Cards in an order. Where they lie is a matter of how many there are."""

    def __init__(self, scene: GameScene, z: float, back: str, kind: type[Card] = Card) -> None:
        self.scene = scene
        self.z = z
        self.back = back
        self.kind = kind
        self.cards: dict[Hashable, Card] = {}

    @abstractmethod
    def places(self, count: int) -> list[Place]:
        """A place for each of so many."""

    # --- what lies here --------------------------------------------------------------------------------------

    @property
    def keys(self) -> list[Hashable]:
        return list(self.cards)

    def show(self, wanted: Iterable[tuple[Hashable, CardFace | None]]) -> None:
        """Exactly these, in this order, at rest."""
        faces = dict(wanted)
        for key in [key for key in self.cards if key not in faces]:
            self.remove(key)
        kept = {key: self.cards.get(key) or self._make(key) for key in faces}
        self.cards = kept
        for key, face in faces.items():
            kept[key].set_face(face)
            kept[key].set_face_up(face is not None)
        self.settle()

    def add(self, key: Hashable, face: CardFace | None, place: Place | None = None) -> Card:
        """One more at the end, in its place or in this one; the others do not move yet."""
        self.remove(key)
        card = self.cards[key] = self._make(key)
        card.set_face(face)
        card.set_face_up(face is not None)
        self._put(card, place or self.place_of(key), self.number(key))
        return card

    def remove(self, key: Hashable) -> None:
        card = self.cards.pop(key, None)
        if card is not None and card.scene() is not None:
            self.scene.scene().removeItem(card)

    def _make(self, key: Hashable) -> Card:
        card: Card = self.scene.add(self.kind(self.scene, 60.0, self.back), self.z)
        return card

    # --- where it lies ---------------------------------------------------------------------------------------

    def number(self, key: Hashable) -> int:
        return list(self.cards).index(key)

    def place_of(self, key: Hashable) -> Place:
        """Where this card belongs, as things are."""
        return self.places(len(self.cards))[self.number(key)]

    def next_place(self, more: int = 1, number: int = 0) -> Place:
        """Where one of so many newcomers would lie."""
        count = len(self.cards)
        return self.places(count + more)[count + number]

    def settle(self) -> None:
        """Everything to its place, at once."""
        places = self.places(len(self.cards))
        for number, (card, place) in enumerate(zip(self.cards.values(), places, strict=True)):
            self._put(card, place, number)

    def _put(self, card: Card, place: Place, number: int) -> None:
        card.travel = None
        card.set_width(place.width)
        card.setScale(1.0)
        card.setOpacity(1.0)
        card.setProperty("veil", 1.0)
        card.lie(place.spot)
        card.setRotation(place.tilt)
        card.setZValue(self.z + number * ABOVE)

    def closing(self, pace: Pace, more: int = 0) -> list[QAbstractAnimation]:
        """Those who lie elsewhere than they should move up, and leave room for so many more."""
        places: Sequence[Place] = self.places(len(self.cards) + more)
        moving: list[QAbstractAnimation] = []
        for card, place in zip(self.cards.values(), places, strict=False):
            if card.pos() != place.spot or card.rotation() != place.tilt:
                card.lie(place.spot, now=False)
                moving.append(glide(card, place.spot, pace, rotation=place.tilt))
        return moving


class Row(Spread):
    """Side by side. `side` is which end stays where it is when there are more: -1 the left one, 1 the right one,
    0 the middle."""

    centre = QPointF()
    width = 64.0
    room = 300.0
    side = 0

    def lay(self, centre: QPointF, width: float, room: float, side: int = 0) -> None:
        """`centre` is the middle of the row or, with a side, the middle of the card at that end."""
        self.centre, self.width, self.room, self.side = centre, width, room, side

    def places(self, count: int) -> list[Place]:
        step = self.width * 1.07
        needed = min(step * max(count - 1, 0), max(self.room - self.width, 0.0))
        middle = self.centre - QPointF(self.side * needed / 2, 0)
        return [Place(spot, self.width) for spot in row(count, middle, step, max(self.room - self.width, 0.0))]


class Fan(Spread):
    """Held in a hand: the outer cards a little lower and turned."""

    centre = QPointF()
    width = 120.0
    room = 800.0

    def lay(self, centre: QPointF, width: float, room: float) -> None:
        self.centre, self.width, self.room = centre, width, room

    def places(self, count: int) -> list[Place]:
        places = fan(count, self.centre, self.width, self.room, arc=16.0, sag=18.0, step=APART)
        return [Place(spot, self.width, tilt) for spot, tilt in places]
