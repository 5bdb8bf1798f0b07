"""Speed load (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Answer, AnyQuestion
from ....engine.steps import Ask
from ..box import CHAMBERS, SPEED_LOAD
from ..events import DrewToTray, Dumped
from ..loading import chosen, loading_question
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay

LOAD = message("kablamo.ask_speed_load")


class SpeedLoad(Effect):
    """You discard every loaded bullet of your revolver, draw six and load them as you like. If an active bullet still
    sits in the cylinder there is room for five, and the sixth becomes a spare. If the bag runs short you load what
    there is. Discarded live bullets go into the bag only after the draw."""

    kind = "speed_load"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(g.state.bag)

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        state = g.state
        revolver = state.revolvers[seat]
        positions = revolver.loaded()
        faces = [g.loaded_at((seat, position)).face for position in positions]
        for position in positions:
            revolver.chambers[position] = None
        state.tray = [g.draw() for _ in range(min(SPEED_LOAD, len(state.bag)))]
        state.tray_of = seat
        g.discard_all(faces)
        if g.heard:
            g.tell(Dumped(seat, tuple(positions), tuple(faces), "speed_load"))
            g.tell(DrewToTray(seat, len(state.tray), "speed_load"))
        return (SpeedLoading(seat), FINISH)


class SpeedLoading(Ask, frozen=True, gc=False):
    """Which of the bullets just drawn goes where."""

    seat: int
    phase: ClassVar[str] = "effect"
    asks_always: ClassVar[bool] = True

    def positions(self, g: KablamoPlay) -> list[int]:
        active = g.state.revolvers[self.seat].active
        return [position for position in range(CHAMBERS) if position != active]

    def ask(self, g: KablamoPlay) -> AnyQuestion:
        places = [(self.seat, position) for position in self.positions(g)]
        return loading_question(self.seat, LOAD, g.state.tray, places)

    def answered(self, g: KablamoPlay, answer: Answer) -> None:
        g.load_tray(chosen(answer, self.positions(g)), "speed_load")
