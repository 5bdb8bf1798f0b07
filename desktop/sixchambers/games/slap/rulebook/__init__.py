"""The rulebook of Slap .45: chapters as data, in our own words."""

from __future__ import annotations

from ....engine.rulebook import EVERY_TABLE, Rulebook
from .about import ABOUT
from .cards import CARDS, COVERING
from .course import COURSE
from .gangs import ENDING, GANGS
from .playing import ADVICE, KINDNESS, MACHINE, NETWORK, PLAYING, TUNING
from .rulings import QUESTIONS
from .why import WHY

RULEBOOK = Rulebook(
    "slap",
    "slap.name",
    "slap.tagline",
    "slap/card_iron",
    (
        ABOUT,
        COURSE,
        CARDS,
        COVERING,
        GANGS,
        ENDING,
        PLAYING,
        KINDNESS,
        NETWORK,
        MACHINE,
        TUNING,
        ADVICE,
        QUESTIONS,
        EVERY_TABLE,
    ),
    WHY,
    (
        "games.slap.rulebook",
        "games.slap.rulebook.gangs",
        "games.slap.rulebook.playing",
        "games.slap.rulebook.rulings",
        "games.slap.rulebook.examples",
    ),
)
