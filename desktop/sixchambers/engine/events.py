"""What happened, in the form each seat may see."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .message import Message, Who, message


class Event(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened at the table. Animation, log and screen-reader text are made from events.

    `rule` is the rulebook's anchor for it. `begins_round` starts a new chapter of the log. `reveals` says what
    somebody learns here that was hidden or undecided before (a die, a hand, a secret bid), as a message id: what
    led to it cannot be taken back any more.
    """

    rule: ClassVar[str] = ""
    begins_round: ClassVar[bool] = False
    reveals: ClassVar[str] = ""

    def seen_by(self, seat: int | None) -> Event | None:
        """The form this seat may see (None: a spectator), or None if it sees nothing of it."""
        return self

    def line(self) -> Message | None:
        """The log line, if it is worth one."""
        return None

    def anchor(self) -> str:
        """The rulebook's anchor for this very event: `rule`, unless one event serves many rules."""
        return self.rule

    def concerns(self, seat: int) -> bool:
        """Does this seat do it, or is it done to this seat?"""
        return seat in (getattr(self, "seat", None), getattr(self, "target", None))


class TimeRanOut(Event, frozen=True, gc=False):
    """Somebody did not answer in time; the question's default answer was taken."""

    seat: int
    rule: ClassVar[str] = "engine/time"

    def line(self) -> Message:
        return message("engine.time_ran_out", who=Who(self.seat))


class SeatTaken(Event, frozen=True, gc=False):
    """Somebody else plays this seat from now on."""

    seat: int
    player: str
    rule: ClassVar[str] = "engine/seats"

    def line(self) -> Message:
        return message("engine.person_plays" if self.player == "person" else "engine.bot_plays", who=Who(self.seat))


class TookBack(Event, frozen=True, gc=False):
    """An answer that had an open effect was taken back."""

    seat: int
    rule: ClassVar[str] = "engine/undo"

    def line(self) -> Message:
        return message("engine.took_back", who=Who(self.seat))


ENGINE_EVENTS = TimeRanOut | SeatTaken | TookBack
