"""Bots between two cards: they leave cover, set traps, deal, and decide, each in its own time."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ...engine.message import Message
from ...engine.questions import Answer, React
from ...engine.update import Update
from .base import LiveBase


class WithDeeds(LiveBase):
    """One deed at a time; whoever sees something new thinks again."""

    def _ask_bots(self, public: Update) -> None:
        for seat in self.bots:
            mine = self._latest[seat]
            if isinstance(mine.question, React):
                self._plan_deed(seat, mine)
            elif mine.question is not None and mine.owes and (public.asked, seat) not in self._thinking:
                self._ask_bot(seat, public.asked)

    def _plan_deed(self, seat: int, mine: Update) -> None:
        """What this bot does before the next card, and when."""
        question = mine.question
        assert isinstance(question, React)
        asked = (mine.asked, question.inputs)
        there = self._deeds.get(seat)
        if there is not None and there[0] == asked:
            return
        if there is not None:
            there[1].stop()
        timer = QTimer(self)
        timer.setSingleShot(True)
        self._deeds[seat] = (asked, timer)
        deed = self.racers.racers[seat].between(mine.view, question, self.now())
        if deed is not None:
            timer.timeout.connect(lambda: self._do(seat, mine.asked, deed.answer, deed.reason))
            timer.start(max(deed.at - self.now(), 0))

    def _do(self, seat: int, asked: int, answer: Answer, reason: Message) -> None:
        mine = self._latest.get(seat)
        if self.over or seat not in self.bots or mine is None or mine.asked != asked:
            return
        if mine.question is None or mine.question.refuse(answer) is not None:
            return
        if self.stopped or self.peeking is not None:
            self._deeds.pop(seat, None)
            return
        self._try(lambda: self.table.submit(seat, answer, self.now(), asked=asked, reason=reason))

    def _forget_deeds(self) -> None:
        for _, timer in self._deeds.values():
            timer.stop()
        self._deeds.clear()
