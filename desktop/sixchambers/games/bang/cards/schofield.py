"""Schofield"""

from __future__ import annotations

from typing import ClassVar

from .weapon import Weapon


class Schofield(Weapon):
    """A weapon that reaches as far as distance 2."""

    name: ClassVar[str] = "schofield"
