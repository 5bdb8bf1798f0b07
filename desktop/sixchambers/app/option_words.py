"""What a game's options are set to, in words."""

from __future__ import annotations

from typing import Any

from ..engine.game import as_typed
from ..words.speaker import Speaker


def value_words(speaker: Speaker, game: str, option: str, value: Any) -> str:
    """Yes or no, the game's own words for it, or the value as one would type it."""
    if isinstance(value, bool):
        return speaker.text("words.yes" if value else "words.no")
    id = f"{game}.option_{option}_{value}"
    said = speaker.text(id)
    return as_typed(value) if said == id else said
