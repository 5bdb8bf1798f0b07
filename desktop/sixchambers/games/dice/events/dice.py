"""Dice taken along, set, thrown and turned."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Many, Message, Who, message
from ..data import LOUDMOUTH
from .common import card


class DieTaken(Event, frozen=True, gc=False):
    """The Loudmouth or the Coward joins the dice of this turn, in place of a base die or beside all five."""

    seat: int
    kind: str
    extra: bool
    rule: ClassVar[str] = "dice/saloon"

    def line(self) -> Message:
        if self.kind == LOUDMOUTH:
            return message("dice.log_loudmouth", who=Who(self.seat))
        return message("dice.log_coward", who=Who(self.seat))


class DiceSet(Event, frozen=True, gc=False):
    """A Ghost token turned base dice to its face before the first throw. `dice` are their places in the pool."""

    seat: int
    face: str
    dice: tuple[int, ...]
    rule: ClassVar[str] = "dice/ghost"

    def line(self) -> Message:
        if len(self.dice) == 1:
            return message("dice.log_die_set", who=Who(self.seat), face=card(self.face))
        return message("dice.log_dice_set", who=Who(self.seat), face=card(self.face))


class DiceThrown(Event, frozen=True, gc=False):
    """These dice were thrown (places in the pool); `faces` are those of the whole pool now."""

    seat: int
    throw: int
    dice: tuple[int, ...]
    faces: tuple[str, ...]
    forced: bool
    rule: ClassVar[str] = "dice/throws"
    reveals: ClassVar[str] = "dice.learned_dice"

    def line(self) -> Message:
        faces = Many(tuple([card(self.faces[die]) for die in self.dice]))
        if self.forced:
            return message("dice.log_threw_forced", who=Who(self.seat), faces=faces)
        if self.throw == 1:
            return message("dice.log_threw", who=Who(self.seat), faces=faces)
        return message("dice.log_rethrew", who=Who(self.seat), faces=faces)


class Stopped(Event, frozen=True, gc=False):
    """The roller stopped of his own will before his last throw."""

    seat: int
    rule: ClassVar[str] = "dice/throws"

    def line(self) -> Message:
        return message("dice.log_stopped", who=Who(self.seat))


class DieTurned(Event, frozen=True, gc=False):
    """The Doc turned one die of somebody's throw."""

    by: int
    seat: int
    die: int
    before: str
    face: str
    rule: ClassVar[str] = "dice/the_doc"

    def line(self) -> Message:
        return message("dice.log_turned", who=Who(self.by), before=card(self.before), face=card(self.face))
