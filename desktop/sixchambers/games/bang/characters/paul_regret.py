"""Paul Regret."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class PaulRegret(Character):
    """Is one step farther away for everybody else, as if on a Mustang; with a real one it is two."""

    id: ClassVar[str] = "paul_regret"
