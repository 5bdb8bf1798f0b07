"""The order of things: presses, hands that lift, hands that come down. Who may cover where is the cards' business."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from ..box import AIR, HIP, ON_CARD
from .shapes import Finding, Hands, Input, Ruling, Settings, Snapshot

LAND, IN = 0, 1
"""At the same moment a hand that comes down is earlier than a hand that starts."""


class Slap:
    """A hand that came down on the card."""

    __slots__ = ("covered", "seat", "target")

    def __init__(self, seat: int, target: int, covered: bool) -> None:
        self.seat = seat
        self.target = target
        self.covered = covered


class Round:
    """One card being fought for, from the table as it lay to the end of the inputs."""

    __slots__ = (
        "bases",
        "dealer",
        "end",
        "free",
        "hands",
        "heap",
        "inputs",
        "landed",
        "left",
        "lifts",
        "living",
        "lock",
        "loser",
        "lots",
        "rules",
        "rulings",
        "slaps",
        "too_close",
    )

    def __init__(self, table: Snapshot, inputs: Sequence[Input], rules: Settings) -> None:
        self.rules = rules
        self.inputs = inputs
        self.living = table.living
        self.bases = table.bases
        self.dealer = table.dealer
        self.lots = table.lots
        self.hands = [list(hands) for hands in table.hands]
        seats = len(self.hands)
        # Until when a seat is locked, and when a hand that got up is at the hip.
        self.lock = [-1 << 40] * seats
        self.free = [[-1 << 40] * len(hands) for hands in self.hands]
        # The bases a seat has left of its own accord in this round.
        self.left: list[list[int]] = [[] for _ in range(seats)]
        self.rulings: list[Ruling] = ["late"] * len(inputs)
        self.landed: list[int | None] = [None] * len(inputs)
        self.lifts = [0] * len(inputs)
        self.heap: list[tuple[int, int, int, int, int, int]] = []
        self.slaps: list[Slap] = []
        self.end: int | None = None
        self.loser = -1
        self.too_close = False

    # --- in the order of time --------------------------------------------------------------------------------

    def run(self) -> Finding:
        seen = self.before_the_card()
        rules, lots = self.rules, self.lots
        handicaps, eps, timeout = rules.handicaps, rules.eps, rules.timeout
        inputs = self.inputs
        heap = self.heap
        heap += [(inputs[n].c - handicaps[s], IN, lots[s], n, 0, 0) for n in seen if (s := inputs[n].seat) >= 0]
        last = max(heap)[0] if heap else 0
        heapify(heap)
        live: tuple[Hands, ...] | None = None
        while heap:
            at, what, _, number, hand, to = heappop(heap)
            if at > timeout or (self.end is not None and at > self.end + eps):
                break
            if what == IN:
                self.rulings[number] = self.press(at, number, inputs[number])
                continue
            if at > last and live is None:
                live = self.as_they_are()
            self.landed[number] = at
            seat = inputs[number].seat
            ruling = self.on_card(at, seat, inputs[number].arg) if to == ON_CARD else self.on_base(at, seat, hand, to)
            if ruling:
                self.rulings[number] = ruling
        return self.finding(live or self.as_they_are())

    def before_the_card(self) -> list[int]:
        """What was done before the card could be seen: getting up is free, anything else is a flinch. Returns the
        numbers of the other inputs."""
        early = [number for number, done in enumerate(self.inputs) if done.c < 0]
        if not early:
            return list(range(len(self.inputs)))
        for number in sorted(early, key=lambda number: self.inputs[number].c):
            done = self.inputs[number]
            if not self.living[done.seat]:
                self.rulings[number] = "dead"
            elif done.kind in ("leave", "leave2"):
                self.rulings[number] = self.get_up(done.seat, int(done.kind == "leave2"))
            else:
                self.rulings[number] = self.flinch(done.seat)
        return [number for number, done in enumerate(self.inputs) if done.c >= 0]

    def press(self, at: int, number: int, done: Input) -> Ruling:
        seat, kind = done.seat, done.kind
        if not self.living[seat]:
            return "dead"
        if kind == "leave" or kind == "leave2":
            return self.leave(at, seat, int(kind == "leave2"))
        if done.c < self.rules.floor:
            return self.flinch(seat)
        if at < self.lock[seat]:
            return "locked"
        if kind == "slap":
            return self.slap(at, number, seat, done.arg)
        if done.arg not in self.bases:
            self.miss(at, seat)
            return "no_base"
        return self.cover(at, number, seat, int(kind == "cover2"), done.arg)

    # --- hands -----------------------------------------------------------------------------------------------

    def flinch(self, seat: int) -> Ruling:
        """Too early to have seen anything: void, and the hand is locked for a while."""
        rules = self.rules
        self.lock[seat] = max(self.lock[seat], rules.flinch_lock - rules.handicaps[seat])
        return "flinch"

    def miss(self, at: int, seat: int) -> None:
        self.lock[seat] = max(self.lock[seat], at + self.rules.miss)

    def get_up(self, seat: int, hand: int) -> Ruling:
        """A hand goes back to the hip. If it was the main hand, the one that stays takes its place."""
        hands = self.hands[seat]
        if hand >= len(hands):
            return "no_second_hand"
        if hands[hand] < 0:
            return "in_air" if hands[hand] == AIR else "already"
        hands[hand] = HIP
        if hand == 0:
            promote(hands, self.free[seat])
        return ""

    def leave(self, at: int, seat: int, hand: int) -> Ruling:
        if self.end is not None:
            return "late"
        hands = self.hands[seat]
        base = hands[hand] if hand < len(hands) else HIP
        if base >= 0:
            self.free[seat][hand] = at + self.rules.lift
        ruling = self.get_up(seat, hand)
        if not ruling:
            self.gone(seat, base, self.leaving_locks(seat))
        return ruling

    def slap(self, at: int, number: int, seat: int, target: int) -> Ruling:
        """For the card, with the main hand. Pointing takes the other hand off its base too."""
        hands = self.hands[seat]
        pointing = self.valid(seat, target)
        if hands[0] == AIR or (pointing and len(hands) == 2 and hands[1] == AIR):
            return "in_air"
        if any(slap.seat == seat for slap in self.slaps):
            return "already"
        if pointing and len(hands) == 2 and hands[1] >= 0:
            self.gone(seat, hands[1], True)
            hands[1] = HIP
            self.free[seat][1] = at + self.rules.lift
        self.fly(at, number, seat, 0, ON_CARD)
        return ""

    def fly(self, at: int, number: int, seat: int, hand: int, to: int) -> None:
        """A hand is on its way; from a base it takes longer than from the hip."""
        hands = self.hands[seat]
        lands = max(at, self.free[seat][hand])
        if hands[hand] >= 0:
            lands = at + self.rules.lift
            self.gone(seat, hands[hand], to == ON_CARD)
        hands[hand] = AIR
        self.lifts[number] = lands - at
        heappush(self.heap, (lands, LAND, self.lots[seat], number, hand, to))

    def gone(self, seat: int, base: int, locks: bool) -> None:
        """A hand has left this base; `locks`: not in answer to Move!."""
        if locks:
            self.left[seat].append(base)

    def left_cover(self, seat: int, base: int) -> bool:
        left = self.left[seat]
        return base in left if self.rules.same_base else bool(left)

    def second_hand(self, seat: int) -> bool:
        """Two slapping hands, and none of them busy with dealing?"""
        return len(self.hands[seat]) == 2 and seat != self.dealer

    def in_cover(self, seat: int) -> bool:
        return max(self.hands[seat]) >= 0

    def valid(self, seat: int, target: int) -> bool:
        return 0 <= target < len(self.living) and target != seat and self.living[target]

    # --- hands that come down --------------------------------------------------------------------------------

    def on_card(self, at: int, seat: int, target: int) -> Ruling:
        self.hands[seat][0] = HIP
        if self.loser >= 0:
            return "late"
        if not self.valid(seat, target):
            target = -1
        self.slaps.append(Slap(seat, target, target >= 0 and self.in_cover(target)))
        if self.end is None:
            self.end = at
        return ""

    @abstractmethod
    def cover(self, at: int, number: int, seat: int, hand: int, base: int) -> Ruling:
        """A press for a base that is on the table."""

    @abstractmethod
    def on_base(self, at: int, seat: int, hand: int, base: int) -> Ruling:
        """A hand comes down on a base."""

    @abstractmethod
    def leaving_locks(self, seat: int) -> bool:
        """Does getting up now cost this seat its cover for the rest of the round?"""

    # --- the end ---------------------------------------------------------------------------------------------

    def as_they_are(self) -> tuple[Hands, ...]:
        return tuple([tuple(hands) for hands in self.hands])

    def staying(self) -> tuple[Hands, ...]:
        """The hands after the round: whoever was on his way is at the hip."""
        return tuple([rest(hands) for hands in self.hands])

    def unsettled(self) -> tuple[int, ...]:
        return ()

    def finding(self, live: tuple[Hands, ...]) -> Finding:
        slaps = self.slaps
        first = slaps[0] if slaps else None
        if len(slaps) > 1:
            if self.rules.coin:
                first = min(slaps, key=lambda slap: self.lots[slap.seat])
            else:
                self.too_close = True
        return Finding(
            self.end,
            first.seat if first else -1,
            first.target if first else -1,
            first.covered if first else False,
            self.loser,
            self.unsettled(),
            self.too_close,
            self.staying(),
            live,
            self.rulings,
            self.landed,
            self.lifts,
        )


def promote(hands: list[int], free: list[int]) -> None:
    """The hand that is still in cover is the main hand."""
    if len(hands) == 2 and hands[0] < 0 <= hands[1]:
        hands.reverse()
        free.reverse()


def rest(hands: Sequence[int]) -> Hands:
    """Hands that lie still: on a base or at the hip, the one in cover first."""
    still = [place if place >= 0 else HIP for place in hands]
    if len(still) == 2 and still[0] < 0:
        still.reverse()
    return tuple(still)
