"""Lucky Charm"""

from __future__ import annotations

from typing import ClassVar

from .base import Lasting


class LuckyCharm(Lasting):
    """Take a nugget for every life point lost, except for the last."""

    name: ClassVar[str] = "lucky_charm"
