"""Lucky Duke."""

from __future__ import annotations

from typing import ClassVar

from ..data import THROWS
from .character import Character


class LuckyDuke(Character):
    """He may throw once more than the others."""

    throws: ClassVar[int] = THROWS + 1
