"""Winchester"""

from __future__ import annotations

from typing import ClassVar

from .weapon import Weapon


class Winchester(Weapon):
    """A weapon that reaches as far as distance 5."""

    name: ClassVar[str] = "winchester"
