"""The scene of Kablamo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...engine.update import Update
from ...games.kablamo.box import NUMBERED
from ...games.kablamo.view import KablamoView
from ...words.speaker import Speaker
from ..card import Card
from ..card_scene import CardScene, Keyed
from ..motion import Pace
from ..piece import Piece
from ..seat import PLATE
from ..zoom import Reading
from .asking import Asking
from .chairs import BOARD, FAR, NEAR, OWN, Chair
from .disc import Chamber, Disc
from .drum import HAMMER
from .furniture import Middle
from .notes import Notes
from .showing import Showing

if TYPE_CHECKING:
    from ..accessible.told import Told

CLUSTER = 190.0
"""Half of the width a seat needs, with the columns beside its board."""
MIDDLE = 385.0
"""Half of the width of what lies in the middle."""
HAND = 238.0
"""The height of the pad with one's own spares."""


class KablamoScene(CardScene):
    """A revolver for each seat, the bag between them. Following the bullets is the game: nothing here ever says where
    one lies that nobody may look at."""

    asking: Asking

    PLATE_INSET = QSizeF(174.0, 62.0)

    def __init__(self, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        super().__init__("kablamo", names, speaker, pace, theme)
        self.chairs = [Chair(self, seat) for seat in range(len(names))]
        self.middle_things = Middle(self)
        self.zoom = Reading(self, self.cards, self.middle_things.boxes)
        self.notes = Notes(self)
        self.showing = Showing(self)
        self.asking = Asking(self)

    @property
    def view(self) -> KablamoView:
        assert self.update_now is not None
        view: KablamoView = self.update_now.view
        return view

    # --- pieces that come and go -----------------------------------------------------------------------------

    def new_disc(self, width: float) -> Disc:
        disc: Disc = self.add(Disc(self, width), 8)
        return disc

    def drop(self, piece: Any) -> None:
        if piece.scene() is not None:
            self.scene().removeItem(piece)

    def number(self, face: int) -> int:
        """What is written on it; live bullets have no number."""
        return face if 0 < face <= NUMBERED else 0

    # --- where things lie ------------------------------------------------------------------------------------

    def at_bottom(self, seat: int) -> bool:
        return seat == (self.home or 0)

    def _others(self) -> list[int]:
        """Clockwise, beginning with the left neighbour of whoever sits at the bottom."""
        seats = len(self.chairs)
        return [((self.home or 0) + number) % seats for number in range(1, seats)]

    def _own_centre(self) -> QPointF:
        return QPointF(self.room.width() / 2, self.room.height() - OWN * BOARD / 2 - 6)

    def _top(self, diameter: float) -> float:
        """How far down a cylinder's middle is whose plate touches the upper edge."""
        return 20 + 100 + 4 + diameter * (0.46 + HAMMER)

    def _centres(self) -> list[tuple[QPointF, float]]:
        """A cylinder's middle and its width for each of the others, in their order."""
        wide, high = self.room.width(), self.room.height()
        count = len(self.chairs) - 1
        if count <= 2:
            size = NEAR if count == 1 or high > 1080 else FAR
            out = max(min(wide * 0.23, wide / 2 - MIDDLE - CLUSTER), CLUSTER)
            across = {1: [wide / 2], 2: [out, wide - out]}.get(count, [])
            return [(QPointF(x, self._top(size)), size) for x in across]
        side = CLUSTER + max(wide - 1700, 0) * 0.12
        low = min(high - HAND - 14 - FAR * BOARD / 2, high * 0.62)
        ends = [(QPointF(side, low), FAR), (QPointF(wide - side, low), FAR)]
        if count == 3:
            return [ends[0], (QPointF(wide / 2, self._top(FAR)), FAR), ends[1]]
        inner = max(side + 2 * CLUSTER - 6, wide * 0.345)
        top = self._top(FAR)
        return [ends[0], (QPointF(inner, top), FAR), (QPointF(wide - inner, top), FAR), ends[1]]

    def clearing(self) -> QRectF:
        """What is left in the middle of the table."""
        top = 0.0
        middle = self.room.width() / 2
        for centre, diameter in self._centres():
            if abs(centre.x() - middle) < MIDDLE + CLUSTER - 20:
                top = max(top, centre.y() + diameter * BOARD / 2)
        bottom = self._own_centre().y() - OWN * (0.46 + HAMMER)
        top = max(top, bottom - 330)
        return QRectF(middle - 400, top, 800, bottom - top)

    def hand_field(self) -> QRectF:
        left = self._own_centre().x() + OWN * BOARD / 2 + 22
        right = min(self.room.width() - 14, left + 620)
        return QRectF(left, self.room.height() - HAND - 4, right - left, HAND - 6)

    def place_plates(self) -> None:
        if not hasattr(self, "asking"):
            super().place_plates()
            return
        for seat, (centre, diameter) in zip(self._others(), self._centres(), strict=True):
            self.chairs[seat].lay(centre, diameter)
        self.chairs[self.home or 0].lay(self._own_centre(), OWN)
        for chair, lamp in zip(self.chairs, self.lamps, strict=True):
            lamp.setPos((chair.plate.pos() + chair.drum.pos()) / 2)

    def lay_out(self) -> None:
        if hasattr(self, "asking"):
            self.middle_things.lay_out()
            self.notes.lay_out()

    @property
    def middle(self) -> QPointF:
        return QPointF(self.room.width() / 2, self.room.height() / 2)

    def cards(self) -> list[Card]:
        """Everything that lies open, in reading order: one's own spares, what comes next, rules and tokens."""
        first = self.eyes if self.eyes is not None else self.home or 0
        order = [(first + number) % len(self.chairs) for number in range(len(self.chairs))]
        things = self.middle_things
        made: list[Card] = [*things.tray, *self.chairs[order[0]].spares]
        made += [disc for _, disc in things.row]
        made += things.rules
        for seat in order:
            chair = self.chairs[seat]
            made += [*chair.tokens, *chair.front, *(disc for disc in chair.drum.discs if disc is not None)]
            made += chair.spares if seat != order[0] else []
        return [*made, things.top]

    # --- the view, laid out ----------------------------------------------------------------------------------

    def look(self, update: Update) -> None:
        self.showing.traces.clear()
        super().look(update)

    def sync(self) -> None:
        view = self.view
        self.showing.clear()
        self.windows.keep_place(not view.options.iron_strategist)
        self.place_plates()
        self.windows.place()
        self.lay_out()
        for chair in self.chairs:
            chair.sync(view)
        self.middle_things.sync(view)
        self._sync_plates(view)
        self.zoom.refresh()
        self.notes.refresh()

    def refresh(self) -> None:
        self._sync_plates(self.view)

    def still_in(self, seat: int) -> bool:
        return self.view.alive[seat]

    def awaited(self) -> tuple[int, ...]:
        """Whom the table waits for; a window is for everybody."""
        assert self.update_now is not None
        if self.view.phase in ("over", "window", "respond"):
            return ()
        return self.update_now.waiting

    def _sync_plates(self, view: KablamoView) -> None:
        update = self.update_now
        assert update is not None
        waiting = self.awaited()
        for seat, plate in enumerate(self.plates):
            badge = ""
            if update.outcome is not None and seat in update.outcome.winners:
                badge = "winner"
            elif view.ready[seat]:
                badge = "ready"
            elif seat in waiting and len(waiting) > 1:
                badge = "thinking"
            plate.set_facts(
                active=seat in waiting,
                out=not view.alive[seat],
                figures=self.figures(len(view.spares[seat])) if view.alive[seat] else [],
                badge=badge,
            )
        self.show_active(waiting)

    def figures(self, spares: int) -> list[tuple[str, str]]:
        return [("kablamo/back", str(spares))]

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        plates = [
            (f"table/{name}", PLATE.width(), PLATE.height(), False) for name in ("seat_plate", "seat_plate_active")
        ]
        if not hasattr(self, "asking"):
            return plates
        drums = [entry for chair in self.chairs for entry in chair.drum.drawings()]
        boards = [("kablamo/board", chair.board.width, chair.board.height, False) for chair in self.chairs]
        return list(dict.fromkeys([*plates, *boards, *drums, *self.middle_things.drawings(), *self.showing.drawings()]))

    def preparations(self) -> list[Callable[[], object]]:
        """The pictures of turning cylinders, of both sizes."""
        if not hasattr(self, "asking"):
            return []
        sizes = {chair.drum.pixels(): chair.drum for chair in self.chairs}
        return [task for drum in sizes.values() for task in drum.preparations()]

    # --- pointing --------------------------------------------------------------------------------------------

    def point(self, piece: Piece, on: bool) -> None:
        super().point(piece, on)
        if hasattr(self, "asking") and isinstance(piece, Chamber):
            disc = self.chairs[piece.seat].drum.discs[piece.position]
            self.zoom.point(disc if on and disc is not None and disc.readable is not None else None)

    def drag(self, piece: Piece, what: str, spot: QPointF) -> None:
        self.asking.drag(piece, what, spot)

    def things(self, what: str) -> Sequence[Piece]:
        own, middle = self.chairs[self.home or 0], self.middle_things
        named: dict[str, Sequence[Piece]] = {
            "spares": own.spares,
            "cylinder": [own.board],
            "tokens": [*own.tokens, *own.front],
            "bag": [middle.bag],
            "discards": [middle.tin],
            "row": [disc for _, disc in middle.row],
            "rules": middle.rules,
        }
        return named.get(what, ())

    def skip(self) -> None:
        """Bullets that move must be followed: for whoever still plays they only move faster."""
        watching = self.eyes is not None and self.update_now is not None and not self.view.alive[self.eyes]
        if self.must_follow and not watching:
            self.director.hurry()
        else:
            self.director.skip()

    def keyed(self) -> Sequence[Keyed]:
        return (self.notes,)

    # --- events and reading: told elsewhere ----------------------------------------------------------

    def told(self) -> list[Told]:
        from .reading import read

        return read(self)
