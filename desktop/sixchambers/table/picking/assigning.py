"""Each symbol to a target: shots and beers on the dice, one after another, to seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ...engine.questions import Answer, Assign
from ..action import Action
from .base import CLEAR, NOT_YET, Answering, Nothing, Picker

if TYPE_CHECKING:
    from ..piece import Piece


class AssignPicker(Picker):
    """The first symbol without a target is the one being aimed; whoever it can reach is lit. What has only one target
    is aimed there by itself."""

    question: Assign

    def __init__(self, at: Answering, question: Assign) -> None:
        super().__init__(at, question)
        self.aimed: list[Any] = [targets[0] if len(targets) == 1 else None for targets in question.targets]
        # In which order they were aimed, to take the last one back.
        self._order: list[int] = []
        self._wanted: int | None = None

    @property
    def current(self) -> int | None:
        """The symbol that is being aimed now; None when all are."""
        if self._wanted is not None:
            return self._wanted
        return next((number for number, target in enumerate(self.aimed) if target is None), None)

    def open(self) -> None:
        self.put_out()
        self._light_symbols()
        targets = self._light_targets()
        self.scene.aim(targets)

    def _light_symbols(self) -> None:
        """A symbol whose target does not please can be aimed again."""
        for number in range(len(self.question.symbols)):
            piece = self.at.piece("symbol", number)
            if piece is not None and piece not in self.lit:
                mine = self._symbols_on(piece)
                self.light(
                    piece,
                    partial(self.take_up, mine),
                    lit=len(self.question.targets[number]) > 1,
                    chosen=self.current in mine,
                )

    def _symbols_on(self, piece: Piece) -> Sequence[int]:
        return [n for n in range(len(self.question.symbols)) if self.at.piece("symbol", n) is piece]

    def _light_targets(self) -> list[Piece]:
        current = self.current
        about = self.question.about
        every = [*dict.fromkeys(value for targets in self.question.targets for value in targets)]
        every += [bar.value for bar in self.question.barred if bar.value not in every]
        pieces = []
        for value in every:
            piece = self.at.piece(about, value)
            if piece is None:
                continue
            able = current is not None and value in self.question.targets[current]
            self.light(
                piece,
                partial(self.pick, value),
                lit=able and self._meant(current, value),
                chosen=value in self.aimed,
                barred="" if able or current is None else self._why_not(current, value),
                keycap=self.at.key(about, value) if able else "",
            )
            pieces.append((value, piece))
        pieces.sort(key=lambda entry: self.at.key(about, entry[0]))
        return [piece for _, piece in pieces]

    def _meant(self, current: int | None, value: Any) -> bool:
        limit = self.scene.limit
        return limit is None or current is None or limit[0][current] == value

    def _why_not(self, current: int, value: Any) -> str:
        tried = [*self.question.default]
        tried[current] = value
        reason = self.question.refuse(tuple(tried))
        return self.scene.say(reason) if reason is not None else ""

    def now(self) -> Answer | Nothing:
        return NOT_YET if None in self.aimed else tuple(self.aimed)

    def choose(self, answer: Answer) -> None:
        self.aimed = list(answer)
        self._wanted = None
        self._order = list(range(len(answer)))
        self.changed()

    def clear(self) -> None:
        """The last one is taken back."""
        self._wanted = None
        if self._order:
            self.aimed[self._order.pop()] = None

    def take_up(self, symbols: Sequence[int]) -> None:
        """Aim one of these anew: the first without a target, else the next after the one in hand."""
        free = [number for number in symbols if self.aimed[number] is None]
        after = [number for number in symbols if self._wanted is not None and number > self._wanted]
        self._wanted = (free or after or list(symbols))[0]
        self.scene.sound("button")
        self.changed()

    def pick(self, value: Any) -> None:
        current = self.current
        if current is None:
            self.confirm()
            return
        if value not in self.question.targets[current]:
            tried = [*self.question.default]
            tried[current] = value
            reason = self.question.refuse(tuple(tried))
            if reason is not None:
                self.scene.refuse(reason)
            return
        self.aimed[current] = value
        self._order = [number for number in self._order if number != current] + [current]
        self._wanted = None
        self.scene.sound("button")
        self.changed()

    def buttons(self) -> list[Action]:
        about = self.question.about
        targets = [*dict.fromkeys(value for targets in self.question.targets for value in targets)]
        made = [
            Action(
                f"aim{number}", self.at.word(about, value), (self.at.key(about, value) or str(number + 1),), silent=True
            )
            for number, value in enumerate(targets)
        ]
        made.append(Action(CLEAR, self.scene.say("table.do_back"), ("Backspace",), bool(self._order)))
        return made

    def press(self, id: str) -> None:
        if id.startswith("aim"):
            targets = [*dict.fromkeys(value for targets in self.question.targets for value in targets)]
            self.pick(targets[int(id.removeprefix("aim"))])
