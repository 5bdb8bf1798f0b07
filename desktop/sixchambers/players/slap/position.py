"""The table as a bot reads it before a card is turned: who is exposed, who is fast, what may come."""

from __future__ import annotations

from functools import cached_property

from ...games.slap.box import CARDS, COUNTS, GOLD, Card
from ...games.slap.memory import SlapMemory
from ...games.slap.view import SlapView
from .odds import chance_first, chance_last

STRANGER = 430.0
"""Milliseconds somebody is thought to need who has not been seen yet."""
SEEN_ENOUGH = 3


class Position:
    """Everything here is open knowledge, except a card the Railroad has looked at and its own bot may use."""

    def __init__(self, view: SlapView, memory: SlapMemory, me: int, usual: float, *, shaken: bool = False) -> None:
        self.view = view
        self.memory = memory
        self.me = me
        seats = view.seats
        self.living = [seat for seat, one in enumerate(seats) if one.members]
        self.rivals = [seat for seat in self.living if seat != me]
        self.members = [one.members for one in seats]
        self.gold = [one.gold for one in seats]
        self.gangs = [one.gang for one in seats]
        self.hands = [one.hands for one in seats]
        options = view.options
        self.full = options.game == "full"
        self.powers = self.full and not view.duel
        # Without speed nobody is slow.
        self.calm = options.calm
        self.lift = 0.0 if options.calm else float(options.lift)
        self.given = [one.handicap for one in seats]
        self.most = max(self.members)
        # Milliseconds it usually needs itself; and has it just lost somebody, or started too early?
        self.usual = usual
        self.shaken = shaken
        # Rivals a Talkin' Iron would hit as things are; and how fast all rivals are.
        self.exposed = [seat for seat in self.rivals if max(self.hands[seat]) < 0]
        self.paces = [self.pace(seat) for seat in self.rivals]

    # --- hands -----------------------------------------------------------------------------------------------

    def in_cover(self, seat: int) -> bool:
        return max(self.hands[seat]) >= 0

    def bases_by_nearness(self) -> list[int]:
        """The bases as they lie: mine to the left, my right neighbour's to the right, then further round."""
        living = self.living
        number = len(living)
        place = living.index(self.me)
        order = []
        for step in range((number + 1) // 2):
            order.append(living[(place + step) % number])
            order.append(living[(place - 1 - step) % number])
        bases = self.view.bases
        return [base for base in dict.fromkeys(order) if base in bases]

    # --- speed -----------------------------------------------------------------------------------------------

    def pace(self, seat: int) -> float:
        """Milliseconds this seat needs for the card, from where its hand is."""
        if self.calm:
            return STRANGER
        time = (self.usual if seat == self.me else self.observed(seat)) - self.given[seat]
        return time + self.lift if self.in_cover(seat) else time

    def observed(self, seat: int) -> float:
        times = self.memory.reactions[seat]
        if len(times) < SEEN_ENOUGH:
            return STRANGER
        return sorted([c for _, c in times])[len(times) // 2] / 1000

    @cached_property
    def first(self) -> float:
        """The chance to be the first on the card."""
        return chance_first(self.pace(self.me), self.paces)

    def cost_of_lifting(self) -> tuple[float, float]:
        """What a hand that has to get up first changes: how much likelier to be last, how much less likely first."""
        free = self.usual - self.given[self.me]
        slow = free + self.lift
        paces = self.paces
        return (
            chance_last(slow, paces) - chance_last(free, paces),
            chance_first(free, paces) - chance_first(slow, paces),
        )

    # --- cards -----------------------------------------------------------------------------------------------

    @cached_property
    def coming(self) -> dict[Card, float]:
        """How likely each kind is to be next, from the cards seen; a card that was looked at is certain."""
        view = self.view
        if view.peek:
            return {card: float(card == view.peek) for card in CARDS}
        left = {card: COUNTS[card] - gone for card, gone in zip(CARDS, view.discard, strict=True)}
        left[GOLD] = left[GOLD] - sum(self.gold) - view.stripped if self.full else 0
        whole = sum(left.values())
        if not whole:  # the pile is about to be shuffled again
            left = dict(zip(CARDS, view.discard, strict=True))
            whole = sum(left.values()) or 1
        return {card: max(number, 0) / whole for card, number in left.items()}

    # --- temptation ------------------------------------------------------------------------------------------

    def temptation(self, seat: int) -> float:
        """How much this seat invites a shot, for anybody."""
        members = self.members[seat]
        last = members == 1
        return 1 / members + (3 + 0.5 * self.gold[seat]) * last + 0.4 * (members == self.most)

    @cached_property
    def share_of_fire(self) -> float:
        """The chance that a shot somebody else fires is meant for this seat, if it is exposed."""
        mine = self.temptation(self.me)
        others = [self.temptation(seat) for seat in self.exposed]
        # Whoever shoots does not shoot himself.
        rest = sum(others) * (1 - 1 / len(others)) if others else 0.0
        return mine / (mine + rest)
