"""The rulebook of BANG! The Dice Game with Old Saloon: chapters as data, in our own words."""

from __future__ import annotations

from ....engine.rulebook import EVERY_TABLE, Rulebook
from .about import ABOUT
from .counsel import ADVICE, HOUSE, QUESTIONS
from .course import COURSE
from .ending import ENDING
from .people import NEWCOMERS, PEOPLE
from .roles import ROLES
from .saloon import SALOON
from .why import WHY

RULEBOOK = Rulebook(
    "dice",
    "dice.name",
    "dice.tagline",
    "dice/cup",
    (ABOUT, COURSE, ENDING, PEOPLE, SALOON, ROLES, NEWCOMERS, HOUSE, ADVICE, QUESTIONS, EVERY_TABLE),
    WHY,
    (
        "games.dice.rulebook",
        "games.dice.rulebook.people",
        "games.dice.rulebook.saloon",
        "games.dice.rulebook.roles",
        "games.dice.rulebook.counsel",
        "games.dice.rulebook.examples",
    ),
)
