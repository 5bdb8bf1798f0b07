"""One game at this screen: the table, the people here, the bots, and what is shown when.

The scene shows one Update after another; whoever is asked is asked when everything has been shown. Bots answer
after a moment that has nothing to do with what they think about, so that their pace tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer

from ..engine.questions import HOLD, Answer, Window
from ..engine.table import Table
from ..engine.update import Update
from ..table.scene import GameScene
from .seated.helping import Helping
from .seated.peeking import BehindCurtain
from .seated.time import OnTime
from .voices import BotVoices, Voices

BOT_PAUSE = (450, 1250)
"""Milliseconds a bot seems to think, whatever it has to think about."""


class Sitting(Helping, BehindCurtain, OnTime):
    """Drives a table for the people at this screen."""

    def __init__(
        self,
        table: Table,
        scene: GameScene,
        parent: QObject | None = None,
        voices: Voices | None = None,
        here: Collection[int] | None = None,
    ) -> None:
        super().__init__(table, scene, parent, voices or BotVoices(table.game, len(table.seats), parent or scene), here)
        scene.settled.connect(self._settled)
        scene.answered.connect(self._answered)
        scene.offered.connect(self._took_offer)
        scene.withdrawn.connect(self._withdraw)
        scene.passes.connect(self.pass_until)
        scene.interrupts.connect(self.interrupt)

    def bot_pause(self) -> int:
        return int(self._random.randint(*BOT_PAUSE) / self.scene.pace.speed)

    # --- what happens ----------------------------------------------------------------------------------------

    def _store(self, update: Update) -> None:
        assert update.seat is not None
        self._latest[update.seat] = update
        self.voices.hear(update)
        if isinstance(update.question, Window):
            # Nobody else hears of an answer in a window, so nothing else will show it.
            QTimer.singleShot(0, self, self._settled)

    def _moved(self, update: Update) -> None:
        """The table moved on (the spectator hears it last): show it through the eyes that look now."""
        self._latest[None] = update
        self.passing.hear(update.events)
        shown = self._latest[self.eyes]
        if shown.events or self.scene.question is None:
            self._ask_nobody()
            self._stop_clock()
            self.scene.show_update(shown)
            if self.fast:
                self.scene.skip()
        else:
            # Only somebody's readiness changed: what the person here is choosing stays as it is.
            self.scene.note(shown)
            self._settled()

    def _ask_nobody(self) -> None:
        self._asked_here = None
        if self.may_interrupt:
            self.may_interrupt = ()
            self.scene.window_close()
        self.scene.ask(None)
        self.asked.emit(None)

    def _settled(self) -> None:
        """Everything has been shown: now whoever is asked may answer."""
        if self.over or self._changing_seats or self.scene.director.busy or self.hold():
            return
        public = self._latest[None]
        if public.outcome is not None:
            self.over = True
            self.clock.stop()
            self.screen.free()
            self.ended.emit()
            return
        if self.stopped:
            return
        for seat in public.waiting:
            if seat in self.bots and (public.asked, seat) not in self._thinking:
                self._ask_bot(seat, public.asked)
        self._ask_here(public)
        self._run_clock(public)

    def go_on(self) -> None:
        """What held the game has been read, or the pause is over."""
        self.stopped = False
        self._settled()

    def stop(self) -> None:
        """The table pauses: nobody is asked, nobody answers, no time passes, until `go_on`."""
        self.stopped = True
        self._ask_nobody()
        self._free_screen()
        self._stop_clock()

    # --- people ----------------------------------------------------------------------------------------------

    def _ask_here(self, public: Update) -> None:
        """Put the question to the next person here, behind the curtain if it is secret and several share a screen."""
        people = self.people
        if any(isinstance(self._latest[seat].question, Window) for seat in people):
            self._ask_in_window(people)
            return
        for seat in people:
            if seat in public.waiting and self._can_only_pass(seat):
                self._pass_by(seat, public.asked)
        awaited = [seat for seat in people if seat in public.waiting and (public.asked, seat) not in self._thinking]
        if len(people) > 1 and not self._still_asked(awaited):
            self._free_screen()
        if not awaited:
            self._offer_change(people)
        elif len(people) == 1 or not self._behind_curtain(awaited[0]):
            self._ask_person(awaited[0])
        elif self.screen.lifted is not None:
            self._ask_person(self.screen.lifted)
        elif self.screen.curtain_for is None:
            self.screen.close_for(awaited[0])

    def _offer_change(self, people: list[int]) -> None:
        """A single person who is ready may still change the answer while others think."""
        if len(people) == 1 and self._latest[people[0]].question is not None:
            mine = self._latest[people[0]]
            if self._asked_here == (people[0], mine.asked) and (self.scene.owes, self.scene.given) == (
                False,
                mine.given,
            ):
                return
            self._asked_here = (people[0], mine.asked)
            self.scene.ask(mine.question, False, mine.given)
            self.asked.emit(people[0])

    def _ask_person(self, seat: int) -> None:
        mine = self._latest[seat]
        if self._asked_here == (seat, mine.asked) and self.scene.owes and self.scene.question is not None:
            return  # what is being chosen stays as it is
        self._asked_here = (seat, mine.asked)
        self.scene.ask(mine.question, True, mine.given)
        self.asked.emit(seat)

    # --- answers ---------------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        if self._asked_here is None:
            return
        seat, asked = self._asked_here
        self._ask_nobody()
        if answer != HOLD:  # whoever stops the clock stays at the screen
            self._free_screen()
        self._try(lambda: self.table.submit(seat, answer, self.now(), asked=asked))

    def _took_offer(self, offer: int, answer: Answer) -> None:
        """Whoever looks uses a standing offer, whoever is asked at the moment."""
        seat = self.eyes
        if seat is not None:
            self._ask_nobody()
            self._try(lambda: self.table.submit_offer(seat, offer, answer, self.now()))

    def _withdraw(self) -> None:
        seat = self.eyes
        if seat is not None:
            self._ask_nobody()
            self._try(lambda: self.table.withdraw(seat, self.now()))
