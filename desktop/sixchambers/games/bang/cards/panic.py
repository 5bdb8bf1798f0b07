"""Panic!"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution
from ..reach import within
from .base import Kind, Use, calumet_warnings, shielded
from .plunder import plunder

if TYPE_CHECKING:
    from ..moves import BangPlay

NOBODY_NEXT = message("bang.no_one_at_one")


class Panic(Kind):
    """Take a card from somebody at distance 1, whatever the weapon: a blind one of the hand or an open one of one's
    choice. An open card of one's own may be taken back, too."""

    name: ClassVar[str] = "panic"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return plunder(g, seat, within(g.state, seat, 1))

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return NOBODY_NEXT

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        return g.too_far_to_grab(seat, card)

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        return calumet_warnings(g, seat, card)

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        g.play_brown(seat, card, target)
        if not shielded(g, seat, card, target, self.name):
            g.rob(seat, target, way, self.name)
