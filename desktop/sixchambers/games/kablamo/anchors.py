"""The rulebook's anchors: every event names one of these, and every bullet and ruling has its own."""

from __future__ import annotations

from .box import KINDS

SETUP = "kablamo/setup"
MULLIGAN = "kablamo/mulliganovski"
ROUND = "kablamo/round"
ROTATE = "kablamo/rotate"
REVEAL = "kablamo/reveal"
LIVE = "kablamo/live"
RESOLVE = "kablamo/resolve"
ASSIGN = "kablamo/assign"
DUD = "kablamo/dud"
DELAYED = "kablamo/delayed"
REPEAT = "kablamo/repeat"
REPLACE = "kablamo/replace"
RELOAD = "kablamo/reload"
ELIMINATION = "kablamo/elimination"
CONCEDE = "kablamo/concede"
WINNING = "kablamo/winning"
MOVEMENT = "kablamo/movement"
LOOKING = "kablamo/looking"
SAFE_POSITION = "kablamo/safe"
WINDOWS = "kablamo/windows"
RESPONSES = "kablamo/responses"
SOCIALITE = "kablamo/socialite"
STRATEGIST = "kablamo/iron_strategist"
HELPER = "kablamo/helper"

RULES = (
    SETUP,
    MULLIGAN,
    ROUND,
    ROTATE,
    REVEAL,
    LIVE,
    RESOLVE,
    ASSIGN,
    DUD,
    DELAYED,
    REPEAT,
    REPLACE,
    RELOAD,
    ELIMINATION,
    CONCEDE,
    WINNING,
    MOVEMENT,
    LOOKING,
    SAFE_POSITION,
    WINDOWS,
    RESPONSES,
    SOCIALITE,
    STRATEGIST,
    HELPER,
)
RULINGS = tuple(f"kablamo/a{number}" for number in range(1, 31))


def of_kind(kind: str) -> str:
    """The rule of one kind of bullet."""
    return f"kablamo/{kind}"


ANCHORS = (*RULES, *(of_kind(kind.id) for kind in KINDS), *RULINGS)
