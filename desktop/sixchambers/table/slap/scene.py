"""The scene of Slap .45. Nothing here waits for anything: what has to be fast is shown in the next frame, and whatever
else moves is decoration."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QInputDevice, QMouseEvent, QPaintEvent

from ...engine.events import Event
from ...engine.questions import Answer, AnyQuestion
from ...engine.update import Update
from ...games.slap.events import RoundEnded
from ...games.slap.names import card_name, gang_name
from ...games.slap.view import SlapView
from ...words.speaker import Speaker
from .. import art
from ..director import Beat
from ..motion import Pace
from ..piece import Piece
from ..scene import GameScene
from ..seat import PLATE
from . import places
from .all_hands import AllHands
from .asking import Asking
from .furniture import Furniture
from .gang_row import COIN, GangRow
from .key_marks import show_keys, show_marks
from .markers import Markers
from .plate import SlapPlate
from .practice import PracticeBoard
from .reactions import Records, add
from .schemes import Wish
from .showing import Showing
from .situation import Situation
from .small_signs import Corner, Crosshair, DecisionClock
from .stamp import Stamp
from .touching import Touching
from .verdict_panel import VerdictPanel

if TYPE_CHECKING:
    from ..accessible.told import Told

RACING = ("armed", "open")


class SlapScene(GameScene):
    """Seats, bases between them, one card. The hands lie where they were last seen to go."""

    asking: Asking
    PLATE_GROWS = 1.2
    PLATE_INSET = QSizeF(places.PLATE_INSET)
    PLATE_CLASS = SlapPlate

    wished = Signal(object, object)  # somebody means something: the Wish, and when (perf_counter_ns)
    decided = Signal(int, object)  # an answer that is no race: whose, and what
    painted = Signal(object)  # a frame is done that somebody waited for: when (perf_counter_ns)

    def __init__(self, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        super().__init__("slap", names, speaker, pace, theme)
        seats = len(names)
        self.places = places.Places(self.room, seats, None, range(seats))
        self.moment = "between"
        self.plain_cards = False
        # Whose keys are shown on the table: the one person here.
        self.keys_of: int | None = None
        self.markers = Markers()
        self.marking: tuple[int, ...] = ()
        self.stamp = Stamp()
        self._awaits_paint = False
        self._warmed_for: object = None
        self.furniture = Furniture(self)
        self.rows: list[GangRow] = [self.add(GangRow(self), 5.5) for _ in names]
        self.all_hands = AllHands(self)
        self.crosshairs: list[Crosshair] = [self.add(Crosshair(self, seat), 9) for seat in range(seats)]
        self.verdict: VerdictPanel = self.add(VerdictPanel(self), 30)
        self.clock: DecisionClock = self.add(DecisionClock(self), 34)
        self.corner: Corner = self.add(Corner(self), 32)
        self.board: PracticeBoard = self.add(PracticeBoard(self), 7)
        self.records: Records = {}
        self.showing = Showing(self)
        self.touching = Touching(self)
        self.asking = Asking(self)

    @property
    def view(self) -> SlapView:
        assert self.update_now is not None
        view: SlapView = self.update_now.view
        return view

    def card_name(self, card: str) -> str:
        return self.say("slap_table.thing", thing=card_name(card))

    def gang_name(self, gang: str) -> str:
        return self.say("slap_table.thing", thing=gang_name(gang))

    def situation(self) -> Situation:
        """For whoever presses a key now."""
        shown = [tuple(where[: len(seat.hands)]) for where, seat in zip(self.where, self.view.seats, strict=True)]
        return Situation(self.view, self.moment, self.furniture.card.card, shown)

    # --- where things lie ------------------------------------------------------------------------------------

    @property
    def middle(self) -> QPointF:
        return self.places.middle if hasattr(self, "places") else super().middle

    def _living(self) -> list[int]:
        if self.update_now is None:
            return list(range(len(self.names)))
        return [seat for seat, facts in enumerate(self.view.seats) if facts.alive]

    def place_plates(self) -> None:
        if not hasattr(self, "asking"):
            super().place_plates()
            return
        self.places = places.Places(self.room, len(self.names), self.home, self._living(), self.plate_size)
        for seat, plate in enumerate(self.plates):
            plate.setScale(self.places.plate_size(seat))
            plate.setPos(self.places.seat(seat))
            self.lamps[seat].setPos(self.places.seat(seat))

    def lay_out(self) -> None:
        if not hasattr(self, "asking"):
            return
        self.furniture.lay_out()
        for seat, row in enumerate(self.rows):
            row.setPos(self.places.row(seat))
        self.verdict.setPos(self.places.middle)
        self.verdict.fit()
        self.clock.setPos(self.places.middle + QPointF(0, self.verdict.height / 2 + 76))
        self.corner.setPos(self.places.corner() - QPointF(max(len(self.corner.cards) - 1, 0) * 64, 0))
        self.board.setPos(self.places.board(self.board.height))
        self.all_hands.lay_out()
        self.show_marks()
        self.touching.lay_out()

    # --- the view, laid out ----------------------------------------------------------------------------------

    def sync(self) -> None:
        view = self.view
        self.showing.clear()
        self.moment = view.phase
        self.place_plates()
        for seat, facts in enumerate(view.seats):
            small = self.places.plate_size(seat) / self.places.plate if self.places.duel else 1.0
            self.rows[seat].show_gang(facts.gang, facts.members, min(small, 1.0))
        self.all_hands.sync()
        self.furniture.sync()
        self.lay_out()
        self._sync_middle(view)
        self._sync_plates(view)
        self._warm_up()
        self.show_keys()
        self.corner.show_cards(tuple(view.picks) or ((view.peek,) if view.peek else ()))
        self.board.setVisible(view.options.practice and self.keys_of is not None)

    def _warm_up(self) -> None:
        """What a race needs is drawn before it begins: nobody's first slap waits for a picture."""
        wanted = (self.density, self.plain_cards, tuple(facts.gang for facts in self.view.seats))
        if wanted != self._warmed_for:
            self._warmed_for = wanted
            density = self.density
            self._warm.add(
                [
                    partial(art.pixmap, name, width * density, height * density, shadow=shadow)
                    for name, width, height, shadow in self.drawings()
                ]
            )

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more: there is nothing to prepare."""
        super().hideEvent(event)
        self._warm.stop()
        self._warmed_for = None

    def _sync_middle(self, view: SlapView) -> None:
        """The card while there is one, the verdict while there is none."""
        card = self.furniture.card
        coming = view.phase == "armed"
        card.setVisible(coming or bool(view.card))
        if view.card:
            card.show_card(view.card)
        else:
            card.show_back()
        quiet = view.phase in ("between", "verdict", "decide", "effects", "over", "paused")
        self.verdict.show_verdict(view.verdict if quiet else None)
        if quiet and view.verdict is not None:
            card.setVisible(False)

    def refresh(self) -> None:
        self._sync_plates(self.view)

    def still_in(self, seat: int) -> bool:
        view = self.view
        return view.seats[seat].alive or (view.duel and view.dealer == seat)

    def _sync_plates(self, view: SlapView) -> None:
        update = self.update_now
        assert update is not None
        for seat, plate in enumerate(self.plates):
            facts = view.seats[seat]
            figures = [(f"slap/member_{facts.gang}_0", str(facts.members))]
            if view.options.game == "full":
                figures.append(("slap/nugget", str(facts.gold)))
            deals = seat == view.dealer and view.phase in ("between", "armed", "open", "calm")
            if deals:
                figures.append(("slap/back", self.say("slap_table.deals")))
            badge = "winner" if update.outcome is not None and seat in update.outcome.winners else ""
            if view.phase in ("calm", "paused") and seat in update.ready:
                badge = "ready"
            plate.set_facts(active=deals, out=not facts.alive, figures=figures, badge=badge)
            plate.tip = self.say("slap_table.gang_tip", gang=gang_name(facts.gang))
            plate.set_state()
        self.show_active([view.dealer] if view.dealer >= 0 and view.phase == "between" else [])

    # --- hands -----------------------------------------------------------------------------------------------

    @property
    def where(self) -> list[list[int]]:
        """What lies on the screen now, by seat: a base, the hip, the card; a moment ahead of the view in a race."""
        return self.all_hands.where

    def strike(self, seat: int, kind: str, arg: int | None) -> None:
        """A hand moves, in the next frame: somebody pressed, or was seen to."""
        self.all_hands.strike(seat, kind, arg)

    # --- for the live sitting --------------------------------------------------------------------------------

    def arm(self) -> None:
        """A card is coming: its back, and nothing to read beside it."""
        self.moment = "armed"
        self.verdict.show_verdict(None)
        self.clock.stop()
        card = self.furniture.card
        card.show_back()
        card.setVisible(True)
        self.corner.show_cards(())
        self.show_keys()

    def reveal(self, card: str) -> None:
        """Now. The frame in which it is seen is told with `painted`."""
        self.moment = "open"
        self.furniture.card.show_card(card)
        self.furniture.card.setVisible(True)
        self._awaits_paint = True
        self.viewport().repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._awaits_paint:
            self._awaits_paint = False
            self.painted.emit(perf_counter_ns())

    def take(self, update: Update) -> None:
        """How things are now, with whatever decoration belongs to what happened."""
        before = self.update_now
        self.eyes = update.seat
        self.update_now = update
        for event in update.events:
            if isinstance(event, RoundEnded):
                add(self.records, event.verdict)
        self.board.show_records(self.records)
        self.sync()
        self.showing.decorate(update.events, before)

    def tell(self, event: Event) -> None:
        """For the log and the bar."""
        self.happened.emit(event)

    def ask_each(self, questions: dict[int, AnyQuestion]) -> None:
        """What the people here are asked, by seat."""
        self.asking.ask(questions)
        first = self.asking.first()
        self.ask(first, first is not None)
        if first is not None and first.about in ("power", "recruit"):
            self.clock.setPos(self.places.middle + QPointF(0, self.verdict.height / 2 + 76))
        else:
            self.clock.stop()
        if self.update_now is not None:
            self.show_keys()  # a question puts out what was lit

    # --- keys on the table -----------------------------------------------------------------------------------

    def set_plain(self, plain: bool) -> None:
        self.plain_cards = plain
        self.furniture.card.set_plain(plain)
        self.corner.update()

    def show_keys(self) -> None:
        show_keys(self)

    def show_marks(self) -> None:
        if self.update_now is not None:
            show_marks(self)

    # --- mouse and fingers ------------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        return (hasattr(self, "asking") and self.touching.event(event)) or super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left on the card slaps it, left on a base covers, right on a player shoots: on press, not on release."""
        seat = self.keys_of
        by_finger = event.device().type() == QInputDevice.DeviceType.TouchScreen and bool(self.touching.pads)
        if seat is None or by_finger or self.update_now is None or self.moment not in (*RACING, "calm"):
            super().mousePressEvent(event)
            return
        wish = self.meant(event)
        if wish is not None:
            self.wished.emit(wish, self.stamp.of(event))
        event.accept()

    def meant(self, event: QMouseEvent) -> Wish | None:
        """What a press of the mouse there means."""
        seat = self.keys_of
        assert seat is not None
        seats = len(self.names)
        for item in self.items(event.position().toPoint()):
            if event.button() == Qt.MouseButton.LeftButton:
                if item is self.furniture.card:
                    return Wish(seat, "slap")
                if item in self.furniture.bases:
                    owner = self.furniture.bases[self.furniture.bases.index(item)].owner
                    return Wish(seat, "cover", (owner - seat) % seats)
            elif event.button() == Qt.MouseButton.RightButton and item in self.plates:
                other = self.plates.index(item)
                return Wish(seat, "shoot", (other - seat - 1) % seats) if other != seat else None
        return None

    def breath(self) -> int:
        """Watched again, a race takes the time it took."""
        return 0 if self.moment == "open" else super().breath()

    # --- events, questions, actions: told elsewhere ----------------------------------------------------------

    def beats(self, event: Event) -> list[Beat]:
        return self.showing.beats(event)

    def describe(self, answer: Answer) -> str:
        return self.asking.describe(answer)

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        plates = [
            (f"table/{name}", PLATE.width(), PLATE.height(), False) for name in ("seat_plate", "seat_plate_active")
        ]
        if self.update_now is None or not hasattr(self, "asking"):
            return plates
        made = list(plates)
        kind, card = ("plain" if self.plain_cards else "card"), self.furniture.card
        made += [(f"slap/{kind}_{name}", card.width, card.height, True) for name in ("iron", "big", "move", "gold")]
        made.append(("slap/back", card.width, card.height, True))
        for facts in self.view.seats:
            made += [
                (f"slap/hand_{pose}_{facts.gang}", places.HAND.width(), places.HAND.height(), False)
                for pose in ("slap", "point", "cover")
            ]
            made.append((f"slap/hand_hip_{facts.gang}", places.HIP.width(), places.HIP.height(), False))
            made.append((f"slap/base_{facts.gang}", places.BASE.width(), places.BASE.height(), False))
            made += [(f"slap/member_{facts.gang}_{number}", COIN, COIN, False) for number in range(6)]
        return made

    def contact_sheet(self) -> QImage:
        from .contact_sheet import contact_sheet

        return contact_sheet(self.speaker)

    def told(self) -> list[Told]:
        from .reading import read

        return read(self)

    def things(self, what: str) -> Sequence[Piece]:
        named: dict[str, Sequence[Piece]] = {
            "card": [self.furniture.card],
            "bases": self.furniture.bases,
            "own_base": [self.furniture.bases[self.home or 0]],
            "hand": [self.all_hands.pieces[self.home or 0][0]],
            "gang": [self.rows[self.home or 0]],
            "deck": [self.furniture.deck],
            "verdict": [self.verdict],
            "plates": self.plates,
            **{f"plate_{seat}": [plate] for seat, plate in enumerate(self.plates)},
            **{f"base_{base.owner}": [base] for base in self.furniture.bases},
        }
        return named.get(what, ())
