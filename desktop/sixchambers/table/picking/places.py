"""A place on the table: a chamber of somebody's revolver, one of somebody's spares.

Where places belong to several owners, a key names the owner first and then the place; the mouse and the arrow keys go
to any place at once.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...engine.questions import PASS, Answer, ChoosePlace
from ..action import Action
from .base import CLEAR, NOT_YET, PASS_ON, Answering, Nothing, Picker, reasons

if TYPE_CHECKING:
    from ..piece import Piece

Place = tuple[int, ...]
OWNER = "owner"


class PlacePicker(Picker):
    """Press a place; once more, or Enter, confirms it."""

    question: ChoosePlace

    def __init__(self, at: Answering, question: ChoosePlace) -> None:
        super().__init__(at, question)
        self.chosen: Place | Nothing = NOT_YET
        # Whose places the keys mean now.
        self.owner: int | None = self.owners()[0] if len(self.owners()) == 1 else None

    def owners(self) -> list[int]:
        return sorted({place[0] for place in self.question.places})

    def _of_owner(self) -> list[Place]:
        return [place for place in self.question.places if place[0] == self.owner]

    def open(self) -> None:
        self.put_out()
        if self.owner is None:
            for owner in self.owners():
                plate = self.at.piece(OWNER, owner)
                if plate is not None:
                    self.light(plate, partial(self.turn_to, owner), lit=True, keycap=self.at.key(OWNER, owner))
        barred = reasons(self.scene, self.question)
        walk: list[Piece] = []
        for place in (*self.question.places, *barred):
            piece = self.at.piece(self.question.about, place)
            if piece is None:
                continue
            able = place in self.question.places
            self.light(
                piece,
                partial(self.pick, place),
                lit=able and self.allowed(place, lambda answer: answer),
                chosen=able and place == self.chosen,
                barred="" if able else barred[place],
                keycap=self._key(place) if able and place[0] == self.owner else "",
            )
            if able:
                walk.append(piece)
        self.scene.aim(walk)

    def _key(self, place: Place) -> str:
        return self.at.key(self.question.about, place) or str(place[1] + 1)

    def now(self) -> Answer | Nothing:
        return self.chosen

    def choose(self, answer: Answer) -> None:
        self.chosen = NOT_YET if answer is PASS else answer
        if answer is not PASS:
            self.owner = answer[0]
        self.changed()

    def clear(self) -> None:
        """One step back."""
        if not isinstance(self.chosen, Nothing):
            self.chosen = NOT_YET
        elif len(self.owners()) > 1:
            self.owner = None

    def turn_to(self, owner: int) -> None:
        self.scene.sound("button")
        self.owner = owner
        self.changed()

    def pick(self, place: Place) -> None:
        reason = self.question.refuse(place)
        if reason is not None:
            self.scene.refuse(reason)
        elif place == self.chosen:
            self.confirm()
        else:
            self.scene.sound("button")
            self.chosen, self.owner = place, place[0]
            self.changed()

    def buttons(self) -> list[Action]:
        made = []
        if self.owner is None:
            made = [
                Action(f"owner{owner}", self.at.word(OWNER, owner), (self.at.key(OWNER, owner),), silent=True)
                for owner in self.owners()
            ]
        for number, place in enumerate(self._of_owner()):
            shown = self.at.piece(self.question.about, place) is not None
            word = self.at.word(self.question.about, place)
            made.append(Action(f"place{number}", word, (self._key(place),), silent=shown))
        if self.question.may_pass:
            made.append(Action(PASS_ON, self.at.describe(PASS), ("P",)))
        begun = not isinstance(self.chosen, Nothing) or (self.owner is not None and len(self.owners()) > 1)
        if begun:
            made.append(Action(CLEAR, self.scene.say("table.do_back"), ("Backspace",)))
        return made

    def press(self, id: str) -> None:
        if id == PASS_ON:
            self.scene.answer(PASS)
        elif id.startswith("owner"):
            self.turn_to(int(id.removeprefix("owner")))
        elif id.startswith("place"):
            mine = self._of_owner()
            number = int(id.removeprefix("place"))
            if number < len(mine):
                self.pick(mine[number])
