"""Some of several: dice to throw again, cards to give away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from ...engine.questions import Answer, ChooseSome
from ..action import Action
from .base import CLEAR, Answering, Picker, reasons

if TYPE_CHECKING:
    from ..piece import Piece

ALL = "all"


class SomePicker(Picker):
    """Each press takes a piece in or lays it back."""

    question: ChooseSome

    def __init__(self, at: Answering, question: ChooseSome) -> None:
        super().__init__(at, question)
        self.chosen: set[Any] = set()

    def _row(self) -> list[tuple[Any, Piece]]:
        """What there is, as it lies on the table from left to right."""
        values = [*self.question.options, *(bar.value for bar in self.question.barred)]
        row = [(value, piece) for value in values if (piece := self.at.piece(self.question.about, value)) is not None]
        return sorted(row, key=lambda entry: entry[1].x())

    def open(self) -> None:
        self.put_out()
        barred = reasons(self.scene, self.question)
        row = self._row()
        for number, (value, piece) in enumerate(row):
            able = value in self.question.options
            self.light(
                piece,
                partial(self.toggle, value),
                lit=able and self.allowed(True, lambda answer, value=value: value in answer),  # type: ignore[misc]
                chosen=value in self.chosen,
                barred="" if able else barred[value],
                keycap=self._key(number, value),
            )
        self.scene.aim([piece for _, piece in row])

    def _key(self, number: int, value: Any) -> str:
        return self.at.key(self.question.about, value) or str(number + 1)

    def now(self) -> Answer:
        return tuple(value for value in self.question.options if value in self.chosen)

    def choose(self, answer: Answer) -> None:
        self.chosen = set(answer)
        self.changed()

    def clear(self) -> None:
        self.chosen = set()

    def toggle(self, value: Any) -> None:
        if value not in self.question.options:
            reason = self.question.refuse((value,))
            if reason is not None:
                self.scene.refuse(reason)
            return
        self.scene.sound("button")
        self.chosen ^= {value}
        self.changed()

    def buttons(self) -> list[Action]:
        scene = self.scene
        made = [
            Action(
                f"toggle{number}", self.at.word(self.question.about, value), (self._key(number, value),), silent=True
            )
            for number, (value, _) in enumerate(self._row())
        ]
        able = len(self.chosen) < len(self.question.options) <= self.question.most
        if len(self.question.options) <= self.question.most:
            made.append(Action(ALL, scene.say("table.do_all"), ("A",), able))
        made.append(Action(CLEAR, scene.say("table.do_clear"), ("Backspace",), bool(self.chosen)))
        return made

    def press(self, id: str) -> None:
        if id == ALL:
            self.scene.sound("button")
            self.chosen = set(self.question.options)
            self.changed()
        elif id.startswith("toggle"):
            number = int(id.removeprefix("toggle"))
            row = self._row()
            if number < len(row):
                self.toggle(row[number][0])
