"""Josh McCloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Move
from ..events.gold import EquipmentDrawn
from ..steps.ask import Steps
from .base import Character, why

if TYPE_CHECKING:
    from ..moves import BangPlay

COSTS = 2
TOO_FEW = message("bang.no_nuggets_for", price=COSTS)


class JoshMcCloud(Character):
    """Two nuggets for the top card of the equipment deck, as often as he can pay: he uses or keeps what he gets.
    A Wanted goes to anybody who has none; only when everybody has one it is discarded and the nuggets are lost."""

    id: ClassVar[str] = "josh_mccloud"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        return (Move(self.id),) if g.state.nuggets[seat] >= COSTS else ()

    def barred(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        return () if g.state.nuggets[seat] >= COSTS else why(self.id, TOO_FEW)

    def use(self, g: BangPlay, seat: int, target: int) -> Steps:
        g.pay(seat, COSTS, self.id)
        name = g.take_equipment()
        g.state.using = name
        if g.heard:
            g.tell(EquipmentDrawn(seat, name))
        return g.use_drawn_equipment(seat, name)
