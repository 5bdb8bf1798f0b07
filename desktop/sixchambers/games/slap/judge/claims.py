"""Move!: everybody needs a new base, and the last one without loses a member.

Each base can be claimed once, by the first hand that comes down on it, even if somebody who has not moved yet still
rests there: he has to go anyway. With strict blocking he keeps it closed until he lifts his hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..box import AIR, HIP
from .round import Round, rest
from .shapes import Hands, Input, Ruling, Settings, Snapshot


class MoveRound(Round):
    """`held` are the bases under a seat's hands as the card was turned, `claims` says who has which base now, `settled`
    who has found new cover, in order."""

    __slots__ = ("claims", "held", "number", "settled")

    def __init__(self, table: Snapshot, inputs: Sequence[Input], rules: Settings) -> None:
        super().__init__(table, inputs, rules)
        self.claims: dict[int, int] = {}
        self.settled: list[int] = []
        self.number = sum(self.living)
        self.held: list[tuple[int, ...]] = []

    def before_the_card(self) -> list[int]:
        seen = super().before_the_card()
        self.held = [tuple([base for base in hands if base >= 0]) for hands in self.hands]
        return seen

    def leaving_locks(self, seat: int) -> bool:
        return seat in self.settled

    def gone(self, seat: int, base: int, locks: bool) -> None:
        super().gone(seat, base, locks)
        if self.claims.get(base) == seat:
            del self.claims[base]

    def cover(self, at: int, number: int, seat: int, hand: int, base: int) -> Ruling:
        hands = self.hands[seat]
        if hand == 1 and (not self.second_hand(seat) or seat not in self.settled):
            return "no_second_hand"
        if hands[hand] == AIR:
            return "in_air"
        if self.left_cover(seat, base):
            return "left_cover"
        if hand == 0 and seat in self.settled:
            return "settled"
        if hand == 1 and hands[1] >= 0:
            return "already"
        if hand == 0 and len(hands) == 2 and hands[1] >= 0:  # both hands have to go, and get up together
            self.free[seat][1] = at + self.rules.lift
            self.gone(seat, hands[1], False)
            hands[1] = HIP
        self.fly(at, number, seat, hand, base)
        return ""

    def on_base(self, at: int, seat: int, hand: int, base: int) -> Ruling:
        hands = self.hands[seat]
        hands[hand] = HIP
        if self.end is not None and (seat != self.loser or hand):
            return "late"
        why = self.why_not(seat, base)
        if why:
            self.miss(at, seat)
            return why
        hands[hand] = base
        self.claims[base] = seat
        if self.end is not None:
            self.photo_finish(seat)
        elif hand == 0:
            self.settle(at, seat)
        return ""

    def why_not(self, seat: int, base: int) -> Ruling:
        if base in self.held[seat]:
            return "old_base"
        if base in self.claims:
            return "occupied"
        if self.rules.strict and any(base in others for others in self.hands):
            return "occupied"
        return ""

    def settle(self, at: int, seat: int) -> None:
        """In new cover. As soon as one alone is left, he was last: he need not slap any more."""
        self.settled.append(seat)
        if len(self.settled) == self.number - 1:
            self.end = at
            self.loser = self.unsettled()[0]

    def photo_finish(self, seat: int) -> None:
        """The last one was as good as in time: nobody loses, or lots decide between the last two."""
        other = self.settled[-1]
        if not self.rules.coin:
            self.too_close = True
        elif self.lots[seat] < self.lots[other]:
            self.loser = other
        self.settled.append(seat)

    def unsettled(self) -> tuple[int, ...]:
        return tuple([seat for seat, alive in enumerate(self.living) if alive and seat not in self.settled])

    def staying(self) -> tuple[Hands, ...]:
        """Exactly the claims count: Move! ends all old cover."""
        claims = self.claims
        return tuple(
            [
                rest([base if claims.get(base) == seat else HIP for base in hands])
                for seat, hands in enumerate(self.hands)
            ]
        )
