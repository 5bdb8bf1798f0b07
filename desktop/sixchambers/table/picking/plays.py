"""A play: a card, then whom it is for, then the way it is meant. Steps with nothing to choose are left out."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...engine.questions import PASS, Answer, Move, PlayOne
from ..action import Action
from .base import CLEAR, NOT_YET, PASS_ON, Answering, Nothing, Picker

SLOTS = ("card", "target", "way")


class Alone:
    """In place of a target: nobody is aimed at, though the same card could be aimed at somebody."""

    def __repr__(self) -> str:
        return "nobody else"


ALONE = Alone()


class PlayPicker(Picker):
    """Presses fill one slot after another; what is open now is `slot`."""

    question: PlayOne

    def __init__(self, at: Answering, question: PlayOne) -> None:
        super().__init__(at, question)
        self.card: Any = None
        self.target: Any = None
        self.way: Any = None
        self._begin()

    def _begin(self) -> None:
        """Where there is only one card and no way out, that one is meant."""
        cards = self.cards()
        self.card = cards[0] if len(cards) == 1 and not self.question.may_pass else None
        self.target = self.way = None

    # --- what there is ---------------------------------------------------------------------------------------

    def cards(self) -> list[Any]:
        return [*dict.fromkeys(move.card for move in self.question.moves)]

    def _moves(self) -> list[Move]:
        return [move for move in self.question.moves if move.card == self.card]

    def targets(self) -> list[Any]:
        moves = self._moves()
        if not any(move.targets for move in moves):
            return []
        return [*dict.fromkeys(target for move in moves for target in move.targets or (ALONE,))]

    def ways(self) -> list[str]:
        target = None if self.target is ALONE else self.target
        moves = [move for move in self._moves() if (target in move.targets if move.targets else target is None)]
        return [*dict.fromkeys(way for move in moves for way in move.ways)]

    @property
    def slot(self) -> str:
        """What is to be chosen next; "" when nothing is missing."""
        if self.card is None:
            return "card"
        if self.target is None and self.targets():
            return "target"
        if self.way is None and self.ways():
            return "way"
        return ""

    def options(self) -> list[Any]:
        return {"card": self.cards, "target": self.targets, "way": self.ways, "": list}[self.slot]()

    def now(self) -> Answer | Nothing:
        if self.card is None and self.question.may_pass:
            return PASS
        return NOT_YET if self.slot else (self.card, None if self.target is ALONE else self.target, self.way)

    # --- choosing --------------------------------------------------------------------------------------------

    def open(self) -> None:
        self.put_out()
        slot = self.slot or self._last_slot()
        values = self._values(slot)
        barred = self.barred(slot)
        pieces = []
        for value in (*values, *(value for value in barred if value not in values)):
            piece = self.at.piece(slot, value)
            if piece is None:
                continue
            able = value in values
            self.light(
                piece,
                partial(self.pick, slot, value),
                lit=able and self._meant(slot, value),
                chosen=self._picked(slot) == value,
                barred="" if able else barred[value],
                keycap=self.at.key(slot, value) if able else "",
                caution=self.caution_for(slot, value) if able else "",
            )
            pieces.append((self.at.key(slot, value), piece))
        self.scene.aim([piece for _, piece in sorted(pieces, key=lambda entry: entry[0])])

    def barred(self, slot: str) -> dict[Any, str]:
        """What looks possible but is not: cards by themselves, targets together with the card they are meant for."""
        say = self.scene.say
        if slot == "card":
            return {bar.value: say(bar.why) for bar in self.question.barred if not isinstance(bar.value, tuple)}
        if slot == "target":
            pairs = [bar for bar in self.question.barred if isinstance(bar.value, tuple) and len(bar.value) == 2]
            return {bar.value[1]: say(bar.why) for bar in pairs if bar.value[0] == self.card}
        return {}

    def caution_for(self, slot: str, value: Any) -> str:
        if slot == "card":
            return self.caution(value)
        target = None if self.target is ALONE else self.target
        return self.caution((self.card, value) if slot == "target" else (self.card, target, value))

    def _values(self, slot: str) -> list[Any]:
        return {"card": self.cards, "target": self.targets, "way": self.ways}[slot]()

    def _last_slot(self) -> str:
        """Complete: the last choice can still be another."""
        if self.ways():
            return "way"
        return "target" if self.targets() else "card"

    def _picked(self, slot: str) -> Any:
        return {"card": self.card, "target": self.target, "way": self.way}[slot]

    def _meant(self, slot: str, value: Any) -> bool:
        limit = self.scene.limit
        if limit is None:
            return True
        return limit[0] is not None and limit[0][SLOTS.index(slot)] == (None if value is ALONE else value)

    def pick(self, slot: str, value: Any) -> None:
        if slot == "card" and value not in self.cards():
            reason = self.question.refuse((value, None, None))
            if reason is not None:
                self.scene.refuse(reason)
            return
        if slot == "target" and value not in self.targets():
            reason = self.question.refuse((self.card, value, None))
            if reason is not None:
                self.scene.refuse(reason)
            return
        if self.slot == "" and self._picked(slot) == value:
            self.confirm()
            return
        self.scene.sound("button")
        if slot == "card":
            self.card, self.target, self.way = value, None, None
        elif slot == "target":
            self.target, self.way = value, None
        else:
            self.way = value
        self._fill()
        self.changed()

    def _fill(self) -> None:
        """A slot with one thing in it needs no choosing."""
        if self.target is None and len(self.targets()) == 1:
            self.target = self.targets()[0]
        if self.way is None and not (self.target is None and self.targets()) and len(self.ways()) == 1:
            self.way = self.ways()[0]

    def choose(self, answer: Answer) -> None:
        if answer is PASS:
            self._begin()
        else:
            self.card, self.target, self.way = answer
            if self.target is None and self.targets():
                self.target = ALONE
        self.changed()

    def clear(self) -> None:
        """One step back."""
        if self.way is not None and len(self.ways()) > 1:
            self.way = None
        elif self.target is not None and len(self.targets()) > 1:
            self.target = self.way = None
        else:
            self._begin()

    # --- the bar ---------------------------------------------------------------------------------------------

    def buttons(self) -> list[Action]:
        slot = self.slot
        if not slot and self.at.piece(self._last_slot(), self._picked(self._last_slot())) is None:
            slot = self._last_slot()  # only buttons show it: they stay, so that another one can be pressed
        made = []
        for number, value in enumerate(self._values(slot) if slot else ()):
            shown = self.at.piece(slot, value) is not None
            key = self.at.key(slot, value) or str(number + 1)
            made.append(Action(f"{slot}{number}", self.at.word(slot, value), (key,), silent=shown))
        begun = self.card is not None and (self.question.may_pass or len(self.cards()) > 1 or self.target is not None)
        if begun:
            made.append(Action(CLEAR, self.scene.say("table.do_back"), ("Backspace",)))
        return made

    def press(self, id: str) -> None:
        if id == PASS_ON:
            self.scene.answer(PASS)
            return
        for slot in SLOTS:
            if id.startswith(slot) and id[len(slot) :].isdigit():
                values = self._values(slot)
                number = int(id[len(slot) :])
                if number < len(values):
                    self.pick(slot, values[number])
                return
