"""The middle of the table: the piles, the shop on its plank, the heap of gold, a counter for what is turned over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ...games.bang.box import COST, ROW
from ...games.bang.events.things import NOBODY
from ..card import INDEX, LEGIBLE, RATIO, Card
from ..labels import Tag
from ..piece import Piece
from ..pile import Pile
from ..spread import Place, Row
from .cards import BACK, GOLD_BACK, character_card, equipment_card, playing_card
from .places import Centre
from .price import PriceTag

if TYPE_CHECKING:
    from ...games.bang.view import BangView
    from .scene import BangScene

HEAP = (116.0, 87.0)
CANDIDATE = 190.0
"""The width of a character one may choose."""
ASIDE = 134.0
PLENTY, SOME = 12, 5


class Middle:
    """Everything in the middle."""

    def __init__(self, scene: BangScene) -> None:
        self.scene = scene
        self.gold = True
        self.centre = Centre(scene.room, True, max(len(scene.names) - 1, 1))
        self.plank: Piece = scene.add(_still(scene, "bang/plank", 680, 224), 2)
        self.deck: Pile = scene.add(Pile(scene, 104, BACK), 3)
        self.discard: Pile = scene.add(Pile(scene, 104, BACK), 3)
        self.shelf: Pile = scene.add(Pile(scene, 100, GOLD_BACK), 3)
        self.heap: Piece = scene.add(_still(scene, "bang/heap_3", *HEAP), 3)
        self.slots: list[Card] = [scene.add(Card(scene, 100, GOLD_BACK), 4) for _ in range(ROW)]
        self.prices: list[PriceTag] = [scene.add(PriceTag(scene), 6) for _ in range(ROW)]
        self.deck_count: Tag = scene.add(Tag(25), 6)
        self.discard_count: Tag = scene.add(Tag(25), 6)
        self.heap_count: Tag = scene.add(Tag(25), 6)
        self.counter: Piece = scene.add(_still(scene, "bang/counter", 900, 260), 12)
        self.aside = Row(scene, 13, BACK)
        self.captions: list[Tag] = [scene.add(Tag(25), 14) for _ in range(2)]
        # Equipment that is being used; it lies in the middle until its effect is over.
        self.using: Card = scene.add(Card(scene, 120, GOLD_BACK), 4.5)
        self.using.set_face_up(True)
        self.heap_now = 0
        # The discard pile from the bottom up, as far as it was seen from here; NOBODY for cards that were not.
        self.discards: list[int] = []

    # --- places ----------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        centre = self.centre = Centre(self.scene.room, self.gold, max(len(self.scene.names) - 1, 1))
        grown = min(max(self.scene.text_scale, 1.0), 1.3)
        self.plank.setPos(centre.plank.center())
        for pile, spot in ((self.deck, centre.deck), (self.discard, centre.discard)):
            pile.set_width(centre.pile_width)
            pile.setPos(spot)
        self.shelf.set_width(centre.slot_width)
        self.shelf.setPos(centre.shelf)
        self.heap.setPos(centre.heap)
        for slot, spot, price in zip(self.slots, centre.slots, self.prices, strict=True):
            slot.set_width(centre.slot_width)
            slot.setPos(spot)
            price.setPos(spot + QPointF(0, centre.slot_width * RATIO / 2 + 13))
            price.set_pixels(25 * grown)
        for tag in (self.deck_count, self.discard_count, self.heap_count):
            tag.set_pixels(25 * grown)
        below = QPointF(0, centre.pile_width * RATIO / 2 + 18)
        self.deck_count.setPos(centre.deck + below)
        self.discard_count.setPos(centre.discard + below)
        self.heap_count.setPos(centre.heap + QPointF(0, HEAP[1] / 2 + 10))
        self.using.setPos(centre.using)
        for tag in self.captions:
            tag.set_pixels(25 * grown)
        if not self.captions[0].text:
            self._lay_aside(len(self.aside.cards))

    def _lay_aside(self, count: int, card: float = ASIDE) -> None:
        wide = min(max(count, 1) * card * 1.07 + 90, self.scene.room.width() * 0.62)
        self.aside.lay(self.centre.stage, card, wide - 90)
        self.counter.set_size(wide, card * RATIO + 50)
        self.counter.setPos(self.centre.stage)
        for tag in self.captions:
            tag.set_text("")

    def boxes(self) -> list[QRectF]:
        """What a zoom card should leave in sight."""
        return [self.counter.mapRectToScene(self.counter.body())] if self.counter.isVisible() else []

    def slot_place(self, slot: int) -> Place:
        return Place(self.centre.slots[slot], self.centre.slot_width)

    @property
    def deck_place(self) -> Place:
        return Place(self.centre.deck, self.centre.pile_width)

    @property
    def discard_place(self) -> Place:
        return Place(self.centre.discard, self.centre.pile_width)

    @property
    def shelf_place(self) -> Place:
        return Place(self.centre.shelf, self.centre.slot_width)

    @property
    def grand(self) -> Place:
        """In front of everybody."""
        return Place(self.centre.stage, self.centre.grand)

    @property
    def using_place(self) -> Place:
        return Place(self.using.pos(), self.using.width)

    # --- what it shows ---------------------------------------------------------------------------------------

    def sync(self, view: BangView) -> None:
        self.show_gold(view)
        self.set_deck(view.deck_count)
        self.set_discard(view.discard_top, view.discard_count)
        if view.candidates and view.phase == "characters":
            self.show_candidates(view.candidates)
        elif view.aside:
            self.show_aside([(card, True) for card in view.aside])
        elif view.looked:
            self.show_aside([(card, True) for card in view.looked])
        else:
            self.show_aside([(-1 - number, False) for number in range(view.looked_count)])
        self.show_using(view.using)

    def show_gold(self, view: BangView) -> None:
        gold = view.options.gold_rush
        if gold != self.gold:
            self.gold = gold
            self.lay_out()
        for thing in (self.plank, self.shelf, self.heap, *self.slots, *self.prices):
            thing.setVisible(gold)
        self.heap_count.set_text("")
        if not gold:
            return
        self.set_heap(view.heap)
        self.set_shelf(view.shelf_count)
        for slot in range(ROW):
            self.set_slot(slot, view.row[slot] if slot < len(view.row) else "")

    def set_deck(self, count: int) -> None:
        self.deck.set_count(count)
        self.deck_count.set_text(str(count))

    def set_discard(self, top: int, count: int) -> None:
        """As the view says; what lies below the top is only known to who has seen it come there."""
        if len(self.discards) != count or (count and self.discards[-1] != top):
            self.discards = [NOBODY] * (count - 1) + [top] if count else []
        self.show_discard()

    def show_discard(self) -> None:
        """The top; of a card nobody has seen only the back."""
        top, count = self.discards[-1] if self.discards else NOBODY, len(self.discards)
        self.discard.set_face(playing_card(self.scene, top) if top != NOBODY else None)
        self.discard.set_face_up(top != NOBODY)
        self.discard.set_count(count)
        self.discard_count.set_text(str(count) if count else "")

    def set_heap(self, count: int) -> None:
        self.heap_now = count
        level = 3 if count > PLENTY else 2 if count > SOME else 1 if count > 0 else 0
        self.heap.front = f"bang/heap_{level}"
        self.heap.update()
        self.heap_count.set_text(str(count))

    def set_shelf(self, count: int) -> None:
        self.shelf.set_count(count)

    def set_slot(self, slot: int, name: str) -> None:
        card = self.slots[slot]
        card.set_face(equipment_card(self.scene, name) if name else None)
        card.set_face_up(bool(name))
        card.setOpacity(1.0 if name else 0.0)
        self.prices[slot].set_price(COST[name] if name else 0)
        self.prices[slot].setVisible(self.gold and self._too_small())

    def _too_small(self) -> bool:
        """Can the price not be read on the card itself?"""
        return self.centre.slot_width * self.scene.units * INDEX < LEGIBLE

    def show_aside(self, cards: Sequence[tuple[int, bool]]) -> None:
        """In the middle, on a counter: a store, cards to choose from, or the backs of what only one may see."""
        self._lay_aside(len(cards))
        self.aside.show((card, playing_card(self.scene, card) if seen else None) for card, seen in cards)
        self.counter.setVisible(bool(cards))
        self.counter.setOpacity(1.0)

    def show_candidates(self, names: Sequence[str]) -> None:
        """Two to choose from, before the game begins."""
        self._lay_aside(len(names), CANDIDATE)
        self.aside.show((name, character_card(self.scene, name)) for name in names)
        self.counter.setVisible(True)
        self.counter.setOpacity(1.0)
        for tag, card, name in zip(self.captions, self.aside.cards.values(), names, strict=True):
            tag.set_text(self.scene.speaker.text(f"bang.character_{name}"))
            tag.setPos(card.pos() + QPointF(0, card.height / 2 - 2))

    def open_counter(self, count: int) -> None:
        """Make room for so many cards."""
        self._lay_aside(count)
        self.counter.setVisible(True)

    def show_using(self, name: str) -> None:
        self.using.setVisible(bool(name))
        self.using.setOpacity(1.0)
        self.using.set_face(equipment_card(self.scene, name) if name else None)

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        return [
            ("bang/plank", 680, 224, False),
            *((f"bang/heap_{level}", *HEAP, False) for level in range(4)),
            (BACK, 112, 112 * RATIO, True),
            (GOLD_BACK, 112, 112 * RATIO, True),
        ]


def _still(scene: BangScene, name: str, width: float, height: float) -> Piece:
    piece = Piece(scene, name, width, height)
    piece.shadow = False
    piece.set_state()
    return piece
