"""The middle of the table: the tray with the dice, the cup, the quiver with the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ...games.dice.data import DYNAMITE, FACES
from ..card import Card
from ..die import Die
from ..labels import Tag
from ..layout import row
from ..piece import Piece
from .cards import saloon_face
from .makes import MAKES, ORDER, face_number

if TYPE_CHECKING:
    from ...games.dice.view import DiceView
    from .scene import DiceScene

TRAY = (650.0, 256.6)
DIE = 82.0
STEP = 99.0
DROP = 88.0
"""How far a picked die slides down."""
QUIVER = (150.0, 195.0)
ARROW = (31.0, 72.3)
CUP = 128.0
SMALL_CUP = 40.0
SALOON = 84.0


class Middle:
    """Everything in the middle, and the dice of this turn in the order of the pool."""

    def __init__(self, scene: DiceScene) -> None:
        self.scene = scene
        self.tray = scene.add(_still(scene, "dice/tray", *TRAY), 2)
        self.back = scene.add(_still(scene, "dice/quiver_back", *QUIVER), 2)
        self.front = scene.add(_still(scene, "dice/quiver_front", *QUIVER), 4)
        self.pile: list[Piece] = []
        self.count: Tag = scene.add(Tag(25), 7)
        self.cup: Piece = scene.add(_still(scene, "dice/cup", CUP, CUP), 8)
        self.cups: list[Piece] = []
        self.dice: list[Die] = []
        self.saloon: dict[str, Card] = {kind: scene.add(Card(scene, SALOON), 5) for kind in ("loudmouth", "coward")}

    # --- places ----------------------------------------------------------------------------------------------

    def tray_centre(self) -> QPointF:
        return self.scene.middle + QPointF(0, 128)

    def quiver_centre(self) -> QPointF:
        return self.scene.middle + QPointF(0, -118)

    def boxes(self) -> list[QRectF]:
        """What seats must leave free."""
        made = []
        for centre, (width, height) in ((self.tray_centre(), TRAY), (self.quiver_centre(), QUIVER)):
            made.append(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))
        return made

    def lay_out(self) -> None:
        self.tray.setPos(self.tray_centre())
        for part in (self.back, self.front):
            part.setPos(self.quiver_centre())
        self.count.set_pixels(25 * min(max(self.scene.text_scale, 1.0), 1.3))
        self.count.setPos(self.quiver_centre() + QPointF(0, QUIVER[1] / 2 + 8))
        self.cup.setPos(self.tray_centre())
        self._lay_pile()
        self._lay_cups()
        for number, card in enumerate(self.saloon.values()):
            side = -1 if number == 0 else 1
            card.setPos(self.tray_centre() + QPointF(side * (TRAY[0] / 2 - SALOON * 0.5 - 44), 0))

    def mouth(self) -> QPointF:
        """Where arrows come out and go in."""
        return self.quiver_centre() + QPointF(0, -QUIVER[1] * 0.24)

    def _lay_pile(self) -> None:
        count = len(self.pile)
        for number, arrow in enumerate(self.pile):
            offset = number - (count - 1) / 2
            spread = min(11.0, 78 / max(count, 1))
            # Those behind stand higher: a bundle, not a fence.
            arrow.setPos(self.mouth() + QPointF(offset * spread, -20 - (number % 3) * 8 + abs(offset) * 1.8))
            arrow.setRotation(offset * 5.0)

    def _lay_cups(self) -> None:
        left = self.tray_centre() + QPointF(-TRAY[0] / 2 + 46, -TRAY[1] / 2 - 16)
        for number, cup in enumerate(self.cups):
            cup.setPos(left + QPointF(number * SMALL_CUP * 1.05, 0))

    def die_places(self, order: Sequence[int], down: Sequence[int] = ()) -> dict[int, QPointF]:
        """A place for each die of the pool, from left to right in this order; picked ones lie a step lower."""
        centre = self.tray_centre() + QPointF(0, -DROP / 2 + 4)
        spots = row(len(order), centre, STEP, TRAY[0] - 160)
        return {die: spot + QPointF(0, DROP if die in down else 0) for die, spot in zip(order, spots, strict=True)}

    def rough_places(self, dice: Sequence[int]) -> dict[int, QPointF]:
        """Where thrown dice come to rest at first, before they are put in order."""
        centre = self.tray_centre()
        spots = row(len(dice), centre, STEP * 0.98, TRAY[0] - 160)
        return {
            die: spot + QPointF(0, (-26, 22, -8, 30, -20, 12)[number % 6])
            for number, (die, spot) in enumerate(zip(dice, spots, strict=True))
        }

    # --- what it shows ---------------------------------------------------------------------------------------

    def sync(self, view: DiceView) -> None:
        self.set_pile(view.pile, view.chief_in_pile)
        self.set_throws(view.throws, view.most_throws, view.phase != "over")
        self.set_dice([(die.kind, die.face) for die in view.dice], [die.burning for die in view.dice])
        self.settle()
        waiting = view.phase == "start"
        self.cup.setVisible(waiting)
        for kind, card in self.saloon.items():
            card.set_face(saloon_face(self.scene, kind))
            card.set_face_up(True)
            card.setOpacity(1.0)
            card.setScale(1.0)
            card.setVisible(waiting and view.options.saloon_dice)

    def set_pile(self, regular: int, chief: bool) -> None:
        wanted = ["dice/stuck"] * regular
        if chief:
            wanted.insert(len(wanted) // 2, "dice/stuck_chief")
        if [arrow.front for arrow in self.pile] != wanted:
            self.scene.remove(self.pile)
            for name in wanted:
                self.pile.append(self.scene.add(_still(self.scene, name, *ARROW), 3))
        self._lay_pile()
        self.count.set_text(self.scene.say("dice_table.pile", n=regular + chief))

    def set_throws(self, used: int, most: int, shown: bool) -> None:
        wanted = ["dice/cup_used" if number < used else "dice/cup" for number in range(most)] if shown else []
        if [cup.front for cup in self.cups] != wanted:
            self.scene.remove(self.cups)
            for name in wanted:
                self.cups.append(self.scene.add(_still(self.scene, name, SMALL_CUP, SMALL_CUP), 3))
        self._lay_cups()

    def set_dice(self, pool: Sequence[tuple[str, str]], burning: Sequence[bool]) -> None:
        """The dice of the pool; those without a face are still in the cup."""
        kinds = [kind for kind, _ in pool]
        if [kind_of(die) for die in self.dice] != kinds:
            self.scene.remove(self.dice)
            self.dice.extend(self.scene.add(Die(self.scene, MAKES[kind], DIE), 9) for kind in kinds)
        for die, (kind, face), burns in zip(self.dice, pool, burning, strict=True):
            die.setVisible(bool(face))
            die.setProperty("veil", 1.0)
            if face:
                die.show_face(face_number(kind, face))
                die.mark = "dice/flame" if burns and face == DYNAMITE else ""
                die.update()

    def order(self) -> list[int]:
        """The dice that lie there, in the order of their faces."""
        lying = [number for number, die in enumerate(self.dice) if die.isVisible()]
        return sorted(lying, key=lambda number: (ORDER.index(face_of(self.dice[number])), number))

    def settle(self, down: Sequence[int] = ()) -> None:
        for number, spot in self.die_places(self.order(), down).items():
            self.dice[number].setPos(spot)
            self.dice[number].setOpacity(1.0)

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        return [
            ("dice/tray", *TRAY, False),
            ("dice/quiver_back", *QUIVER, False),
            ("dice/quiver_front", *QUIVER, False),
            ("dice/stuck", *ARROW, False),
            ("dice/stuck_chief", *ARROW, False),
            ("dice/cup", CUP, CUP, False),
            ("dice/cup", SMALL_CUP, SMALL_CUP, False),
            ("dice/cup_used", SMALL_CUP, SMALL_CUP, False),
            ("dice/flame", DIE * 0.62, DIE * 0.62, False),
        ]


def kind_of(die: Die) -> str:
    return next(kind for kind, make in MAKES.items() if make is die.make)


def face_of(die: Die) -> str:
    return FACES[kind_of(die)][die.face]


def _still(scene: DiceScene, name: str, width: float, height: float) -> Piece:
    piece = Piece(scene, name, width, height)
    piece.shadow = False
    piece.set_state()
    return piece
