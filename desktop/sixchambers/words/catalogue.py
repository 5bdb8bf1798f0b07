"""All messages of the house: id -> English source text, and the context it is translated in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from ..games import RULES

ROOMS = [
    "engine",
    "players",
    "players.dice",
    "players.bang",
    "players.kablamo",
    "players.slap",
    *(f"games.{game}" for game in RULES),
    "games.bang.cards",
    "games.bang.characters",
    "games.bang.equipment",
    "words",
    "lan",
    "table",
    "table.dice",
    "table.bang",
    "table.kablamo",
    "table.slap",
    "app",
    "app.lobby",
    "app.live",
]
"""Rooms whose texts every start needs."""

LATE_ROOMS = [
    "games.klack.rulebook",
    "games.klack.rulebook.counsel",
    "games.klack.rulebook.examples",
    "games.dice.rulebook",
    "games.dice.rulebook.people",
    "games.dice.rulebook.saloon",
    "games.dice.rulebook.roles",
    "games.dice.rulebook.counsel",
    "games.dice.rulebook.examples",
    "games.bang.rulebook",
    "games.bang.rulebook.ending",
    "games.bang.rulebook.cards",
    "games.bang.rulebook.people",
    "games.bang.rulebook.gold",
    "games.bang.rulebook.shadows",
    "games.bang.rulebook.counsel",
    "games.bang.rulebook.examples",
    "games.kablamo.rulebook",
    "games.kablamo.rulebook.bullets",
    "games.kablamo.rulebook.counsel",
    "games.kablamo.rulebook.rulings",
    "games.kablamo.rulebook.examples",
    "games.slap.rulebook",
    "games.slap.rulebook.gangs",
    "games.slap.rulebook.playing",
    "games.slap.rulebook.rulings",
    "games.slap.rulebook.examples",
    "app.rulebook",
    "app.terminal",
    "app.tour",
    "app.replay",
    "app.result",
    "app.care",
    "app.about",
    "app.checkup",
    "app.network",
]
"""Rooms whose texts are learned when they are needed (see `Speaker.learn`), so that the first frame does not wait."""


def late(room: str) -> Mapping[str, str]:
    """The texts of one of the late rooms."""
    words: Mapping[str, str] = import_module(f"sixchambers.{room}.words").WORDS
    return words


def collect(rooms: list[str] | None = None) -> Mapping[str, str]:
    """Every room's WORDS in one dictionary; an id may stand in one room only."""
    words: dict[str, str] = {}
    for room in rooms or ROOMS:
        for id, text in import_module(f"sixchambers.{room}.words").WORDS.items():
            if id in words:
                raise ValueError(f"message {id} stands in two rooms")
            words[id] = text
    return words


def context(id: str) -> str:
    """The part before the dot is also the context in the Linguist files."""
    return id.partition(".")[0]
