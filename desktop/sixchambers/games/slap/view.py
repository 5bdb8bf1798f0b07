"""What a seat at Slap .45 sees: everything, but for the deck. The Railroad's look and that of the duel's dealer are
theirs alone, and nobody sees the card that is about to be turned, or when that will be."""

from __future__ import annotations

from msgspec import Struct

from ...engine.update import View
from .box import CARDS, Card, Gang
from .judge.shapes import Hands, Input
from .options import SlapOptions, handicaps
from .state import SlapState
from .verdict import Verdict


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One seat in the open. `hands`: the main hand first; a base, HIP (-1) or AIR (-2); two for whoever may use two.
    `died` is its place among those who are out, from 0; -1: alive. `handicap` in milliseconds."""

    gang: Gang
    members: int
    gold: int
    alive: bool
    hands: Hands
    handicap: int
    died: int


class SlapView(View, frozen=True):
    """The table from one seat. `phase` is "between", "armed", "open", "calm", "decide", "verdict", "paused" or "over";
    `stage` says more where there is more to say: "gap", "ready", "unlocked" (between), "power", "recruit" (decide)."""

    options: SlapOptions
    phase: str
    stage: str
    round: int
    # -1: the table deals by itself.
    dealer: int
    duel: bool
    seats: tuple[SeatView, ...]
    # The bases on the table, clockwise: each by the seat it belongs to, and in the gap to that seat's left.
    bases: tuple[int, ...]
    # The card in the middle once all can see it, and since when (engine time, -1 before).
    card: Card | None
    shown: int
    deck: int
    # How many of each kind lie in the open discard pile, in the order of CARDS; and Gold taken out for the duel.
    discard: tuple[int, ...]
    stripped: int
    traps: tuple[Card, ...]
    # A secret look of one's own: the card that comes next; what the dealer of a duel may choose from, the top one
    # first, and which one he has chosen (0: the top one).
    peek: Card | None
    picks: tuple[Card, ...]
    pick: int
    # Has the Railroad looked? How often has the dealer of the duel pretended?
    peeked: bool
    feints: int
    # From when on the dealer may turn a card, and from when on everybody may (or the table does it); -1: never.
    ready_at: int
    unlock_at: int
    # What was done since the card was dealt, as it came in, and where the hands had been then.
    inputs: tuple[Input, ...]
    started: tuple[Hands, ...]
    # How the last card ended, or how this one ends once it is judged.
    verdict: Verdict | None
    tombs: int
    # Who is out, in order.
    dead: tuple[int, ...]

    def living(self) -> tuple[int, ...]:
        return tuple([seat for seat, one in enumerate(self.seats) if one.alive])


def view(state: SlapState, seat: int | None) -> SlapView:
    step = state.agenda[-1] if state.agenda else None
    dead = state.dead
    given = handicaps(state.options, len(state.members))
    seats = tuple(
        [
            SeatView(
                gang,
                members,
                gold,
                members > 0,
                hands,
                handicap,
                dead.index(number) if not members else -1,
            )
            for number, (gang, members, gold, hands, handicap) in enumerate(
                zip(state.gangs, state.members, state.gold, state.live, given, strict=True)
            )
        ]
    )
    picks, peek = looks(state, seat)
    return SlapView(
        seat,
        state.options,
        "over" if step is None else step.phase,
        getattr(step, "stage", ""),
        state.round,
        state.dealer,
        state.duel,
        seats,
        tuple(state.bases),
        state.card if state.shown >= 0 else None,
        state.shown,
        len(state.deck),
        tuple([state.discard.count(card) for card in CARDS]),
        state.stripped,
        tuple(state.traps),
        peek,
        picks,
        state.pick if picks else 0,
        state.peeked,
        state.feints,
        state.ready_at,
        state.unlock_at,
        tuple(state.inputs),
        tuple(state.hands),
        state.verdict,
        state.tombs,
        tuple(dead),
    )


def looks(state: SlapState, seat: int | None) -> tuple[tuple[Card, ...], Card | None]:
    """What this seat alone may see of the deck, until the card lies open: what it may choose from, and what comes."""
    if seat is None or state.shown >= 0 or not state.agenda:
        return (), None
    if state.duel:
        if not state.dead or seat != state.dead[0]:
            return (), None
        if state.card is not None:
            return (), state.card
        picks = tuple(state.deck[: -1 - state.options.duel_pick : -1])
        between = state.agenda[-1].phase == "between"
        return (picks, picks[state.pick] if state.pick < len(picks) else None) if between else ((), None)
    if state.peeked and state.gangs[seat] == "railroad":
        return (), state.card or state.deck[-1]
    return (), None
