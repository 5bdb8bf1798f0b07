"""The guided first game of each game that has one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .script import Tour

if TYPE_CHECKING:
    from ...table.sound import Sound
    from ...words.speaker import Speaker
    from ..settings import Settings
    from .page import TourPage

TOURS = ("klack", "dice", "bang", "kablamo", "slap")
HELD = ("slap",)
"""Games of reaction: the guide holds the clock."""


def tour(game: str) -> Tour:
    found: Tour = getattr(import_module(f".{game}", __package__), game.upper())
    return found


def tour_page(game: str, speaker: Speaker, settings: Settings, sound: Sound) -> TourPage:
    """The table of a guided game."""
    if game in HELD:
        from .held import HeldTourPage

        return HeldTourPage(tour(game), speaker, settings, sound)
    from .page import TourPage

    return TourPage(tour(game), speaker, settings, sound)
