"""Jourdonnais."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class Jourdonnais(Character):
    """Has a Barrel at all times. With a real one beside it he may "draw!" twice against the same shot."""

    id: ClassVar[str] = "jourdonnais"
    barrel: ClassVar[bool] = True
