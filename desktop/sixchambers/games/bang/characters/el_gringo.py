"""El Gringo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..events.things import NOBODY
from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay


class ElGringo(Character):
    """For every life point another player costs him he takes a blind card from that player's hand, if there is
    one. Dynamite and a Duel he began himself are nobody else's doing."""

    id: ClassVar[str] = "el_gringo"

    def wounded(self, g: BangPlay, seat: int, points: int, by: int) -> None:
        if by not in (NOBODY, seat):
            for _ in range(points):
                g.steal_from_hand(seat, by, self.id)
