"""Madam Yto."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class MadamYto(Character):
    """Draws a card each time somebody, she included, plays a Beer card: for life, for gold, to survive or in vain.
    With her own last Beers she draws at once, so the next card may save her. Bottle and Saloon are no Beer."""

    id: ClassVar[str] = "madam_yto"
