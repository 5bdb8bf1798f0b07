"""The table as whoever presses a key sees it: whose hand is where, which base could be had, who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...games.slap.box import HIP

if TYPE_CHECKING:
    from ...games.slap.view import SlapView


class Situation:
    """A view, and the hands as they lie on the screen right now, which may be a moment ahead of it."""

    def __init__(self, view: SlapView, phase: str, card: str, hands: list[tuple[int, ...]]) -> None:
        self.view = view
        self.phase = phase
        self.card = card
        self.hands = hands
        self.bases = tuple(view.bases)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def clockwise(self, first: int) -> Iterator[int]:
        """All seats in turn order, beginning here."""
        for number in range(self.seats):
            yield (first + number) % self.seats

    def alive(self, seat: int) -> bool:
        return self.view.seats[seat].alive

    def opponent(self, seat: int, number: int) -> int | None:
        """The one so many places to the left; nobody if that is oneself."""
        return (seat + 1 + number) % self.seats if number < self.seats - 1 else None

    def nth_base(self, seat: int, number: int) -> int | None:
        """The base so many gaps clockwise from one's own left; None if it is gone."""
        base = (seat + number) % self.seats
        return base if number < self.seats and base in self.bases else None

    def in_cover(self, seat: int) -> bool:
        return any(where >= 0 for where in self.hands[seat])

    def on(self, base: int) -> int | None:
        """Whose hand is there."""
        for seat, hands in enumerate(self.hands):
            if base in hands:
                return seat
        return None

    def could_cover(self, seat: int, base: int) -> bool:
        """Nobody has it. At Move! a hand that was there before the card is no obstacle, but one's own old base is."""
        if self.card == "move":
            if base in self.view.started[seat]:
                return False
            holder = self.on(base)
            return holder is None or base in self.view.started[holder]
        return self.on(base) is None

    def at_hip(self, seat: int) -> bool:
        return all(where == HIP for where in self.hands[seat])
