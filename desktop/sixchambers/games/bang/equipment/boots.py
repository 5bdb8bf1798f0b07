"""Boots"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class Boots(Lasting):
    """Draw a card for every life point lost, except for the last."""

    name: ClassVar[str] = "boots"
