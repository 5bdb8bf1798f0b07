"""The rulebook's anchors: every event names one of these, and every gang and ruling has its own."""

from __future__ import annotations

from .box import CARDS, GANGS

SETUP = "slap/setup"
ROUND = "slap/round"
DEALER = "slap/dealer"
COVER = "slap/cover"
LIFT = "slap/lift"
FLINCH = "slap/flinch"
CLOSE = "slap/close"
GANGS_AND_GOLD = "slap/powers"
RECRUIT = "slap/recruit"
ELIMINATION = "slap/elimination"
DUEL = "slap/duel"
RESHUFFLE = "slap/reshuffle"
WINNING = "slap/winning"
CALM = "slap/calm"
PRACTICE = "slap/practice"
HANDICAP = "slap/handicap"
MISDEAL = "slap/misdeal"

RULES = (
    SETUP,
    ROUND,
    DEALER,
    COVER,
    LIFT,
    FLINCH,
    CLOSE,
    GANGS_AND_GOLD,
    RECRUIT,
    ELIMINATION,
    DUEL,
    RESHUFFLE,
    WINNING,
    CALM,
    PRACTICE,
    HANDICAP,
    MISDEAL,
)
RULINGS = tuple(f"slap/a{number}" for number in range(1, 43))


def of_card(card: str) -> str:
    """The rule of one of the four cards."""
    return f"slap/{card}"


def of_gang(gang: str) -> str:
    """The rule of a gang's power."""
    return f"slap/{gang}"


ANCHORS = (*RULES, *map(of_card, CARDS), *map(of_gang, GANGS), *RULINGS)
