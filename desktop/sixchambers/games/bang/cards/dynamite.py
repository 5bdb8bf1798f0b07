"""Dynamite"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act
from ..box import BLOWS_UP, DYNAMITE
from ..events.cards import Passed
from ..events.life import Tested
from ..events.things import NOBODY
from ..steps.ask import Steps
from ..steps.dying import SETTLE
from .base import Blue, others

if TYPE_CHECKING:
    from ..moves import BangPlay


class Dynamite(Blue):
    """Laid in front of oneself. At the start of the turn of whoever has it he does a "draw!": on a spade from 2 to 9
    it goes off and costs him three life points, and nobody is to blame; else it goes on to the next living player."""

    name: ClassVar[str] = "dynamite"


class Fuse(Act, frozen=True, gc=False):
    """The "draw!" of whoever has the Dynamite, before anything else in his turn."""

    phase: ClassVar[str] = "start"

    def act(self, g: BangPlay) -> Steps:
        seat = g.state.turn
        if DYNAMITE not in g.state.in_play[seat]:
            return None
        return g.draw_check(seat, "dynamite", DynamiteVerdict(seat))


class DynamiteVerdict(Act, frozen=True, gc=False):
    """Off it goes, or on."""

    seat: int
    phase: ClassVar[str] = "start"

    def act(self, g: BangPlay) -> Steps:
        seat = self.seat
        card = g.state.drawn
        blows = card in BLOWS_UP
        if g.heard:
            g.tell(Tested(seat, "dynamite", card, not blows))
        if blows:
            g.discard_in_play(seat, DYNAMITE)
            return g.then(g.hurt(seat, 3, NOBODY, "dynamite"), SETTLE)
        target = next(one for one in others(g, seat) if g.state.alive[one])
        g.lift(seat, DYNAMITE)
        g.state.in_play[target] += (DYNAMITE,)
        if g.heard:
            g.tell(Passed(seat, DYNAMITE, target))
        return None
