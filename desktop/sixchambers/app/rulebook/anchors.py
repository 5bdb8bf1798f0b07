"""Finding rules: the rulebook of a game, and the rule a message rests on."""

from __future__ import annotations

from importlib import import_module

from ...engine.rulebook import WHY, Rulebook
from ...games import READY

SHARED_ROOM = "app.rulebook"
"""The words of the window, and of the chapter all rulebooks end with."""


def book_of(game: str) -> Rulebook:
    """The rulebook of a game one can play."""
    book: Rulebook = import_module(f"sixchambers.games.{game}.rulebook").RULEBOOK
    return book


def game_of(anchor: str, shown: str) -> str:
    """The game whose book is asked for: the rule's own, else the one that is shown, else any that can be read."""
    return next((game for game in (anchor.partition("/")[0], shown) if game in READY), READY[0])


def anchor_for(message_id: str) -> str | None:
    """The rule behind a refusal, a question, a log line or an option, by its message id: for "why?"."""
    room = message_id.partition(".")[0]
    return (book_of(room).why if room in READY else WHY).get(message_id)
