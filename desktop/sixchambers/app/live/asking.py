"""What people are asked between two cards, and what they may look at alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from ...engine.questions import Answer, AnyQuestion
from ...engine.update import Update
from .base import LiveBase

LOOK = 1000
"""Milliseconds a secret look lasts where others sit at the same screen."""
LOOK_FIRST: Answer = ("look", None)
"""No answer of the game: the dealer of a duel wants to see, alone, what there is to choose from."""


class LiveAsking(LiveBase):
    """Everybody here is asked at once; what is secret, one after another behind the curtain."""

    def __init__(self, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        # Can somebody be told a card by touch, so that nobody else sees it? Then that is done here.
        self.feel: Callable[[int, str], bool] = lambda seat, card: False
        self._waits = False
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(LOOK)
        self._looking.timeout.connect(self.stop_peeking)

    def _questions(self) -> dict[int, AnyQuestion]:
        """What the people here may answer now, by seat."""
        found = {}
        for seat in self.people:
            mine = self._latest[seat]
            if mine.question is not None and (mine.owes or mine.question.changeable):
                found[seat] = mine.question
        return found

    def _ask_people(self, public: Update) -> None:
        questions = self._questions()
        secret = [seat for seat, question in questions.items() if question.secret and self._latest[seat].owes]
        if len(self.people) > 1 and secret:
            self._ask_secretly(secret)
            return
        scene, alone = self.scene, self.peeking is not None and self.screen.lifted == self.peeking
        if len(self.people) > 1 and self.peeking is None:
            self.wait(False)
            self._free_screen()
        if alone:
            questions = {seat: question for seat, question in questions.items() if seat == self.peeking}
        scene.asking.shared = len(self.people) > 1 and not alone
        scene.ask_each(questions)
        first = scene.question
        before = self._asked_here
        self._asked_here = (first.seat, public.asked) if first is not None else None
        if first is not None and first.about in ("power", "recruit") and public.deadline is not None:
            scene.clock.run(scene.say(first.prompt), max(public.deadline - self.now(), 0))
        if self._asked_here != before or first is not None:
            self.asked.emit(first.seat if first is not None else None)

    def _ask_secretly(self, owing: list[int]) -> None:
        """Calm mode at a shared screen: one after another, behind the curtain. Nobody's time runs meanwhile."""
        lifted = self.screen.lifted
        self.wait(True)
        if lifted in owing and lifted is not None:
            question = self._latest[lifted].question
            assert question is not None
            self.scene.keys_of = lifted
            self.scene.ask_each({lifted: question})
            self.scene.show_marks()
            self._asked_here = (lifted, self._latest[lifted].asked)
            self.asked.emit(lifted)
        else:
            self._free_screen()
            self.screen.close_for(owing[0])

    def _ask_nobody(self) -> None:
        self._asked_here = None
        self.scene.ask_each({})
        self.asked.emit(None)

    def _ask_person(self, seat: int) -> None:
        self._settled()

    def _answered(self, answer: Answer) -> None:
        if self._asked_here is not None:
            self._decided(self._asked_here[0], answer)

    def _decided(self, seat: int, answer: Answer) -> None:
        if answer == LOOK_FIRST:
            self.look_alone(seat)
            return
        mine = self._latest[seat]
        peeks = answer == ("peek", None)
        if self.screen.lifted is not None:
            self._free_screen()
        done = self._try(lambda: self.table.submit(seat, answer, self.now(), asked=mine.asked))
        if done and peeks and not self.feel(seat, self._latest[seat].view.peek or ""):
            self.look_alone(seat)

    # --- secret looks ----------------------------------------------------------------------------------------

    def may_peek(self) -> bool:
        """The general button for secrets is not for this game: what may be looked at has a button of its own."""
        return False

    def look_alone(self, seat: int) -> None:
        """Where others sit at the same screen, they look away first; the game waits."""
        if len(self.people) > 1:
            self.peeking = seat
            self.wait(True)
            self._ask_nobody()
            self.screen.close_for(seat)

    def lift_curtain(self) -> None:
        super().lift_curtain()
        if self.peeking is not None and not self._latest[self.peeking].view.picks:
            self._looking.start()  # whoever has something to choose takes his time

    def _free_screen(self) -> None:
        if len(self.people) > 1:
            self._looking.stop()
            if self.peeking is not None:
                self.wait(False)
            self.scene.keys_of = None
            super()._free_screen()

    def wait(self, on: bool) -> None:
        """Between two cards no time passes, as long as somebody has to look at something alone."""
        if self.court is not None and on != self._waits:
            self._waits = on
            self.court.pause(on)
