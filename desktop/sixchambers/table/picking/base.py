"""What all pickers have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ...engine.questions import Answer, AnyQuestion, same
from ..action import Action

if TYPE_CHECKING:
    from ..piece import Piece
    from ..scene import GameScene

CONFIRM, CLEAR, PASS_ON = "confirm", "clear", "pass"


class Nothing:
    """Nothing that could be an answer has been chosen yet."""

    def __repr__(self) -> str:
        return "nothing yet"


NOT_YET = Nothing()


class Answering(Protocol):
    """What a game tells its pickers."""

    @property
    def scene(self) -> GameScene: ...

    def piece(self, slot: str, value: Any) -> Piece | None:
        """The piece on the table that stands for a value; None if only a button can. `slot` is the question's `about`,
        for plays `card`, `target` or `way`."""

    def word(self, slot: str, value: Any) -> str:
        """What a button calls it."""

    def key(self, slot: str, value: Any) -> str:
        """The key that picks it, or "" for the next free number."""

    def describe(self, answer: Answer) -> str:
        """A whole answer, as the confirming button says it."""

    def show_choice(self, picker: Picker) -> None:
        """Something was chosen: lines, marks and moved pieces follow."""


class Picker(ABC):
    """What the person here is choosing, until it is an answer."""

    def __init__(self, at: Answering, question: AnyQuestion) -> None:
        self.at = at
        self.question = question
        # The pieces lit for this question, to be put out again.
        self.lit: list[Piece] = []

    @property
    def scene(self) -> GameScene:
        return self.at.scene

    # --- for a kind of question ------------------------------------------------------------------------------

    @abstractmethod
    def open(self) -> None:
        """Light what may be chosen. Called again when the table was laid afresh: what is chosen stays."""

    @abstractmethod
    def now(self) -> Answer | Nothing:
        """What would be answered now."""

    @abstractmethod
    def choose(self, answer: Answer) -> None:
        """Everything as this answer says; only the confirmation is missing."""

    @abstractmethod
    def buttons(self) -> list[Action]:
        """What can be chosen, as buttons with keys; silent where the table itself shows it."""

    @abstractmethod
    def press(self, id: str) -> None:
        """One of those buttons."""

    # --- for everybody ---------------------------------------------------------------------------------------

    def confirm(self) -> None:
        answer = self.now()
        if not isinstance(answer, Nothing):
            self.scene.answer(answer)

    def clear(self) -> None:
        """Begin again, or take a step back."""
        return

    def act(self, id: str) -> None:
        if id == CONFIRM:
            self.confirm()
        elif id == CLEAR:
            self.clear()
            self.changed()
        else:
            self.press(id)

    def choices(self) -> list[Action]:
        return [*self.buttons(), self.confirmation()]

    def confirmation(self) -> Action:
        """The button that hands the answer over, or says what is missing."""
        scene = self.scene
        answer = self.now()
        if isinstance(answer, Nothing):
            missing = scene.say("table.choose_first")
            return Action(CONFIRM, scene.say("table.do_confirm"), ("Return",), False, main=True, why=missing)
        reason = self.question.refuse(answer)
        return Action(
            CONFIRM,
            self.at.describe(answer),
            ("Return",),
            reason is None,
            main=True,
            why=scene.say(reason) if reason else "",
            refusal=reason.id if reason else "",
        )

    def changed(self) -> None:
        """Show what is chosen now, and say so if it would be of no use."""
        self.open()
        answer = self.now()
        warning = None if isinstance(answer, Nothing) else self.question.warning(answer)
        if warning is not None:
            self.scene.hinted.emit(self.scene.say(warning))
        self.at.show_choice(self)
        self.scene.actions_changed.emit()

    # --- lighting --------------------------------------------------------------------------------------------

    def put_out(self) -> None:
        for piece in self.lit:
            piece.keycap = piece.caution = ""
            piece.set_state()
            piece.on_press(None)
        self.lit = []

    def light(
        self,
        piece: Piece,
        press: Callable[[], object],
        *,
        lit: bool,
        chosen: bool = False,
        barred: str = "",
        keycap: str = "",
        caution: str = "",
    ) -> None:
        piece.keycap = keycap
        piece.caution = caution
        piece.set_state(lit=lit, chosen=chosen, barred=barred)
        piece.on_press(press)
        self.lit.append(piece)

    def caution(self, value: Any) -> str:
        """Why one should think twice about this answer, or this part of one."""
        for caution in self.question.warned:
            if same(caution.value, value):
                return self.scene.say(caution.why)
        return ""

    def allowed(self, value: Any, place: Callable[[Answer], Any]) -> bool:
        """In a guided game only what it is about may be chosen; `place` finds the value in the one answer taken."""
        limit = self.scene.limit
        return limit is None or place(limit[0]) == value


def reasons(scene: GameScene, question: Any) -> Mapping[Any, str]:
    """Why what is dark is dark."""
    return {bar.value: scene.say(bar.why) for bar in question.barred}


def in_turn(scene: GameScene, first: int, seats: Sequence[int]) -> list[int]:
    """Seats in reading order round the table, beginning with somebody."""
    number = len(scene.plates)
    return sorted(seats, key=lambda seat: (seat - first) % number)
