"""General Store"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask
from ..events.cards import StoreOpened, StoreTook
from ..steps.ask import Steps
from .base import Kind, others

if TYPE_CHECKING:
    from ..moves import BangPlay

YOURS = message("bang.ask_store")


class GeneralStore(Kind):
    """As many cards as there are players in the game are turned over; whoever played it takes one first, then the
    others do, clockwise."""

    name: ClassVar[str] = "general_store"

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        g.play_brown(seat, card)
        return open_store(g, seat)


def open_store(g: BangPlay, seat: int) -> Steps:
    cards = g.take(len(g.state.present))
    if not cards:
        return None
    g.state.aside = cards
    if g.heard:
        g.tell(StoreOpened(seat, cards))
    return StorePick((seat, *others(g, seat)))


class StorePick(Ask, frozen=True, gc=False):
    """Who comes next takes one of what is left. Everything about it lies open: the last card needs no question."""

    customers: tuple[int, ...]
    phase: ClassVar[str] = "store"

    def ask(self, g: BangPlay) -> AnyQuestion:
        cards = g.state.aside
        return ChooseOne(seat=self.customers[0], prompt=YOURS, default=cards[0], about="store", options=cards)

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        state = g.state
        seat, *left = self.customers
        state.aside = tuple([card for card in state.aside if card != answer])
        state.hands[seat] += (answer,)
        if g.heard:
            g.tell(StoreTook(seat, answer))
        return StorePick(tuple(left)) if state.aside and left else None
