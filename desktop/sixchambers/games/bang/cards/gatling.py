"""Gatling"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Act
from ..steps.ask import Steps
from .base import Kind, others

if TYPE_CHECKING:
    from ..moves import BangPlay


class GatlingCard(Kind):
    """A shot at everybody else, clockwise, at any distance. It is no BANG! card: it does not count for the limit,
    and one Missed! is enough whoever fires it."""

    name: ClassVar[str] = "gatling"

    def play(self, g: BangPlay, seat: int, card: int, target: int, way: str) -> Steps:
        g.play_brown(seat, card)
        return Gatling(seat, others(g, seat))


class Gatling(Act, frozen=True, gc=False):
    """On to the next one."""

    by: int
    left: tuple[int, ...]
    phase: ClassVar[str] = "gatling"

    def act(self, g: BangPlay) -> Steps:
        target, *left = self.left
        return g.then(g.shoot(self.by, target, "gatling"), Gatling(self.by, tuple(left)) if left else None)
