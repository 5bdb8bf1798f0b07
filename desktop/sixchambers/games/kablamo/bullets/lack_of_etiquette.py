"""Lack of etiquette (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChooseOne
from ....engine.steps import Ask, Step
from ..box import LOOKS
from ..events import Looked
from ..events.base import Place
from ..pieces import Bullet
from .asking import ALREADY_PICKED, ask_place
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

LOOK = message("kablamo.ask_look")
DONE = message("kablamo.ask_looked")


class LackOfEtiquette(Effect):
    """You look at three loaded bullets, one after the other, in any revolvers, but not at another player's safe one. If
    there are fewer you look at those. Nobody else sees them."""

    kind = "lack_of_etiquette"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(g.touchable(seat))

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        return (Look(seat), FINISH)


class Look(Ask, frozen=True, gc=False):
    """The next bullet to look at. What was looked at lies open to this seat alone until he is done."""

    seat: int
    looked: tuple[Place, ...] = ()
    phase: ClassVar[str] = "effect"

    def places(self, g: KablamoPlay) -> list[Place]:
        """One's own first, in the order in which they will be fired."""
        touchable = [place for place in g.touchable(self.seat) if place not in self.looked]
        return sorted(touchable, key=lambda place: (place[0] != self.seat, place[0], -place[1]))

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return replace(ask_place(g, self.seat, LOOK, self.places(g), ALREADY_PICKED), secret=True)

    def answered(self, g: KablamoPlay, answer: Answer) -> Step:
        bullet = g.loaded_at(answer)
        g.put(answer, Bullet(bullet.face, bullet.by, bullet.seen | 1 << self.seat))
        if g.heard:
            g.tell(Looked(self.seat, answer))
        after = Look(self.seat, (*self.looked, answer))
        if len(after.looked) < LOOKS and after.places(g):
            return after
        return DoneLooking(self.seat, after.looked)


class DoneLooking(Ask, frozen=True, gc=False):
    """He has seen enough: from now on he has to remember."""

    seat: int
    looked: tuple[Place, ...]
    phase: ClassVar[str] = "effect"
    asks_always: ClassVar[bool] = True

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        return ChooseOne(seat=self.seat, prompt=DONE, default="done", about="looked", options=("done",), secret=True)

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        return None
