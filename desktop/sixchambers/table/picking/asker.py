"""Answering at a table: one picker for the open question, or for a standing offer somebody takes up instead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from ...engine.questions import HOLD, Answer, AnyQuestion, Offer
from ..action import Action
from . import Picker, picker_for
from .windows import WindowPicker

if TYPE_CHECKING:
    from ..piece import Piece
    from ..scene import GameScene

OFFER, LEAVE_OFFER = "offer", "leave_offer"


class Asker(ABC):
    """What every game's table does with a question. Pieces, words and keys are the game's."""

    def __init__(self, scene: GameScene) -> None:
        self._at = scene
        self.picker: Picker | None = None
        # A choice begun in a window goes on after the clock was stopped: the picker, and which question it was.
        self._held: tuple[int, WindowPicker] | None = None

    @property
    def scene(self) -> GameScene:
        return self._at

    # --- for a game ------------------------------------------------------------------------------------------

    @abstractmethod
    def piece(self, slot: str, value: Any) -> Piece | None: ...

    @abstractmethod
    def word(self, slot: str, value: Any) -> str: ...

    @abstractmethod
    def key(self, slot: str, value: Any) -> str: ...

    @abstractmethod
    def describe(self, answer: Answer) -> str: ...

    def show_choice(self, picker: Picker) -> None:
        """Something was chosen: lines, marks and moved pieces follow."""
        return

    def make_picker(self, question: AnyQuestion) -> Picker:
        return picker_for(self, question)

    def offer_word(self, offer: Offer) -> tuple[str, str]:
        """What a button for a standing offer says, and its key."""
        return self._at.say(offer.question.prompt), ""

    def closed(self) -> None:
        """Nothing is asked any more: whatever was drawn for the question goes."""
        return

    # --- opening ---------------------------------------------------------------------------------------------

    @property
    def question(self) -> AnyQuestion | None:
        """What is being answered here: a standing offer that was taken up, or the question."""
        scene = self._at
        return scene.offer.question if scene.offer is not None else scene.question

    def open(self) -> None:
        scene, question = self._at, self.question
        if question is None:
            self._close()
            return
        if self.picker is None or self.picker.question != question:
            self._close()
            self.picker = self._resumed(question) or self.make_picker(question)
        if scene.owes or scene.given == HOLD or scene.offer is not None:
            self.picker.open()
            self.show_choice(self.picker)
        else:
            self.picker.put_out()
        self._open_strip()

    def _resumed(self, question: AnyQuestion) -> Picker | None:
        """The same window, asked again because its clock was stopped from here."""
        update = self._at.update_now
        held, self._held = self._held, None
        if held is None or update is None or held[0] != update.asked or held[1].question != question:
            return None
        return held[1]

    def _open_strip(self) -> None:
        picker, scene = self.picker, self._at
        if not isinstance(picker, WindowPicker):
            scene.windows.close()
            return
        update = scene.update_now
        assert update is not None
        left = update.deadline - update.now if update.deadline is not None else 0
        sentence = scene.say("table.window_held") if picker.held else scene.say(picker.question.prompt)
        scene.windows.open(sentence, picker.offers(), left, left)

    def _close(self) -> None:
        if self.picker is not None:
            self.picker.put_out()
        update = self._at.update_now
        if isinstance(self.picker, WindowPicker) and self.picker.held and update is not None:
            self._held = (update.asked, self.picker)
        self.picker = None
        self._at.windows.close()
        self.closed()

    def suggest(self, answer: Answer) -> None:
        if self.picker is not None:
            self.picker.choose(answer)

    # --- the bar ---------------------------------------------------------------------------------------------

    def choices(self) -> list[Action]:
        scene = self._at
        if scene.offer is not None and self.picker is not None:
            back = Action(LEAVE_OFFER, scene.say("table.do_back"), ("Escape",))
            return [back, *(action for action in self.picker.choices() if "Escape" not in action.keys)]
        offers = [self._offer_action(offer) for offer in scene.offers()]
        if self.picker is None:
            return offers
        if not scene.owes and scene.given != HOLD:
            return [*offers, Action("withdraw", scene.say("table.change"), ("Backspace",))]
        return [*offers, *self.picker.choices()]

    def _offer_action(self, offer: Offer) -> Action:
        text, key = self.offer_word(offer)
        return Action(f"{OFFER}{offer.id}", text, (key,) if key else ())

    def act(self, id: str) -> None:
        scene = self._at
        if id == "withdraw":
            scene.withdrawn.emit()
        elif id == LEAVE_OFFER:
            scene.take_up(None)
        elif id.startswith(OFFER) and id[len(OFFER) :].isdigit():
            number = int(id.removeprefix(OFFER))
            scene.take_up(next((offer for offer in scene.offers() if offer.id == number), None))
        elif self.picker is not None:
            self.picker.act(id)
