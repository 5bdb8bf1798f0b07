"""A seat at this table: its plate, its revolver on a board, its spares, and the tokens that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ...games.kablamo.box import KIND_OF
from ...games.kablamo.pieces import Token
from ...games.kablamo.view import HIDDEN
from ..layout import row
from ..piece import Piece
from .disc import Disc
from .drum import HAMMER, Drum
from .faces import drawing, printed_face, token_face

if TYPE_CHECKING:
    from ...games.kablamo.view import KablamoView
    from .scene import KablamoScene

BOARD = 1.16
"""A board in diameters of its cylinder."""
OWN, NEAR, FAR = 290.0, 240.0, 226.0
"""Cylinders: one's own, and those of few or many others."""
SPARE = 42.0
OWN_SPARE = 90.0
TOKEN = 50.0
SIDE = 160.0
"""From a cylinder's middle to the columns of spares and tokens beside it."""
PLATE_HALF = 50.0
HAND_ROWS = 2


class Chair:
    """Everything at one seat. Bullets are pieces that stay themselves wherever they go."""

    def __init__(self, scene: KablamoScene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.plate = scene.plates[seat]
        self.board: Piece = scene.add(_flat(scene, "kablamo/board", 10, 10), 3)
        self.drum: Drum = scene.add(Drum(scene, seat, FAR), 4)
        self.spares: list[Disc] = []
        self.tokens: list[Disc] = []
        self.front: list[Disc] = []

    # --- places ----------------------------------------------------------------------------------------------

    @property
    def own(self) -> bool:
        return self.scene.at_bottom(self.seat)

    def lay(self, centre: QPointF, diameter: float) -> None:
        """The revolver here, and everything else round it."""
        self.drum.set_diameter(diameter)
        size = diameter * BOARD
        if self.board.width != size:
            self.board.prepareGeometryChange()
            self.board.width = self.board.height = size
        self.board.setPos(centre)
        self.drum.lay(centre)
        self.plate.setPos(self._plate_spot(centre, diameter))
        self.lay_spares()
        self.lay_tokens()

    def _plate_spot(self, centre: QPointF, diameter: float) -> QPointF:
        if self.own:
            return QPointF(centre.x() - diameter * BOARD / 2 - 24 - 159, self.scene.room.height() - 62)
        return centre - QPointF(0, diameter * (0.46 + HAMMER) + PLATE_HALF + 4)

    def box(self) -> QRectF:
        """The board with the columns beside it."""
        centre, half = self.drum.pos(), self.drum.diameter * BOARD / 2
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)

    @property
    def spare_width(self) -> float:
        return OWN_SPARE if self.own else SPARE

    def spare_spots(self, count: int) -> list[QPointF]:
        """One's own lie in rows on the right, the others' in a column beside the board."""
        if self.own:
            return self._hand_spots(count)
        centre = self.drum.pos() - QPointF(SIDE, 0)
        step = min(SPARE + 3, 210 / max(count - 1, 1))
        return [centre + QPointF(0, (number - (count - 1) / 2) * step) for number in range(count)]

    def _hand_spots(self, count: int) -> list[QPointF]:
        field = self.scene.hand_field()
        first = -(-count // HAND_ROWS) if count > 5 else count
        rows = [first, count - first] if count > first else [first]
        spots: list[QPointF] = []
        for number, length in enumerate(rows):
            down = (number - (len(rows) - 1) / 2) * (OWN_SPARE + 10)
            spots += row(length, field.center() + QPointF(0, down), OWN_SPARE + 12, field.width() - OWN_SPARE - 12)
        return spots

    def token_spot(self, number: int, count: int) -> QPointF:
        """On the revolver: a column beside its board."""
        side = -1 if self.own else 1
        half = self.drum.diameter * BOARD / 2
        x = side * (half + 4 if self.own else SIDE)
        step = min(TOKEN + 2, 190 / max(count - 1, 1))
        return self.drum.pos() + QPointF(x, -half + 40 + number * step)

    def front_spot(self, number: int) -> QPointF:
        """In front of the player: on the lower edge of the plate, one's own on the upper; never on its badge."""
        body, step = self.plate.body(), number * (TOKEN - 8)
        if self.own:
            return self.plate.pos() + QPointF(body.right() - 62 - step, body.top() + 2)
        return self.plate.pos() + QPointF(body.right() - 20 - step, body.bottom() - 4)

    def lay_spares(self) -> None:
        for number, (disc, spot) in enumerate(zip(self.spares, self.spare_spots(len(self.spares)), strict=True)):
            disc.set_width(self.spare_width)
            disc.setScale(1.0)
            disc.setOpacity(1.0)
            disc.setZValue(8 + number * 0.01)
            if self.own:
                disc.lie(spot)
            else:
                disc.rest(spot)

    def lay_tokens(self) -> None:
        for number, disc in enumerate(self.tokens):
            disc.rest(self.token_spot(number, len(self.tokens)))
        for number, disc in enumerate(self.front):
            disc.rest(self.front_spot(number))
        for disc in (*self.tokens, *self.front):
            disc.set_width(TOKEN)
            disc.setScale(1.0)
            disc.setOpacity(1.0)
            disc.setZValue(9)

    # --- what it shows ---------------------------------------------------------------------------------------

    def sync(self, view: KablamoView) -> None:
        alive = view.alive[self.seat]
        self.board.setOpacity(1.0 if alive else 0.35)
        self.drum.setOpacity(1.0 if alive else 0.3)
        self.drum.setProperty("hammer", 0.0)
        self.drum.setZValue(4)
        self._sync_chambers(view)
        self._sync_spares(view)
        self.set_tokens(view.revolvers[self.seat].tokens, view.front[self.seat])

    def _sync_chambers(self, view: KablamoView) -> None:
        revolver = view.revolvers[self.seat]
        seen = {place[1]: face for place, face in view.sights if place[0] == self.seat}
        for position, face in enumerate(revolver.chambers):
            disc = self.drum.discs[position]
            if face == 0:
                if disc is not None:
                    self.scene.drop(disc)
                    self.drum.discs[position] = None
                continue
            if disc is None:
                disc = self.drum.discs[position] = self.scene.new_disc(self.drum.disc_width)
            open_face = seen.get(position, face)
            if open_face == HIDDEN:
                disc.forget()
            else:
                disc.turn_up(printed_face(self.scene, open_face), self.scene.number(open_face))
            known = revolver.known[position] if revolver.known else 0
            disc.mark(
                revolver.markers[position] if revolver.markers else -1,
                drawing(KIND_OF[known]) if known and open_face == HIDDEN else "",
            )
        self.drum.settle()

    def _sync_spares(self, view: KablamoView) -> None:
        faces = view.spares[self.seat]
        known = view.known_spares[self.seat] if view.known_spares else (0,) * len(faces)
        self.set_spare_count(len(faces))
        for disc, face, told in zip(self.spares, faces, known, strict=True):
            if face == HIDDEN:
                disc.forget()
            else:
                disc.turn_up(printed_face(self.scene, face), self.scene.number(face))
            disc.mark(-1, drawing(KIND_OF[told]) if told and face == HIDDEN else "")
            disc.setProperty("veil", 1.0)
        self.lay_spares()

    def set_spare_count(self, count: int) -> None:
        while len(self.spares) > count:
            self.scene.drop(self.spares.pop())
        while len(self.spares) < count:
            self.spares.append(self.scene.new_disc(self.spare_width))

    def set_tokens(self, tokens: Sequence[Token], front: Sequence[Token]) -> None:
        for discs, wanted in ((self.tokens, tokens), (self.front, front)):
            show_tokens(self.scene, discs, wanted)
        self.lay_tokens()


def show_tokens(scene: KablamoScene, discs: list[Disc], wanted: Sequence[Token]) -> None:
    """These tokens, face up."""
    while len(discs) > len(wanted):
        scene.drop(discs.pop())
    while len(discs) < len(wanted):
        discs.append(scene.new_disc(TOKEN))
    for disc, token in zip(discs, wanted, strict=True):
        disc.turn_up(token_face(scene, token), token.bullet)
        disc.at_work = token.state not in ("waiting", "next")
        disc.setProperty("veil", 1.0)


def _flat(scene: KablamoScene, name: str, width: float, height: float) -> Piece:
    piece = Piece(scene, name, width, height)
    piece.shadow = False
    piece.set_state()
    return piece
