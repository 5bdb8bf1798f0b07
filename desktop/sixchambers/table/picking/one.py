"""One of several: a seat, a card, yes or no."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...engine.questions import PASS, Answer, ChooseOne
from ..action import Action
from .base import NOT_YET, PASS_ON, Answering, Nothing, Picker, reasons


class OnePicker(Picker):
    """Press a piece or a button; once more, or Enter, confirms it."""

    question: ChooseOne

    def __init__(self, at: Answering, question: ChooseOne) -> None:
        super().__init__(at, question)
        self.chosen: Any = NOT_YET

    def open(self) -> None:
        self.put_out()
        barred = reasons(self.scene, self.question)
        pieces = []
        for number, value in enumerate((*self.question.options, *barred)):
            piece = self.at.piece(self.question.about, value)
            if piece is None:
                continue
            able = value in self.question.options
            self.light(
                piece,
                partial(self.pick, value),
                lit=able and self.allowed(value, lambda answer: answer),
                chosen=able and value == self.chosen,
                barred="" if able else barred[value],
                keycap=self._key(number, value) if able else "",
                caution=self.caution(value) if able else "",
            )
            pieces.append(piece)
        self.scene.aim(pieces)

    def _key(self, number: int, value: Any) -> str:
        return self.at.key(self.question.about, value) or str(number + 1)

    def now(self) -> Answer | Nothing:
        return self.chosen

    def choose(self, answer: Answer) -> None:
        self.chosen = answer
        self.changed()

    def clear(self) -> None:
        self.chosen = NOT_YET

    def pick(self, value: Any) -> None:
        reason = self.question.refuse(value)
        if reason is not None:
            self.scene.refuse(reason)
        elif not isinstance(self.chosen, Nothing) and value == self.chosen:
            self.confirm()
        else:
            self.scene.sound("button")
            self.chosen = value
            self.changed()

    def buttons(self) -> list[Action]:
        about = self.question.about
        made = []
        for number, value in enumerate(self.question.options):
            shown = self.at.piece(about, value) is not None
            made.append(Action(f"pick{number}", self.at.word(about, value), (self._key(number, value),), silent=shown))
        if self.question.may_pass:
            made.append(Action(PASS_ON, self.at.describe(PASS), ("Backspace",)))
        return made

    def press(self, id: str) -> None:
        if id == PASS_ON:
            self.scene.answer(PASS)
        elif id.startswith("pick"):
            value = self.question.options[int(id.removeprefix("pick"))]
            if self.at.piece(self.question.about, value) is None:
                self.scene.answer(value)  # a button says what it does
            else:
                self.pick(value)
