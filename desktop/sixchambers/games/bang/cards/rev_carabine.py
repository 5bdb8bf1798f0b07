"""Rev. Carabine"""

from __future__ import annotations

from typing import ClassVar

from .weapon import Weapon


class RevCarabine(Weapon):
    """A weapon that reaches as far as distance 4."""

    name: ClassVar[str] = "rev_carabine"
