"""What every game at this screen has: a table, a scene, the people and the bots here, and what each of them hears."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.message import Message, Trouble
from ...engine.questions import Answer
from ...engine.table import Table
from ...engine.update import Update
from ...table.scene import GameScene
from ..game_clock import GameClock
from ..passing import Passing
from ..screen import Screen
from ..voices import Voices

ADVISER = "deputy"
"""Who gives hints, and who plays on for somebody who gives up."""


class Seated(QObject):
    """Some people at one screen. How they are asked, and when, is for those who drive a game to say."""

    asked = Signal(object)  # the seat now asked here, or None
    opened = Signal(object)  # the Update a game begins or goes on with
    ended = Signal()
    refused = Signal(object)  # a Message
    timed = Signal(object, bool)  # the deadline to be shown, and whether the clock runs

    def __init__(
        self, table: Table, scene: GameScene, parent: QObject | None, voices: Voices, here: Collection[int] | None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.scene = scene
        # The chairs at this screen; the people on all others are guests elsewhere.
        self.here = frozenset(range(len(table.seats)) if here is None else here)
        # Does nobody look on from elsewhere?
        self._private = here is None
        self.screen = Screen(self)
        self.clock = GameClock(table.now, self._time_is_up, self)
        self.voices = voices
        self._random = Random()
        self._latest: dict[int | None, Update] = {}
        # Questions somebody's bot is at work on, by number and seat.
        self._thinking: set[tuple[int, int]] = set()
        # Who is asked here, and the number of the question put to them.
        self._asked_here: tuple[int, int] | None = None
        # A guide may hold the game until something has been read.
        self.hold: Callable[[], bool] = lambda: False
        # A table on the network may pause, or be out of reach.
        self.stopped = False
        # Has everybody elsewhere seen what happened? Time to answer begins when they have.
        self.audience: Callable[[int], bool] = lambda asked: True
        # In an interrupt window with several people at this screen: those who may press a key to be heard.
        self.may_interrupt: tuple[int, ...] = ()
        self.passing = Passing()
        # Who wants to see what is secret before an answer that is none, where several share the screen.
        self.peeking: int | None = None
        # Somebody is getting up or sitting down: nobody is asked before that is done.
        self._changing_seats = False
        self.fast = False
        self.resumed = False
        self.over = False
        # With several people at one screen: whose time it is, for which question, and when it ends.
        self._own_deadline: tuple[tuple[int, int], int] | None = None
        self.bots: set[int] = set()
        self.screen.share(self.people)
        self._unlisten: dict[int | None, Callable[[], None]] = {}
        self._listen(seat for seat in range(len(table.seats)) if self._is_ours(seat))

    # --- who is here -----------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The people at this screen."""
        seats = self.table.seats
        return [seat for seat, info in enumerate(seats) if info.player == "person" and seat in self.here]

    def _is_ours(self, seat: int) -> bool:
        """Is this seat answered for from here? A guest's is not, and what a guest hears is not for us."""
        return seat in self.here or self.table.seats[seat].player != "person"

    def _listen(self, seats: Iterable[int]) -> None:
        """Hear these seats; and the spectator, who must always hear it last."""
        self._stop_listening(None)
        for seat in seats:
            self._stop_listening(seat)
            self._unlisten[seat] = self.table.listen(seat, self._store)
        self._unlisten[None] = self.table.listen(None, self._moved)

    def _stop_listening(self, seat: int | None) -> None:
        if seat in self._unlisten:
            self._unlisten.pop(seat)()

    @property
    def asked_now(self) -> tuple[int, int] | None:
        """Who is asked here, and the number of the question."""
        return self._asked_here

    @property
    def eyes(self) -> int | None:
        return self.screen.eyes

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        """Seat the bots (with what they have heard, in a game that goes on) and show the table."""
        for seat, info in enumerate(self.table.seats):
            if not self._is_ours(seat):
                continue
            updates = heard[seat] if heard else [self.table.update(seat)]
            if seat not in self.people:
                self._seat_bot(seat, info.player, updates)
            else:
                # Whoever a person may ask for a hint knows what that person knows.
                self.voices.sit(seat, ADVISER, updates)
        self.resumed = self.resumed or heard is not None
        for listening in self._unlisten:
            self._latest[listening] = self.table.update(listening)
        self.scene.sit(self.people[0] if self.people else None)
        first = self._latest[self.eyes]
        self.scene.look(first)
        self.opened.emit(first)
        if self.resumed:
            self._settled()
        else:
            self.scene.show_update(first)

    def _seat_bot(self, seat: int, level: str, updates: Sequence[Update]) -> None:
        self.bots.add(seat)
        self.voices.sit(seat, level, updates)

    def now(self) -> int:
        return self.clock.now()

    # --- for those who drive it ------------------------------------------------------------------------------

    def _store(self, update: Update) -> None:
        """What a seat here hears."""
        raise NotImplementedError

    def _moved(self, update: Update) -> None:
        """What everybody hears; it comes after everything that single seats hear."""
        raise NotImplementedError

    def _settled(self) -> None:
        """Everything has been shown: now whoever is asked may answer."""
        raise NotImplementedError

    def _ask_nobody(self) -> None:
        raise NotImplementedError

    def may_peek(self) -> bool:
        """Has whoever is asked here, in front of everybody, something to look at alone?"""
        raise NotImplementedError

    def _free_screen(self) -> None:
        """Back to what everybody may see."""
        raise NotImplementedError

    def _time_is_up(self) -> None:
        raise NotImplementedError

    def _ask_person(self, seat: int) -> None:
        raise NotImplementedError

    def _offer_change(self, people: list[int]) -> None:
        raise NotImplementedError

    def _answered(self, answer: Answer) -> None:
        raise NotImplementedError

    def bot_pause(self) -> int:
        """Milliseconds a bot seems to think, whatever it has to think about."""
        raise NotImplementedError

    # --- what is done at the table ---------------------------------------------------------------------------

    def _try(self, act: Callable[[], Message | None]) -> bool:
        """Do something at the table. What cannot be done or saved is said, and the question is put again."""
        try:
            refusal = act()
        except Trouble as trouble:
            refusal = trouble.message
        if refusal is None:
            return True
        self.refused.emit(refusal)
        QTimer.singleShot(0, self, self._settled)
        return False

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat's last answer has to stand; None if it could be taken back."""
        return self.table.why_no_undo(seat)

    def latest_of(self, seats: Sequence[int]) -> int | None:
        """Whose answer came last, of these."""
        given = [moment.seat for moment in self.table.moments if moment.seat in seats]
        return given[-1] if given else None

    def undo(self, seat: int) -> bool:
        """Take back the last answer of somebody here."""
        return self._try(lambda: self.table.undo(seat, self.now()))

    def awaited(self) -> tuple[int, ...]:
        return self._latest[None].waiting if not self.over else ()

    def close(self) -> None:
        """Leave the table. Everything answered so far is in the journal."""
        self.over = True
        self.clock.stop()
        self.scene.director.stop()
        for stop in self._unlisten.values():
            stop()
        self.voices.close()
        if self.table.journal is not None:
            self.table.journal.close()
