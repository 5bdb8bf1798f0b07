"""One game at this screen: the table, the people here, the bots, and what is shown when.

The scene shows one Update after another; whoever is asked is asked when everything has been shown. Bots answer
after a moment that has nothing to do with what they think about, so that their pace tells nobody anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ..engine import journal as record
from ..engine.message import Message
from ..engine.questions import Answer, AnyQuestion
from ..engine.replay import heard_by
from ..engine.table import Table
from ..engine.update import Update
from ..games import game as find_game
from ..table.scene import GameScene
from .voices import BotVoices, Voices

ADVISER = "deputy"
"""Who gives hints, and who plays on for somebody who gives up."""
BOT_PAUSE = (450, 1250)
"""Milliseconds a bot seems to think, whatever it has to think about."""


class Sitting(QObject):
    """Drives a table for the people at this screen."""

    asked = Signal(object)  # the seat now asked here, or None
    curtain = Signal(int)  # cover the screen for this person
    opened = Signal(object)  # the Update a game begins or goes on with
    ended = Signal()
    refused = Signal(object)  # a Message

    def __init__(
        self, table: Table, scene: GameScene, parent: QObject | None = None, voices: Voices | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.scene = scene
        self.voices: Voices = voices or BotVoices(table.game, len(table.seats), self)
        self._random = Random()
        self._clock = QElapsedTimer()
        self._clock.start()
        self._clock_base = table.play.core.now
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._time_is_up)
        self._latest: dict[int | None, Update] = {}
        self._thinking: set[tuple[int, int]] = set()
        self._asked_here: int | None = None
        self._queue: deque[Update] = deque()
        self._unlisten = []
        # A guide may hold the game until something has been read.
        self.hold: Callable[[], bool] = lambda: False
        self.fast = False
        self.resumed = False
        self.over = False
        self.behind_curtain: int | None = None
        # Whose eyes the screen shows: the only person here, or nobody's while several share it.
        self.eyes: int | None = None
        self.bots: set[int] = set()
        self._find_people()
        scene.settled.connect(self._settled)
        scene.answered.connect(self._answered)
        scene.withdrawn.connect(self._withdraw)
        for seat in range(len(table.seats)):
            self._unlisten.append(table.listen(seat, self._store))
        self._unlisten.append(table.listen(None, self._moved))

    # --- who is here -----------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat, info in enumerate(self.table.seats) if info.player == "person"]

    def _find_people(self) -> None:
        people = self.people
        self.eyes = people[0] if len(people) == 1 else None

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        """Seat the bots (with what they have heard, in a game that goes on) and show the table."""
        for seat, info in enumerate(self.table.seats):
            updates = heard[seat] if heard else [self.table.update(seat)]
            if info.player != "person":
                self._seat_bot(seat, info.player, updates)
            else:
                # Whoever a person may ask for a hint knows what that person knows.
                self.voices.sit(seat, ADVISER, updates)
        self.resumed = heard is not None
        for seat in (None, *range(len(self.table.seats))):
            self._latest[seat] = self.table.update(seat)
        self.scene.sit(self.people[0] if self.people else None)
        first = self._latest[self.eyes]
        self.scene.look(first)
        self.opened.emit(first)
        if heard is None:
            self.scene.show_update(first)
        else:
            self._settled()

    def _seat_bot(self, seat: int, level: str, updates: Sequence[Update]) -> None:
        self.bots.add(seat)
        self.voices.sit(seat, level, updates)

    def now(self) -> int:
        return self._clock_base + self._clock.elapsed()

    # --- what happens ----------------------------------------------------------------------------------------

    def _store(self, update: Update) -> None:
        assert update.seat is not None
        self._latest[update.seat] = update
        self.voices.hear(update)

    def _moved(self, update: Update) -> None:
        """The table moved on (the spectator hears it last): show it through the eyes that look now."""
        self._latest[None] = update
        shown = self._latest[self.eyes]
        if shown.events or self.scene.question is None:
            self._asked_here = None
            self.scene.ask(None)
            self.asked.emit(None)
            self.scene.show_update(shown)
            if self.fast:
                self.scene.skip()
        else:
            # Only somebody's readiness changed: what the person here is choosing stays as it is.
            self.scene.note(shown)
            self._settled()

    def _settled(self) -> None:
        """Everything has been shown: now whoever is asked may answer."""
        if self.over or self.scene.director.busy or self.hold():
            return
        public = self._latest[None]
        if public.outcome is not None:
            self.over = True
            self._deadline.stop()
            self.ended.emit()
            return
        self._set_deadline(public)
        for seat in public.waiting:
            if seat in self.bots and (public.asked, seat) not in self._thinking:
                self._ask_bot(seat, public.asked)
        self._ask_here(public)

    def go_on(self) -> None:
        """What held the game has been read."""
        self._settled()

    def _ask_here(self, public: Update) -> None:
        if self.behind_curtain is not None:
            return
        people = self.people
        seats = [seat for seat in people if seat in public.waiting]
        if not seats:
            changeable = len(people) == 1 and self._latest[people[0]].question is not None
            if changeable:
                mine = self._latest[people[0]]
                self.scene.ask(mine.question, False, mine.given)
                self.asked.emit(people[0])
            return
        seat = seats[0]
        mine = self._latest[seat]
        if self._asked_here == seat and self.scene.question is mine.question:
            return
        assert mine.question is not None
        if mine.question.secret and len(people) > 1:
            self.behind_curtain = seat
            self.curtain.emit(seat)
            return
        self._ask_person(seat, mine.question)

    def lift_curtain(self) -> None:
        """The person named on the curtain sits at the screen alone now."""
        seat = self.behind_curtain
        if seat is None:
            return
        mine = self._latest[seat]
        self.eyes = seat
        self.scene.sit(seat)
        self.scene.look(mine)
        if mine.question is not None:
            self._ask_person(seat, mine.question)

    def _drop_eyes(self) -> None:
        """Back to what everybody may see."""
        if self.behind_curtain is not None:
            self.behind_curtain = None
            self.eyes = None
            self.scene.ask(None)
            self.scene.look(self._latest[None])

    def _ask_person(self, seat: int, question: AnyQuestion) -> None:
        self._asked_here = seat
        self.scene.ask(question)
        self.asked.emit(seat)

    # --- answers ---------------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        seat = self._asked_here
        if seat is None:
            return
        self._asked_here = None
        asked = self._latest[seat].asked
        self.scene.ask(None)
        self._drop_eyes()
        refusal = self.table.submit(seat, answer, self.now(), asked=asked)
        if refusal is not None:
            self.refused.emit(refusal)
            self._settled()

    def _withdraw(self) -> None:
        if self.eyes is not None:
            refusal = self.table.withdraw(self.eyes, self.now())
            if refusal is not None:
                self.refused.emit(refusal)

    def hint(self, deliver: Callable[[Answer, Message], None]) -> bool:
        """What a deputy would do in the place of whoever is asked here; False if nobody is."""
        seat = self._asked_here
        if seat is None or not self._latest[seat].owes:
            return False
        asked = self._latest[seat].asked

        def still_wanted(answer: Answer, reason: Message) -> None:
            if self._asked_here == seat and self._latest[seat].asked == asked:
                deliver(answer, reason)

        self.voices.think(self._latest[seat], still_wanted)
        return True

    # --- for the rescue menu -----------------------------------------------------------------------------------

    def awaited(self) -> tuple[int, ...]:
        return self._latest[None].waiting if not self.over else ()

    def prompt_of(self, seat: int) -> Message:
        """What this seat is asked; the prompt of a question is no secret."""
        question = self._latest[seat].question
        return question.prompt if question is not None else Message("engine.not_asked")

    def nudge(self) -> None:
        """Ask everybody again who has not answered, people and bots."""
        self._thinking.clear()
        self._asked_here = None
        self._settled()

    def let_bot_answer(self, seat: int) -> None:
        """This once, a bot answers for this seat; if even that fails, the question's default is taken."""
        update = self._latest[seat]
        if update.question is None or not update.owes:
            return
        self._asked_here = None
        self.scene.ask(None)
        self._drop_eyes()
        asked, default = update.asked, update.question.default

        def deliver(answer: Answer, reason: Message) -> None:
            if self.table.submit(seat, answer, self.now(), asked=asked, reason=reason) is not None:
                self.table.submit(seat, default, self.now(), asked=asked)

        self.voices.think(update, deliver)

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat's last answer has to stand; None if it could be taken back."""
        return self.table.why_no_undo(seat)

    def undo(self, seat: int) -> Message | None:
        """Take back the last answer of somebody here."""
        return self.table.undo(seat, self.now())

    def _ask_bot(self, seat: int, asked: int) -> None:
        self._thinking.add((asked, seat))
        update = self._latest[seat]
        wait = self._random.randint(*BOT_PAUSE) / self.scene.pace.speed
        began = monotonic()

        def deliver(answer: Answer, reason: Message) -> None:
            left = 0 if self.fast else max(int(wait - (monotonic() - began) * 1000), 0)
            QTimer.singleShot(left, self, lambda: self._bot_answers(seat, asked, answer, reason))

        self.voices.think(update, deliver)

    def _bot_answers(self, seat: int, asked: int, answer: Answer, reason: Message) -> None:
        if self.over or seat not in self.bots or self.table.play.core.asked != asked:
            return
        if self.table.submit(seat, answer, self.now(), asked=asked, reason=reason) is not None:
            question = self._latest[seat].question
            if question is not None:
                self.table.submit(seat, question.default, self.now(), asked=asked, reason=reason)

    # --- time ------------------------------------------------------------------------------------------------

    def _set_deadline(self, update: Update) -> None:
        if update.deadline is None:
            self._deadline.stop()
        else:
            self._deadline.start(max(update.deadline - self.now(), 0))

    def _time_is_up(self) -> None:
        deadline = self.table.next_deadline()
        if deadline is not None and self.now() < deadline:  # a timer may ring a little early
            self._deadline.start(deadline - self.now())
            return
        self._drop_eyes()
        self.table.advance(self.now())

    def seconds_left(self) -> int | None:
        deadline = self._latest[None].deadline if None in self._latest else None
        return None if deadline is None else max((deadline - self.now() + 999) // 1000, 0)

    # --- leaving and hurrying --------------------------------------------------------------------------------

    def people_in_the_game(self) -> bool:
        """Is any person here still to be asked anything in this game?"""
        return any(self.scene.still_in(seat) for seat in self.people)

    def fast_forward(self) -> None:
        """Nobody here has anything left to decide: show the rest quickly."""
        self.fast = True
        self.scene.skip()

    def concede(self, seat: int) -> None:
        """A deputy plays on for somebody who gives up."""
        journal = self.table.journal
        if seat in self.bots or journal is None or self.over:
            return
        updates = heard_by(record.read(journal.path), seat, find_game)
        self._asked_here = None
        self.scene.ask(None)
        self._drop_eyes()
        self._seat_bot(seat, ADVISER, updates)
        left = [other for other in self.people if other != seat]
        self.eyes = left[0] if len(left) == 1 else None
        if left:
            self.scene.sit(left[0])
        self.table.take_over(seat, ADVISER, self.now())

    def close(self) -> None:
        """Leave the table. Everything answered so far is in the journal."""
        self.over = True
        self._deadline.stop()
        self.scene.director.stop()
        for stop in self._unlisten:
            stop()
        self.voices.close()
        if self.table.journal is not None:
            self.table.journal.close()
