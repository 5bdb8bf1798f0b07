"""How many: one number, or so many of each kind."""

from __future__ import annotations

from ...engine.questions import Answer, ChooseCounts, ChooseNumber
from ..action import Action
from .base import Answering, Picker


class NumberPicker(Picker):
    """More and fewer, or the digit itself."""

    question: ChooseNumber

    def __init__(self, at: Answering, question: ChooseNumber) -> None:
        super().__init__(at, question)
        self.number = min(max(question.default, question.least), question.most)

    def open(self) -> None:
        self.put_out()
        self.scene.aim([])

    def now(self) -> Answer:
        return self.number

    def choose(self, answer: Answer) -> None:
        self.number = answer
        self.changed()

    def buttons(self) -> list[Action]:
        question = self.question
        made = [
            Action("less", "−", ("Left", "-"), self.number > question.least),
            Action("more", "+", ("Right", "+"), self.number < question.most),
        ]
        digits = range(question.least, min(question.most, 9) + 1)
        return made + [Action(f"digit{digit}", str(digit), (str(digit),), silent=True) for digit in digits]

    def press(self, id: str) -> None:
        if id.startswith("digit"):
            self.number = int(id.removeprefix("digit"))
        else:
            self.number += 1 if id == "more" else -1
        self.number = min(max(self.number, self.question.least), self.question.most)
        self.scene.sound("button")
        self.changed()


class CountsPicker(Picker):
    """One step for each kind; a press adds one, and after the last begins with none again."""

    question: ChooseCounts

    def __init__(self, at: Answering, question: ChooseCounts) -> None:
        super().__init__(at, question)
        self.counts = list(question.default)

    def open(self) -> None:
        self.put_out()
        self.scene.aim([])

    def now(self) -> Answer:
        return tuple(self.counts)

    def choose(self, answer: Answer) -> None:
        self.counts = list(answer)
        self.changed()

    def clear(self) -> None:
        self.counts = [0] * len(self.counts)

    def buttons(self) -> list[Action]:
        question = self.question
        made = []
        for number, kind in enumerate(question.kinds):
            if not question.have[number]:
                continue
            word = self.at.word(question.about, kind)
            room = self.counts[number] < question.have[number] and sum(self.counts) < question.most
            made.append(Action(f"less{number}", f"− {word}", (f"Shift+{number + 1}",), self.counts[number] > 0))
            made.append(
                Action(
                    f"more{number}",
                    f"+ {word}",
                    (str(number + 1),),
                    room,
                    why="" if room else self.scene.say(question.not_enough),
                    refusal="" if room else question.not_enough.id,
                )
            )
        return made

    def press(self, id: str) -> None:
        number = int(id[-1])
        self.counts[number] += 1 if id.startswith("more") else -1
        self.scene.sound("button")
        self.changed()
