"""Items into places: press an item and then its place, drag it there, or name both by key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...engine.questions import Answer, Arrange
from ..action import Action
from .base import CLEAR, NOT_YET, Answering, Nothing, Picker

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from ..piece import Piece

ITEM, PLACE, FILL = "item", "place", "fill"
KEYS = "1234567890"


class ArrangePicker(Picker):
    """`plan` has an item for each place, or -1. One item at a time is in hand (`held`); pressed places take it."""

    question: Arrange

    def __init__(self, at: Answering, question: Arrange) -> None:
        super().__init__(at, question)
        self.plan = [-1] * len(question.places)
        self.held: int | None = None

    # --- what lies where -------------------------------------------------------------------------------------

    def place_of(self, item: int) -> int | None:
        return self.plan.index(item) if item in self.plan else None

    def loose(self) -> list[int]:
        """Items that have no place yet."""
        return [item for item in range(len(self.question.items)) if item not in self.plan]

    @property
    def full(self) -> bool:
        return sum(item >= 0 for item in self.plan) == self.question.fill

    def now(self) -> Answer | Nothing:
        return tuple(self.plan) if self.full else NOT_YET

    def choose(self, answer: Answer) -> None:
        self.plan = list(answer)
        self.held = None
        self.changed()

    def clear(self) -> None:
        """Lay down what is in hand, or else take everything out."""
        if self.held is not None:
            self.held = None
        else:
            self.plan = [-1] * len(self.plan)

    # --- lighting --------------------------------------------------------------------------------------------

    def open(self) -> None:
        self.put_out()
        walk: list[Piece] = []
        for item in range(len(self.question.items)):
            piece = self.at.piece(ITEM, item)
            if piece is None:
                continue
            placed = item in self.plan
            self.light(
                piece,
                partial(self.take, item),
                lit=self._sought(item),
                chosen=item == self.held,
                keycap=self._item_key(item) if self.held is None and not placed else "",
            )
            walk.append(piece)
        for number in range(len(self.question.places)):
            piece = self.at.piece(PLACE, number)
            if piece is None:
                continue
            lit = self.held is not None or self.plan[number] >= 0
            self.light(
                piece,
                partial(self.put, number),
                lit=lit and self._meant(number),
                keycap=self._place_key(number) if self.held is not None else "",
            )
            walk.append(piece)
        self.scene.aim(walk)

    def _sought(self, item: int) -> bool:
        """In a guided game: what has to be taken next. Otherwise anything may be."""
        limit = self.scene.limit
        if limit is None:
            return True
        return self.held is None and item in limit[0] and self.place_of(item) != limit[0].index(item)

    def _meant(self, number: int) -> bool:
        limit = self.scene.limit
        if limit is None:
            return True
        meant: int = limit[0][number]
        return meant == self.held if self.held is not None else meant != self.plan[number]

    def _item_key(self, item: int) -> str:
        """The first ten have a digit, while nothing is in hand."""
        return KEYS[item] if item < len(KEYS) else ""

    def _place_key(self, number: int) -> str:
        """Digits mean places while something is in hand; with a shift they take back out of one."""
        key = self.at.key(PLACE, number) or str(number + 1)
        return key if self.held is not None else f"Shift+{key}"

    # --- moving ----------------------------------------------------------------------------------------------

    def take(self, item: int) -> None:
        """Into the hand, or down again. A place that is pressed with something in hand takes it, though something else
        lies there."""
        self.scene.sound("button")
        place = self.place_of(item)
        if self.held is not None and place is not None and item != self.held:
            self._swap_in(place)
        else:
            self.held = None if self.held == item else item
        self.changed()

    def put(self, number: int) -> None:
        self.scene.sound("button")
        if self.held is None:
            if self.plan[number] >= 0:
                self.held = self.plan[number]
        else:
            self._swap_in(number)
        self.changed()

    def _swap_in(self, number: int) -> None:
        """What is in hand goes to this place; what lay there goes where that came from."""
        item = self.held
        assert item is not None
        before, there = self.place_of(item), self.plan[number]
        if before is not None:
            self.plan[before] = there if before != number else item
        elif there < 0 and self.full:
            return  # no more than so many: somebody has to make room first
        self.plan[number] = item
        self.held = None

    def take_out(self, item: int) -> None:
        """Back among the others."""
        place = self.place_of(item)
        if place is not None:
            self.plan[place] = -1
        self.held = None
        self.changed()

    def drop(self, item: int, spot: QPointF) -> None:
        """An item was dragged and let go here: on a place, or somewhere beside."""
        for number in range(len(self.question.places)):
            piece = self.at.piece(PLACE, number)
            if piece is not None and piece.shape().contains(piece.mapFromScene(spot)):
                self.held = item
                self.put(number)
                return
        self.take_out(item)

    # --- the bar ---------------------------------------------------------------------------------------------

    def buttons(self) -> list[Action]:
        made = []
        if self.held is None:
            for item in self.loose():
                key = self._item_key(item)
                made.append(Action(f"item{item}", self.at.word(ITEM, item), (key,) if key else (), silent=True))
        for number in range(len(self.question.places)):
            if self.held is not None or self.plan[number] >= 0:
                word, key = self.at.word(PLACE, number), self._place_key(number)
                made.append(Action(f"place{number}", word, (key,), silent=True))
        made.append(Action(FILL, self.scene.say("table.do_fill"), ("A",), not self.full))
        begun = self.held is not None or any(item >= 0 for item in self.plan)
        made.append(Action(CLEAR, self.scene.say("table.do_clear"), ("Backspace",), begun))
        return made

    def press(self, id: str) -> None:
        if id == FILL:
            self.scene.sound("button")
            self._fill()
            self.changed()
        elif id.startswith("item"):
            self.take(int(id.removeprefix("item")))
        elif id.startswith("place"):
            self.put(int(id.removeprefix("place")))

    def _fill(self) -> None:
        """The rest as it comes: what the guide or the question suggests where that is still possible, else in order."""
        self.held = None
        limit = self.scene.limit
        for number, item in enumerate(self.question.default if limit is None else limit[0]):
            if self.plan[number] < 0 <= item and item not in self.plan and not self.full:
                self.plan[number] = item
        for number in range(len(self.plan)):
            if self.plan[number] < 0 and not self.full:
                self.plan[number] = self.loose()[0]
