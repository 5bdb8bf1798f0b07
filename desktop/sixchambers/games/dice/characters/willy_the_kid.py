"""Willy the Kid."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class WillyTheKid(Character):
    """His Gatling Gun fires with two symbols. Still once in a turn."""

    gatling_needs: ClassVar[int] = 2
