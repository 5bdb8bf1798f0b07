"""Sid Ketchum."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class SidKetchum(Character):
    """At the start of his turn a player of his choice, himself perhaps, gains a life point. He has to choose."""

    gives_at_start: ClassVar[bool] = True
