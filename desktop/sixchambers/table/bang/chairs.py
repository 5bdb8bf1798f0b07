"""A seat at this table: its plate, its belt and its gold, role and character, the hand, and what lies before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ...games.bang.box import JAILS, SHERIFF
from .. import art
from ..backs import Backs
from ..belt import Belt
from ..card import RATIO, Card
from ..held import HeldCard
from ..purse import Purse
from ..seat import PLATE, PORTRAIT, SeatPlate
from ..spread import Fan, Place, Row
from .cards import BACK, GOLD_BACK, ROLE_BACK, character_card, equipment_card, playing_card, role_card
from .places import BELOW, HELD, OWN, SELF, Lower, SeatPlace

if TYPE_CHECKING:
    from ...games.bang.view import BangView
    from .scene import BangScene

BELT_Y = 44.0
HELD_BACK = 54.0
"""The width of a card others hold."""
NUGGET = 27.0
OPEN_HAND = 46.0
"""The width of cards in a hand that lies open before somebody else."""


class BangPlate(SeatPlate):
    """A plate one can always point at: that shows who reaches whom. Star, bars and shadow are seen on it."""

    FIGURE = 25.0
    POINTABLE = True  # a finger cannot hover: it taps

    star = False
    jailed = False
    shadow = False

    def set_signs(self, *, star: bool, jailed: bool, shadow: bool) -> None:
        if (star, jailed, shadow) != (self.star, self.jailed, self.shadow):
            self.star, self.jailed, self.shadow = star, jailed, shadow
            self.update()

    def paint_body(self, painter: QPainter) -> None:
        super().paint_body(painter)
        if self.star:
            self._sign(painter, "bang/role_sheriff", QPointF(self.body().left() + PORTRAIT, 28), 46, 46)
        if self.jailed:
            self._sign(painter, "bang/bars", QPointF(self.body().left() + PORTRAIT / 2 + 10, -1), 96, 100)

    def _paint_portrait(self, painter: QPainter) -> None:
        if self.shadow:
            size = PORTRAIT * 1.12
            self._sign(painter, "bang/shadow", QPointF(self.body().left() + PORTRAIT / 2 + 10, -1), size, size)
        else:
            super()._paint_portrait(painter)

    def _sign(self, painter: QPainter, name: str, middle: QPointF, width: float, height: float) -> None:
        picture = art.pixmap(name, width * self.density, height * self.density)
        spot = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        painter.drawPixmap(spot, picture, QRectF(picture.rect()))


class Chair:
    """Everything at one seat. Its pieces stay the same; what they show is renewed from the view."""

    def __init__(self, scene: BangScene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.plate = scene.seats[seat]
        self.belt: Belt = scene.add(Belt(scene, 190), 6)
        self.purse: Purse = scene.add(Purse(scene, "bang/nugget", NUGGET, 150), 6)
        # Paid for a draw: they lie on the pan and on Raddie Snake until the turn is over.
        self.pan: Purse = scene.add(Purse(scene, "bang/nugget", NUGGET, 60), 6.5)
        self.snake: Purse = scene.add(Purse(scene, "bang/nugget", NUGGET, 60), 6.5)
        self.role: Card = scene.add(Card(scene, SELF, ROLE_BACK), 5.2)
        self.character: Card = scene.add(Card(scene, SELF, ROLE_BACK), 5.25)
        self.in_play = Row(scene, 5.4, BACK)
        self.equipment = Row(scene, 5.6, GOLD_BACK)
        self.backs: Backs = scene.add(Backs(scene, HELD_BACK, BACK), 4.6)
        self.hand = Fan(scene, 7.0, BACK, HeldCard)
        # Cards in the hand, as far as one can see it: those on their way are counted when they arrive.
        self.holds = 0
        self.life = 0
        self._place = SeatPlace(QPointF(), 0, 300, SELF)

    @property
    def own(self) -> bool:
        return self.scene.at_bottom(self.seat)

    # --- places ----------------------------------------------------------------------------------------------

    def lay(self, place: SeatPlace) -> None:
        """Before somebody else: everything round the plate, cards in a row below it."""
        self._place = place
        spot = place.plate
        scale = self.plate.scale()
        self._lay_belt(spot)
        self.backs.setPos(spot + QPointF(42, -52) * scale)
        self.hand.lay(spot + QPointF(30, -64) * scale, OPEN_HAND, 250)
        for card in (self.role, self.character):
            card.set_width(place.card)
        step = place.card * 1.05
        first = spot.x() + place.side * self._rim() if place.side else self._row_start() + place.card / 2
        toward = -place.side or 1
        y = spot.y() + BELOW * scale + place.card * RATIO / 2
        self.role.setPos(QPointF(first, y))
        self.character.setPos(QPointF(first + toward * step, y))
        start = first + toward * (2 * step + 8)
        self._lay_rows(start, y, toward, max(place.room - 2 * step - 8, place.card * 2))

    def _rim(self) -> float:
        """From the middle of a plate at a side to the middle of the first card of its row."""
        return PLATE.width() * 0.476 * self.plate.scale() - self._place.card / 2

    def _row_start(self) -> float:
        """The left end of a row in the middle of its plate, or as near to that as its neighbours let it be."""
        wide, place = self._row_width(), self._place
        return min(max(place.plate.x() - wide / 2, place.least), place.most - wide)

    def _row_width(self) -> float:
        count = 2 + len(self.in_play.cards) + len(self.equipment.cards)
        return min(count * self._place.card * 1.06 + 16, self._place.room)

    def _lay_rows(self, start: float, y: float, toward: int, room: float) -> None:
        """What is in play, then the equipment: all of them closer together where they would need more room."""
        blue, gear, wide = len(self.in_play.cards), len(self.equipment.cards), self._place.card
        step = min(wide * 1.07, (room - wide - 8) / max(blue + gear - 1, 1))
        self.in_play.lay(QPointF(start, y), wide, wide + step * max(blue - 1, 0), -toward)
        begin = start + toward * (blue * step + (8 if blue else 0))
        self.equipment.lay(QPointF(begin, y), wide, wide + step * max(gear - 1, 0), -toward)

    def arrange(self) -> None:
        """Something came to lie here, or went: the rows close up."""
        if not self.own:
            self.lay(self._place)
        self.in_play.settle()
        self.equipment.settle()

    def _lay_belt(self, spot: QPointF) -> None:
        scale = self.plate.scale()
        self.belt.setPos(spot + QPointF(-74, BELT_Y) * scale)
        self.purse.setPos(spot + QPointF(26, BELT_Y + 20) * scale)

    def lay_own(self, lower: Lower) -> None:
        self._lay_belt(lower.plate)
        for card, spot in ((self.role, lower.role), (self.character, lower.character)):
            card.set_width(SELF)
            card.setPos(spot)
        self.in_play.lay(lower.in_play, OWN, lower.row_room, 1)
        self.equipment.lay(lower.equipment, OWN, lower.row_room, 1)
        self.hand.lay(lower.hand, HELD, lower.hand_room)
        self.backs.setPos(lower.hand + QPointF(0, 10))

    def box(self) -> QRectF:
        """The plate with belt and backs."""
        spot, body, scale = self.plate.pos(), self.plate.body(), self.plate.scale()
        above = 0 if self.own else 40
        return QRectF(
            spot.x() + body.left() * scale,
            spot.y() + (body.top() - above) * scale,
            body.width() * scale,
            (body.height() + above + 32) * scale,
        )

    def hand_place(self, number: int = 0, more: int = 1) -> Place:
        """Where one of several newcomers to this hand ends up."""
        if self.sees_own:
            return self.hand.next_place(more, number)
        spot, turn = self.backs.place(max(self.holds - 1, 0))
        return Place(spot, self.backs.card, turn)

    def aim_from(self) -> QPointF:
        """Where one's own aim begins: above the hand."""
        return self.hand.centre - QPointF(0, 130) if self.own and self.sees_own else self.plate.pos()

    def anchor(self) -> QPointF:
        """Where shots at this seat end and its own begin."""
        return self.plate.pos()

    # --- what it shows ---------------------------------------------------------------------------------------

    @property
    def sees_own(self) -> bool:
        """Does one see these cards? One's own; everybody's when a game is watched again and nothing is hidden."""
        return self.scene.view.hands[self.seat] is not None

    def sync(self, view: BangView) -> None:
        seat = self.seat
        living = view.alive[seat]
        here = seat in view.present
        self.life = view.life[seat]
        self.belt.set_life(max(self.life, 0), view.most[seat])
        self.belt.setVisible(living and any(view.characters))
        self.purse.set_count(view.nuggets[seat])
        for card in (self.role, self.character):
            card.setOpacity(1.0)
            card.setScale(1.0)
        name = view.characters[seat] if view.characters else ""
        self.character.set_face(character_card(self.scene, name) if name else None)
        self.character.set_face_up(bool(name))
        self.character.pale = not here
        self.character.update()
        self.show_role(view.roles[seat], shadow=not living and self.scene.shadows, side=view.sides[seat])
        self.in_play.show((card, playing_card(self.scene, card)) for card in view.in_play[seat])
        self.equipment.show((name, equipment_card(self.scene, name)) for name in view.equipment[seat])
        self.show_hand(view)
        self.plate.set_signs(
            star=view.roles[seat] == SHERIFF,
            jailed=not JAILS.isdisjoint(view.in_play[seat]),
            shadow=here and not living,
        )

    def show_paid(self, pan: int, snake: int) -> None:
        """Nuggets on the pan and on the snake."""
        self.pan.set_count(pan)
        self.snake.set_count(snake)
        spot = self.equipment.place_of("gold_pan").spot if "gold_pan" in self.equipment.cards else self.plate.pos()
        self.pan.setPos(spot - QPointF(10, 0))
        self.snake.setPos(self.character.pos() - QPointF(10, 0))

    def show_hand(self, view: BangView) -> None:
        """Face up if one may see it: large at the bottom, small over somebody's plate; else as backs."""
        cards = view.hands[self.seat]
        self.holds = view.counts[self.seat]
        self.hand.z = 7.0 if self.own else 4.7
        if cards is not None:
            self.hand.show((card, playing_card(self.scene, card)) for card in cards)
            self.backs.set_count(0)
        else:
            self.hand.show(())
            self.backs.set_count(self.holds)

    def empty_hand(self) -> None:
        """Before the deal."""
        self.holds = 0
        self.hand.show(())
        self.backs.set_count(0)

    def show_figures(self, life: int | None = None) -> None:
        """The numbers on the plate, as things are while events are shown."""
        self.life = self.life if life is None else life
        plate = self.plate
        plate.set_facts(
            active=plate.active,
            out=plate.out,
            figures=self.scene.figures(self.life, self.holds, self.purse.count, plate.out),
            note=plate.note,
            badge=plate.badge,
        )

    def show_role(self, role: str | None, *, shadow: bool = False, side: str = "") -> None:
        """Face up if everybody may see it or it is one's own."""
        face = None if role is None else role_card(self.scene, role, shadow=shadow, side=side)
        self.role.set_face(face)
        self.role.set_face_up(face is not None)

    def open_role(self, role: str) -> None:
        """A card is about to be turned: from now on it has a front."""
        self.role.set_face(role_card(self.scene, role))

    def cards(self) -> list[Card]:
        return [
            *self.hand.cards.values(),
            self.role,
            self.character,
            *self.in_play.cards.values(),
            *self.equipment.cards.values(),
        ]
