"""Gun Belt"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class GunBelt(Lasting):
    """The hand may hold up to eight cards at the end of the turn, whatever life is left."""

    name: ClassVar[str] = "gun_belt"
