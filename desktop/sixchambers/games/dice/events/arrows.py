"""Arrows taken, returned and swapped, and the attack."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Thing, Who, message
from .common import NOBODY


class ArrowTaken(Event, frozen=True, gc=False):
    """A token came to `seat`: from the pile, or (`from_seat`) from another player.

    `cause`: "throw"; "diverted" (Elena Fuente: `by` threw it); "stolen" (Apache Kid); "instead" (Bart Cassidy, for a
    life point); "gringo" (for hitting El Gringo). `pile` counts all tokens left in it.
    """

    seat: int
    chief: bool
    cause: str
    by: int
    from_seat: int
    pile: int
    rule: ClassVar[str] = "dice/arrows"

    def line(self) -> Message:
        who = Who(self.seat)
        what = Thing("dice.the_chiefs_arrow" if self.chief else "dice.an_arrow")
        if self.cause == "stolen":
            return message("dice.log_arrow_stolen", who=who, target=Who(self.from_seat))
        if self.cause == "diverted":
            return message("dice.log_arrow_diverted", who=Who(self.by), target=who, what=what)
        if self.cause == "instead":
            return message("dice.log_arrow_instead", who=who, what=what)
        if self.cause == "gringo":
            return message("dice.log_arrow_gringo", who=who, what=what)
        return message("dice.log_arrow", who=who, what=what, n=self.pile)


class ArrowsReturned(Event, frozen=True, gc=False):
    """Tokens of `seat` went back to the pile. `cause`: "gatling", "broken_arrow", "kit", "pedro", "rescue", "attack",
    "eliminated"; `by` decided it, or nobody."""

    seat: int
    regular: int
    chief: bool
    cause: str
    by: int
    pile: int
    rule: ClassVar[str] = "dice/arrows"

    def line(self) -> Message | None:
        number = self.regular + self.chief
        if self.cause in ("attack", "eliminated"):
            return None
        if self.by not in (NOBODY, self.seat):
            return message("dice.log_returned_of", who=Who(self.by), target=Who(self.seat), n=number)
        return message("dice.log_returned", who=Who(self.seat), n=number)


class ArrowsSwapped(Event, frozen=True, gc=False):
    """The Ugly: two players swapped all arrows they hold."""

    by: int
    one: int
    other: int
    rule: ClassVar[str] = "dice/the_ugly"

    def line(self) -> Message:
        return message("dice.log_swapped", one=Who(self.one), other=Who(self.other))


class IndianAttack(Event, frozen=True, gc=False):
    """The last token was taken. `losses` by seat before anybody's help; `shielded`: who is covered by the Chief."""

    losses: tuple[int, ...]
    shielded: int
    rule: ClassVar[str] = "dice/indians"

    def line(self) -> Message:
        if self.shielded != NOBODY:
            return message("dice.log_attack_shield", who=Who(self.shielded))
        return message("dice.log_attack")
