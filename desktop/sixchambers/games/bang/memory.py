"""What a perfect player would still know: cards seen on their way into hands and piles, and who did what to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ...engine.events import Event, TookBack
from ...engine.update import Update
from .box import NAME
from .events.cards import (
    Answered,
    CardShown,
    Discarded,
    Drew,
    LookedAt,
    Played,
    PutBack,
    PutDown,
    Removed,
    Reshuffled,
    Stole,
    StoreOpened,
    StoreTook,
    TookDiscard,
    TookInPlay,
)
from .events.gold import Bought, EquipmentUsed, ForcedDiscard, GoldPaid
from .events.life import CardsLeft, Flipped, Inherited, Tested
from .events.things import NOBODY
from .events.turns import ShadowLeft
from .view import BangView


class BangMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """`hands` are the cards known to be in a hand beyond one's own: bought at the store, taken from the table, lost
    to a thief. `discard` is the discard pile from the bottom up as far as it was seen, `top` the card one knows on
    top of the draw pile. `deeds[a][b]` adds up what a has openly done to b: above zero harm, below zero help."""

    hands: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...] = ()
    top: int = NOBODY
    deeds: tuple[tuple[int, ...], ...] = ()
    # Turned over for a "draw!" that is not decided yet.
    flips: tuple[int, ...] = ()
    # As last seen: after something was taken back, what is gone from here is in a hand again.
    in_play: tuple[tuple[int, ...], ...] = ()


def first_memory(seats: int) -> BangMemory:
    none = ((),) * seats
    return BangMemory(none, deeds=((0,) * seats,) * seats, in_play=none)


def remember(memory: BangMemory, update: Update) -> BangMemory:
    if not update.events:
        return memory
    notes = Notes(memory, update.view)
    for event in update.events:
        note = _TAKES_NOTE.get(type(event))
        if note is not None:
            note(notes, event)
    return notes.kept()


class Notes:
    """A memory while it is being brought up to date."""

    def __init__(self, memory: BangMemory, view: BangView) -> None:
        self.memory = memory
        self.view = view
        self.hands = list(memory.hands)
        self.discard = list(memory.discard)
        self.top = memory.top
        self.flips = memory.flips
        self.deeds: list[tuple[int, ...]] = list(memory.deeds)

    def knows(self, seat: int, *cards: int) -> None:
        """These cards are in that hand now."""
        self.hands[seat] += cards

    def left(self, seat: int, card: int) -> None:
        """A card has left a hand; if another one was meant to be known there, it still is."""
        if card in self.hands[seat]:
            self.hands[seat] = tuple(known for known in self.hands[seat] if known != card)

    def blindly_left(self, seat: int, thief: int) -> None:
        """Some card has left a hand: nothing of it is certain any more, unless it was the only one."""
        known = self.hands[seat]
        self.hands[seat] = ()
        if len(known) == 1 and not self.view.counts[seat]:
            self.knows(thief, *known)

    def deed(self, by: int, to: int, weight: int) -> None:
        if by == to or to == NOBODY or not self.deeds:
            return
        row = self.deeds[by]
        self.deeds[by] = (*row[:to], row[to] + weight, *row[to + 1 :])

    def kept(self) -> BangMemory:
        """The new memory, held against what can be seen: whatever lies open is in no hand."""
        view = self.view
        open_cards = {card for cards in view.in_play for card in cards}
        open_cards.update(view.aside)
        open_cards.update(view.looked)
        self._fit_discard()
        open_cards.update(self.discard)
        own = () if view.seat is None else view.hands[view.seat] or ()
        hands: list[tuple[int, ...]] = []
        for seat, known in enumerate(self.hands):
            if seat == view.seat:
                hands.append(())
                continue
            still = tuple([card for card in dict.fromkeys(known) if card not in open_cards and card not in own])
            hands.append(still if len(still) <= view.counts[seat] else ())
        seen_elsewhere = self.top in open_cards or self.top in own or any(self.top in known for known in hands)
        top = NOBODY if seen_elsewhere or not view.deck_count else self.top
        return BangMemory(tuple(hands), tuple(self.discard), top, tuple(self.deeds), self.flips, view.in_play)

    def _fit_discard(self) -> None:
        """As many cards as there are, the top as it shows; what was not seen is NOBODY."""
        view = self.view
        size = view.discard_count
        if len(self.discard) != size:
            self.discard = [NOBODY] * (size - len(self.discard)) + self.discard[max(0, len(self.discard) - size) :]
        if size:
            self.discard[-1] = view.discard_top


# --- one event after the other ----------------------------------------------------------------------------------------


def _played(notes: Notes, event: Played) -> None:
    notes.left(event.seat, event.card)
    notes.discard.append(event.card)
    if event.as_name in ("bang", "duel"):
        notes.deed(event.seat, event.target, HARM)


def _put_down(notes: Notes, event: PutDown) -> None:
    notes.left(event.seat, event.card)
    notes.deed(event.seat, event.target, HARM)


def _answered(notes: Notes, event: Answered) -> None:
    notes.left(event.seat, event.card)
    notes.discard.append(event.card)


def _discarded(notes: Notes, event: Discarded) -> None:
    if event.from_hand:
        for card in event.cards:
            notes.left(event.seat, card)
    notes.discard.extend(event.cards)


def _drew(notes: Notes, event: Drew) -> None:
    if notes.top != NOBODY:
        if event.seat != notes.view.seat:
            notes.knows(event.seat, notes.top)
        notes.top = NOBODY


def _shown(notes: Notes, event: CardShown) -> None:
    notes.knows(event.seat, event.card)


def _put_back(notes: Notes, event: PutBack) -> None:
    notes.top = event.card


def _took_discard(notes: Notes, event: TookDiscard) -> None:
    if notes.discard:
        notes.discard.pop()
    notes.knows(event.seat, event.card)


def _stole(notes: Notes, event: Stole) -> None:
    if event.card == NOBODY:
        notes.blindly_left(event.victim, event.seat)
    else:
        notes.left(event.victim, event.card)
        notes.knows(event.seat, event.card)
    if event.cause != "el_gringo":
        notes.deed(event.seat, event.victim, NUISANCE)


def _took_in_play(notes: Notes, event: TookInPlay) -> None:
    notes.knows(event.seat, event.card)
    notes.deed(event.seat, event.victim, _worth_of(event.card))


def _removed(notes: Notes, event: Removed) -> None:
    notes.left(event.victim, event.card)
    notes.discard.append(event.card)
    notes.deed(event.seat, event.victim, NUISANCE if event.from_hand else _worth_of(event.card))


def _store_took(notes: Notes, event: StoreTook) -> None:
    notes.knows(event.seat, event.card)


def _reshuffled(notes: Notes, event: Reshuffled) -> None:
    notes.discard.clear()


def _off_the_top(notes: Notes, event: LookedAt | StoreOpened) -> None:
    notes.top = NOBODY


def _flipped(notes: Notes, event: Flipped) -> None:
    notes.top = NOBODY
    if len(event.cards) == 1 or event.what == "rhum":
        notes.discard.extend(event.cards)
    else:
        notes.flips = event.cards


def _tested(notes: Notes, event: Tested) -> None:
    if notes.flips:
        notes.discard.extend([card for card in notes.flips if card != event.card])
        notes.discard.append(event.card)
        notes.flips = ()


def _inherited(notes: Notes, event: Inherited) -> None:
    notes.knows(event.seat, *event.in_play, *event.hand, *notes.hands[event.victim])
    notes.hands[event.victim] = ()


def _cards_left(notes: Notes, event: CardsLeft) -> None:
    notes.hands[event.seat] = ()
    notes.discard.extend(event.cards)


def _shadow_left(notes: Notes, event: ShadowLeft) -> None:
    notes.hands[event.seat] = ()
    notes.discard.extend(event.hand + event.in_play)


def _paid(notes: Notes, event: GoldPaid) -> None:
    notes.deed(event.seat, event.target, HARM)


def _bought(notes: Notes, event: Bought | EquipmentUsed) -> None:
    if event.way in ("bang", "duel"):
        notes.deed(event.seat, event.target, HARM)
    elif event.name == "shot":
        notes.deed(event.seat, event.target, HELP)
    elif event.name == "wanted":
        notes.deed(event.seat, event.target, NUISANCE)


def _forced(notes: Notes, event: ForcedDiscard) -> None:
    notes.deed(event.seat, event.victim, HELP if event.name == "wanted" else NUISANCE)


def _took_back(notes: Notes, event: TookBack) -> None:
    """What had been played is in the hand again, and everybody has seen it."""
    view = notes.view
    before = {card for cards in notes.memory.in_play for card in cards} | set(notes.discard)
    while len(notes.discard) > view.discard_count:
        notes.discard.pop()
    now = {card for cards in view.in_play for card in cards} | set(notes.discard)
    notes.flips = view.aside if view.phase == "flip" else ()
    notes.knows(event.seat, *[card for card in before - now if card != NOBODY and card not in view.aside])


HARM, NUISANCE, HELP = 2, 1, -2


def _worth_of(card: int) -> int:
    """To be rid of Jail or Dynamite is a favour."""
    return HELP if NAME[card] in ("jail", "dynamite") else NUISANCE


_TAKES_NOTE: dict[type[Event], Callable[[Notes, Any], None]] = {
    Played: _played,
    PutDown: _put_down,
    Answered: _answered,
    Discarded: _discarded,
    Drew: _drew,
    CardShown: _shown,
    PutBack: _put_back,
    TookDiscard: _took_discard,
    Stole: _stole,
    TookInPlay: _took_in_play,
    Removed: _removed,
    StoreTook: _store_took,
    Reshuffled: _reshuffled,
    LookedAt: _off_the_top,
    StoreOpened: _off_the_top,
    Flipped: _flipped,
    Tested: _tested,
    Inherited: _inherited,
    CardsLeft: _cards_left,
    ShadowLeft: _shadow_left,
    GoldPaid: _paid,
    Bought: _bought,
    EquipmentUsed: _bought,
    ForcedDiscard: _forced,
    TookBack: _took_back,
}
