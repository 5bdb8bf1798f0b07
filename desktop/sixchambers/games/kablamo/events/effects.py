"""Bullets that were announced, answered, carried out, cancelled."""

from __future__ import annotations

from typing import ClassVar

from ....engine.message import Message, Who, message
from .. import anchors
from ..box import KIND_OF
from ..names import bullet_name, kind_name
from .base import MOVED, NOWHERE, SHOWN, KablamoEvent, Place, bullets, seats


class OfBullet(KablamoEvent, frozen=True, gc=False):
    """Something about one bullet: its rule is the one a reader wants."""

    bullet: int

    def anchor(self) -> str:
        return anchors.of_kind(KIND_OF[self.bullet])


class Played(OfBullet, frozen=True, gc=False):
    """A high-velocity bullet from the hand, face up; the slot it lay in closes up. `to` is -1 where nobody is named."""

    seat: int
    slot: int
    to: int
    rule: ClassVar[str] = anchors.WINDOWS
    reveals: ClassVar[str] = "kablamo.learned_played"

    def line(self) -> Message:
        if self.to in (-1, self.seat):
            return message("kablamo.log_played", who=Who(self.seat), bullet=bullet_name(self.bullet))
        return message(
            "kablamo.log_played_on", who=Who(self.seat), bullet=bullet_name(self.bullet), target=Who(self.to)
        )


class Announced(OfBullet, frozen=True, gc=False):
    """The next fired bullet, and to whom it is assigned (-1: nobody is named)."""

    owner: int
    by: int
    to: int
    rule: ClassVar[str] = anchors.ASSIGN

    def line(self) -> Message:
        if self.to < 0:
            return message("kablamo.log_announced", number=self.bullet, bullet=bullet_name(self.bullet))
        who, name = Who(self.by), bullet_name(self.bullet)
        if self.to == self.by:
            return message("kablamo.log_assigned_self", number=self.bullet, bullet=name, who=who)
        return message("kablamo.log_assigned", number=self.bullet, bullet=name, who=who, target=Who(self.to))


class Aimed(OfBullet, frozen=True, gc=False):
    """Whoever carries out a response named its target."""

    seat: int
    target: int
    rule: ClassVar[str] = anchors.RESPONSES

    def line(self) -> Message:
        who = Who(self.seat)
        return message("kablamo.log_aimed", who=who, bullet=bullet_name(self.bullet), target=bullet_name(self.target))


class Reassigned(OfBullet, frozen=True, gc=False):
    """Whoever took a high-velocity bullet over named somebody else to carry it out."""

    seat: int
    to: int
    rule: ClassVar[str] = anchors.of_kind("backfire")

    def line(self) -> Message:
        return message(
            "kablamo.log_reassigned", who=Who(self.seat), bullet=bullet_name(self.bullet), target=Who(self.to)
        )


class CarriedOut(OfBullet, frozen=True, gc=False):
    """A bullet takes effect. One that was fired leaves its chamber at `place`."""

    kind: str
    seat: int
    place: Place = NOWHERE
    rule: ClassVar[str] = anchors.RESOLVE
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def emptied(self) -> tuple[Place, ...]:
        return () if self.place == NOWHERE else (self.place,)


class Spent(OfBullet, frozen=True, gc=False):
    """A bullet has had its effect and is discarded."""

    rule: ClassVar[str] = anchors.RESOLVE


class Dud(OfBullet, frozen=True, gc=False):
    """Nobody can carry this fired bullet out: discarded."""

    place: Place
    rule: ClassVar[str] = anchors.DUD
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return self.rule

    def emptied(self) -> tuple[Place, ...]:
        return (self.place,)

    def line(self) -> Message:
        return message("kablamo.log_dud", who=Who(self.place[0]), bullet=bullet_name(self.bullet))


class Fizzled(OfBullet, frozen=True, gc=False):
    """What a bullet from the hand was played for is not possible any more: discarded."""

    rule: ClassVar[str] = anchors.RESPONSES

    def line(self) -> Message:
        return message("kablamo.log_fizzled", bullet=bullet_name(self.bullet))


class Cancelled(OfBullet, frozen=True, gc=False):
    """A misfire: this bullet is discarded without effect."""

    place: Place = NOWHERE
    rule: ClassVar[str] = anchors.of_kind("misfire")
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return self.rule

    def emptied(self) -> tuple[Place, ...]:
        return () if self.place == NOWHERE else (self.place,)

    def line(self) -> Message:
        return message("kablamo.log_cancelled", bullet=bullet_name(self.bullet))


class TakenOver(OfBullet, frozen=True, gc=False):
    """A backfire: somebody else controls this bullet now."""

    seat: int
    rule: ClassVar[str] = anchors.of_kind("backfire")

    def anchor(self) -> str:
        return self.rule

    def line(self) -> Message:
        return message("kablamo.log_taken_over", who=Who(self.seat), bullet=bullet_name(self.bullet))


class Copied(KablamoEvent, frozen=True, gc=False):
    """A ricochet does the same as another bullet."""

    seat: int
    kind: str
    rule: ClassVar[str] = anchors.of_kind("ricochet")

    def line(self) -> Message:
        return message("kablamo.log_copied", who=Who(self.seat), bullet=kind_name(self.kind))


class Cheated(KablamoEvent, frozen=True, gc=False):
    """Somebody is cheating: these active bullets are discarded without being carried out."""

    places: tuple[Place, ...]
    bullets: tuple[int, ...]
    rule: ClassVar[str] = anchors.of_kind("somebody_is_cheating")
    reveals: ClassVar[str] = MOVED

    def emptied(self) -> tuple[Place, ...]:
        return self.places

    def line(self) -> Message:
        return message("kablamo.log_cheated", bullets=bullets(self.bullets))


class Dumped(KablamoEvent, frozen=True, gc=False):
    """Somebody discards loaded bullets or spares face up. Live ones go into the bag after the new ones are drawn."""

    seat: int
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    kind: str
    rule: ClassVar[str] = anchors.RESOLVE
    reveals: ClassVar[str] = SHOWN

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def emptied(self) -> tuple[Place, ...]:
        return tuple((self.seat, position) for position in self.positions)

    def line(self) -> Message | None:
        if not self.faces:
            return None
        return message("kablamo.log_dumped", who=Who(self.seat), bullets=bullets(self.faces))


class Overhauled(KablamoEvent, frozen=True, gc=False):
    """All malfunctions are gone: pairs of a seat and the bullet that lay on its revolver."""

    tokens: tuple[tuple[int, int], ...]
    rule: ClassVar[str] = anchors.of_kind("overhaul")

    def line(self) -> Message:
        return message("kablamo.log_overhauled", who=seats(tuple(dict.fromkeys(seat for seat, _ in self.tokens))))
