"""What a special role can do, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import PASS, Answer, Move
from ....engine.steps import Step

if TYPE_CHECKING:
    from ..moves import DicePlay


class Power:
    """A card's power: once in a game, at its own moment, by revealing the card."""

    def may_answer(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> bool:
        """May this seat, for all the others know, use it now? Looks at public facts alone."""
        return True

    def moves(self, g: DicePlay, seat: int, about: tuple[int, ...]) -> list[Move]:
        """The ways the holder can use it now."""
        raise NotImplementedError

    def default(self, seat: int, about: tuple[int, ...]) -> Answer:
        """What a holder does who does not answer."""
        return PASS

    def use(self, g: DicePlay, seat: int, target: int, way: str) -> Step | tuple[Step, ...] | None:
        """What the card says."""
        raise NotImplementedError
