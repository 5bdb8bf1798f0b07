"""Sid Ketchum."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, Barred, Move
from ....engine.steps import Standing
from ..steps.dying import SidPays, two_cards
from ..steps.flip import PickFlip
from .base import Character, why

if TYPE_CHECKING:
    from ..moves import BangPlay

SID_OFFER_ID = 2
FULL = message("bang.no_full_life")
TOO_FEW = message("bang.no_two_cards")
SHADOW = message("bang.no_shadow_life")


class SidKetchum(Character):
    """At any time: two cards of his hand for one life point, as often as he likes, but only below his most. It
    also saves him when he is dying, with two players left as well."""

    id: ClassVar[str] = "sid_ketchum"

    def moves(self, g: BangPlay, seat: int) -> tuple[Move, ...]:
        return (Move("sid_ketchum"),) if sid_can(g, seat) else ()

    def barred(self, g: BangPlay, seat: int) -> tuple[Barred, ...]:
        if sid_can(g, seat):
            return ()
        if g.is_shadow(seat):
            return why(self.id, SHADOW)
        return why(self.id, TOO_FEW if len(g.state.hands[seat]) < 2 else FULL)

    def use(self, g: BangPlay, seat: int, target: int) -> SidPays:
        return SidPays(seat)


def sid_can(g: BangPlay, seat: int) -> bool:
    state = g.state
    return state.alive[seat] and 0 < state.life[seat] < state.most[seat] and len(state.hands[seat]) > 1


class SidOffer(Standing, frozen=True, gc=False):
    """Stays open beside whatever anybody is asked, except while a "draw!" hangs in the air."""

    seat: int

    def ask(self, g: BangPlay) -> AnyQuestion | None:
        agenda = g.state.agenda
        if not agenda or isinstance(agenda[-1], PickFlip | SidPays):
            return None
        # In his own play phase it is one of his moves.
        if agenda[-1].phase == "play" and g.state.turn == self.seat:
            return None
        if g.is_doomed(self.seat) or not sid_can(g, self.seat):
            return None
        return two_cards(g, self.seat)

    def taken(self, g: BangPlay, answer: Answer) -> None:
        g.sid_heals(self.seat, answer)
