"""Bullets and cylinders on the move. Following these is the game: each says exactly what went where."""

from __future__ import annotations

from typing import ClassVar

from ....engine.message import Message, Who, message
from .. import anchors
from ..names import kind_name
from .base import DRAWN, MOVED, KablamoEvent, Place, seats


class Dealt(KablamoEvent, frozen=True, gc=False):
    """Everybody has drawn what he begins with."""

    counts: tuple[int, ...]
    rule: ClassVar[str] = anchors.SETUP
    reveals: ClassVar[str] = DRAWN
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        return message("kablamo.log_dealt", n=max(self.counts))


class Redrew(KablamoEvent, frozen=True, gc=False):
    """Some put all they had drawn back and drew one fewer. `counts` is what each seat holds now."""

    seats: tuple[int, ...]
    counts: tuple[int, ...]
    # Slots that stayed: the Kablamo the Iron strategist is given.
    kept: int
    rule: ClassVar[str] = anchors.MULLIGAN
    reveals: ClassVar[str] = DRAWN

    def line(self) -> Message | None:
        return message("kablamo.log_redrew", who=seats(self.seats)) if self.seats else None


class Drew(KablamoEvent, frozen=True, gc=False):
    """Bullets from the bag to the right end of somebody's spares. `counts` runs over the seats."""

    counts: tuple[int, ...]
    kind: str = ""
    rule: ClassVar[str] = anchors.REPLACE
    reveals: ClassVar[str] = DRAWN

    def anchor(self) -> str:
        return anchors.of_kind(self.kind) if self.kind else self.rule

    def line(self) -> Message | None:
        drawing = [seat for seat, count in enumerate(self.counts) if count]
        if len(drawing) == 1:
            return message("kablamo.log_drew_one", who=Who(drawing[0]), n=self.counts[drawing[0]])
        return message("kablamo.log_drew", n=sum(self.counts)) if drawing else None


class DrewToTray(KablamoEvent, frozen=True, gc=False):
    """Bullets from the bag into somebody's hands, to be loaded at once."""

    seat: int
    count: int
    kind: str
    rule: ClassVar[str] = anchors.RELOAD
    reveals: ClassVar[str] = DRAWN

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def line(self) -> Message:
        return message("kablamo.log_drew_tray", who=Who(self.seat), n=self.count)


class Loaded(KablamoEvent, frozen=True, gc=False):
    """Spares of `by` into empty chambers of `owner`: pairs of a spare slot and a position.

    The slots are those before anything was taken; what is left of them closes up in its order.
    """

    by: int
    owner: int
    moves: tuple[tuple[int, int], ...]
    kind: str = ""
    rule: ClassVar[str] = anchors.RELOAD
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind) if self.kind else self.rule

    def line(self) -> Message | None:
        if not self.moves:
            return None
        if self.by == self.owner:
            return message("kablamo.log_loaded", who=Who(self.by), n=len(self.moves))
        return message("kablamo.log_loaded_other", who=Who(self.by), owner=Who(self.owner), n=len(self.moves))


class TrayLoaded(KablamoEvent, frozen=True, gc=False):
    """What somebody just drew into chambers of his own: pairs of a place in the tray and a position. The other `kept`
    bullets of the tray, in their order, go to the right end of his spares."""

    seat: int
    moves: tuple[tuple[int, int], ...]
    kept: int
    kind: str
    rule: ClassVar[str] = anchors.RELOAD
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def line(self) -> Message:
        return message("kablamo.log_loaded", who=Who(self.seat), n=len(self.moves))


class Rotated(KablamoEvent, frozen=True, gc=False):
    """The firing step begins: cylinders turn, all at once. `steps` runs over the seats, None where nothing is fired;
    0 where a ratchet malfunction held the cylinder."""

    steps: tuple[int | None, ...]
    rule: ClassVar[str] = anchors.ROTATE
    reveals: ClassVar[str] = MOVED

    def line(self) -> Message:
        return message("kablamo.log_rotated")


class Turned(KablamoEvent, frozen=True, gc=False):
    """One cylinder turns so many steps clockwise (fewer than none: counter-clockwise) because of a bullet."""

    seat: int
    steps: int
    kind: str
    rule: ClassVar[str] = anchors.MOVEMENT
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def line(self) -> Message:
        if self.steps == 0:
            return message("kablamo.log_not_turned", who=Who(self.seat))
        way = "kablamo.log_turned_cw" if self.steps > 0 else "kablamo.log_turned_ccw"
        return message(way, who=Who(self.seat), n=abs(self.steps))


class Swapped(KablamoEvent, frozen=True, gc=False):
    """Two face-down bullets changed places."""

    one: Place
    other: Place
    kind: str
    rule: ClassVar[str] = anchors.MOVEMENT
    reveals: ClassVar[str] = MOVED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def line(self) -> Message:
        return message("kablamo.log_swapped", one=Who(self.one[0]), other=Who(self.other[0]))


class Cycled(KablamoEvent, frozen=True, gc=False):
    """Three face-down bullets moved on: from the first place to the second, on to the third, back to the first."""

    places: tuple[Place, Place, Place]
    rule: ClassVar[str] = anchors.of_kind("triple_action")
    reveals: ClassVar[str] = MOVED

    def line(self) -> Message:
        return message("kablamo.log_cycled", who=seats(tuple(dict.fromkeys(seat for seat, _ in self.places))))


class SpareSwapped(KablamoEvent, frozen=True, gc=False):
    """A loaded bullet and a spare changed places, unseen."""

    place: Place
    owner: int
    slot: int
    rule: ClassVar[str] = anchors.of_kind("sleight_of_hand")
    reveals: ClassVar[str] = MOVED

    def line(self) -> Message:
        return message("kablamo.log_spare_swapped", who=Who(self.place[0]), owner=Who(self.owner))


class SafesSwapped(KablamoEvent, frozen=True, gc=False):
    """Safe bullets and spares changed places, all at once. `slots` runs over the seats; -1 where nothing moved."""

    slots: tuple[int, ...]
    rule: ClassVar[str] = anchors.of_kind("moment_of_truth")
    reveals: ClassVar[str] = MOVED

    def line(self) -> Message:
        able = tuple(seat for seat, slot in enumerate(self.slots) if slot >= 0)
        return message("kablamo.log_safes_swapped", who=seats(able))


class RevolversSwapped(KablamoEvent, frozen=True, gc=False):
    """Two players exchanged their revolvers as they were."""

    one: int
    other: int
    rule: ClassVar[str] = anchors.of_kind("lights_out")
    reveals: ClassVar[str] = MOVED

    def line(self) -> Message:
        return message("kablamo.log_revolvers_swapped", one=Who(self.one), other=Who(self.other))


class Pointed(KablamoEvent, frozen=True, gc=False):
    """Somebody pointed at a bullet: more is to come before anything moves."""

    seat: int
    place: Place
    rule: ClassVar[str] = anchors.MOVEMENT


class Looked(KablamoEvent, frozen=True, gc=False):
    """Somebody looked at a face-down bullet. What he saw is nobody else's business."""

    seat: int
    place: Place
    rule: ClassVar[str] = anchors.of_kind("lack_of_etiquette")
    reveals: ClassVar[str] = "kablamo.learned_looked"

    def line(self) -> Message:
        return message("kablamo.log_looked", who=Who(self.seat), owner=Who(self.place[0]))


class TokenLaid(KablamoEvent, frozen=True, gc=False):
    """A delayed effect: the bullet lies open as a token, on a revolver, in front of somebody or in the centre (-1)."""

    bullet: int
    kind: str
    seat: int
    rule: ClassVar[str] = anchors.DELAYED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)

    def line(self) -> Message:
        if self.seat < 0:
            return message("kablamo.log_token_centre", bullet=kind_name(self.kind))
        return message("kablamo.log_token", who=Who(self.seat), bullet=kind_name(self.kind))


class TokenChanged(KablamoEvent, frozen=True, gc=False):
    """A token entered another state: armed, running, paying, in force."""

    bullet: int
    kind: str
    seat: int
    state: str
    rule: ClassVar[str] = anchors.DELAYED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)


class TokenSpent(KablamoEvent, frozen=True, gc=False):
    """A token was used up, or its time was over: the bullet is discarded."""

    bullet: int
    kind: str
    seat: int
    rule: ClassVar[str] = anchors.DELAYED

    def anchor(self) -> str:
        return anchors.of_kind(self.kind)
