"""Confederates."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ..box import BIG, Gang
from ..verdict import Verdict
from .power import Power


class Confederates(Power):
    """One Gold, once for each Big Gun they hit with: the shot takes two members. A gang of one loses that one, and
    nobody else is hit."""

    gang: ClassVar[Gang] = "confederates"

    def may_pay(self, verdict: Verdict) -> bool:
        return verdict.card == BIG and verdict.outcome == "hit"

    def paid(self, verdict: Verdict) -> Verdict:
        return replace(verdict, power=self.gang)
