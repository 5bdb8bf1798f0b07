"""A power one pays for after the slap: it makes something else of what the card would do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec.structs import replace

from ..box import Gang
from ..verdict import Verdict


class Power(ABC):
    """Knows nothing but the verdict: who slapped what, pointing at whom."""

    gang: ClassVar[Gang]

    @abstractmethod
    def may_pay(self, verdict: Verdict) -> bool:
        """Is there something to pay for? Whether there is Gold is looked at elsewhere."""

    @abstractmethod
    def paid(self, verdict: Verdict) -> Verdict:
        """What happens instead."""

    def as_big_gun(self, verdict: Verdict) -> Verdict:
        """The card counts as a Big Gun: a hit for whoever was pointed at, a miss without anybody."""
        return replace(verdict, outcome="hit" if verdict.target >= 0 else "miss", power=self.gang)
