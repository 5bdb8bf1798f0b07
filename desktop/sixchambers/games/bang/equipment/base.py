"""What every piece of equipment can be asked: how it may be used when it is bought, and what it offers afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution, Move
from ..cards.base import NOTHING_TO_NAME, Use
from ..steps.ask import Steps

if TYPE_CHECKING:
    from ..moves import BangPlay

NOT_NOW = message("bang.no_target")


class Equipment:
    """A piece of equipment. Its cost and number stand in the box."""

    name: ClassVar[str] = ""

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        """Whom and what it can be bought for; none: not now."""
        return NOTHING_TO_NAME

    def why_not(self, g: BangPlay, seat: int) -> Message:
        """The reason while there is no use."""
        return NOT_NOW

    def barred(self, g: BangPlay, seat: int, token: str) -> tuple[Barred, ...]:
        """Targets that look possible but are not; `token` is how this purchase is named in an answer."""
        return ()

    def warned(self, g: BangPlay, seat: int, token: str) -> tuple[Caution, ...]:
        """Purchases that would do nothing."""
        return ()

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> Steps:
        """What comes of it."""
        raise NotImplementedError


class SingleUse(Equipment):
    """Brown: it does its work at once; then it goes face up under the equipment deck."""


class Lasting(Equipment):
    """Black: it lies in front of its owner until he is out or somebody pays to be rid of it."""

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> Steps:
        g.state.using = ""
        g.place_equipment(seat, self.name, seat)
        return None

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        """What its owner may do with it in his play phase."""
        return ()

    def barred_moves(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        """What looks possible but is not just now, and why."""
        return ()

    def use(self, g: BangPlay, seat: int) -> None:
        """Do it."""
        raise TypeError(f"{self.name} is not used, it just is there")
