"""Black Jack."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class BlackJack(Character):
    """He may throw dynamite again, until three of them lie together."""

    rerolls_dynamite: ClassVar[bool] = True
