"""The Ghost and his tokens."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Message, Who, message
from .common import card


class TokenGiven(Event, frozen=True, gc=False):
    """The Ghost (`by`) gave the token of a face to `seat`, with the doubler if both dice were equal."""

    by: int
    seat: int
    face: str
    double: bool
    rule: ClassVar[str] = "dice/ghost"

    def line(self) -> Message:
        who, target, face = Who(self.by), Who(self.seat), card(self.face)
        if self.double:
            return message("dice.log_token_double", who=who, target=target, face=face)
        return message("dice.log_token", who=who, target=target, face=face)


class TokenReturned(Event, frozen=True, gc=False):
    """Back to the Ghost."""

    seat: int
    rule: ClassVar[str] = "dice/ghost"
