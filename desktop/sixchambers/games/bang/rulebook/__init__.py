"""The rulebook of BANG! with Gold Rush and the Shadow-Gunslingers: chapters as data, in our own words."""

from __future__ import annotations

from ....engine.rulebook import EVERY_TABLE, Rulebook
from .about import ABOUT
from .cards import CARDS
from .counsel import ADVICE, HOUSE, QUESTIONS
from .course import COURSE, SHOOTING
from .ending import ENDING
from .gold import GOLD
from .people import NEWCOMERS, PEOPLE
from .shadows import SHADOWS
from .why import WHY

RULEBOOK = Rulebook(
    "bang",
    "bang.name",
    "bang.tagline",
    "bang/card_bang",
    (ABOUT, COURSE, SHOOTING, ENDING, CARDS, PEOPLE, GOLD, NEWCOMERS, SHADOWS, HOUSE, ADVICE, QUESTIONS, EVERY_TABLE),
    WHY,
    (
        "games.bang.rulebook",
        "games.bang.rulebook.ending",
        "games.bang.rulebook.cards",
        "games.bang.rulebook.people",
        "games.bang.rulebook.gold",
        "games.bang.rulebook.shadows",
        "games.bang.rulebook.counsel",
        "games.bang.rulebook.examples",
    ),
)
