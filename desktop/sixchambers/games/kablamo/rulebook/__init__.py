"""The rulebook of Kablamo: chapters as data, in our own words."""

from __future__ import annotations

from ....engine.rulebook import EVERY_TABLE, Rulebook
from .about import ABOUT
from .bullets import ACTION, HIGH_VELOCITY, LIVE
from .counsel import ADVICE, HOUSE, VARIANTS
from .course import COURSE
from .ending import ENDING
from .hands import FROM_THE_HAND, SECRECY
from .rulings import QUESTIONS
from .why import WHY

RULEBOOK = Rulebook(
    "kablamo",
    "kablamo.name",
    "kablamo.tagline",
    "kit/cylinder",
    (
        ABOUT,
        COURSE,
        SECRECY,
        FROM_THE_HAND,
        ENDING,
        LIVE,
        HIGH_VELOCITY,
        ACTION,
        VARIANTS,
        HOUSE,
        ADVICE,
        QUESTIONS,
        EVERY_TABLE,
    ),
    WHY,
    (
        "games.kablamo.rulebook",
        "games.kablamo.rulebook.bullets",
        "games.kablamo.rulebook.counsel",
        "games.kablamo.rulebook.rulings",
        "games.kablamo.rulebook.examples",
    ),
)
