"""Remington"""

from __future__ import annotations

from typing import ClassVar

from .weapon import Weapon


class Remington(Weapon):
    """A weapon that reaches as far as distance 3."""

    name: ClassVar[str] = "remington"
