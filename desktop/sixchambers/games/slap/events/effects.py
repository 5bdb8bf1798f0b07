"""What a card, a power or a trap did, and who is out."""

from __future__ import annotations

from typing import ClassVar

from ....engine.message import Message, message
from .. import anchors
from ..anchors import of_card, of_gang
from ..box import Card, Gang
from ..names import card_name, gang_name
from .base import SlapEvent, who


class MemberLost(SlapEvent, frozen=True, gc=False):
    """`n` members fall. `by` is who brought it about, -1: the seat itself."""

    seat: int
    by: int
    n: int
    left: int
    rule: ClassVar[str] = anchors.ROUND

    def line(self) -> Message:
        return message("slap.log_lost", who=who(self.seat), n=self.n, left=self.left)


class MemberJoined(SlapEvent, frozen=True, gc=False):
    """`n` members of `target` ride for `seat` from now on."""

    seat: int
    target: int
    n: int
    rule: ClassVar[str] = anchors.RECRUIT

    def line(self) -> Message:
        return message("slap.log_joined", who=who(self.seat), whom=who(self.target), n=self.n)


class Spared(SlapEvent, frozen=True, gc=False):
    """Practice: this would have cost `n` members."""

    seat: int
    n: int
    rule: ClassVar[str] = anchors.PRACTICE

    def line(self) -> Message:
        return message("slap.log_spared", who=who(self.seat), n=self.n)


class GoldWon(SlapEvent, frozen=True, gc=False):
    """The Gold card in the middle goes to this seat's stash; `by` slapped it."""

    seat: int
    by: int
    rule: ClassVar[str] = of_card("gold")


class GoldPaid(SlapEvent, frozen=True, gc=False):
    """Gold from a stash to the discard pile: for what it is paid says the event that follows."""

    seat: int
    n: int
    rule: ClassVar[str] = anchors.GANGS_AND_GOLD


class StashMoved(SlapEvent, frozen=True, gc=False):
    """The Gold of a gang that is out: to whoever did it, or (`to` -1) to the discard pile."""

    seat: int
    to: int
    n: int
    rule: ClassVar[str] = anchors.ELIMINATION

    def line(self) -> Message:
        id = "slap.log_stash_lost" if self.to < 0 else "slap.log_stash"
        return message(id, who=who(self.to if self.to >= 0 else self.seat), whom=who(self.seat), n=self.n)


class PowerUsed(SlapEvent, frozen=True, gc=False):
    """A gang has paid for its power."""

    seat: int
    gang: Gang
    target: int = -1
    rule: ClassVar[str] = anchors.GANGS_AND_GOLD

    def line(self) -> Message:
        return message(f"slap.log_power_{self.gang}", who=who(self.seat), whom=who(self.target))

    def anchor(self) -> str:
        return of_gang(self.gang)


class TrapSet(SlapEvent, frozen=True, gc=False):
    seat: int
    card: Card
    rule: ClassVar[str] = of_gang("outlaws")

    def line(self) -> Message:
        return message("slap.log_trap_set", who=who(self.seat), card=card_name(self.card))


class TrapSprung(SlapEvent, frozen=True, gc=False):
    """`seat` slapped the trapped card; `by` had set the trap."""

    seat: int
    by: int
    card: Card
    rule: ClassVar[str] = of_gang("outlaws")


class TrapGone(SlapEvent, frozen=True, gc=False):
    """A trap is used up without having caught anybody."""

    card: Card
    rule: ClassVar[str] = of_gang("outlaws")

    def line(self) -> Message:
        return message("slap.log_trap_gone", card=card_name(self.card))


class GangOut(SlapEvent, frozen=True, gc=False):
    """No members left: the base goes, and whatever hand lay on it goes to the hip."""

    seat: int
    gang: Gang
    by: int
    rule: ClassVar[str] = anchors.ELIMINATION

    def line(self) -> Message:
        return message("slap.log_out", who=who(self.seat), gang=gang_name(self.gang))


class DuelBegan(SlapEvent, frozen=True, gc=False):
    """Two are left: both at the hip, no Gold, no powers. `dealer` was the first to go (-1: the table deals)."""

    one: int
    other: int
    dealer: int
    rule: ClassVar[str] = anchors.DUEL

    def line(self) -> Message:
        return message("slap.log_duel", who=who(self.one), whom=who(self.other))

    def concerns(self, seat: int) -> bool:
        return seat in (self.one, self.other, self.dealer)


class GameEnded(SlapEvent, frozen=True, gc=False):
    """`seat` is the last gang standing; -1: nobody is, or it was only practice."""

    seat: int
    why: str
    rule: ClassVar[str] = anchors.WINNING

    def line(self) -> Message:
        return message("slap.log_won", who=who(self.seat)) if self.seat >= 0 else message(f"slap.log_{self.why}")
