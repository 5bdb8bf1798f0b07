"""From what somebody means to what the game understands: markers for target and base, and what chooses itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from .schemes import Wish
from .situation import Situation

Input = tuple[str, int | str | None]
"""A kind, and what it is aimed at."""


@dataclass
class Markers:
    """Whom each seat has marked, and which base; None: the next free one."""

    targets: dict[int, int] = field(default_factory=dict)
    bases: dict[int, int | None] = field(default_factory=dict)

    # --- whom and where --------------------------------------------------------------------------------------

    def target(self, at: Situation, seat: int) -> int | None:
        """The marked player; whoever sits next if that one is out of the game."""
        marked = self.targets.get(seat, (seat + 1) % at.seats)
        for other in at.clockwise(marked):
            if other != seat and at.alive(other):
                return other
        return None

    def next_target(self, at: Situation, seat: int) -> None:
        now = self.target(at, seat)
        for other in at.clockwise((now + 1) % at.seats if now is not None else seat + 1):
            if other != seat and at.alive(other):
                self.targets[seat] = other
                return

    def next_base(self, at: Situation, seat: int) -> None:
        """The bases one after another, then back to "the next free one"."""
        order: list[int | None] = [None, *(base for base in at.clockwise(seat) if base in at.bases)]
        marked = self.bases.get(seat)
        where = order.index(marked) if marked in order else 0
        self.bases[seat] = order[(where + 1) % len(order)]

    def base(self, at: Situation, seat: int) -> int | None:
        """The marked base, or the next one clockwise from one's own left that could be had."""
        marked = self.bases.get(seat)
        if marked is not None and marked in at.bases:
            return marked
        free = [base for base in at.clockwise(seat) if base in at.bases and at.could_cover(seat, base)]
        rest = [base for base in at.clockwise(seat) if base in at.bases]
        return free[0] if free else rest[0] if rest else None

    # --- inputs ----------------------------------------------------------------------------------------------

    def input(self, at: Situation, wish: Wish) -> Input | None:
        """What this wish means now; None if it means nothing to the game."""
        seat = wish.seat
        match wish.act:
            case "shoot":
                target = self.target(at, seat) if wish.number is None else at.opponent(seat, wish.number)
                return ("slap", target) if target is not None else None
            case "slap":
                return "slap", None
            case "cover" if wish.number is None and at.in_cover(seat) and at.phase in ("between", "armed"):
                return "leave", None
            case "cover":
                base = self.base(at, seat) if wish.number is None else at.nth_base(seat, wish.number)
                return ("cover", base) if base is not None else None
            case "cover2":
                base = at.nth_base(seat, wish.number or 0)
                return ("cover2", base) if base is not None else None
            case "leave":
                return "leave", None
            case "switch":
                return self._switch(at, seat)
        return None

    def _switch(self, at: Situation, seat: int) -> Input | None:
        """One key: what anybody would do about this card. Too early it is too early here as well."""
        if at.phase == "between":
            return ("leave", None) if at.in_cover(seat) else None
        match at.card:
            case "move":
                base = self.base(at, seat)
                return ("cover", base) if base is not None else None
            case "gold":
                return "slap", None
            case "iron" | "big":
                target = self._open_target(at, seat)
                return "slap", target
        return "slap", None

    def _open_target(self, at: Situation, seat: int) -> int | None:
        """The next player a shot would hurt; anybody if there is none."""
        others = [other for other in at.clockwise(seat + 1) if other != seat and at.alive(other)]
        bare = [other for other in others if at.card == "big" or not at.in_cover(other)]
        found = bare or others
        return found[0] if found else None
