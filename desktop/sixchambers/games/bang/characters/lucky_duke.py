"""Lucky Duke."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class LuckyDuke(Character):
    """Turns over one card more for every "draw!" and says which one counts. A Horseshoe adds another."""

    id: ClassVar[str] = "lucky_duke"
    more_flips: ClassVar[int] = 1
