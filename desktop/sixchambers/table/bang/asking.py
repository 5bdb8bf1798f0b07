"""Answering at this table: which piece stands for what, and what the buttons say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.questions import PASS, Answer, AnyQuestion, Offer, PlayOne
from ...games.bang.box import COST, GOLD_RUSH_LIFE, LIFE, NAME
from ...games.bang.play_phase import BUY, CHEAP, FORCE
from ..action import Action
from ..line import Line, shortened
from ..picking import Picker
from ..picking.asker import Asker
from ..picking.plays import ALONE
from ..theme import NIGHT
from .plays import BangPlayPicker
from .telling import describe, name_of

if TYPE_CHECKING:
    from ..piece import Piece
    from .scene import BangScene

KEYS = "1234567890TUIOFJKLVBM"
"""For the cards of a hand, from the left."""
THINGS = {"barrel": "B", "jourdonnais": "C", "rucksack": "R", "gold_pan": "G", FORCE: "X", "deck": "0", "discard": "9"}
SHOP = "QWE"
POWER = "C"
ASIDE = ("store", "flip", "kit", "character")
"""Questions about what lies on the counter."""
PREFIXES = ("panic_", "cat_")
REACTIONS = ("dodge", "duel", "indians")
PASS_TURN = "pass_turn"


class Asking(Asker):
    """The one picker for the open question, and what it needs to know about this game."""

    def __init__(self, scene: BangScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._lines: list[Line] = []

    @property
    def scene(self) -> BangScene:
        return self._scene

    def make_picker(self, question: AnyQuestion) -> Picker:
        if isinstance(question, PlayOne):
            return BangPlayPicker(self, question)
        return super().make_picker(question)

    @property
    def seat(self) -> int:
        """Who is asked."""
        question = self.question
        assert question is not None
        return question.seat

    @property
    def aiming(self) -> bool:
        """Is a card chosen, and it is still open whom it is for?"""
        picker = self.picker
        return isinstance(picker, BangPlayPicker) and picker.card is not None and picker.needs_target()

    # --- pieces ----------------------------------------------------------------------------------------------

    def piece(self, slot: str, value: Any) -> Piece | None:
        if slot in ASIDE:
            return self._scene.middle_things.aside.cards.get(value)
        if slot in ("jesse", "pedro"):
            return self._pile(value) or self._scene.plates[value]
        if slot == "target":
            return None if value is ALONE else self._scene.plates[value]
        if slot == "way":
            return self._way_piece(value)
        return self._own_piece(value)

    def _pile(self, value: Any) -> Piece | None:
        things = self._scene.middle_things
        piles: dict[Any, Piece] = {"deck": things.deck, "discard": things.discard}
        return piles.get(value) if isinstance(value, str) else None

    def _own_piece(self, value: Any) -> Piece | None:
        """A card in the hand or before oneself, something in the shop, what one is or has."""
        scene = self._scene
        chair, things = scene.chairs[self.seat], scene.middle_things
        if isinstance(value, int):
            return chair.hand.cards.get(value) or chair.in_play.cards.get(value)
        if value in CHEAP:
            return things.slots[int(value[-1])]
        if value in BUY:
            # At the usual price, where the same could be had for less: only a button says so.
            cheaper = self._offered(CHEAP[int(value[-1])])
            return None if cheaper else things.slots[int(value[-1])]
        if value in LIFE or value in GOLD_RUSH_LIFE:
            return chair.character
        if value == "barrel":
            return next((card for key, card in chair.in_play.cards.items() if NAME[int(str(key))] == "barrel"), None)
        if value in chair.equipment.cards:
            return chair.equipment.cards[value]
        return things.using if value in COST else None

    def _offered(self, card: str) -> bool:
        question = self.question
        return isinstance(question, PlayOne) and any(move.card == card for move in question.moves)

    def _way_piece(self, way: str) -> Piece | None:
        picker = self.picker
        if not isinstance(picker, BangPlayPicker):
            return None
        if way == "sell":
            return self._scene.middle_things.heap
        if way == "drink":
            return self._scene.plates[self.seat]
        seat = picker.aimed_at()
        return None if seat is None else self.loot(seat, way)

    def loot(self, seat: int, way: str) -> Piece | None:
        """What would be taken from somebody: the hand, an open card, a piece of equipment."""
        chair = self._scene.chairs[seat]
        picker = self.picker
        if isinstance(picker, BangPlayPicker) and picker.card == FORCE:
            return chair.equipment.cards.get(way)
        for prefix in PREFIXES:
            way = way.removeprefix(prefix)
        if way == "hand":
            return None if chair.sees_own else chair.backs
        return next((card for key, card in chair.in_play.cards.items() if NAME[int(str(key))] == way), None)

    # --- words and keys --------------------------------------------------------------------------------------

    def word(self, slot: str, value: Any) -> str:
        return name_of(self, slot, value)

    def key(self, slot: str, value: Any) -> str:
        if slot == "target" and value is ALONE:
            return "0"
        if slot == "target" or (slot == "jesse" and isinstance(value, int)):
            return str(value + 1)
        if slot == "way":
            picker = self.picker
            return str(picker.ways().index(value) + 1) if isinstance(picker, BangPlayPicker) else ""
        if slot in ASIDE:
            keys = self._scene.middle_things.aside.keys
            return KEYS[keys.index(value)] if value in keys else ""
        if isinstance(value, int):
            return self._card_key(value)
        if value in CHEAP or value in BUY:
            return SHOP[int(value[-1])] if value in CHEAP or not self._offered(CHEAP[int(value[-1])]) else ""
        if value in THINGS:
            return THINGS[value]
        return POWER if value in LIFE or value in GOLD_RUSH_LIFE else ""

    def _card_key(self, card: int) -> str:
        chair = self._scene.chairs[self.seat]
        held = [*chair.hand.keys, *chair.in_play.keys]
        place = held.index(card) if card in held else len(KEYS)
        return KEYS[place] if place < len(KEYS) else ""

    # --- whole answers ---------------------------------------------------------------------------------------

    def describe(self, answer: Answer) -> str:
        question = self.question
        return self._scene.say(describe(self._scene, question, answer)) if question is not None else ""

    def offer_word(self, offer: Offer) -> tuple[str, str]:
        return self._scene.say("bang_table.offer_sid"), "S"

    def choices(self) -> list[Action]:
        """Somebody who can only take what comes may say so for the rest of this turn."""
        made = super().choices()
        question = self.question
        if question is None or not self._scene.owes or self._scene.guided:
            return made
        if question.about in REACTIONS and question.only() == (PASS,):
            made.insert(0, Action(PASS_TURN, self._scene.speaker.text("bang_table.do_pass_turn"), ("P",)))
        return made

    def act(self, id: str) -> None:
        if id == PASS_TURN:
            self._scene.passes.emit(self.seat, "turn")
        else:
            super().act(id)

    # --- what is chosen, on the table ------------------------------------------------------------------------

    def show_choice(self, picker: Picker) -> None:
        """A line to whom it is meant for."""
        self._scene.remove(self._lines)
        target = picker.aimed_at() if isinstance(picker, BangPlayPicker) else None
        if target is None or target == picker.question.seat:
            return
        ends = shortened(self._scene.chairs[self.seat].aim_from(), self._scene.plates[target].pos(), 30, 78)
        self._lines.append(self._scene.add(Line(*ends, NIGHT.warn, width=5, bend=0.1, dashed=True), 8.5))

    def closed(self) -> None:
        self._scene.remove(self._lines)
