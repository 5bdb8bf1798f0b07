"""BANG!"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution
from ..box import VOLCANICS
from ..reach import in_range
from ..steps.ask import Steps
from .base import Kind, Use, calumet_warnings, shielded

if TYPE_CHECKING:
    from ..moves import BangPlay

ONE_A_TURN = message("bang.no_second_bang")
NOBODY_NEAR = message("bang.no_one_in_range")


class Bang(Kind):
    """One other player within the range of the weapon loses a life point unless the shot is cancelled. One BANG! card
    a turn, hit or not; a Volcanic lifts that limit while it lies there, and so does being Willy the Kid."""

    name: ClassVar[str] = "bang"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        if g.state.bangs and not unlimited(g, seat):
            return ()
        targets = in_range(g.state, seat)
        return ((targets, ()),) if targets else ()

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return ONE_A_TURN if g.state.bangs and not unlimited(g, seat) else NOBODY_NEAR

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        return g.out_of_range(seat, card)

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        return calumet_warnings(g, seat, card)

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        g.play_brown(seat, card, target, "bang")
        g.state.bangs += 1
        if shielded(g, seat, card, target, "bang"):
            return None
        return g.shoot(seat, target, "bang", g.who(seat).misses_needed)


def unlimited(g: BangPlay, seat: int) -> bool:
    return g.who(seat).no_limit or not VOLCANICS.isdisjoint(g.state.in_play[seat])
