"""Tequila Joe."""

from __future__ import annotations

from typing import ClassVar

from ..data import COWARD
from .character import Character


class TequilaJoe(Character):
    """He may throw the Coward beside all five base dice."""

    extra_die: ClassVar[str] = COWARD
