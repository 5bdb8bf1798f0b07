"""Barrel"""

from __future__ import annotations

from typing import ClassVar

from .base import Blue


class Barrel(Blue):
    """Once for every shot aimed at you a "draw!": a heart counts as a Missed!."""

    name: ClassVar[str] = "barrel"
