"""The scene of Klack Klack Bang."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from ...engine.events import Event
from ...games.klack.money import NOTHING, Holding, amount, dollars, worth
from ...games.klack.view import KlackView
from ...words.speaker import Speaker
from ..director import Beat
from ..labels import Tag
from ..motion import Pace
from ..piece import Piece
from ..scene import GameScene
from ..seat import PLATE
from ..stage import HEIGHT
from .asking import Asking
from .furniture import MAT, Centre
from .money import (
    BACK,
    BILL_HEIGHT,
    BILL_WIDTH,
    FACE_DOWN,
    FRONTS,
    SMALL,
    ClickStack,
    bill,
    hand_places,
    kinds,
    pile_places,
)
from .showing import Showing

if TYPE_CHECKING:
    from ..accessible.told import Told


BID = 23.0
"""The size of the amounts on open bids."""
PLATE_SHARE = 128.0
"""From the window's edge to the far side of a plate of the usual size."""


class KlackScene(GameScene):
    """Seats round the cylinder. What lies where is rebuilt from the view whenever nothing is moving."""

    asking: Asking
    PLATE_GROWS = 1.38

    def __init__(self, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        super().__init__("klack", names, speaker, pace, theme)
        self.centre = Centre(self)
        self.bids: list[list[Piece]] = [[] for _ in names]
        # Raises that are in but not open yet.
        self.raises: list[list[Piece]] = [[] for _ in names]
        self.bid_tags: list[Tag] = [self.add(Tag(BID), 12) for _ in names]
        self.stacks: list[list[ClickStack]] = [[] for _ in names]
        self.purse: list[Piece] = []
        self.carried: list[Piece] = []
        self.showing = Showing(self)
        self.asking = Asking(self)

    @property
    def view(self) -> KlackView:
        assert self.update_now is not None
        view: KlackView = self.update_now.view
        return view

    # --- where things lie ------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        if hasattr(self, "centre"):
            self.centre.lay_out(self.table_middle(), self.middle_size, self.text_scale)
            for tag in self.bid_tags:
                tag.set_pixels(BID * self.text_scale)

    def table_middle(self) -> QPointF:
        """A little above the window's middle: one's own money needs the room below."""
        return self.middle + QPointF(0, -52)

    @property
    def middle_size(self) -> float:
        """The middle gives way when the plates grow: above it and below lie bills that want to be seen whole."""
        room = MAT + 16 + self.extent.height() - HEIGHT - 2 * PLATE_SHARE * (self.plate_size - 1)
        return min(room / (MAT + 16), 1.0)

    def at_bottom(self, seat: int) -> bool:
        return seat == (self.home or 0)

    def bid_place(self, seat: int) -> QPointF:
        """Between the plate and the middle."""
        plate = self.plates[seat].pos()
        middle = self.table_middle()
        if self.at_bottom(seat):
            return QPointF(middle.x(), middle.y() + MAT / 2 * self.middle_size + 45)
        toward = middle - plate
        if abs(toward.x()) < 120:
            return plate + QPointF(0, 50 * self.plate_size + 58)
        side = 1 if toward.x() > 0 else -1
        beside = PLATE.width() / 2 * self.plate_size + 8 + (BILL_WIDTH + self.side_room()) / 2
        return plate + QPointF(side * beside, max(min(toward.y() * 0.2, 34), -34))

    def side_room(self) -> float:
        """How far a bid beside a plate may fan out without reaching the mat."""
        plate = (self.PLATE_INSET.width() + PLATE.width() / 2) * self.plate_size
        gap = self.extent.width() / 2 - MAT / 2 * self.middle_size - plate - 16
        return max(min(gap - BILL_WIDTH, 122.0), 12.0)

    def bid_places(self, seat: int, count: int) -> list[tuple[QPointF, float]]:
        """Where the bills of an open bid lie; at the sides there is less room than above and below."""
        room = 210.0 if self.at_bottom(seat) else self.side_room()
        return pile_places(count, self.bid_place(seat), most=room)

    def stack_places(self, seat: int, count: int) -> list[QPointF]:
        """A row beside or below the plate."""
        plate, size = self.plates[seat].pos(), self.plate_size
        middle = self.table_middle()
        step = self.stack_step(seat, count)
        if self.at_bottom(seat) or abs(plate.x() - middle.x()) < 120:
            aside = PLATE.width() / 2 * size + 63
            return [plate + QPointF(aside + step * number, 4 * self.at_bottom(seat)) for number in range(count)]
        side = 1 if plate.x() < middle.x() else -1
        return [plate + QPointF(side * (-92 + step * number), 50 * size + 42) for number in range(count)]

    def stack_step(self, seat: int, count: int) -> float:
        """From one stack of a row to the next: what is written on them grows, and the row has an end."""
        wide = self.at_bottom(seat) or abs(self.plates[seat].pos().x() - self.table_middle().x()) < 120
        usual, room = (96.0, 300.0) if wide else (92.0, 300.0)
        grown = max(self.text_scale, 1.0)
        return min(usual * grown, room * min(grown, 1.2) / max(count, 1))

    def purse_centre(self) -> QPointF:
        return QPointF(self.extent.width() / 2, self.extent.height() - 54 - PLATE_SHARE * self.plate_size)

    def money(self, thousands: int) -> str:
        return self.speaker.money(dollars(thousands))

    # --- the view, laid out ----------------------------------------------------------------------------------

    def sync(self) -> None:
        view = self.view
        self.showing.clear()
        self.lay_out()
        self.centre.cylinder.cover()
        self.centre.show_markers(view.centre)
        self._sync_bids(view)
        self._sync_stacks(view)
        self._sync_purse(view)
        self._sync_carried(view)
        self._sync_plates(view)
        pot = worth(view.carried) + sum(worth(held) for held in view.bids if held)
        self.centre.pot.set_text(self.say("klack.pot", pot=amount(pot)) if pot else "")

    def _remove(self, pieces: list[Any]) -> None:
        for piece in pieces:
            if piece.scene() is not None:
                self.scene().removeItem(piece)
        pieces.clear()

    def lay_bid(self, seat: int, holding: Holding, *, face_up: bool) -> list[Piece]:
        """Bills of a bid in front of a seat; face down they are a packet that tells nothing."""
        self._remove(self.bids[seat])
        which = kinds(holding) if face_up else [0] * FACE_DOWN
        places = self.bid_places(seat, len(which)) if face_up else pile_places(FACE_DOWN, self.bid_place(seat), 7.0)
        for kind, (spot, tilt) in zip(which, places, strict=True):
            piece = self.add(bill(self, kind, face_up=face_up), 8)
            piece.setPos(spot)
            piece.setRotation(tilt)
            self.bids[seat].append(piece)
        return self.bids[seat]

    def lay_raise(self, seat: int) -> None:
        """A raise nobody knows yet: a packet of backs across the open bid."""
        for spot, tilt in pile_places(FACE_DOWN, self.bid_place(seat) + QPointF(0, -18), 7.0):
            piece = self.add(bill(self, 0, face_up=False), 8.6)
            piece.setPos(spot)
            piece.setRotation(tilt + 12)
            self.raises[seat].append(piece)

    def tag_bid(self, seat: int, holding: Holding | None) -> None:
        tag = self.bid_tags[seat]
        tag.setPos(self.bid_place(seat) + QPointF(0, BILL_HEIGHT / 2 + 14))
        tag.set_text(self.money(worth(holding)) if holding else "")

    def _sync_bids(self, view: KlackView) -> None:
        for seat, held in enumerate(view.bids):
            self._remove(self.bids[seat])
            self._remove(self.raises[seat])
            self.tag_bid(seat, held)
            if held is not None:
                self.lay_bid(seat, held, face_up=True)
                if view.ready[seat] and view.phase == "ties":
                    self.lay_raise(seat)
            elif view.ready[seat] and view.phase == "bids":
                self.lay_bid(seat, NOTHING, face_up=False)

    def _sync_stacks(self, view: KlackView) -> None:
        for seat, stacks in enumerate(view.stacks):
            self._remove(self.stacks[seat])
            for number, (spot, held) in enumerate(zip(self.stack_places(seat, len(stacks)), stacks, strict=True)):
                stack = self.add(ClickStack(self, held, self.stack_step(seat, len(stacks))), 5.5 + number / 100)
                stack.setPos(spot)
                stack.tip = self.money(worth(held))
                stack.set_state()
                self.stacks[seat].append(stack)

    def refresh(self) -> None:
        view = self.view
        if view.phase == "bids":
            for seat, ready in enumerate(view.ready):
                if ready and not self.bids[seat]:
                    self.lay_bid(seat, NOTHING, face_up=False)
                    self.sound("bid_down")
                elif not ready:
                    self._remove(self.bids[seat])
        if view.phase == "ties":
            for seat, ready in enumerate(view.ready):
                if ready and not self.raises[seat]:
                    self.lay_raise(seat)
                    self.sound("bid_down")
                elif not ready:
                    self._remove(self.raises[seat])
        self._sync_plates(view)

    def still_in(self, seat: int) -> bool:
        return self.view.alive[seat]

    def consolation(self) -> str:
        return self.say("klack.still_counts")

    def _sync_purse(self, view: KlackView) -> None:
        self._remove(self.purse)
        seat = view.seat
        if seat is None or view.purses[seat] is None or not view.alive[seat]:
            return
        which = kinds(view.purses[seat] or NOTHING)
        for number, (kind, (spot, tilt)) in enumerate(zip(which, self._purse_places(len(which)), strict=True)):
            piece = self.add(bill(self, kind), 9 + number / 100)
            piece.setPos(spot)
            piece.setRotation(tilt)
            self.purse.append(piece)

    def _purse_places(self, count: int) -> list[tuple[QPointF, float]]:
        return hand_places(count, self.purse_centre(), min(self.extent.width() - 620, 980))

    def purse_homes(self) -> list[QPointF]:
        """Where the bills of one's own purse lie as long as they are not chosen."""
        return [spot for spot, _ in self._purse_places(len(self.purse))]

    def carried_place(self) -> QPointF:
        """Where bids lie that an earlier bang left for the next pot."""
        return self.table_middle() + QPointF(-300, 165)

    def _sync_carried(self, view: KlackView) -> None:
        self._remove(self.carried)
        places = pile_places(sum(view.carried), self.carried_place(), 14, 120)
        for kind, (spot, tilt) in zip(kinds(view.carried), places, strict=True):
            piece = self.add(bill(self, kind), 7)
            piece.setScale(0.8)
            piece.setPos(spot)
            piece.setRotation(tilt)
            self.carried.append(piece)

    def _sync_plates(self, view: KlackView) -> None:
        update = self.update_now
        assert update is not None
        waiting = update.waiting if view.phase != "over" else ()
        secret = view.phase in ("bids", "ties")
        for seat, plate in enumerate(self.plates):
            stacks = view.stacks[seat]
            # Money times markers, as the score is reckoned; the product alone would look like a sum.
            figures = [("", f"{self.money(sum(map(worth, stacks)))} ×"), ("table/click_marker", f"{len(stacks)}")]
            purse = view.purses[seat]
            shown = view.open_books and purse and view.alive[seat] and seat != view.seat
            note = self.say("table.klack_money", sum=self.money(worth(purse or NOTHING))) if shown else ""
            badge = "ready" if view.ready[seat] else "thinking" if seat in waiting and secret else ""
            if update.outcome is not None and seat in update.outcome.winners:
                badge = "winner"
            plate.set_facts(active=seat in waiting, out=not view.alive[seat], figures=figures, note=note, badge=badge)
        self.show_active(waiting)

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        small_width, small_height = BILL_WIDTH * SMALL, BILL_HEIGHT * SMALL
        bills = [(name, BILL_WIDTH, BILL_HEIGHT, True) for name in (*FRONTS, BACK)]
        stacks = [(name, small_width, small_height, shadow) for name in FRONTS for shadow in (True, False)]
        plates = [
            (f"table/{name}", PLATE.width(), PLATE.height(), False) for name in ("seat_plate", "seat_plate_active")
        ]
        return [*plates, *bills, *stacks, *self.centre.drawings(), *self.showing.drawings()]

    # --- events, questions, actions: told elsewhere ----------------------------------------------------------

    def beats(self, event: Event) -> list[Beat]:
        return self.showing.beats(event)

    def told(self) -> list[Told]:
        from .reading import read

        return read(self)

    def things(self, what: str) -> Sequence[Piece]:
        stacks = [stack for row in self.stacks for stack in row]
        return {"purse": self.purse, "markers": self.centre.markers, "stacks": stacks}[what]
