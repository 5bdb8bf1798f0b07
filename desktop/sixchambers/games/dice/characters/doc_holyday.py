"""Doc Holyday."""

from __future__ import annotations

from ....engine.steps import Step
from ..steps.gains import Gains
from .character import Character

ENOUGH = 3
REWARD = 2


class DocHolyday(Character):
    """When he uses three or more 1s and 2s he gains two life points, right after the shots."""

    def after_shots(self, seat: int, symbols: int) -> Step | None:
        return Gains(gains=((seat, REWARD),), origin="doc_holyday", by=seat) if symbols >= ENOUGH else None
