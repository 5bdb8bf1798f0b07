"""Who answers when nobody does: the bots, and the process they think in. No Qt."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bot import Bot

LEVELS = ("greenhorn", "deputy")
"""The levels of most games, the weakest first."""

LADDERS = {"slap": (*LEVELS, "gunslinger", "legend")}
"""Games with more of them."""

RACES = ("slap",)
"""Games that a clock drives: their bots have a `contest` of their own, to play whole games on a virtual one."""

ALL_LEVELS = tuple(dict.fromkeys((*LEVELS, *(level for ladder in LADDERS.values() for level in ladder))))


def levels(game: str) -> tuple[str, ...]:
    """Who can be played against in this game, the weakest first."""
    return LADDERS.get(game, LEVELS)


def nearest_level(game: str, level: str) -> str:
    """This level if the game has it, else its best: somebody who has grown stronger elsewhere sits down here."""
    ladder = levels(game)
    return level if level in ladder else ladder[-1]


def find_bot(game: str, name: str) -> Bot:
    """The bot of this level for this game, or a clear sentence."""
    from ..engine.message import Trouble

    ladder = levels(game)
    if name not in ladder:
        raise Trouble("engine.unknown_bot", bot=name[:40], known=", ".join(ladder))
    found: Bot = import_module(f".{game}.{name}", __package__).BOT
    return found
