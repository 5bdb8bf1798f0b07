"""Union."""

from __future__ import annotations

from typing import ClassVar

from ..box import Gang
from ..verdict import Verdict
from .power import Power


class Union(Power):
    """One Gold turns the Talkin' Iron they have slapped into a Big Gun. Asked only when it matters: the target is in
    cover."""

    gang: ClassVar[Gang] = "union"

    def may_pay(self, verdict: Verdict) -> bool:
        return verdict.outcome == "covered"

    def paid(self, verdict: Verdict) -> Verdict:
        return self.as_big_gun(verdict)
