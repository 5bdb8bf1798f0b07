"""What the events of Kablamo have in common. None of them ever names the face of a face-down bullet, not even to the
seat that loaded it: an event can be read again, and loaded bullets must be remembered."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Many, Who
from ..names import bullet_name

Place = tuple[int, int]
"""A seat and a position of its revolver."""

NOWHERE: Place = (-1, -1)

MOVED = "kablamo.learned_moved"
SHOWN = "kablamo.learned_shown"
DRAWN = "kablamo.learned_drawn"


class KablamoEvent(Event, frozen=True, gc=False):
    """Something that happened at the table, in sight of all."""

    rule: ClassVar[str] = ""

    def emptied(self) -> tuple[Place, ...]:
        """The chambers whose bullets left the cylinder face up."""
        return ()


def seats(numbers: tuple[int, ...]) -> Many:
    return Many(tuple(Who(seat) for seat in numbers))


def bullets(faces: tuple[int, ...]) -> Many:
    return Many(tuple(bullet_name(face) for face in faces))
