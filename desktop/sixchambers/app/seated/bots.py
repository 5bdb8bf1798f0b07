"""Bots at a table: they answer after a moment that has nothing to do with what they think about."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QTimer

from ...engine.message import Message, Trouble
from ...engine.questions import PASS, Answer, Window
from ...players.bot import Using
from .base import Seated

POLITE = 250
"""Milliseconds a bot waits before it looks again whether somebody is done with a standing offer."""
RETRY = 3000
"""When an answer could not be saved: wait this long before asking again."""


class WithBots(Seated):
    """Their pace tells nobody anything; nor does that of somebody who is passed by."""

    def _ask_bot(self, seat: int, asked: int) -> None:
        self._thinking.add((asked, seat))
        wait = self.bot_pause()
        if isinstance(self._latest[seat].question, Window):
            wait = 0  # the window itself hides when it was answered
        began = monotonic()

        def deliver(answer: Answer, reason: Message) -> None:
            left = 0 if self.fast else max(int(wait - (monotonic() - began) * 1000), 0)
            QTimer.singleShot(left, self, lambda: self._bot_answers(seat, asked, answer, reason))

        self.voices.think(self._latest[seat], deliver)

    def _bot_answers(self, seat: int, asked: int, answer: Answer, reason: Message) -> None:
        update = self._latest.get(seat) or self.table.update(seat)
        if (
            (seat not in self.bots | self.here and (asked, seat) not in self._thinking)
            or self.over
            or update.asked != asked
            or not update.owes
            or update.question is None
        ):
            return
        if self.stopped:  # it is asked again when the game goes on
            self._thinking.discard((asked, seat))
            return
        if self.scene.offer is not None:  # somebody here is just using an offer: that comes first
            QTimer.singleShot(POLITE, self, lambda: self._bot_answers(seat, asked, answer, reason))
            return
        if isinstance(answer, Using) and self._takes_up(seat, asked, answer):
            return
        if update.question.refuse(answer) is not None:
            answer = update.question.default
        try:
            self.table.submit(seat, answer, self.now(), asked=asked, reason=reason)
        except Trouble as trouble:  # a full disk: say so, and try again in a while
            self.refused.emit(trouble.message)
            QTimer.singleShot(RETRY, self, lambda: self._ask_again(seat, asked))

    def _takes_up(self, seat: int, asked: int, using: Using) -> bool:
        """A standing offer first; then the same question, or what has become of it, is put to the bot again."""
        self._thinking.discard((asked, seat))
        return self._try(lambda: self.table.submit_offer(seat, using.offer, using.answer, self.now()))

    def _ask_again(self, seat: int, asked: int) -> None:
        self._thinking.discard((asked, seat))
        self._settled()

    def _can_only_pass(self, seat: int) -> bool:
        """Has this person nothing to answer with, and said not to be asked then?"""
        question = self._latest[seat].question
        return question is not None and self.passing.until(seat) is not None and question.only() == (PASS,)

    def _pass_by(self, seat: int, asked: int) -> None:
        """After a moment that tells nobody anything."""
        if (asked, seat) in self._thinking:
            return
        self._thinking.add((asked, seat))

        def act() -> None:
            mine = self._latest.get(seat)
            if self.stopped:  # it is asked again when the game goes on
                self._thinking.discard((asked, seat))
            elif mine is not None and mine.asked == asked and mine.owes and not self.over:
                self._try(lambda: self.table.submit(seat, PASS, self.now(), asked=asked))

        QTimer.singleShot(self.bot_pause(), self, act)
