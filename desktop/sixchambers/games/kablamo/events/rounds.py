"""The course of a round: shots, deaths, and the end."""

from __future__ import annotations

from typing import ClassVar

from ....engine.message import Many, Message, Pair, Who, message
from .. import anchors
from ..box import KABLAMO, NUMBERED
from ..names import bullet_name
from .base import MOVED, SHOWN, KablamoEvent, Place, seats


class RoundBegan(KablamoEvent, frozen=True, gc=False):
    """A new round. The lead seat is asked first wherever an order is needed."""

    round: int
    lead: int
    rule: ClassVar[str] = anchors.ROUND
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        return message("kablamo.log_round", round=self.round)


class Repeated(KablamoEvent, frozen=True, gc=False):
    """These seats owe an extra shot and fire again."""

    seats: tuple[int, ...]
    rule: ClassVar[str] = anchors.REPEAT

    def line(self) -> Message:
        return message("kablamo.log_repeat", who=seats(self.seats))


class Shielded(KablamoEvent, frozen=True, gc=False):
    """An act of cowardice: the bullet about to be fired is discarded (0: there was none), and the cylinder turns one
    more step."""

    seat: int
    bullet: int
    rule: ClassVar[str] = anchors.of_kind("act_of_cowardice")
    reveals: ClassVar[str] = SHOWN

    def emptied(self) -> tuple[Place, ...]:
        return ((self.seat, 0),) if self.bullet else ()

    def line(self) -> Message:
        if self.bullet:
            return message("kablamo.log_shielded", who=Who(self.seat), bullet=bullet_name(self.bullet))
        return message("kablamo.log_shielded_empty", who=Who(self.seat))


class Revealed(KablamoEvent, frozen=True, gc=False):
    """All firing positions are turned over at once. `faces` runs over the seats: 0 where nothing was revealed.
    `hammered` are the seats whose hammer malfunction kept the bullet face down."""

    faces: tuple[int, ...]
    hammered: tuple[int, ...]
    rule: ClassVar[str] = anchors.REVEAL
    reveals: ClassVar[str] = SHOWN

    def line(self) -> Message:
        shown = tuple(Pair(Who(seat), bullet_name(face)) for seat, face in enumerate(self.faces) if face)
        return message("kablamo.log_revealed", bullets=Many(shown)) if shown else message("kablamo.log_no_shot")


class LiveFired(KablamoEvent, frozen=True, gc=False):
    """The live bullets of a firing, all at the same time: who dies, and the chambers that are empty now."""

    places: tuple[Place, ...]
    faces: tuple[int, ...]
    victims: tuple[int, ...]
    rule: ClassVar[str] = anchors.LIVE
    reveals: ClassVar[str] = MOVED

    def emptied(self) -> tuple[Place, ...]:
        return self.places

    def line(self) -> Message:
        if self.victims:
            return message("kablamo.log_kablamo", who=seats(self.victims))
        return message("kablamo.log_harmless" if KABLAMO in self.faces else "kablamo.log_click")


class Eliminated(KablamoEvent, frozen=True, gc=False):
    """Out of the game: everything he had is turned up. Live bullets go into the bag, the rest is discarded."""

    seat: int
    # By position; 0 for an empty chamber.
    chambers: tuple[int, ...]
    spares: tuple[int, ...]
    rule: ClassVar[str] = anchors.ELIMINATION
    reveals: ClassVar[str] = SHOWN

    def emptied(self) -> tuple[Place, ...]:
        return tuple((self.seat, position) for position, face in enumerate(self.chambers) if face)

    def line(self) -> Message:
        live = sum(face > NUMBERED for face in (*self.chambers, *self.spares))
        return message("kablamo.log_eliminated", who=Who(self.seat), n=live)


class Conceded(KablamoEvent, frozen=True, gc=False):
    """Somebody gives up: he leaves at the next general window."""

    seat: int
    rule: ClassVar[str] = anchors.CONCEDE

    def line(self) -> Message:
        return message("kablamo.log_conceded", who=Who(self.seat))


class GameEnded(KablamoEvent, frozen=True, gc=False):
    """The last one alive wins; if nobody is, nobody does."""

    winners: tuple[int, ...]
    why: str
    rule: ClassVar[str] = anchors.WINNING

    def line(self) -> Message:
        if self.winners:
            return message("kablamo.log_won", who=Who(self.winners[0]))
        return message("kablamo.log_nobody")
