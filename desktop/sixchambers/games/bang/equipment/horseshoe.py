"""Horseshoe"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class Horseshoe(Lasting):
    """Turn over one card more for every "draw!" and say which one counts."""

    name: ClassVar[str] = "horseshoe"
