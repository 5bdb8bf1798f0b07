"""Talkin' Iron, Big Gun and Gold: a free base is cover for whoever slaps it first."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import AIR, HIP
from .round import Round
from .shapes import Input, Ruling, Settings, Snapshot


class ShotRound(Round):
    """Cover may be taken on any card. Only against Talkin' Iron it helps, and a defender who is as fast as the shot,
    photo finish included, is in time."""

    __slots__ = ("stops",)

    def __init__(self, table: Snapshot, stops: bool, inputs: Sequence[Input], rules: Settings) -> None:
        super().__init__(table, inputs, rules)
        # Does cover stop this shot?
        self.stops = stops

    def leaving_locks(self, seat: int) -> bool:
        return True

    def cover(self, at: int, number: int, seat: int, hand: int, base: int) -> Ruling:
        hands = self.hands[seat]
        if hand == 1 and (not self.second_hand(seat) or hands[0] < 0):
            return "no_second_hand"
        if hands[hand] == AIR:
            return "in_air"
        if hands[hand] >= 0:
            return "already"
        if self.left_cover(seat, base):
            return "left_cover"
        self.fly(at, number, seat, hand, base)
        return ""

    def on_base(self, at: int, seat: int, hand: int, base: int) -> Ruling:
        hands = self.hands[seat]
        hands[hand] = HIP
        threats = [slap for slap in self.slaps if slap.target == seat]
        if self.end is not None and not (self.stops and threats):
            return "late"
        if any(base in others for others in self.hands):
            self.miss(at, seat)
            return "occupied"
        hands[hand] = base
        for slap in threats:
            slap.covered = True
        return ""
