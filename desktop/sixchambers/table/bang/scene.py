"""The scene of BANG! with Gold Rush."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage

from ...engine.update import Update
from ...games.bang.box import CARDS, EQUIPMENT_NAMES, NAME
from ...games.bang.view import BangView
from ...words.speaker import Speaker
from ..action import Action
from ..card import Card, CardFace, printed
from ..card_scene import CardScene, Keyed
from ..motion import Pace
from ..piece import Piece
from ..seat import PLATE
from ..zoom import Reading
from .asking import Asking
from .cards import equipment_card, playing_card
from .chairs import BangPlate, Chair
from .dragging import Dragging
from .furniture import ASIDE, Middle
from .notes import Notes
from .places import GRAND, HELD, PLATE_WIDE, Lower, around, top_step
from .reach_map import ReachMap
from .showing import Showing
from .situation import Situation

if TYPE_CHECKING:
    from ..accessible.told import Told


WIDTHS = (HELD, GRAND, ASIDE)
"""Where playing cards are large enough to be read: in the hand, held up, on the counter."""


class BangScene(CardScene):
    """Seats round the leather. Pieces stay; what they show is renewed whenever nothing is moving."""

    asking: Asking

    PLATE_INSET = QSizeF(174.0, 106.0)
    PLATE_CLASS = BangPlate

    def __init__(self, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        # What is printed on cards, as far as it was needed.
        self.faces: dict[Any, CardFace] = {}
        super().__init__("bang", names, speaker, pace, theme)
        self.seats: list[BangPlate] = [plate for plate in self.plates if isinstance(plate, BangPlate)]
        self.middle_things = Middle(self)
        self.chairs = [Chair(self, seat) for seat in range(len(names))]
        for tag in self.presence:
            tag.setPos(20, -BangPlate.FIGURE)
        self.zoom = Reading(self, self.cards, self.kept_in_sight)
        self.reach = ReachMap(self)
        self.situation = Situation(self)
        self.notes = Notes(self)
        self.showing = Showing(self)
        self.dragging = Dragging(self)
        self.asking = Asking(self)

    @property
    def view(self) -> BangView:
        assert self.update_now is not None
        view: BangView = self.update_now.view
        return view

    @property
    def shadows(self) -> bool:
        """Do the dead ride on in this game?"""
        return self.view.options.shadows and len(self.names) > 3

    # --- where things lie ------------------------------------------------------------------------------------

    def at_bottom(self, seat: int) -> bool:
        return seat == (self.home or 0)

    def order(self) -> list[int]:
        """The seats clockwise, the one at the bottom first."""
        first = self.home or 0
        return [(first + number) % len(self.names) for number in range(len(self.names))]

    def place_plates(self) -> None:
        others = len(self.names) - 1
        narrow = min(top_step(others, self.room) / (PLATE_WIDE + 8), 1.0)
        own, *rest = self.order()
        spots = {seat: place.plate for seat, place in zip(rest, around(others, self.room), strict=True)}
        spots[own] = Lower(self.room).plate
        for seat, plate in enumerate(self.plates):
            plate.setScale(1.0 if seat == own else narrow)
            plate.setPos(spots[seat])
            self.lamps[seat].setPos(spots[seat])

    def lay_out(self) -> None:
        if not hasattr(self, "asking"):
            return
        self.middle_things.lay_out()
        own, *rest = self.order()
        self.chairs[own].lay_own(Lower(self.room))
        for seat, place in zip(rest, around(len(rest), self.room), strict=True):
            self.chairs[seat].lay(place)

    @property
    def middle(self) -> QPointF:
        return self.middle_things.centre.middle if hasattr(self, "middle_things") else super().middle

    def cards(self) -> list[Card]:
        """All cards in reading order: one's own, those in the middle, then round the table."""
        first = self.eyes if self.eyes is not None else self.home or 0
        order = [(first + number) % len(self.chairs) for number in range(len(self.chairs))]
        things = self.middle_things
        middle = [*things.aside.cards.values(), things.using, *things.slots, things.discard]
        others = [card for seat in order[1:] for card in self.chairs[seat].cards()]
        return [*self.chairs[order[0]].cards(), *middle, *others]

    def kept_in_sight(self) -> list[QRectF]:
        """What a card that is read should not lie on: one's hand, and what is on the counter."""
        hand = self.chairs[self.home or 0].hand.cards.values()
        return [*self.middle_things.boxes(), *(card.mapRectToScene(card.body()) for card in hand)]

    def things(self, what: str) -> Sequence[Piece]:
        own, middle = self.chairs[self.home or 0], self.middle_things
        named: dict[str, Sequence[Piece]] = {
            "role": [own.role],
            "character": [own.character],
            "hand": list(own.hand.cards.values()),
            "in_play": list(own.in_play.cards.values()),
            "nuggets": [middle.heap],
            "row": middle.slots,
            "piles": [middle.deck, middle.discard],
        }
        return named.get(what, ())

    def retranslate(self, speaker: Speaker) -> None:
        self.faces.clear()
        super().retranslate(speaker)

    def look(self, update: Update) -> None:
        super().look(update)
        self.notes.hear(update, first=True)

    def _arrive(self, update: Update) -> None:
        super()._arrive(update)
        self.notes.hear(update)

    # --- the view, laid out ----------------------------------------------------------------------------------

    def sync(self) -> None:
        view = self.view
        self.showing.clear()
        self.middle_things.sync(view)
        for chair in self.chairs:
            chair.sync(view)
        self.lay_out()
        for chair in self.chairs:
            for spread in (chair.in_play, chair.equipment, chair.hand):
                spread.settle()
            mine = chair.seat == view.turn
            chair.show_paid(view.pan if mine else 0, view.snake if mine else 0)
        self._sync_plates(view)
        self.situation.sync(view)
        self.zoom.refresh()
        self.reach.refresh()
        self.notes.refresh()

    def refresh(self) -> None:
        self._sync_plates(self.view)

    def keeps_secret(self, seat: int) -> bool:
        """A hand, or a role that lies face down."""
        return bool(self.view.counts[seat]) or self.view.roles[seat] is None

    def still_in(self, seat: int) -> bool:
        return self.view.alive[seat] or self.shadows

    def awaited(self) -> tuple[int, ...]:
        assert self.update_now is not None
        return () if self.view.phase == "over" else self.update_now.waiting

    def _sync_plates(self, view: BangView) -> None:
        update = self.update_now
        assert update is not None
        waiting = self.awaited()
        for seat, plate in enumerate(self.plates):
            badge = "winner" if update.outcome is not None and seat in update.outcome.winners else ""
            if view.phase == "characters" and view.ready[seat]:
                badge = "ready"
            out = seat not in view.present
            plate.set_facts(
                active=seat in waiting,
                out=out,
                figures=self.figures(view.life[seat], view.counts[seat], view.nuggets[seat], out)
                if any(view.characters)
                else [],
                badge=badge,
            )
        self.show_active(waiting)

    def figures(self, life: int, cards: int, nuggets: int, out: bool) -> list[tuple[str, str]]:
        """The numbers beside the name; belt, hand and gold show the same as things."""
        made = [] if out else [("dice/life", str(max(life, 0))), ("bang/hand", str(cards))]
        if nuggets:
            made.append(("bang/nugget", str(nuggets)))
        return made

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        plates = [
            (f"table/{name}", PLATE.width(), PLATE.height(), False) for name in ("seat_plate", "seat_plate_active")
        ]
        return [*plates, *self.chairs[0].belt.drawings(), *self.middle_things.drawings(), *self.showing.drawings()]

    def contact_sheet(self) -> QImage:
        from .contact_sheet import contact_sheet

        return contact_sheet(self.speaker)

    def preparations(self) -> list[Callable[[], object]]:
        """Cards that will be held up and held in hands: one of each kind is printed in idle moments."""
        kinds = {NAME[card]: card for card in CARDS}
        wanted = [(partial(playing_card, self, card), width) for card in kinds.values() for width in WIDTHS]
        wanted += [(partial(equipment_card, self, name), 112.0) for name in EQUIPMENT_NAMES]
        return [partial(self._print, face, width) for face, width in wanted]

    def _print(self, face: Callable[[], CardFace], width: float) -> None:
        printed(face(), width * self.density, self.devicePixelRatioF())

    # --- pointing --------------------------------------------------------------------------------------------

    def point(self, piece: Piece, on: bool) -> None:
        super().point(piece, on)
        if hasattr(self, "asking") and isinstance(piece, BangPlate):
            # While somebody is being aimed at, the cards before the seats must stay in sight.
            self.reach.point(piece.seat if on and not self.asking.aiming else None)

    def drag(self, piece: Piece, phase: str, spot: QPointF) -> None:
        self.dragging.drag(piece, phase, spot)

    def show_update(self, update: Update) -> None:
        super().show_update(update)
        if self.director.busy:
            self.situation.clear()

    def keyed(self) -> Sequence[Keyed]:
        return (self.reach, self.notes)

    def told(self) -> list[Told]:
        from .reading import read

        return read(self)

    def choices(self) -> list[Action]:
        return [*self.notes.actions(), *self.asking.choices()]

    def act(self, id: str) -> None:
        if not self.notes.act(id):
            self.asking.act(id)
