"""Special roles, revealed and used."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Who, message
from .common import card


class RoleRevealed(Event, frozen=True, gc=False):
    """Somebody turned a special role up to use its power. `target` and `way` as in the answer; -1 and "": none."""

    seat: int
    role: str
    target: int
    way: str
    rule: ClassVar[str] = "dice/special_roles"
    reveals: ClassVar[str] = "dice.learned_role"

    def line(self) -> Message:
        return message("dice.log_revealed", who=Who(self.seat), role=card(self.role))


class PowerCancelled(Event, frozen=True, gc=False):
    """The Judge: the power just revealed has no effect."""

    by: int
    seat: int
    role: str
    rule: ClassVar[str] = "dice/the_judge"

    def line(self) -> Message:
        return message("dice.log_cancelled", role=card(self.role))


class SheriffChanged(Event, frozen=True, gc=False):
    """The Good: `seat` is the Sheriff now, `before` a Deputy. `max_life` is the old Sheriff's new limit."""

    seat: int
    before: int
    max_life: int
    rule: ClassVar[str] = "dice/the_good"

    def line(self) -> Message:
        return message("dice.log_sheriff", who=Who(self.seat), target=Who(self.before))


class Rescued(Event, frozen=True, gc=False):
    """The Left Hand of the Devil: `seat` stays in play with `life`."""

    by: int
    seat: int
    life: int
    rule: ClassVar[str] = "dice/left_hand"

    def line(self) -> Message:
        return message("dice.log_rescued", who=Who(self.seat), n=self.life)
