"""The course of the game: its beginning, its turns, its end."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Many, Message, Who, message
from ..data import SHERIFF, TYPE_OF


class GameBegan(Event, frozen=True, gc=False):
    """Characters lie open, roles are dealt: each seat sees its own and what lies face up."""

    characters: tuple[str, ...]
    roles: tuple[str | None, ...]
    shown: tuple[bool, ...]
    first: int
    rule: ClassVar[str] = "dice/setup"

    def seen_by(self, seat: int | None) -> GameBegan:
        roles = tuple(
            [
                role if up or number == seat else None
                for number, (role, up) in enumerate(zip(self.roles, self.shown, strict=True))
            ]
        )
        return GameBegan(self.characters, roles, self.shown, self.first)

    def line(self) -> Message:
        role = self.roles[self.first]
        if role is not None and TYPE_OF[role] == SHERIFF:
            return message("dice.log_began_sheriff", who=Who(self.first))
        return message("dice.log_began", who=Who(self.first))


class TurnBegan(Event, frozen=True, gc=False):
    """The next seat's turn; the Ghost has turns of his own kind."""

    seat: int
    turn: int
    ghost: bool
    again: bool
    rule: ClassVar[str] = "dice/turn"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        if self.ghost:
            return message("dice.log_ghost_turn", who=Who(self.seat))
        return message("dice.log_turn_again" if self.again else "dice.log_turn", who=Who(self.seat))


class GameEnded(Event, frozen=True, gc=False):
    """All roles lie open."""

    winners: tuple[int, ...]
    roles: tuple[str, ...]
    why: str
    rule: ClassVar[str] = "dice/victory"

    def line(self) -> Message:
        if not self.winners:
            return message("dice.log_nobody_won")
        if len(self.winners) == 1:
            return message("dice.log_won", who=Who(self.winners[0]))
        return message("dice.log_won_together", who=Many(tuple([Who(seat) for seat in self.winners])))
