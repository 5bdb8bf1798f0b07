"""Leaving, hurrying, helping: what people may do at a table besides answering."""

from __future__ import annotations

from collections.abc import Callable

from ...engine import journal as record
from ...engine.message import Message
from ...engine.questions import Answer
from ...engine.replay import heard_by
from ...engine.update import Update
from ...games import game as find_game
from .base import ADVISER
from .bots import WithBots


class Helping(WithBots):
    """A deputy advises, plays on for somebody who gives up, or answers once for somebody who does not."""

    def hint(self, deliver: Callable[[Answer, Message], None]) -> bool:
        """What a deputy would do in the place of whoever is asked here; False if nobody is, or none may be given: in
        front of everybody, advice would betray what it rests on."""
        if self._asked_here is None or not self.scene.owes or not self.table.header.hints or self.may_peek():
            return False
        wanted = self._asked_here

        def still_wanted(answer: Answer, reason: Message) -> None:
            if self._asked_here == wanted:
                deliver(answer, reason)

        self.voices.think(self._latest[wanted[0]], still_wanted)
        return True

    def people_in_the_game(self) -> bool:
        """Is any person, here or elsewhere, still to be asked anything in this game?"""
        seats = self.table.seats
        return any(info.player == "person" and self.scene.still_in(seat) for seat, info in enumerate(seats))

    def fast_forward(self) -> None:
        """Nobody here has anything left to decide: show the rest quickly."""
        self.fast = True
        self.scene.skip()

    def concede(self, seat: int) -> None:
        """A deputy plays on for somebody who gives up."""
        if seat not in self.bots:
            self.hand_over(seat, ADVISER)

    def hand_over(self, seat: int, player: str) -> None:
        """From now on a bot plays this seat, with all it has heard so far; or a person again."""
        journal = self.table.journal
        if journal is None or self.over or self.table.seats[seat].player == player:
            return
        updates = heard_by(record.read(journal.path), seat, find_game)
        self._ask_nobody()
        self._free_screen()
        self._changing_seats = True
        if self._try(lambda: self.table.take_over(seat, player, self.now())):
            if player == "person":
                self._give_up_bot(seat)
            else:
                self._latest[seat] = self.table.update(seat)
                self._listen([seat])
                self._seat_bot(seat, player, updates)
            self.screen.share(self.people)
            if self.screen.only is not None:
                self.scene.sit(self.screen.only)
            self.scene.look(self._latest[self.eyes])
        self._changing_seats = False
        self._settled()

    def _give_up_bot(self, seat: int) -> None:
        """The person is back."""
        self.bots.discard(seat)
        self._thinking = {(asked, thinker) for asked, thinker in self._thinking if thinker != seat}
        if not self._is_ours(seat):
            self._stop_listening(seat)
            self._latest.pop(seat, None)

    def prompt_of(self, seat: int) -> Message | None:
        """What this seat is asked, if that is known here; the prompt of a question is no secret."""
        question = self.table.update(seat).question
        return question.prompt if question is not None else None

    def can_answer_for(self, seat: int) -> bool:
        """Could a bot at this machine answer for this seat?"""
        return True

    def nudge(self) -> None:
        """Ask everybody again who has not answered. A person who is choosing goes on choosing."""
        self._thinking.clear()
        self._settled()

    def let_bot_answer(self, seat: int) -> None:
        """This once, a bot answers for this seat; if even that fails, the question's default is taken."""
        update = self._latest.get(seat) or self._look_over(seat)
        if update is None or update.question is None or not update.owes or self.over:
            return
        self._thinking.add((update.asked, seat))
        self._ask_nobody()
        self._free_screen()
        self.voices.think(update, lambda answer, reason: self._bot_answers(seat, update.asked, answer, reason))
        self._settled()

    def _look_over(self, seat: int) -> Update | None:
        """A guest does not answer, and the people here have had enough: a bot looks at that hand, and nobody else."""
        journal = self.table.journal
        if journal is None:
            return None
        heard = heard_by(record.read(journal.path), seat, find_game)
        self.voices.sit(seat, ADVISER, heard)
        return self.table.update(seat)
