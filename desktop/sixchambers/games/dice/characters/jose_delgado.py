"""José Delgado."""

from __future__ import annotations

from typing import ClassVar

from ..data import LOUDMOUTH
from .character import Character


class JoseDelgado(Character):
    """He may throw the Loudmouth beside all five base dice."""

    extra_die: ClassVar[str] = LOUDMOUTH
