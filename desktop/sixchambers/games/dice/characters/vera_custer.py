"""Vera Custer."""

from __future__ import annotations

from .character import Character


class VeraCuster(Character):
    """Of all the shots that hit her at the same moment she loses one point less."""

    def suffers(self, source: str, points: int) -> int:
        return points - 1 if source == "shot" else points
