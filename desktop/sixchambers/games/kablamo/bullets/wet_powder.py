"""Wet powder (action)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Dumped
from .effect import FINISH, Effect, Steps, spares_besides

if TYPE_CHECKING:
    from ..moves import KablamoPlay


class WetPowder(Effect):
    """You discard all your spares and draw as many new ones, or what the bag still has. Discarded live bullets go into
    the bag only after the draw."""

    kind = "wet_powder"

    def can(self, g: KablamoPlay, seat: int, itself: int) -> bool:
        return bool(g.state.bag) and spares_besides(g, seat, itself) > 0

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        faces = tuple([bullet.face for bullet in g.state.spares[seat]])
        g.state.spares[seat] = []
        if g.heard:
            g.tell(Dumped(seat, (), faces, "wet_powder"))
        g.tell_drew(seat, g.draw_spares(seat, len(faces)), "wet_powder")
        g.discard_all(faces)
        return (FINISH,)
