"""Pardner"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.questions import Barred
from ..cards.base import Use, absent, others
from ..cards.duel import Duel, face_off
from ..cards.general_store import open_store
from ..cards.plunder import plunder
from ..steps.ask import Steps
from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay

STORE, DUEL, CAT = "general_store", "duel", "cat_"


class Pardner(SingleUse):
    """Works as a General Store, a Duel or a Cat Balou, as one likes, and is none of them: it has no suit."""

    name: ClassVar[str] = "pardner"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        rivals = others(g, seat)
        return (((), (STORE,)), (rivals, (DUEL,)), *plunder(g, seat, rivals, CAT))

    def barred(self, g: BangPlay, seat: int, token: str) -> tuple[Barred, ...]:
        return tuple(absent(g, token))

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> Steps:
        if way == STORE:
            return open_store(g, seat)
        if way == DUEL:
            return face_off(g, Duel(seat, target, target))
        g.ruin(seat, target, way.removeprefix(CAT), self.name)
        return None
