"""Suzy Lafayette."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class SuzyLafayette(Character):
    """Draws a card as soon as her hand is empty, that is when whatever emptied it is over; only between the two
    Missed! that Slab the Killer asks for she draws at once."""

    id: ClassVar[str] = "suzy_lafayette"
