"""Ricochet (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box import KIND_OF
from ..events import Copied
from .effect import Steps
from .response import Response

if TYPE_CHECKING:
    from ..moves import KablamoPlay


class Ricochet(Response):
    """You do the same as one bullet just played from a hand, or one active bullet, at once and yourself; the original
    comes later as if nothing had been. You may only pick what you can carry out. The ricochet counts as a bullet of
    that kind from then on: it is the token of a delayed effect, and a malfunction if it copied one."""

    kind = "ricochet"

    def targets(self, g: KablamoPlay, seat: int, itself: int) -> list[int]:
        return [face for face in g.aimable(itself) if g.effect(face).can(g, seat, itself)]

    def strike(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        if g.heard:
            g.tell(Copied(seat, KIND_OF[target]))
        return g.effect(target).carry_out(g, seat, 0)
