"""Jourdonnais."""

from __future__ import annotations

from .character import Character


class Jourdonnais(Character):
    """An Indian attack costs him one life point at most."""

    def suffers(self, source: str, points: int) -> int:
        return min(points, 1) if source == "indians" else points
