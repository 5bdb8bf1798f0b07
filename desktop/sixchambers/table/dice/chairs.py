"""A seat at this table: its plate, the belt with its life, its two cards, and the arrows stuck in its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ...games.dice.data import TYPE_OF
from .. import art
from ..belt import Belt
from ..card import RATIO, Card
from ..piece import Piece
from ..seat import PORTRAIT, SeatPlate
from .cards import character_face, ghost_face, role_face

if TYPE_CHECKING:
    from ...games.dice.view import DiceView
    from .scene import DiceScene

CARD = 76.0
OWN_CARD = 104.0
STUCK = (28.0, 65.3)
"""An arrow in the wood."""
TOKEN = 46.0
QUIVER_SIDE = 66.0
"""How far cards keep from the middle of the quiver."""
ABOVE, BELOW = 104.0, 84.0
"""Room a plate needs for its arrows and its belt, from its middle."""


class DicePlate(SeatPlate):
    """A plate one can always point at: that shows the distances. It knows who wears the star, and who is a ghost."""

    FIGURE = 25.0

    star = False
    ghost = False

    def set_signs(self, *, star: bool, ghost: bool) -> None:
        if (star, ghost) != (self.star, self.ghost):
            self.star, self.ghost = star, ghost
            self.update()

    def set_state(self, *, lit: bool = False, chosen: bool = False, barred: str = "") -> None:
        super().set_state(lit=lit, chosen=chosen, barred=barred)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setFlag(self.GraphicsItemFlag.ItemIsFocusable, True)  # a finger cannot hover: it taps

    def paint_body(self, painter: QPainter) -> None:
        super().paint_body(painter)
        if self.star:
            self._sign(painter, "dice/role_sheriff", QPointF(self.body().left() + PORTRAIT, 28), 46)

    def _paint_portrait(self, painter: QPainter) -> None:
        if self.ghost:
            self._sign(painter, "dice/role_ghost", QPointF(self.body().left() + PORTRAIT / 2 + 10, -1), PORTRAIT * 1.06)
        else:
            super()._paint_portrait(painter)

    def _sign(self, painter: QPainter, name: str, middle: QPointF, size: float) -> None:
        picture = art.pixmap(name, size * self.stage.density, size * self.stage.density)
        painter.drawPixmap(
            QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), picture, QRectF(picture.rect())
        )


class Chair:
    """Everything at one seat. Its pieces stay the same; what they show is renewed from the view."""

    def __init__(self, scene: DiceScene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.plate = scene.seats[seat]
        self.belt: Belt = scene.add(Belt(scene, 288), 6)
        self.role: Card = scene.add(Card(scene, CARD), 5.2)
        self.character: Card = scene.add(Card(scene, CARD), 5.3)
        self.character.set_face_up(True)
        self.arrows: list[Piece] = []
        self.tokens: list[Piece] = []

    # --- places ----------------------------------------------------------------------------------------------

    def box(self) -> QRectF:
        """The plate with its belt and room for arrows."""
        spot = self.plate.pos()
        body = self.plate.body()
        return QRectF(spot.x() + body.left(), spot.y() - ABOVE, body.width(), ABOVE + BELOW)

    def card_width(self) -> float:
        return OWN_CARD if self.scene.at_bottom(self.seat) else CARD

    def lay(self, cards: QPointF) -> None:
        """The plate has its place; the cards lie round this point."""
        spot = self.plate.pos()
        self.belt.setPos(spot + QPointF(0, 44))
        width = self.card_width()
        for card in (self.role, self.character):
            card.set_width(width)
        if self.scene.at_bottom(self.seat):
            apart = self.plate.body().width() / 2 + width / 2 + 14
            self.role.setPos(spot + QPointF(-apart, -18))
            self.character.setPos(spot + QPointF(apart, -18))
        else:
            apart = self._apart()
            self.role.setPos(cards + QPointF(-apart, 0))
            self.character.setPos(cards + QPointF(apart, 0))
        self._lay_arrows()
        self._lay_tokens()

    def _opposite(self) -> bool:
        """Right across the table: the quiver stands before this seat, and its cards lie on both sides of it."""
        spot, middle = self.plate.pos(), self.scene.middle
        return abs(spot.x() - middle.x()) < 30 and spot.y() < middle.y()

    def _apart(self) -> float:
        return QUIVER_SIDE + self.card_width() / 2 if self._opposite() else self.card_width() * 0.46

    def cards_boxes(self, centre: QPointF) -> list[QRectF]:
        """What the two cards would cover."""
        width, apart = self.card_width(), self._apart()
        return [
            QRectF(centre.x() + side * apart - width / 2, centre.y() - width * RATIO / 2, width, width * RATIO)
            for side in (-1, 1)
        ]

    def card_places(self) -> list[QPointF]:
        """Where the two cards could lie, the best place first: beside the plate towards the middle, below it a little
        towards the middle, or below."""
        spot = self.plate.pos()
        middle = self.scene.middle
        side = 1 if spot.x() < middle.x() - 1 else -1
        width = self.card_width()
        beside = self.plate.body().width() / 2 + width + 8
        below = BELOW + width * RATIO / 2 + 6
        if self._opposite():
            return [spot + QPointF(0, below), spot + QPointF(0, below + 26)]
        places = [spot + QPointF(side * beside, 14)]
        places += [spot + QPointF(side * shift, below) for shift in (0, 60, 110, 150)]
        places += [spot + QPointF(-side * beside, 14), spot + QPointF(-side * 80, below)]
        return places

    def arrow_spot(self, number: int, count: int) -> QPointF:
        """Where an arrow sticks in the upper edge, counted from the left."""
        room = self.plate.body().width() - 60
        step = min(30.0, room / max(count - 1, 1))
        top = self.plate.body().top() + 12
        return self.plate.pos() + QPointF((number - (count - 1) / 2) * step + 12, top - STUCK[1] / 2)

    def _lay_arrows(self) -> None:
        for number, arrow in enumerate(self.arrows):
            arrow.setPos(self.arrow_spot(number, len(self.arrows)))
            arrow.setRotation(_lean(self.seat, number))

    def _lay_tokens(self) -> None:
        for number, token in enumerate(self.tokens):
            token.setPos(self.token_spot(number))

    def token_spot(self, number: int) -> QPointF:
        """On the plate's left edge, beside the face it is meant for: nothing that is read lies there."""
        body = self.plate.body()
        return self.plate.pos() + QPointF(body.left() + 14, body.bottom() - 12 - number * 40)

    # --- what it shows ---------------------------------------------------------------------------------------

    def sync(self, view: DiceView) -> None:
        seat = self.seat
        living = view.alive[seat]
        haunting = view.ghost == seat
        self.belt.set_life(view.life[seat], view.max_life[seat])
        self.belt.setVisible(living)
        for card in (self.role, self.character):
            card.setOpacity(1.0)
        self.character.set_face(character_face(self.scene, view.characters[seat]))
        self.character.pale = not living
        self.character.update()
        self.show_role(view.roles[seat], haunting)
        self.set_arrows(view.arrows[seat], view.chief == seat)
        token = view.token if view.token is not None and view.token.seat == seat else None
        self.set_tokens([] if token is None else ["token_double"] * token.double + [f"token_{token.face}"])
        self.plate.set_signs(star=view.sheriff == seat, ghost=haunting)

    def show_role(self, role: str | None, haunting: bool) -> None:
        """Face up if everybody may see it or it is one's own."""
        face = None if role is None else ghost_face(self.scene, role) if haunting else role_face(self.scene, role)
        self.role.set_face(face)
        self.role.set_face_up(face is not None)

    def set_arrows(self, regular: int, chief: bool) -> None:
        wanted = ["dice/stuck"] * regular + ["dice/stuck_chief"] * chief
        if [arrow.front for arrow in self.arrows] != wanted:
            self.scene.remove(self.arrows)
            for name in wanted:
                self.arrows.append(self.scene.add(_flat(self.scene, name, *STUCK), 5.6))
        self._lay_arrows()

    def set_tokens(self, names: Sequence[str]) -> None:
        wanted = [f"dice/{name}" for name in names]
        if [token.front for token in self.tokens] != wanted:
            self.scene.remove(self.tokens)
            for name in wanted:
                token = _flat(self.scene, name, TOKEN, TOKEN)
                token.round = True
                self.tokens.append(self.scene.add(token, 7))
        self._lay_tokens()

    def open_role(self, role: str, haunting: bool = False) -> None:
        """Somebody's card is about to be turned: from now on it has a front."""
        self.role.set_face(ghost_face(self.scene, role) if haunting else role_face(self.scene, role))

    @property
    def role_kind(self) -> str | None:
        role = self.scene.view.roles[self.seat]
        return None if role is None else TYPE_OF[role]


def _flat(scene: DiceScene, name: str, width: float, height: float) -> Piece:
    piece = Piece(scene, name, width, height)
    piece.shadow = False
    piece.set_state()
    return piece


def _lean(seat: int, number: int) -> float:
    """Arrows do not stand straight, but each always leans the same way."""
    return ((seat * 7 + number * 5) % 9 - 4) * 4.5


def free_places(chairs: Sequence[Chair], taken: Sequence[QRectF], whole: QRectF) -> list[QPointF]:
    """For each chair the first place for its cards where nothing else lies; the last one if there is none."""
    boxes = [*taken, *(chair.box() for chair in chairs)]
    found = {chair.seat: chair.plate.pos() for chair in chairs}
    # Those at the sides have the least choice: they come first.
    for chair in sorted(chairs, key=lambda chair: abs(chair.plate.y() - whole.center().y())):
        if chair.scene.at_bottom(chair.seat):
            continue
        best = None
        for centre in chair.card_places():
            mine = chair.cards_boxes(centre)
            others = [other for other in boxes if other != chair.box()]
            crowded = sum(_overlap(box, other) for box in mine for other in others)
            crowded += sum(0.0 if whole.contains(box) else 1e6 for box in mine)
            if best is None or crowded < best[0]:
                best = (crowded, centre, mine)
            if crowded == 0:
                break
        assert best is not None
        found[chair.seat] = best[1]
        boxes += best[2]
    return [found[chair.seat] for chair in chairs]


def _overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height() if not shared.isEmpty() else 0.0
