"""The games of the house, by id. Each is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.game import Game

GAME_IDS = ("klack", "dice", "bang", "kablamo", "slap")
"""All five, in the order of the lobby."""

READY = ("klack",)
"""Those one can play today."""


def game(id: str) -> Game[Any, Any, Any, Any]:
    """The game with this id, or a clear sentence."""
    from ..engine.message import Trouble

    if id not in READY:
        raise Trouble("engine.unknown_game", game=id[:40], known=", ".join(READY))
    found: Game[Any, Any, Any, Any] = getattr(import_module(f".{id}.game", __package__), id.upper())
    return found
