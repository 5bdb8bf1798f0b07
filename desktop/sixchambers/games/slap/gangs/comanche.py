"""Comanche."""

from __future__ import annotations

from typing import ClassVar

from ..box import Gang
from ..verdict import Verdict
from .power import Power


class Comanche(Power):
    """One Gold turns the Move! they have slapped into a Big Gun, and the horse is forgiven. Whoever has found cover
    before keeps it. Without the Gold the horse kicks as usual."""

    gang: ClassVar[Gang] = "comanche"

    def may_pay(self, verdict: Verdict) -> bool:
        return verdict.outcome == "horse"

    def paid(self, verdict: Verdict) -> Verdict:
        return self.as_big_gun(verdict)
