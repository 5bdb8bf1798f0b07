"""Somebody is cheating (HV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Cheated
from .effect import Steps, TableRule

if TYPE_CHECKING:
    from ..moves import KablamoPlay


class SomebodyIsCheating(TableRule):
    """From now until the end of the round every active bullet that is not live is discarded without being carried out:
    those active now, and later ones right after their reveal. Live bullets, tokens that lie already, bullets played
    from the hand and shots already owed are not touched."""

    kind = "somebody_is_cheating"

    def carry_out(self, g: KablamoPlay, seat: int, target: int) -> Steps:
        super().carry_out(g, seat, target)
        throw_away_actives(g)
        return ()


def throw_away_actives(g: KablamoPlay) -> None:
    faces = g.actives()
    if not faces:
        return
    places = tuple([g.take_out(face) for face in faces])
    for face in faces:
        g.drop_pending(face)
        g.discard(face)
    if g.heard:
        g.tell(Cheated(places, tuple(faces)))
