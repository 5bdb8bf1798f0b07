"""Answering at this table: which piece stands for what, and what the buttons say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from ...engine.message import Many, Message, Part, Who
from ...engine.questions import HOLD, Answer, AnyQuestion, Assign, PlayOne, Window
from ...games.dice.data import BEER, SYMBOLS
from ..action import Action
from ..line import Line, shortened
from ..motion import FADE
from ..picking import Picker
from ..picking.asker import Asker
from ..picking.assigning import AssignPicker
from ..picking.some import SomePicker
from ..picking.windows import WindowPicker
from ..theme import NIGHT
from ..tumble import slide
from .furniture import face_of
from .start import StartPicker

if TYPE_CHECKING:
    from ..piece import Piece
    from .scene import DiceScene

SEATS = {"broken_arrow", "shots", "beers", "double"}
"""Questions whose values are seats."""
SEAT_TARGETS = {"sid_ketchum", "the_ugly", "regular", "chief", "steal", "left_hand", "the_bad"}
KEYS = {
    "loudmouth": "L",
    "coward": "C",
    "sid_ketchum": "S",
    "the_good": "R",
    "the_ugly": "R",
    "the_doc": "R",
    "the_gambler": "R",
    "the_bad": "R",
    "left_hand": "R",
    "right_hand": "R",
    "the_judge": "R",
}


class Asking(Asker):
    """What the pickers need to know about this game."""

    def __init__(self, scene: DiceScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._lines: list[Line] = []

    @property
    def scene(self) -> DiceScene:
        return self._scene

    def make_picker(self, question: AnyQuestion) -> Picker:
        if question.about == "start":
            assert isinstance(question, PlayOne)
            return StartPicker(self, question)
        return super().make_picker(question)

    def closed(self) -> None:
        self._scene.remove(self._lines)
        self._scene.notes.refresh()

    # --- pieces and words ------------------------------------------------------------------------------------

    def piece(self, slot: str, value: Any) -> Piece | None:
        scene = self._scene
        if slot in SEATS or (slot in ("target", "way") and self._is_seat(slot)):
            return scene.plates[int(value)]
        if slot == "reroll" or (slot == "target" and self._card() == "the_doc"):
            die: Piece = scene.middle_things.dice[value]
            return die
        if slot == "cup":
            return scene.middle_things.cup
        if slot == "symbol":
            return self._symbol_piece(value)
        if slot == "card" and value in scene.middle_things.saloon:
            card: Piece = scene.middle_things.saloon[value]
            return card
        return None

    def _card(self) -> str:
        return getattr(self.picker, "card", None) or ""

    def _is_seat(self, slot: str) -> bool:
        question = self._scene.question
        if slot == "way":
            return self._card() == "the_ugly"
        return self._card() in SEAT_TARGETS or (question is not None and question.about == "token")

    def _symbol_piece(self, number: int) -> Piece | None:
        """The die a symbol is on; a double face has two of them."""
        question = self._scene.question
        assert isinstance(question, Assign)
        wanted = question.symbols[number]
        before = question.symbols[:number].count(wanted)
        for place in self._scene.middle_things.order():
            die = self._scene.middle_things.dice[place]
            symbol, count = SYMBOLS[face_of(die)]
            if symbol == wanted:
                if before < count:
                    return die
                before -= count
        return None

    def word(self, slot: str, value: Any) -> str:
        scene = self._scene
        if slot in SEATS or (slot in ("target", "way") and self._is_seat(slot)):
            seat = int(value)
            own = scene.question is not None and seat == scene.question.seat
            return scene.say("dice_table.myself") if own else scene.names[seat]
        if slot == "reroll" or (slot == "target" and self._card() == "the_doc"):
            return self._thing(face_of(scene.middle_things.dice[value]))
        if slot == "card" and scene.question is not None and scene.question.about != "token":
            return scene.speaker.text(f"dice_table.do_{value}")
        if slot in ("instead", "pedro"):
            return scene.speaker.text(f"dice_table.arrow_{value}")
        if slot == "rescued":
            return scene.speaker.text(f"dice_table.rescued_{value}")
        return self._thing(value)

    def _thing(self, value: str) -> str:
        return self._scene.speaker.text(f"dice.{value}")

    def key(self, slot: str, value: Any) -> str:
        if slot in SEATS or (slot in ("target", "way") and self._is_seat(slot)):
            return str(int(value) + 1)
        if slot == "target" and self._card() == "the_doc":
            order = self._scene.middle_things.order()
            return str(order.index(value) + 1) if value in order else ""
        return KEYS.get(value, "") if slot == "card" else ""

    # --- whole answers ---------------------------------------------------------------------------------------

    def describe(self, answer: Answer) -> str:
        question = self._scene.question
        return self._scene.say(self._described(question, answer)) if question is not None else ""

    def _described(self, question: AnyQuestion, answer: Answer) -> Message:
        about = question.about
        if about == "reroll":
            return _said("throw_again", n=len(answer)) if answer else _said("stop")
        if about in ("shots", "beers"):
            return self._described_aims(question, answer)
        if about in ("broken_arrow", "double"):
            return _said(f"{about}_none") if answer is None else _said(about, who=Who(answer))
        if about == "take_over":
            return _said("take_over", n=answer) if answer else _said("take_none")
        if about in ("instead", "pedro"):
            return _said(about, n=sum(answer)) if any(answer) else _said(f"{about}_none")
        if about == "rescued":
            return _said(f"rescued_{answer}")
        return self._described_play(question, answer)

    def _described_aims(self, question: AnyQuestion, answer: Answer) -> Message:
        targets = tuple(dict.fromkeys(answer))
        who = Many(tuple(Who(seat) for seat in targets))
        if question.about == "shots":
            return _said("shoot", who=who)
        return _said("drink", n=len(answer)) if targets == (question.seat,) else _said("serve", who=who, n=len(answer))

    def _described_play(self, question: AnyQuestion, answer: Answer) -> Message:
        assert isinstance(question, PlayOne)
        if answer is None:
            return _said("window_pass") if isinstance(question, Window) else _said(f"{question.about}_none")
        card, target, way = answer
        if question.about == "token":
            return _said("give_token", who=Who(target), face=self._thing(card))
        if question.about == "arrow":
            mine = target in (None, question.seat)
            return _said(f"take_{card}") if mine else _said(f"give_{card}", who=Who(target))
        if question.about == "kit":
            return _said(f"return_{card}", who=Who(target))
        if card == "the_doc":
            before = self._thing(face_of(self._scene.middle_things.dice[target]))
            return _said("use_the_doc", before=before, face=self._thing(way))
        if card == "the_ugly":
            return _said("use_the_ugly", who=Who(target), other=Who(int(way)))
        return _said(f"use_{card}") if target is None else _said(f"use_{card}", who=Who(target))

    # --- what is chosen, on the table ------------------------------------------------------------------------

    def show_choice(self, picker: Picker) -> None:
        self._scene.remove(self._lines)
        self._scene.notes.refresh()
        if isinstance(picker, SomePicker):
            self._slide_dice(picker)
        elif isinstance(picker, AssignPicker):
            self._draw_aims(picker)

    def _slide_dice(self, picker: SomePicker) -> None:
        """Picked dice slide down a step, towards the hand that will throw them."""
        things = self._scene.middle_things
        order = [
            number for number, die in sorted(enumerate(things.dice), key=lambda entry: entry[1].x()) if die.isVisible()
        ]
        for number, spot in things.die_places(order, sorted(picker.chosen)).items():
            die = things.dice[number]
            if die.pos() != spot:
                die.travel = slide(die, spot, self._scene.pace, FADE)
                die.travel.start()

    def _draw_aims(self, picker: AssignPicker) -> None:
        """A line from each die to whom it is meant for."""
        beers = BEER in picker.question.symbols
        for number, target in enumerate(picker.aimed):
            piece = self.piece("symbol", number)
            if target is None or piece is None:
                continue
            start = piece.pos() + QPointF(12 * (number % 2 * 2 - 1), 0)
            ends = shortened(start, self._scene.plates[target].pos(), 44, 66)
            line = Line(
                *ends, NIGHT.warn if beers else "#e2604d", width=4.5, bend=0.1 + 0.04 * (number % 3), dashed=True
            )
            self._lines.append(self._scene.add(line, 8.5))

    # --- the bar ---------------------------------------------------------------------------------------------

    def choices(self) -> list[Action]:
        asked = self.picker is not None and (self._scene.owes or self._scene.given == HOLD)
        notes = self._scene.notes.actions() if asked and not isinstance(self.picker, WindowPicker) else []
        return [*notes, *super().choices()]

    def act(self, id: str) -> None:
        if not self._scene.notes.act(id):
            super().act(id)


def _said(id: str, **parts: Part) -> Message:
    return Message(f"dice_table.{id}", parts)
