"""Rose Doolan."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class RoseDoolan(Character):
    """Sees everybody else one step nearer, as if through a Scope; with a real one it is two, but never under one."""

    id: ClassVar[str] = "rose_doolan"
