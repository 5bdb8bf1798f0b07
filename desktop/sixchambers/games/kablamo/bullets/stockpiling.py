"""Stockpiling (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion, ChoosePlace
from ....engine.steps import Ask
from ..events import DrewToTray
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

WHERE = message("kablamo.ask_stockpile")


class Stockpiling(Effect):
    """You draw a bullet, look at it and load it into an empty chamber of your own; then you draw another one as a
    spare, if the bag still has one. The chamber of a stockpiling you fired yourself is empty by then."""

    kind = "stockpiling"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(g.state.bag) and bool(g.state.revolvers[seat].empty(itself))

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        g.state.tray = [g.draw()]
        g.state.tray_of = seat
        if g.heard:
            g.tell(DrewToTray(seat, 1, "stockpiling"))
        return (Stockpile(seat), FINISH)


class Stockpile(Ask, frozen=True, gc=False):
    """The chamber for the bullet just drawn. He must see it, so he is asked even if there is only one."""

    seat: int
    phase: ClassVar[str] = "effect"
    asks_always: ClassVar[bool] = True

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        places = tuple((self.seat, position) for position in g.state.revolvers[self.seat].empty())
        return ChoosePlace(
            seat=self.seat, prompt=WHERE, default=places[0], about="empty_chamber", places=places, secret=True
        )

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        g.load_tray([(0, answer[1])], "stockpiling")
        g.tell_drew(self.seat, g.draw_spares(self.seat, 1), "stockpiling")
