"""What a character may change. One without a gift would be exactly this."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message
from ....engine.questions import Barred, Move
from ..box import BANGS, MISSES
from ..steps.ask import Steps

if TYPE_CHECKING:
    from ..moves import BangPlay


class Character:
    """The gifts a character can have; each file overrides its own."""

    id: ClassVar[str] = ""
    # Cards that count as BANG! and as Missed! in these hands.
    bangs: ClassVar[frozenset[int]] = BANGS
    misses: ClassVar[frozenset[int]] = MISSES
    # Missed! results needed against a BANG! card of this character.
    misses_needed: ClassVar[int] = 1
    # As many BANG! cards a turn as one likes.
    no_limit: ClassVar[bool] = False
    # A Barrel that is no card.
    barrel: ClassVar[bool] = False
    # Cards turned over beyond the first for a "draw!".
    more_flips: ClassVar[int] = 0
    # One purchase a turn for a nugget less.
    discount: ClassVar[bool] = False

    def draw_phase(self, g: BangPlay, seat: int) -> Steps:
        """Two cards, one more with a Pickaxe."""
        g.draw(seat, 2 + g.has(seat, "pickaxe"))
        return None

    def struck(self, g: BangPlay, seat: int, points: int) -> None:
        """At the very moment of losing life."""

    def wounded(self, g: BangPlay, seat: int, points: int, by: int) -> None:
        """Still in the game after losing life, when the effect that did it is over."""

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        """What this character may do in the play phase beside playing cards."""
        return ()

    def barred(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        """What looks possible but is not just now, and why."""
        return ()

    def use(self, g: BangPlay, seat: int, target: int) -> Steps:
        """Do it."""
        raise TypeError(f"{self.id} has nothing to use")

    def turn_ends(self, g: BangPlay, seat: int) -> Steps:
        """After the discard phase."""
        return None


def why(id: str, reason: Message) -> tuple[Barred, ...]:
    return (Barred(id, reason),)
