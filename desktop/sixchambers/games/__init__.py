"""The games of the house, by id. Each is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.game import Game

GAME_IDS = ("klack", "dice", "bang", "kablamo", "slap")
"""All five, in the order of the lobby."""

RULES = ("klack", "dice", "bang", "kablamo", "slap")
"""Those whose rules are in the house: they can be described, simulated and checked."""

READY = ("klack", "dice", "bang", "kablamo", "slap")
"""Those one can sit down to: rules, table, bots and rulebook are there."""


def game(id: str) -> Game[Any, Any, Any, Any]:
    """The game with this id, or a clear sentence."""
    from ..engine.message import Trouble

    if id not in RULES:
        raise Trouble("engine.unknown_game", game=id[:40], known=", ".join(RULES))
    found: Game[Any, Any, Any, Any] = getattr(import_module(f".{id}.game", __package__), id.upper())
    return found
