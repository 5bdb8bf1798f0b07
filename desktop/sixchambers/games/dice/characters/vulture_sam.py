"""Vulture Sam."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class VultureSam(Character):
    """Whenever somebody else is eliminated he gains two life points, for each of them."""

    share_of_the_dead: ClassVar[int] = 2
