"""The rulebook of Klack Klack Bang: chapters as data, in our own words."""

from __future__ import annotations

from ....engine.rulebook import EVERY_TABLE, Rulebook
from .about import ABOUT
from .counsel import ADVICE, QUESTIONS, RULINGS
from .course import COURSE, ENDING
from .house import HOUSE, SECRET
from .why import WHY

RULEBOOK = Rulebook(
    "klack",
    "klack.name",
    "klack.tagline",
    "kit/cylinder",
    (ABOUT, COURSE, ENDING, HOUSE, SECRET, ADVICE, QUESTIONS, RULINGS, EVERY_TABLE),
    WHY,
    ("games.klack.rulebook", "games.klack.rulebook.examples", "games.klack.rulebook.counsel"),
)
