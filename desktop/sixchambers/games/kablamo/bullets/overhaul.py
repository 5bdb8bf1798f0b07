"""Overhaul (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..events import Overhauled
from .effect import FINISH, Effect, Steps

if TYPE_CHECKING:
    from ..moves import KablamoPlay


class Overhaul(Effect):
    """All malfunctions are discarded from all revolvers: a turn back that is pending and extra shots that are owed are
    lost with them. Other tokens stay. There must be a malfunction somewhere."""

    kind = "overhaul"
    assigned: ClassVar[bool] = False

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return g.malfunctions()

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        gone: list[tuple[int, int]] = []
        for owner, revolver in enumerate(g.state.revolvers):
            broken = [token.bullet for token in revolver.tokens if token.malfunction]
            revolver.tokens = [token for token in revolver.tokens if not token.malfunction]
            g.discard_all(broken)
            gone += [(owner, face) for face in broken]
        if g.heard:
            g.tell(Overhauled(tuple(gone)))
        return (FINISH,)
