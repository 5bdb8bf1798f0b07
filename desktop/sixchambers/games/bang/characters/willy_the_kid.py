"""Willy the Kid."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class WillyTheKid(Character):
    """Plays as many BANG! cards a turn as he likes."""

    id: ClassVar[str] = "willy_the_kid"
    no_limit: ClassVar[bool] = True
