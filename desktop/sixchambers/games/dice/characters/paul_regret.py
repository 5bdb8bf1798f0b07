"""Paul Regret."""

from __future__ import annotations

from .character import Character


class PaulRegret(Character):
    """The Gatling never costs him life."""

    def suffers(self, source: str, points: int) -> int:
        return 0 if source == "gatling" else points
