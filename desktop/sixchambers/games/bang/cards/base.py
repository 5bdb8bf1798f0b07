"""What every kind of card can be asked: how it may be used now, why not, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred, Caution
from ..box import NAME, OF_DIAMONDS
from ..events.cards import PutDown
from ..events.life import NoEffect
from ..steps.ask import Steps

if TYPE_CHECKING:
    from ..moves import BangPlay

Use = tuple[tuple[int, ...], tuple[str, ...]]
"""Whom it may aim at and the ways it may be used there; empty where nothing is to be named."""

NOTHING_TO_NAME: tuple[Use, ...] = (((), ()),)
OUT = message("bang.no_out")
ALREADY_THERE = message("bang.no_same_name")
NOT_NOW = message("bang.no_target")
CALUMET = message("bang.warn_calumet")


class Kind:
    """A kind of card. Suit and rank belong to the single card, everything else to its kind."""

    name: ClassVar[str] = ""

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        """How it may be played in the play phase; none: not now."""
        return NOTHING_TO_NAME

    def why_not(self, g: BangPlay, seat: int) -> Message:
        """The reason while there is no use."""
        return NOT_NOW

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        """Targets that look possible but are not, with the reason."""
        return ()

    def warned(self, g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
        """Uses that would do nothing."""
        return ()

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        raise NotImplementedError


class Blue(Kind):
    """Laid down in front of oneself, where it stays. Never two of one name in front of the same player."""

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        in_play = g.state.in_play[seat]
        if in_play:
            for card in in_play:
                if NAME[card] == self.name:
                    return ()
        return NOTHING_TO_NAME

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return ALREADY_THERE

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        lay_down(g, seat, card, seat)
        return None


def lay_down(g: BangPlay, seat: int, card: int, target: int) -> None:
    g.lose_from_hand(seat, card)
    g.state.in_play[target] += (card,)
    if g.heard:
        g.tell(PutDown(seat, card, target))


def others(g: BangPlay, seat: int) -> tuple[int, ...]:
    """Everybody else in the game, clockwise from the left."""
    present = g.state.present
    here = present.index(seat)
    return present[here + 1 :] + present[:here]


def shielded(g: BangPlay, seat: int, card: int, target: int, cause: str) -> bool:
    """A diamond played by somebody else does nothing to who has a Calumet."""
    if card not in OF_DIAMONDS or target == seat or not g.has(target, "calumet"):
        return False
    if g.heard:
        g.tell(NoEffect(target, "calumet", cause))
    return True


def calumet_warnings(g: BangPlay, seat: int, card: int) -> tuple[Caution, ...]:
    if card not in OF_DIAMONDS:
        return ()
    present = g.state.present
    return tuple([Caution((card, other), CALUMET) for other in present if other != seat and g.has(other, "calumet")])


def absent(g: BangPlay, card: int | str) -> list[Barred]:
    """Nobody can be named who is out of the game."""
    return [Barred((card, seat), OUT) for seat in range(len(g.state.roles)) if seat not in g.state.present]
