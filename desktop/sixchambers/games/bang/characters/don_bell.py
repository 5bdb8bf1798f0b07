"""Don Bell."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act
from ..box import RED
from ..events.life import Tested
from ..steps.ask import Steps
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay


class DonBell(Character):
    """At the end of his turn he does a "draw!": on a heart or a diamond he has another turn. Not after a turn that
    was itself an extra one, whatever gave it to him, and not after one spent in Jail."""

    id: ClassVar[str] = "don_bell"

    def turn_ends(self, g: BangPlay, seat: int) -> Steps:
        if g.state.extra:
            return None
        return g.draw_check(seat, self.id, Bell(seat))


class Bell(Act, frozen=True, gc=False):
    """Red rings for another turn."""

    seat: int
    phase: ClassVar[str] = "end"

    def act(self, g: BangPlay) -> None:
        card = g.state.drawn
        rings = card in RED
        if g.heard:
            g.tell(Tested(self.seat, "don_bell", card, rings))
        g.state.more += rings
