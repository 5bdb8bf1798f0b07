"""How life is gained: never above the limit, and The Bad may spoil it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act, Step
from .ids import GAIN
from .windows import window

if TYPE_CHECKING:
    from ..moves import DicePlay


class Gains(Act, frozen=True, gc=False):
    """What several players gain at the same moment. What would go above a limit is wasted; where nothing is left to
    gain nothing happens, and nobody is asked."""

    gains: tuple[tuple[int, int], ...]
    origin: str
    by: int
    phase: ClassVar[str] = "gain"

    def act(self, g: DicePlay) -> tuple[Step, ...]:
        gains = g.effective(self.gains)
        if not gains:
            return ()
        windows = window(g, "gain", tuple([seat for seat, _ in gains]))
        grant = Grant(id=GAIN, gains=gains, origin=self.origin, by=self.by)
        if windows:
            return (*windows, grant)
        grant.act(g)
        return ()


class Grant(Act, frozen=True, gc=False):
    """What nobody spoiled is gained."""

    gains: tuple[tuple[int, int], ...]
    origin: str
    by: int
    phase: ClassVar[str] = "gain"

    def act(self, g: DicePlay) -> None:
        for seat, points in self.gains:
            g.gain(seat, points, self.origin, self.by)
