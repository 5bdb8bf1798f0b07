"""Shot"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import message
from ....engine.questions import Barred, Caution
from ..cards.base import Use, absent
from .base import SingleUse

if TYPE_CHECKING:
    from ..moves import BangPlay

FULL = message("bang.warn_target_full")
SHADOW = message("bang.warn_shadow_life")


class ShotGlass(SingleUse):
    """Somebody in the game, oneself or another, regains a life point. It is no Beer."""

    name: ClassVar[str] = "shot"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return ((g.state.present, ()),)

    def barred(self, g: BangPlay, seat: int, token: str) -> tuple[Barred, ...]:
        return tuple(absent(g, token))

    def warned(self, g: BangPlay, seat: int, token: str) -> tuple[Caution, ...]:
        state = g.state
        full = [Caution((token, one), FULL) for one in state.present if state.life[one] == state.most[one]]
        return (*full, Caution((token, seat), SHADOW)) if g.is_shadow(seat) else tuple(full)

    def apply(self, g: BangPlay, seat: int, target: int, way: str) -> None:
        g.heal(target, 1, self.name)
