"""Who reaches whom, and why: distance round the table, what changes it, and how far a weapon shoots.

Pure functions over anything that lies open: the table's truth and every seat's view have the same three fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from .box import COLT, MUSTANGS, NAME, RANGE, SCOPES, WEAPONS


class Seating(Protocol):
    """What distance depends on: who is in the game, who they are, and what lies in front of them."""

    @property
    def present(self) -> tuple[int, ...]: ...
    @property
    def characters(self) -> Sequence[str]: ...
    @property
    def in_play(self) -> Sequence[tuple[int, ...]]: ...


class Reach(Struct, frozen=True, gc=False):
    """One seat as another sees it. `steps` counts seats, `distance` adds what changes it: never less than 1."""

    seat: int
    steps: int
    mustang: bool
    paul_regret: bool
    scope: bool
    rose_doolan: bool
    distance: int
    weapon: str
    range: int

    @property
    def shoots(self) -> bool:
        return self.distance <= self.range

    @property
    def grabs(self) -> bool:
        """Near enough for a Panic!."""
        return self.distance <= 1


def weapon(cards: tuple[int, ...]) -> str:
    """The weapon among the cards in front of somebody; without one it is the Colt."""
    for card in cards:
        if card in WEAPONS:
            return NAME[card]
    return "colt"


def weapon_range(cards: tuple[int, ...]) -> int:
    return RANGE.get(weapon(cards), COLT) if cards else COLT


def sight(table: Seating, seat: int) -> int:
    """How much nearer others are to this seat."""
    near = table.characters[seat] == "rose_doolan"
    return near + (not SCOPES.isdisjoint(table.in_play[seat]))


def guard(table: Seating, seat: int) -> int:
    """How much farther this seat is for others."""
    far = table.characters[seat] == "paul_regret"
    return far + (not MUSTANGS.isdisjoint(table.in_play[seat]))


def distance(table: Seating, seat: int, other: int) -> int:
    """From one seat to another: the shorter way round, a little more or less. It may differ on the way back."""
    present = table.present
    apart = abs(present.index(seat) - present.index(other))
    steps = min(apart, len(present) - apart)
    return max(1, steps + guard(table, other) - sight(table, seat))


def within(table: Seating, seat: int, most: int) -> tuple[int, ...]:
    """The others at this distance or less, clockwise. `most` is at least 1, so the least distance need not be."""
    present = table.present
    size = len(present)
    here = present.index(seat)
    characters, in_play = table.characters, table.in_play
    most += characters[seat] == "rose_doolan"
    if in_play[seat] and not SCOPES.isdisjoint(in_play[seat]):
        most += 1
    # Clockwise from the left.
    order = present[here + 1 :] + present[:here]
    if most == 1:
        # As most of the time: the two neighbours, and nobody else.
        near = order[:1] + order[-1:] if size > 2 else order
        return tuple(
            [
                other
                for other in near
                if characters[other] != "paul_regret" and (not in_play[other] or MUSTANGS.isdisjoint(in_play[other]))
            ]
        )
    # The near ones on this side, then the near ones on the other.
    if most + most >= size - 1:
        steps = [min(far, size - far) for far in range(1, size)]
    else:
        order = order[:most] + order[-most:]
        steps = [*range(1, most + 1), *range(most, 0, -1)]
    found = []
    for other, far in zip(order, steps, strict=True):
        if characters[other] == "paul_regret":
            far += 1
        if in_play[other] and not MUSTANGS.isdisjoint(in_play[other]):
            far += 1
        if far <= most:
            found.append(other)
    return tuple(found)


def in_range(table: Seating, seat: int) -> tuple[int, ...]:
    """Whom a BANG! of this seat can hit."""
    return within(table, seat, weapon_range(table.in_play[seat]))


def reaches(table: Seating, seat: int) -> tuple[Reach, ...]:
    """Everybody else in the game as this seat sees them, clockwise, with all the reasons: the live range map."""
    present = table.present
    here = present.index(seat)
    cards = table.in_play[seat]
    armed, far = weapon(cards), weapon_range(cards)
    scope, rose = not SCOPES.isdisjoint(cards), table.characters[seat] == "rose_doolan"
    found = []
    for apart in range(1, len(present)):
        other = present[(here + apart) % len(present)]
        steps = min(apart, len(present) - apart)
        mustang = not MUSTANGS.isdisjoint(table.in_play[other])
        regret = table.characters[other] == "paul_regret"
        away = max(1, steps + mustang + regret - scope - rose)
        found.append(Reach(other, steps, mustang, regret, scope, rose, away, armed, far))
    return tuple(found)
