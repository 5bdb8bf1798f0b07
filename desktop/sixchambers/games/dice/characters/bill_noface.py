"""Bill Noface."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class BillNoface(Character):
    """Only the arrows on his final dice count, and only when he has thrown for the last time."""

    defers_arrows: ClassVar[bool] = True
