"""Misfire (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Cancelled
from ..events.base import NOWHERE
from .effect import FINISH, Steps
from .response import Response

if TYPE_CHECKING:
    from ..moves import KablamoPlay


class Misfire(Response):
    """Cancels one bullet just played from a hand, or one active bullet: it is discarded without effect. Live bullets,
    tokens and what has happened already are beyond its reach."""

    kind = "misfire"

    def strike(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        place = g.take_out(target) if g.owner_of(target) >= 0 else NOWHERE
        g.drop_pending(target)
        g.discard(target)
        if g.heard:
            g.tell(Cancelled(target, place))
        return (FINISH,)
