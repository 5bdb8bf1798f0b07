"""The table of a scenario: a fresh state, laid out as the story wants it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..box import CARDS, GANG_SIZE, GANGS, GOLD, HIP, Card
from ..census import box
from ..gangs.sheriffs import hands_of
from ..race import Armed, Open
from ..state import SlapState

ARMED_MS = 1000
"""How long the card of a scenario lets people wait."""


def arrange(state: SlapState, key: str, value: Any, seat: int | None, names: list[str]) -> None:
    match key, seat:
        case (("open" | "armed"), None):
            state.card = card_of(value)
            state.shown = 0 if key == "open" else -1
            step = Open(lasts=state.options.round_timeout) if key == "open" else Armed(lasts=ARMED_MS)
            state.agenda.append(step)
            state.round = 1
        case "deck", None:
            # The next cards, the first one on top; the rest of the deck lies below.
            top = [card_of(card) for card in value]
            for card in top:
                state.deck.remove(card)
            state.deck += reversed(top)
        case "only", None:
            # Nothing but these cards in the deck; everything else is discarded.
            state.deck = [card_of(card) for card in reversed(value)]
        case "dealer", None:
            state.dealer = names.index(value) if value != "table" else -1
        case "dead", None:
            state.dead = [names.index(name) for name in value]
            for dead in state.dead:
                state.members[dead] = state.gold[dead] = 0
        case "traps", None:
            state.traps = [card_of(card) for card in value]
        case "round", None:
            state.round = int(value)
        case "gang", int():
            if value not in GANGS:
                raise ValueError(f"there is no gang “{value}”")
            state.gangs[seat] = value
        case (("members" | "gold"), int()):
            (state.members if key == "members" else state.gold)[seat] = int(value)
        case "cover", int():
            bases = [value] if isinstance(value, str) else value
            state.hands[seat] = tuple([names.index(base) for base in bases])
        case _:
            raise ValueError("nothing of that name can be set")


def card_of(word: Any) -> Card:
    if word not in CARDS:
        raise ValueError(f"there is no card “{word}”")
    card: Card = word
    return card


def settle(state: SlapState) -> None:
    """Tombstones, bases, hands and the discard pile fit what was said."""
    seats = len(state.members)
    state.tombs = GANG_SIZE * seats - sum(state.members)
    state.bases = [seat for seat in range(seats) if state.members[seat]]
    state.duel = len(state.bases) == 2
    if state.duel:
        state.dealer = state.dead[0] if state.dead else -1
    powers = state.options.game == "full" and not state.duel
    for seat, gang in enumerate(state.gangs):
        hands = tuple([hand for hand in state.hands[seat] if hand != HIP])
        state.hands[seat] = (*hands, *hands_of(gang, powers)[len(hands) :])
    state.live = state.hands.copy()
    left = Counter(box(state.options)) - Counter({GOLD: sum(state.gold)})
    if state.card is not None:
        left[state.card] -= 1
    while state.deck.count(GOLD) > left[GOLD]:  # richer than usual: the Gold comes out of the deck
        state.deck.remove(GOLD)
    state.discard = list((left - Counter(state.deck)).elements())
