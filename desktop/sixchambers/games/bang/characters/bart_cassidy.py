"""Bart Cassidy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .base import Character

if TYPE_CHECKING:
    from ..moves import BangPlay


class BartCassidy(Character):
    """Draws a card for every life point he loses, whatever the cause, once it is clear that he lives on."""

    id: ClassVar[str] = "bart_cassidy"

    def wounded(self, g: BangPlay, seat: int, points: int, by: int) -> None:
        g.draw(seat, points, self.id)
