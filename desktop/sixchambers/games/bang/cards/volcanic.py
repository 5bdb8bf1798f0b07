"""Volcanic"""

from __future__ import annotations

from typing import ClassVar

from .weapon import Weapon


class Volcanic(Weapon):
    """A weapon that reaches only distance 1, but with it one may play as many BANG! cards as one likes."""

    name: ClassVar[str] = "volcanic"
