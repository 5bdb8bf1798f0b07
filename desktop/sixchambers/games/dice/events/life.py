"""Life points lost and gained, and who is eliminated."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Who, message
from ..data import OUTLAW
from .common import card


class LifeLost(Event, frozen=True, gc=False):
    """`source`: "shot", "gatling", "indians", "dynamite", "bullet". `causer` only for the first two, else nobody.
    `life` is what is left; `taken_over` says how many of the points Molly Stark lost for others."""

    seat: int
    points: int
    life: int
    source: str
    causer: int
    taken_over: int
    rule: ClassVar[str] = "dice/life"

    def line(self) -> Message:
        return message("dice.log_lost", who=Who(self.seat), n=self.points, life=self.life)


class TakenOver(Event, frozen=True, gc=False):
    """Molly Stark (`by`) loses points in the place of `seat`."""

    by: int
    seat: int
    points: int
    rule: ClassVar[str] = "dice/molly_stark"

    def line(self) -> Message:
        return message("dice.log_taken_over", who=Who(self.by), target=Who(self.seat), n=self.points)


class LifeGiven(Event, frozen=True, gc=False):
    """Sid Ketchum (`by`) names who shall gain a life point at the start of his turn."""

    by: int
    seat: int
    rule: ClassVar[str] = "dice/sid_ketchum"

    def line(self) -> Message:
        if self.by == self.seat:
            return message("dice.log_gave_self", who=Who(self.by))
        return message("dice.log_gave", who=Who(self.by), target=Who(self.seat))


class LifeGained(Event, frozen=True, gc=False):
    """`origin`: "beer", "sid_ketchum", "suzy_lafayette", "vulture_sam", "doc_holyday". `by` gave it."""

    seat: int
    points: int
    life: int
    origin: str
    by: int
    rule: ClassVar[str] = "dice/life"

    def line(self) -> Message:
        if self.origin == "beer":
            return message("dice.log_gained", who=Who(self.seat), n=self.points, life=self.life)
        return message("dice.log_gained_by", who=Who(self.seat), n=self.points, life=self.life, cause=card(self.origin))


class GainLost(Event, frozen=True, gc=False):
    """The Bad: nothing comes of this gain."""

    by: int
    seat: int
    points: int
    rule: ClassVar[str] = "dice/the_bad"

    def line(self) -> Message:
        return message("dice.log_gain_lost", who=Who(self.seat), n=self.points)


class Eliminated(Event, frozen=True, gc=False):
    """Out of the game, role face up. `ghost`: comes back as the Ghost, and `side` is the team he haunts for."""

    seat: int
    role: str
    source: str
    causer: int
    ghost: bool
    side: str
    rule: ClassVar[str] = "dice/elimination"
    reveals: ClassVar[str] = "dice.learned_role"

    def line(self) -> Message:
        if self.side == OUTLAW:
            return message("dice.log_ghost_outlaws", who=Who(self.seat), role=card(self.role))
        if self.side:
            return message("dice.log_ghost_law", who=Who(self.seat), role=card(self.role))
        if self.ghost:
            return message("dice.log_ghost", who=Who(self.seat), role=card(self.role))
        return message("dice.log_out", who=Who(self.seat), role=card(self.role))
