"""Pickaxe"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class Pickaxe(Lasting):
    """One card more in the draw phase."""

    name: ClassVar[str] = "pickaxe"
