"""Slap .45 as plain data: the whole truth, the order of the deck included."""

from __future__ import annotations

from typing import Any

from ...engine.state import Core, State
from .box import Card, Gang
from .judge.shapes import Hands, Input
from .options import SlapOptions
from .steps import AnyStep
from .verdict import Verdict


class SlapState(State):
    """The table's truth. Lists run over the seats; a base is known by the seat it belongs to."""

    core: Core
    agenda: list[AnyStep]
    offers: list[Any]
    options: SlapOptions
    round: int
    # Whose turn to deal it is; -1: nobody's, the table deals.
    dealer: int
    duel: bool
    gangs: list[Gang]
    members: list[int]
    gold: list[int]
    # Members that fell, of all gangs; and who is out, in order.
    tombs: int
    dead: list[int]
    # Where the hands are: as the card was turned, and as they can be seen while it is fought for.
    hands: list[Hands]
    live: list[Hands]
    bases: list[int]
    # The top card is the last one.
    deck: list[Card]
    discard: list[Card]
    # Gold taken out for the duel.
    stripped: int
    # The card in the middle: taken at the deal, seen by all from `shown` (engine time) on, -1 before.
    card: Card | None
    shown: int
    # Who settles what is exactly equal in this round.
    lots: tuple[int, ...]
    # What was done since the deal, in the order in which it came in.
    inputs: list[Input]
    # Kinds the Outlaws have put a trap on.
    traps: list[Card]
    # Has the Railroad looked at the top card? Which card has the duel's dealer chosen, how often has he pretended?
    peeked: bool
    pick: int
    feints: int
    # When the dealer may turn a card, and when everybody may.
    ready_at: int
    unlock_at: int
    verdict: Verdict | None

    def copy(self) -> SlapState:
        return SlapState(
            self.core.copy(),
            self.agenda.copy(),
            self.offers.copy(),
            self.options,
            self.round,
            self.dealer,
            self.duel,
            self.gangs.copy(),
            self.members.copy(),
            self.gold.copy(),
            self.tombs,
            self.dead.copy(),
            self.hands.copy(),
            self.live.copy(),
            self.bases.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.stripped,
            self.card,
            self.shown,
            self.lots,
            self.inputs.copy(),
            self.traps.copy(),
            self.peeked,
            self.pick,
            self.feints,
            self.ready_at,
            self.unlock_at,
            self.verdict,
        )
