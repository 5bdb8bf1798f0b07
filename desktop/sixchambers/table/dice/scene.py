"""The scene of BANG! The Dice Game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...engine.update import Update
from ...games.dice.data import BASE, COWARD, LOUDMOUTH
from ...games.dice.view import DiceView
from ...words.speaker import Speaker
from ..card import Card
from ..card_scene import CardScene, Keyed
from ..die import STEPS, pose
from ..motion import Pace
from ..piece import Piece
from ..seat import PLATE
from ..zoom import Reading
from .asking import Asking
from .chairs import STUCK, TOKEN, Chair, DicePlate, free_places
from .distances import Distances
from .furniture import DIE, Middle
from .makes import MAKES
from .notes import Notes
from .showing import Showing

if TYPE_CHECKING:
    from ..accessible.told import Told


class DiceScene(CardScene):
    """Seats round a tray of dice and a quiver. Pieces stay; what they show is renewed whenever nothing is moving."""

    asking: Asking
    PLATE_INSET = QSizeF(174.0, 106.0)
    PLATE_CLASS = DicePlate

    def __init__(self, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        self._prepared: set[str] = set()
        super().__init__("dice", names, speaker, pace, theme)
        self.seats: list[DicePlate] = [plate for plate in self.plates if isinstance(plate, DicePlate)]
        self.middle_things = Middle(self)
        self.chairs = [Chair(self, seat) for seat in range(len(names))]
        for tag in self.presence:
            tag.setPos(20, -DicePlate.FIGURE)
        self.zoom = Reading(self, self.cards, self.middle_things.boxes)
        self.distances = Distances(self)
        self.notes = Notes(self)
        self.showing = Showing(self)
        self.asking = Asking(self)

    @property
    def view(self) -> DiceView:
        assert self.update_now is not None
        view: DiceView = self.update_now.view
        return view

    # --- where things lie ------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        if not hasattr(self, "asking"):
            return
        self.middle_things.lay_out()
        whole = QRectF(0, 0, self.room.width(), self.room.height())
        for chair, spot in zip(self.chairs, free_places(self.chairs, self.middle_things.boxes(), whole), strict=True):
            chair.lay(spot)

    @property
    def middle(self) -> QPointF:
        return QPointF(self.room.width() / 2, self.room.height() / 2)

    def at_bottom(self, seat: int) -> bool:
        return seat == (self.home or 0)

    def cards(self) -> list[Card]:
        """All cards in reading order: one's own, those to choose from, then round the table."""
        first = self.eyes if self.eyes is not None else self.home or 0
        order = [(first + number) % len(self.chairs) for number in range(len(self.chairs))]
        own = self.chairs[order[0]]
        others = [card for seat in order[1:] for card in (self.chairs[seat].role, self.chairs[seat].character)]
        return [own.role, own.character, *self.middle_things.saloon.values(), *others]

    def look(self, update: Update) -> None:
        super().look(update)
        self.notes.hear(update)
        self._prepare_saloon()

    def _arrive(self, update: Update) -> None:
        super()._arrive(update)
        self.notes.hear(update)

    # --- the view, laid out ----------------------------------------------------------------------------------

    def sync(self) -> None:
        view = self.view
        self.showing.clear()
        self.showing.dice.saloon = None
        kept = self.windows.kept
        self.windows.keep_place(view.options.special_roles != "off")
        if self.windows.kept != kept:
            self.place_plates()
        self.lay_out()
        self.middle_things.sync(view)
        for chair in self.chairs:
            chair.sync(view)
        self._sync_plates(view)
        self.zoom.refresh()
        self.distances.refresh()
        self.notes.refresh()

    def refresh(self) -> None:
        self._sync_plates(self.view)

    def keeps_secret(self, seat: int) -> bool:
        return not self.view.shown[seat]

    def still_in(self, seat: int) -> bool:
        return self.view.alive[seat] or self.view.ghost == seat

    def awaited(self) -> tuple[int, ...]:
        """Whom the table waits for. A window is for everybody: then it is still the turn of whoever throws."""
        assert self.update_now is not None
        if self.view.phase == "over":
            return ()
        return (self.view.active,) if self.view.window else self.update_now.waiting

    def _sync_plates(self, view: DiceView) -> None:
        update = self.update_now
        assert update is not None
        waiting = self.awaited()
        for seat, plate in enumerate(self.plates):
            badge = "winner" if update.outcome is not None and seat in update.outcome.winners else ""
            out = not view.alive[seat] and view.ghost != seat
            plate.set_facts(
                active=seat in waiting,
                out=out,
                figures=self.figures(view.life[seat], view.max_life[seat], view.arrows[seat] + (view.chief == seat))
                if view.alive[seat]
                else [("", self.say("dice_table.haunts"))]
                if view.ghost == seat
                else [],
                badge=badge,
            )
        self.show_active(waiting)

    def figures(self, life: int, most: int, arrows: int) -> list[tuple[str, str]]:
        """The numbers beside the name; belt and arrows show the same as things."""
        made = [("dice/life", f"{life}/{most}")]
        if arrows:
            made.append(("dice/face_base_arrow", str(arrows)))
        return made

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        plates = [
            (f"table/{name}", PLATE.width(), PLATE.height(), False) for name in ("seat_plate", "seat_plate_active")
        ]
        stuck = [(f"dice/{name}", *STUCK, False) for name in ("stuck", "stuck_chief")]
        tokens = [("dice/token_double", TOKEN, TOKEN, False)]
        belt = self.chairs[0].belt.drawings()
        return [*plates, *stuck, *tokens, *belt, *self.middle_things.drawings(), *self.showing.drawings()]

    def preparations(self) -> list[Callable[[], object]]:
        """The poses of tumbling dice."""
        self._prepared = {BASE}
        return self._poses(BASE)

    def _poses(self, kind: str) -> list[Callable[[], object]]:
        pixels = DIE * self.density
        return [partial(pose, MAKES[kind], face, step, pixels) for face in range(6) for step in range(STEPS)]

    def _prepare_saloon(self) -> None:
        """Dice that are in few games are prepared when it is known that they are in this one."""
        if self.view.options.saloon_dice:
            for kind in {LOUDMOUTH, COWARD} - self._prepared:
                self._prepared.add(kind)
                self._warm.add(self._poses(kind))

    # --- pointing --------------------------------------------------------------------------------------------

    def point(self, piece: Piece, on: bool) -> None:
        super().point(piece, on)
        if hasattr(self, "asking") and isinstance(piece, DicePlate):
            self.distances.point(piece.seat if on else None)

    def keyed(self) -> Sequence[Keyed]:
        return (self.distances, self.notes)

    # --- events, questions, actions: told elsewhere ----------------------------------------------------------

    def told(self) -> list[Told]:
        from .reading import read

        return read(self)

    def things(self, what: str) -> Sequence[Piece]:
        own = self.chairs[self.home or 0]
        middle = self.middle_things
        return {"role": [own.role], "character": [own.character], "quiver": [middle.back, middle.front]}[what]
