"""What the final dice do."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Many, Message, Who, message
from .common import NOBODY


class Exploded(Event, frozen=True, gc=False):
    """Three or more dynamites."""

    seat: int
    dynamites: int
    rule: ClassVar[str] = "dice/dynamite"

    def line(self) -> Message:
        return message("dice.log_exploded", who=Who(self.seat))


class BulletHit(Event, frozen=True, gc=False):
    """The Loudmouth's bullet face."""

    seat: int
    rule: ClassVar[str] = "dice/saloon"

    def line(self) -> Message:
        return message("dice.log_bullet", who=Who(self.seat))


class ShotsFired(Event, frozen=True, gc=False):
    """Every 1 and 2 has its target; all hit at once.

    `symbols`, `targets` and `choices` run over the shots: "one" or "two", whom it hits, whom it could have hit.
    `doubled` is the seat whose shot Slab the Killer doubled with a beer.
    """

    seat: int
    symbols: tuple[str, ...]
    targets: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    doubled: int
    rule: ClassVar[str] = "dice/shots"

    def line(self) -> Message:
        hit = sorted(set(self.targets), key=self.targets.index)
        who = Many(tuple([Who(target) for target in hit]))
        if self.doubled != NOBODY:
            return message("dice.log_shot_doubled", who=Who(self.seat), targets=who, target=Who(self.doubled))
        return message("dice.log_shot", who=Who(self.seat), targets=who)


class BeersServed(Event, frozen=True, gc=False):
    """Each beer symbol has its receiver."""

    seat: int
    receivers: tuple[int, ...]
    rule: ClassVar[str] = "dice/beer"

    def line(self) -> Message:
        first = sorted(set(self.receivers), key=self.receivers.index)
        if first == [self.seat]:
            return message("dice.log_drank", who=Who(self.seat), n=len(self.receivers))
        who = Many(tuple([Who(seat) for seat in first]))
        return message("dice.log_served", who=Who(self.seat), targets=who, n=len(self.receivers))


class GatlingFired(Event, frozen=True, gc=False):
    seat: int
    rule: ClassVar[str] = "dice/gatling"

    def line(self) -> Message:
        return message("dice.log_gatling", who=Who(self.seat))
