"""What the events of Slap .45 have in common."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Thing, Who

NONE = Thing("slap.nobody")


class SlapEvent(Event, frozen=True, gc=False):
    """Something that happened at the table, in sight of all."""

    rule: ClassVar[str] = ""


def who(seat: int) -> Who | Thing:
    return Who(seat) if seat >= 0 else NONE
