"""Jail"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution
from ....engine.steps import Act
from ..box import JAILS, OF_HEARTS, SHERIFF
from ..events.life import Tested
from ..steps.ask import Steps
from .base import Kind, Use, absent, lay_down

if TYPE_CHECKING:
    from ..moves import BangPlay

NOT_THE_SHERIFF = message("bang.no_jail_sheriff")
IN_JAIL = message("bang.no_jail_twice")
NOBODY_TO_JAIL = message("bang.no_one_to_jail")
YOURSELF = message("bang.warn_jail_self")


class Jail(Kind):
    """Laid in front of anybody but the Sheriff who is not in Jail yet, at any distance, even in front of oneself.
    At the start of his turn the prisoner does a "draw!": a heart and he plays, anything else and the turn is
    skipped; the Jail is discarded either way."""

    name: ClassVar[str] = "jail"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        state = g.state
        roles, in_play = state.roles, state.in_play
        targets = [one for one in state.present if roles[one] != SHERIFF and JAILS.isdisjoint(in_play[one])]
        return ((tuple(targets), ()),) if targets else ()

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return NOBODY_TO_JAIL

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        found = absent(g, card)
        for one in g.state.present:
            if g.state.roles[one] == SHERIFF:
                found.append(Barred((card, one), NOT_THE_SHERIFF))
            elif not JAILS.isdisjoint(g.state.in_play[one]):
                found.append(Barred((card, one), IN_JAIL))
        return tuple(found)

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        return (Caution((card, seat), YOURSELF),)

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> None:
        lay_down(g, seat, card, target)


class Cell(Act, frozen=True, gc=False):
    """The prisoner's "draw!" at the start of his turn."""

    phase: ClassVar[str] = "start"

    def act(self, g: BangPlay) -> Steps:
        seat = g.state.turn
        if JAILS.isdisjoint(g.state.in_play[seat]):
            return None
        return g.draw_check(seat, "jail", JailVerdict(seat))


class JailVerdict(Act, frozen=True, gc=False):
    """Out, or the whole turn is gone."""

    seat: int
    phase: ClassVar[str] = "start"

    def act(self, g: BangPlay) -> None:
        card = g.state.drawn
        free = card in OF_HEARTS
        if g.heard:
            g.tell(Tested(self.seat, "jail", card, free))
        g.discard_in_play(self.seat, g.card_in_play(self.seat, "jail"))
        if not free:
            g.end_turn_at_once()
