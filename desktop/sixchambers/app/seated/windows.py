"""Interrupt windows: who is asked in one, who may stop its clock, and whether anybody has to wait for its end."""

from __future__ import annotations

from time import monotonic

from ...engine.questions import HOLD, Window
from ...engine.update import Update
from ..passing import Until
from .base import Seated


class InWindows(Seated):
    """A window closes by the clock alone, so that its length tells nobody anything."""

    def _ask_in_window(self, people: list[int]) -> None:
        """Whoever is alone here is simply asked. Where several share the screen, a key stops the clock first and draws
        the curtain for whoever pressed it: looking at one's cards takes longer than the window lasts."""
        asked = [
            seat
            for seat in people
            if isinstance(self._latest[seat].question, Window) and self.passing.until(seat) is None
        ]
        if self._alone:
            asked = [seat for seat in asked if not self._idle(seat)]
        if len(people) == 1:
            if asked:
                mine = self._latest[asked[0]]
                self._ask_person(asked[0]) if mine.owes or mine.given == HOLD else self._offer_change(people)
        elif self.screen.lifted in asked:
            self._ask_person(self.screen.lifted)
        elif self.screen.curtain_for is None:
            self._free_screen()
            holding = [seat for seat in asked if self._latest[seat].given == HOLD]
            if holding:  # somebody stopped the clock before there was a pause, or the program was left
                self.screen.close_for(holding[0])
                return
            self.may_interrupt = tuple(seat for seat in asked if self._latest[seat].owes)
            deadline = self._latest[None].deadline
            left = 0 if deadline is None else max(deadline - self.now(), 0)
            self.scene.window_open(None, self.may_interrupt, round(monotonic() * 1000) + left)
            self.asked.emit(None)

    @property
    def _alone(self) -> bool:
        """Is there a single person in the whole game, and nobody who watches?"""
        return self._private and len(self.people) == 1

    def _idle(self, seat: int) -> bool:
        """Has this seat nothing (more) to do in the window that is open?"""
        mine = self._latest[seat]
        if not isinstance(mine.question, Window) or mine.given == HOLD:
            return False
        return not mine.owes or not mine.question.moves or self.passing.until(seat) is not None

    def _waits_for_nobody(self, public: Update) -> bool:
        """A window that need not last: its bots have answered, and nobody is left who could learn anything from how
        long it takes. Either no person is asked in it, as everybody can see; or only the one there is."""
        for seat in public.waiting:
            mine = self._latest.get(seat)
            if mine is None or not isinstance(mine.question, Window):
                return False
            if mine.owes if seat in self.bots else not (self._alone and self._idle(seat)):
                return False
        return bool(public.waiting)

    def interrupt(self, seat: int) -> None:
        """Somebody here wants to be heard: the clock waits while the others look away."""
        if seat in self.may_interrupt:
            self.may_interrupt = ()
            self.scene.window_close()
            self.screen.close_for(seat)
            self._try(lambda: self.table.submit(seat, HOLD, self.now(), asked=self._latest[seat].asked))

    def pass_until(self, seat: int, until: Until | None) -> None:
        """Not to be asked in windows until then. In the one that is open, the default is the answer: a clock that was
        stopped runs again, and nobody lets himself die by the way."""
        self.passing.set(seat, until)
        question = self._latest[seat].question
        if until is not None and self._asked_here is not None and self._asked_here[0] == seat and question is not None:
            self._answered(question.default)

    def passing_here(self) -> bool:
        """Does somebody here not want to be asked in windows, and is still in the game?"""
        return any(self.passing.until(seat) is not None and self.scene.still_in(seat) for seat in self.people)

    def ask_again(self) -> None:
        """Whoever did not want to be asked in windows wants it after all."""
        for seat in self.people:
            self.passing.set(seat, None)
