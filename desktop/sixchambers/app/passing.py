"""Who does not want to be asked in interrupt windows for a while. Nobody else can tell: a window lasts as ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..engine.events import Event

Until = Literal["turn", "concerned", "game"]


class Passing:
    """Per seat at this screen: until the turn is over, until something happens to it, or for the rest of the game."""

    def __init__(self) -> None:
        self._until: dict[int, Until] = {}

    def until(self, seat: int) -> Until | None:
        return self._until.get(seat)

    def set(self, seat: int, until: Until | None) -> None:
        if until is None:
            self._until.pop(seat, None)
        else:
            self._until[seat] = until

    def hear(self, events: Sequence[Event]) -> None:
        """Some of those who pass are to be asked again."""
        self._until = {seat: until for seat, until in self._until.items() if not self._over(seat, until, events)}

    @staticmethod
    def _over(seat: int, until: Until, events: Sequence[Event]) -> bool:
        match until:
            case "turn":
                return any(event.begins_round for event in events)
            case "concerned":
                return any(event.concerns(seat) for event in events)
            case "game":
                return False
