"""Wanted"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred
from ..cards.base import Use, absent
from .base import Lasting

if TYPE_CHECKING:
    from ..moves import BangPlay

EVERYBODY_HAS = message("bang.no_one_unwanted")
ALREADY = message("bang.no_wanted_twice")


class Wanted(Lasting):
    """Laid in front of anybody in the game who has none, oneself allowed. Whoever eliminates that player draws two
    cards and takes a nugget, before and beside all other rewards."""

    name: ClassVar[str] = "wanted"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        targets = tuple([one for one in g.state.present if not g.has(one, self.name)])
        return ((targets, ()),) if targets else ()

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return EVERYBODY_HAS

    def barred(self, g: BangPlay, seat: int, token: str) -> tuple[Barred, ...]:
        twice = [Barred((token, one), ALREADY) for one in g.state.present if g.has(one, self.name)]
        return (*absent(g, token), *twice)

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> None:
        g.state.using = ""
        g.place_equipment(seat, self.name, target)
