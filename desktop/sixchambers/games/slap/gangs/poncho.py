"""Poncho Posse."""

from __future__ import annotations

from typing import ClassVar

from ..box import GOLD, Gang
from ..verdict import Verdict
from .power import Power


class Poncho(Power):
    """One Gold from the stash turns the Gold they have slapped into a Big Gun, aimed where they pointed. The slapped
    card is discarded and cannot pay for itself. Whoever declines gives it away or keeps it, as everybody does."""

    gang: ClassVar[Gang] = "poncho"

    def may_pay(self, verdict: Verdict) -> bool:
        return verdict.card == GOLD and verdict.outcome in ("gold", "given")

    def paid(self, verdict: Verdict) -> Verdict:
        return self.as_big_gun(verdict)
