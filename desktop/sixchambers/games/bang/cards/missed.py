"""Missed!"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.message import Message, message
from ....engine.questions import Barred
from .bang import Bang
from .base import Use

if TYPE_CHECKING:
    from ..moves import BangPlay

ONLY_IN_ANSWER = message("bang.no_missed_now")


class Missed(Bang):
    """Cancels a shot aimed at oneself; it is an answer and never played on one's own turn. Only in Calamity Janet's
    hands it shoots as a BANG! does."""

    name: ClassVar[str] = "missed"

    def uses(self, g: BangPlay, seat: int) -> tuple[Use, ...]:
        return super().uses(g, seat) if _shoots(g, seat) else ()

    def why_not(self, g: BangPlay, seat: int) -> Message:
        return super().why_not(g, seat) if _shoots(g, seat) else ONLY_IN_ANSWER

    def barred(self, g: BangPlay, seat: int, card: int) -> tuple[Barred, ...]:
        return super().barred(g, seat, card) if _shoots(g, seat) else ()


def _shoots(g: BangPlay, seat: int) -> bool:
    return g.state.characters[seat] == "calamity_janet"
