"""A full state that fits what one seat sees and remembers."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.state import Core
from .box import CARDS, EQUIPMENT, ROLES
from .characters.sid_ketchum import SID_OFFER_ID, SidOffer
from .events.things import NOBODY
from .memory import BangMemory
from .setup import characters_in_game
from .state import BangState
from .view import BangView

STREAM = "imagine"


def imagine(view: BangView, memory: BangMemory, chance: Chance) -> BangState:
    """Open things as they lie; remembered cards where they are known to be; all else dealt at random from what cannot
    be seen. Roles are dealt from those nobody shows."""
    cards = _Cards(view, memory, chance)
    candidates = _candidates(view, chance)
    core = Core(chance, asked=1)
    if any(view.ready):
        core.given = {seat: chance.pick(STREAM, candidates[seat]) for seat, ready in enumerate(view.ready) if ready}
    return BangState(
        core=core,
        agenda=list(view.agenda),
        offers=_offers(view),
        options=view.options,
        roles=_roles(view, chance),
        characters=list(view.characters),
        candidates=candidates,
        alive=list(view.alive),
        present=view.present,
        life=list(view.life),
        most=list(view.most),
        hands=cards.hands,
        in_play=list(view.in_play),
        deck=cards.deck,
        discard=cards.discard,
        aside=view.aside,
        looked=cards.looked,
        drawn=view.drawn,
        shuffles=view.shuffles,
        turn=view.turn,
        turns=view.turns,
        extra=view.extra,
        more=view.more,
        bangs=view.bangs,
        wounds=view.wounds,
        doomed=view.doomed,
        heap=view.heap,
        nuggets=list(view.nuggets),
        equipment=list(view.equipment),
        row=view.row,
        shelf=_shelf(view, chance),
        face_up=len(view.shelf_open),
        using=view.using,
        rush=view.rush,
        pan=view.pan,
        snake=view.snake,
        discounted=view.discounted,
        sides=list(view.sides),
    )


class _Cards:
    """The 80 cards, each in one place."""

    def __init__(self, view: BangView, memory: BangMemory, chance: Chance) -> None:
        seen = {card for cards in view.in_play for card in cards}
        seen.update(view.aside, view.looked, *[hand for hand in view.hands if hand is not None])
        if view.discard_count:
            seen.add(view.discard_top)
        known = _trusted(memory, view, seen)
        for cards in known.hands:
            seen.update(cards)
        seen.update(known.discard)
        seen.add(known.top)
        self._unseen = [card for card in CARDS if card not in seen]
        chance.shuffle(STREAM, self._unseen)
        self.hands = [self._hand(view, seat, cards) for seat, cards in enumerate(known.hands)]
        self.discard = [self._unseen.pop() if card == NOBODY else card for card in known.discard]
        self.looked = view.looked or self._some(view.looked_count)
        self.deck = self._unseen if known.top == NOBODY else [*self._unseen, known.top]

    def _some(self, count: int) -> tuple[int, ...]:
        return tuple(self._unseen.pop() for _ in range(count))

    def _hand(self, view: BangView, seat: int, known: tuple[int, ...]) -> tuple[int, ...]:
        hand = view.hands[seat]
        return known + self._some(view.counts[seat] - len(known)) if hand is None else hand


def _trusted(memory: BangMemory, view: BangView, seen: set[int]) -> BangMemory:
    """A memory that came late or has gaps: whatever contradicts what can be seen is forgotten."""
    taken = set(seen)
    hands = []
    for seat, cards in enumerate(memory.hands):
        fits = view.hands[seat] is None and len(cards) <= view.counts[seat] and taken.isdisjoint(cards)
        hands.append(cards if fits else ())
        taken.update(hands[-1])
    discard = list(memory.discard)
    below = discard[:-1]
    real = [card for card in below if card != NOBODY]
    if len(discard) != view.discard_count or len(set(real)) < len(real) or not taken.isdisjoint(real):
        below = [NOBODY] * (view.discard_count - 1)
    taken.update(below)
    whole = (*below, view.discard_top) if view.discard_count else ()
    top = memory.top if memory.top not in taken and view.deck_count else NOBODY
    return BangMemory(tuple(hands), whole, top)


def _roles(view: BangView, chance: Chance) -> list[str]:
    left = list(ROLES[len(view.roles)])
    for role in view.roles:
        if role is not None:
            left.remove(role)
    chance.shuffle(STREAM, left)
    return [left.pop() if role is None else role for role in view.roles]


def _candidates(view: BangView, chance: Chance) -> list[tuple[str, ...]]:
    """While characters are picked: which two the others may be looking at."""
    seats = range(len(view.roles))
    if view.phase != "characters":
        return [()] * len(view.roles)
    left = [name for name in characters_in_game(view.options) if name not in view.candidates]
    chance.shuffle(STREAM, left)
    return [view.candidates if seat == view.seat else (left.pop(), left.pop()) for seat in seats]


def _shelf(view: BangView, chance: Chance) -> list[str]:
    if not view.options.gold_rush:
        return []
    left = list(EQUIPMENT)
    for name in [*view.row, *view.shelf_open, *(name for names in view.equipment for name in names)]:
        left.remove(name)
    if view.using:
        left.remove(view.using)
    chance.shuffle(STREAM, left)
    return [*view.shelf_open, *left]


def _offers(view: BangView) -> list[SidOffer]:
    if view.phase == "over" or "sid_ketchum" not in view.characters:
        return []
    return [SidOffer(view.characters.index("sid_ketchum"), id=SID_OFFER_ID)]
