"""In a window: reveal something, stop the clock, or let it pass. Choosing goes on while the clock is held."""

from __future__ import annotations

from typing import Any

from ...engine.questions import HOLD, PASS, Answer, Window
from ..action import Action
from ..window_strip import Offered
from .base import Answering, Nothing
from .plays import PlayPicker

WAIT, UNTIL, LET_PASS = "wait", "until", "let_pass"


class WindowPicker(PlayPicker):
    """Until somebody begins to choose there is only the strip; then the bar has the buttons of a play."""

    question: Window

    def __init__(self, at: Answering, question: Window) -> None:
        super().__init__(at, question)
        # Was the clock stopped from here (or, behind a curtain, before it was lifted)?
        self.held = self.scene.given == HOLD

    def now(self) -> Answer | Nothing:
        return super().now() if self.card is not None else PASS

    def offers(self) -> list[Offered]:
        """What the strip shows; without anything to play it is the same but for the first button."""
        say = self.scene.say
        made = []
        if self.card is None:
            made = [
                Offered(f"card{number}", self.at.word("card", card), self.at.key("card", card) or str(number + 1))
                for number, card in enumerate(self.cards())
            ]
        if not self.held:
            made.append(Offered(WAIT, say("table.window_wait"), "␣"))
        made.append(Offered(LET_PASS, say("table.window_pass"), "⌫"))
        if not self.scene.guided:
            made.append(Offered(UNTIL, say("table.window_until"), "P"))
        return made

    def choices(self) -> list[Action]:
        """Keys for what the strip shows; buttons in the bar only for what is begun."""
        keys = {"␣": "Space", "⌫": "Backspace"}
        silent = [
            Action(offer.id, offer.text, (keys.get(offer.key, offer.key),), silent=True) for offer in self.offers()
        ]
        if self.card is None:
            return silent
        begun = {action.id for action in self.buttons()}
        return [action for action in silent if action.id not in begun and action.id != LET_PASS] + super().choices()

    def pick(self, slot: str, value: Any) -> None:
        """Whoever begins to choose needs time: the clock is stopped first, and a play without choices is ready then."""
        if slot == "card" and not self.held:
            self.held = True
            self.card, self.target, self.way = value, None, None
            self._fill()
            self.scene.sound("button")
            self.scene.answer(HOLD)
            return
        super().pick(slot, value)

    def confirm(self) -> None:
        self.held = False  # what was begun is done: asked anew, one begins anew
        super().confirm()

    def press(self, id: str) -> None:
        if id == WAIT:
            self.held = True
            self.scene.answer(HOLD)
        elif id == LET_PASS:
            self.held = False
            self.scene.answer(PASS)
        elif id == UNTIL:
            self.scene.windows.choose_until(self.question.seat)
        else:
            super().press(id)
