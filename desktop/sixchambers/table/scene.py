"""What every game's table has: seats, a director, a question being answered, and actions for the bar.

A scene knows Updates and nothing else. It shows their events one after another, ends on their view, and turns
clicks and keys into an answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QImage

from ..engine.events import Event
from ..engine.message import Message, message
from ..engine.questions import Answer, AnyQuestion, Offer
from ..engine.update import Update
from ..words.speaker import Names, Speaker
from . import accessible
from .action import Action
from .director import Beat
from .labels import Tag
from .motion import READ, Pace
from .piece import Piece
from .seat import Lamp, SeatPlate, angles, place
from .theme import NIGHT
from .walked import WalkedStage
from .warmer import Warmer
from .window_strip import Windows

if TYPE_CHECKING:
    from .accessible.told import Told


ROOMY = 1.2
"""So much larger text still has room in a plate of the usual size."""


class GameScene(WalkedStage):
    """One game's table, seen through one pair of eyes (None: what everybody may see)."""

    answered = Signal(object)
    offered = Signal(int, object)  # a standing offer is used: which, and the answer
    withdrawn = Signal()
    actions_changed = Signal()
    hinted = Signal(str)
    settled = Signal()
    happened = Signal(object)  # an event that has just been shown
    moved = Signal()  # something new is to be shown, or somebody is ready
    passes = Signal(int, str)  # somebody does not want to be asked in windows: who, and until when
    interrupts = Signal(int)  # in a window, where several share the screen: who wants to be heard

    # How the game's questions are answered: every game makes one of its own, with what is handed on to it below.
    asking: Any

    PLATE_INSET = QSizeF(178.0, 78.0)
    PLATE_GROWS = 1.0
    """How much larger plates may get for large text; a game whose table has the room says so."""
    PLATE_CLASS = SeatPlate

    def __init__(self, game: str, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str = "night") -> None:
        super().__init__(game, theme)
        accessible.install()
        self.game = game
        self.names = Names.of(names)
        self.speaker = speaker
        self.pace = pace
        self.sound: Callable[[str], object] = lambda name: None
        self.eyes: int | None = None
        self.home: int | None = None
        self.update_now: Update | None = None
        self.question: AnyQuestion | None = None
        self.given: Answer = None
        self.owes = False
        # The standing offer somebody has taken up instead of the question.
        self.offer: Offer | None = None
        # Is a game being played here, of which nobody may miss what has to be followed? Not where one is only watched.
        self.must_follow = True
        # Is somebody led through this game? Then there is only what the guide speaks of.
        self.guided = False
        # In a guided game: the only answer that is taken now, in a tuple.
        self.limit: tuple[Answer] | None = None
        # The message id of the last refusal.
        self.refused_by = ""
        self.director.settled.connect(self._on_settled)
        self.lamps = [Lamp(self) for _ in names]
        self.plates = [self.PLATE_CLASS(self, seat, name) for seat, name in enumerate(names)]
        for lamp, plate in zip(self.lamps, self.plates, strict=True):
            lamp.setVisible(False)
            self.add(lamp, 1)
            self.add(plate, 5)
        # On a network: who is gone, and whose chair a bot holds.
        self.presence = [Tag(21) for _ in names]
        for tag, plate in zip(self.presence, self.plates, strict=True):
            tag.ink = NIGHT.warn
            tag.setParentItem(plate)
            tag.setPos(0, plate.body().bottom())
        self.windows = Windows(self)
        self._warm = Warmer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.resized.connect(self.relayout)

    # --- for the sitting -------------------------------------------------------------------------------------

    def sit(self, home: int | None) -> None:
        """Which seat is at the bottom."""
        self.home = home
        self.relayout()
        self._warm.finish()

    def look(self, update: Update) -> None:
        """Through these eyes, at once, without any animation."""
        self.director.stop()
        self.eyes = update.seat
        self.update_now = update
        self.sync()

    def show_update(self, update: Update) -> None:
        """Show what happened, then how things are."""
        beats: list[Beat] = []
        for event in update.events:
            # Told after it was shown: the log must not spoil what the cylinder is still turning over.
            beats += [*self.beats(event), partial(self._announce, event)]
        # All at once: between two events nothing is settled yet, even if one of them takes no time.
        self.director.play(*beats, lambda: self._arrive(update))
        self.moved.emit()

    def note(self, update: Update) -> None:
        """Somebody is ready: show that, and leave alone what the person here is choosing."""
        self.update_now = update
        self.refresh()
        self.moved.emit()

    def ask(self, question: AnyQuestion | None, owes: bool = True, given: Answer = None) -> None:
        """Put a question to the person here (None: nobody is asked)."""
        self.question, self.owes, self.given = question, owes, given
        self.offer = None
        self.targets = []
        for plate in self.plates:
            plate.set_state()
        self.open_question()
        self.actions_changed.emit()

    def offers(self) -> Sequence[Offer]:
        """What whoever looks may use at any time, once everything has been shown."""
        return () if self.update_now is None or self.director.busy or self.guided else self.update_now.offers

    def take_up(self, offer: Offer | None) -> None:
        """Answer a standing offer instead of the question; None: go back to that."""
        self.offer = offer
        self.targets = []
        for plate in self.plates:
            plate.set_state()
        self.open_question()
        self.actions_changed.emit()

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        if self.update_now is not None and not self.director.busy:
            self.sync()
        self.ask(self.question, self.owes, self.given)

    # --- for a game ------------------------------------------------------------------------------------------

    @abstractmethod
    def beats(self, event: Event) -> list[Beat]:
        """How an event is shown."""

    @abstractmethod
    def sync(self) -> None:
        """Put everything where the view says, without animation."""

    @abstractmethod
    def refresh(self) -> None:
        """Show who is ready and who is awaited; nothing else has changed."""

    def keeps_secret(self, seat: int) -> bool:
        """Does something lie here that only this seat may see, even while what it is asked is no secret? Then it may
        look behind the curtain where several share the screen."""
        return False

    @abstractmethod
    def still_in(self, seat: int) -> bool:
        """Can this seat still be asked anything in this game?"""

    def breath(self) -> int:
        """Milliseconds a moment stands before a replay goes on by itself."""
        return 2 * READ

    def consolation(self) -> str:
        """For somebody who is out of the game: what there is still to hope for, if there is anything."""
        return ""

    def open_question(self) -> None:
        """Light what may be chosen for `self.question`."""
        self.asking.open()

    def choices(self) -> list[Action]:
        """The buttons for what is asked now."""
        actions: list[Action] = self.asking.choices()
        return actions

    def describe(self, answer: Answer) -> str:
        """An answer to the open question in words, as a button would say it."""
        said: str = self.asking.describe(answer)
        return said

    def suggest(self, answer: Answer) -> None:
        """Put this answer within reach: everything is chosen as it says, and only the confirmation is missing."""
        self.asking.suggest(answer)

    def act(self, id: str) -> None:
        """One of the actions was pressed."""
        self.asking.act(id)

    def told(self) -> list[Told]:
        """What a screen reader finds on the table, in reading order; asked for only if there is one."""
        from .accessible.told import asked, seats

        return [*asked(self), *seats(self, [()] * len(self.plates))]

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        """The game's drawings with their sizes in units and whether they have a shadow, to be made in advance."""
        return []

    def preparations(self) -> list[Callable[[], object]]:
        """Small pieces of work for idle moments, after the drawings are made."""
        return []

    def contact_sheet(self) -> QImage | None:
        """All drawings of the game at a glance, for those that have so many that one wants to compare them."""
        return None

    def lay_out(self) -> None:
        """Put the game's own furniture where it belongs for this window size."""

    def say(self, said: Message | str, **parts: Any) -> str:
        return self.speaker.say(said, self.names, **parts)

    def add(self, item: Any, z: float) -> Any:
        item.setZValue(z)
        self.scene().addItem(item)
        return item

    def point(self, piece: Piece, on: bool) -> None:
        """Hover and focus say why something is dark, or why one should think twice."""
        why = piece.barred or (piece.caution if piece.lit else "")
        if why or not on:
            self.hinted.emit(why if on else "")

    def answer(self, answer: Answer) -> None:
        """Hand an answer over, or say why it is not one."""
        question = self.question if self.offer is None else self.offer.question
        if question is None:
            return
        reason = question.refuse(answer)
        if reason is not None:
            self.refuse(reason)
            return
        if self.offer is not None:
            id, self.offer = self.offer.id, None
            self.offered.emit(id, answer)
            return
        if self.limit is not None and self.limit != (answer,):
            self.refuse(message("tour.not_now", what=self.describe(self.limit[0])))
            return
        self.answered.emit(answer)

    def refuse(self, why: Message) -> None:
        """Say why not; the bar can open the rule it rests on."""
        self.sound("refuse")
        self.refused_by = why.id
        self.hinted.emit(self.say(why))

    def point_at(self, seat: int | None) -> None:
        """The log points at somebody: show where that is."""
        for plate in self.plates:
            plate.pointed = plate.seat == seat
            plate.update()

    @property
    def room(self) -> QSizeF:
        """What the game may lay things on: everything but the strip of its windows."""
        return QSizeF(self.extent.width(), self.extent.height() - self.windows.foot)

    def window_open(self, question: AnyQuestion | None, seats_here: Sequence[int], ends_at: int) -> None:
        """An interrupt window is open until `ends_at` (milliseconds of `monotonic`). A question is put to the one
        person here; without one, each of several at this screen has a key that stops the clock."""
        if question is not None:
            self.ask(question)
        else:
            self.windows.open_for(seats_here, max(ends_at - int(monotonic() * 1000), 0))

    def window_close(self) -> None:
        self.windows.close()

    def spotlight(self, what: str) -> None:
        """A guide talks about something on the table (or, with "", about nothing any more)."""
        things = self.things(what) if what else ()
        for item in self.scene().items():
            if isinstance(item, Piece):
                item.set_shown(item in things)

    def things(self, what: str) -> Sequence[Piece]:
        """What a guide may point at, by the name the game's tours use."""
        return ()

    def show_active(self, seats: Sequence[int]) -> None:
        """The small lamps over whoever the table waits for."""
        for seat, lamp in enumerate(self.lamps):
            lamp.setVisible(seat in seats)

    def show_presence(self, notes: Mapping[int, str]) -> None:
        """Something to know about whoever sits there, in a few words on the plate."""
        for seat, tag in enumerate(self.presence):
            tag.set_text(notes.get(seat, ""))

    # --- inside ----------------------------------------------------------------------------------------------

    def _announce(self, event: Event) -> None:
        self.happened.emit(event)

    def _arrive(self, update: Update) -> None:
        self.eyes = update.seat
        self.update_now = update
        self.sync()

    def _on_settled(self) -> None:
        self.settled.emit()

    def set_text_scale(self, scale: float) -> None:
        """How large a reader wants what is written on the table."""
        if scale != self.text_scale:
            self.text_scale = scale
            self.relayout()
            self.scene().update()

    @property
    def plate_size(self) -> float:
        """The text inside a plate grows first, then the plate with it."""
        return min(max(self.text_scale / ROOMY, 1.0), self.PLATE_GROWS)

    def place_plates(self) -> None:
        turned = angles(len(self.names), self.home)
        for seat, plate in enumerate(self.plates):
            spot = place(turned[seat], self.room, self.PLATE_INSET * self.plate_size)
            plate.setScale(self.plate_size)
            plate.setPos(spot)
            self.lamps[seat].setPos(spot)

    def relayout(self) -> None:
        self.place_plates()
        self.windows.place()
        self.lay_out()
        self._warm.begin()
        if self.update_now is not None and not self.director.busy:
            self.sync()
            self.ask(self.question, self.owes, self.given)
