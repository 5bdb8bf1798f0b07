"""What the bar and the log say."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ...engine.events import Event
from ...engine.message import Many, Message, Who
from ...engine.questions import Window
from ...engine.update import Update
from .base import LaidTable

SINCE = 3
"""Sentences told to somebody whose turn it is again."""


class Telling(LaidTable):
    """The log tells everything; the bar what matters now."""

    def _at_rest(self) -> None:
        """Everything has been shown. Perhaps nobody here is in the game any more."""
        self._say()
        self._offer()

    def _speak_to_you(self) -> None:
        """A single person here is called "you"; where several share the screen, everybody has a name."""
        people = self.sitting.people
        self.names.you = people[0] if len(people) == 1 else None

    def _open_log(self, update: Update) -> None:
        """A game that goes on: what happened this round is in the log already."""
        if self.sitting.resumed:
            self.log.hear(update.events)

    def _hear(self, event: Event) -> None:
        """The log tells a thing when the table shows it, not before."""
        self._speak_to_you()
        self.log.hear([event])
        line = event.line()
        if line is not None:
            self._last_line = line
            for lines in self._since.values():
                if event.begins_round:
                    lines.clear()  # older rounds are for one's own memory
                lines.append(line)
        self._say()

    def _answered(self) -> None:
        if self._asked is not None:
            self._since[self._asked] = []

    def _on_asked(self, seat: int | None) -> None:
        called = seat is not None and self.scene.owes and seat != self._asked
        called = called and not isinstance(self.scene.question, Window)  # these come often and are soon gone
        if seat is None or self.sitting.asked_now != self._asked_last:
            self.hint("")  # it was for another question
        self._asked_last = self.sitting.asked_now or self._asked_last
        self._asked = seat
        if called:
            self.sound.play("turn")
            window = self.window()
            if not window.isActiveWindow():
                QApplication.alert(window)
        if self.table.header.time_limit is not None and not self.sitting.over and not self._second.isActive():
            self._second.start()
        self._say()
        self._offer()

    def _say(self) -> None:
        """The sentence of the bar, and the small print under it."""
        say = self.speaker.say
        if self.sitting.over and self.table.outcome is not None:
            line = self.table.outcome.why
            self.bar.say(self._result(), say(line, self.names))
            return
        wish = self.consent.now
        if wish is not None:
            left = say("app.waiting", self.names, who=Many(tuple(map(Who, wish.left))))
            self.bar.say(say("app.wants_back", self.names, who=Who(wish.seat)), self._hint or left)
            return
        if self.scene.offer is not None:
            self.bar.say(say(self.scene.offer.question.prompt, self.names), self._hint, reply=bool(self._hint))
            return
        question = self.scene.question
        if isinstance(question, Window):  # the strip asks; the bar goes on telling
            self.bar.say(self._told(), self._hint)
            return
        if question is not None and self._asked is not None and self.scene.owes:
            prompt = say(question.prompt, self.names)
            if len(self.sitting.people) > 1:
                prompt = f"{self.names[self._asked]}: {prompt}"
            since = " ".join(say(line, self.names) for line in self._since.get(self._asked, [])[-SINCE:])
            small = self._hint or (say("app.since", lines=since) if since else "")
            self.bar.say(prompt, small, reply=bool(self._hint))
            return
        if self.scene.director.busy:
            self.bar.say(self._told(), self._hint)
            return
        waiting = self.scene.update_now.waiting if self.scene.update_now is not None else ()
        others = tuple(Who(seat) for seat in waiting if seat not in self.sitting.people)
        text = say("app.waiting", self.names, who=Many(others)) if others else ""
        if question is not None:
            text = say("app.ready_waiting", self.names, who=Many(others)) if others else ""
        you = self.names.you
        if you is not None and self.scene.update_now is not None and not self.scene.still_in(you):
            text = self.scene.consolation() or text
        self.bar.say(text, self._hint or self._told())

    def _told(self) -> str:
        """The last thing that happened."""
        return self.speaker.say(self._last_line, self.names) if self._last_line is not None else ""

    def _result(self) -> str:
        outcome = self.table.outcome
        assert outcome is not None
        say = self.speaker.say
        if not outcome.winners:
            return say("app.nobody_won")
        if outcome.winners == tuple(self.sitting.people):
            return say("app.you_won")
        who = Many(tuple(Who(seat) for seat in outcome.winners))
        return say("app.won" if len(outcome.winners) == 1 else "app.won_together", self.names, who=who)

    def hint(self, text: str) -> None:
        """Why something cannot be done, for a moment."""
        self._hint = text
        if not text:
            self.scene.refused_by = ""
        self._hint_timer.start(6000) if text else self._hint_timer.stop()
        self._say()
        self._offer()

    def _refused(self, refusal: Message) -> None:
        self.scene.refused_by = refusal.id
        self.hint(self.speaker.say(refusal, self.names))

    def _clear_hint(self) -> None:
        self.hint("")
