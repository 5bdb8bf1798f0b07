"""Buttons and keys: what can be done now, and doing it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from ...engine.message import Message
from ...engine.questions import Answer, Window
from ...players.bot import Using
from ...table.accessible import announce
from ...table.action import Action
from ..rulebook.anchors import anchor_for
from .taking_back import TakingBack

SPELLINGS = {"Return": ("Return", "Enter")}
"""Keys that are there twice: the Enter key of the number pad is one, too."""


class Pressing(TakingBack):
    """Every button has a key, and every key does what its button does."""

    def actions_now(self) -> list[Action]:
        say = self.speaker.say
        if self.sitting.over:
            return [
                Action("leave", say("app.to_lobby"), ("Escape",)),
                Action("again", say("app.again"), ("Return",), main=True),
            ]
        actions = self.scene.choices() if self.scene.question is not None or self.scene.offers() else []
        if self.sitting.may_interrupt:
            return [self._interrupt_action(seat) for seat in self.sitting.may_interrupt]
        if self.consent.now is not None:
            return self._agree_actions(self.consent.now)
        if self.scene.refused_by and anchor_for(self.scene.refused_by) is not None:
            actions.insert(0, Action("why", say("app.why"), ("?",)))
        in_window = isinstance(self.scene.question, Window)  # over before one could read it
        if actions and self.scene.owes and self.sitting.may_peek():
            actions.insert(0, Action("peek", say("app.peek"), ("V",)))
        elif actions and self.scene.owes and self.hints_allowed and not in_window:
            actions.insert(0, Action("hint", say("app.hint"), ("H",)))
        if self.sitting.peeking is not None and self.scene.question is not None:
            actions.insert(0, Action("stop_peeking", say("app.stop_peeking"), ("V",)))
        if self.scene.question is None and not self.sitting.fast and not self.sitting.people_in_the_game():
            actions = [Action("fast", say("app.fast_forward"), ("F",), main=True)]
        if self.scene.question is None and self.sitting.passing_here():
            actions.append(Action("ask_again", say("app.ask_again"), ("P",)))
        return actions

    def _interrupt_action(self, seat: int) -> Action:
        """A key a person, for those who share this screen; the strip shows it."""
        text = self.speaker.say("app.interrupt", name=self.names[seat])
        return Action(f"interrupt{seat}", text, (str(seat + 1),), silent=True)

    def _offer(self) -> None:
        actions = self.actions_now()
        self.bar.offer(actions)
        keys = [(action.id, action.keys) for action in actions]
        if keys != self._keys:
            self._keys = keys
            for shortcut in self._shortcuts:
                shortcut.setEnabled(False)  # its key may mean something else before it is gone
                shortcut.deleteLater()
            self._shortcuts = [
                self._shortcut(spelling, action.id)
                for action in actions
                for key in action.keys
                for spelling in SPELLINGS.get(key, (key,))
            ]

    def _shortcut(self, key: str, id: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)  # a key held down answers once
        shortcut.activated.connect(lambda: self._press(id))
        return shortcut

    def _press(self, id: str) -> None:
        if self.curtain.isVisible():
            return
        action = next((action for action in self.actions_now() if action.id == id), None)
        if action is None:
            return
        if not action.enabled:
            if action.why:
                self.sound.play("refuse")
                self.scene.refused_by = action.refusal
                self.hint(action.why)
            return
        match id:
            case "leave":
                self.leave.emit()
            case "again":
                self.again.emit()
            case "why":
                self.rule_wanted.emit(anchor_for(self.scene.refused_by) or "")
            case "disagree":
                self._disagree()
            case _ if id.startswith("agree"):
                self.consent.agree(int(id.removeprefix("agree")), True)
            case _ if id.startswith("interrupt"):
                self.sitting.interrupt(int(id.removeprefix("interrupt")))
            case "peek":
                self.sitting.peek()
            case "stop_peeking":
                self.sitting.stop_peeking()
            case "hint":
                self.ask_hint()
            case "fast":
                self.sitting.fast_forward()
            case "ask_again":
                self.sitting.ask_again()
            case _:
                offer = self.scene.offer
                self.scene.act(id)
                if self.scene.offer is not offer:  # something else is asked now
                    self._say()
        self._offer()

    def ask_hint(self) -> None:
        """What a deputy would do here and why, from this seat's view alone."""
        if self.sitting.may_peek():
            self.hint(self.speaker.text("app.peek_first"))
        elif self.hints_allowed:
            self.sitting.hint(self._give_hint)
        else:
            self.hint(self.speaker.text("app.no_hints"))

    def _give_hint(self, answer: Answer, reason: Message) -> None:
        if isinstance(answer, Using):
            self.scene.take_up(next((offer for offer in self.scene.offers() if offer.id == answer.offer), None))
            answer = answer.answer
        self.scene.suggest(answer)
        what = self.scene.describe(answer)
        text = self.speaker.say("app.hint_text", what=what, why=self.speaker.say(reason, self.names))
        self.hint(text)
        announce(self.scene, text)
