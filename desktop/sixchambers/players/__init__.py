"""Who answers when nobody does: the bots, and the process they think in. No Qt."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bot import Bot

LEVELS = ("greenhorn", "deputy")


def find_bot(game: str, name: str) -> Bot:
    """The bot of this level for this game, or a clear sentence."""
    from ..engine.message import Trouble

    if name not in LEVELS:
        raise Trouble("engine.unknown_bot", bot=name[:40], known=", ".join(LEVELS))
    found: Bot = import_module(f".{game}.{name}", __package__).BOT
    return found
