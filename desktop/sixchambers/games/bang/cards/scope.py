"""Scope"""

from __future__ import annotations

from typing import ClassVar

from .base import Blue


class Scope(Blue):
    """Everybody else is one step nearer to you."""

    name: ClassVar[str] = "scope"
