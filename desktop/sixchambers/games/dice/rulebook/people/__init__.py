"""The characters, each under an anchor of its own: what the card says, and what follows from it."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Picture, Pictures, Section, Text
from ...data import BASE_CHARACTERS, CHARACTER_CARDS, SALOON_CHARACTERS
from ..examples import people as examples

ROW = 4
"""Portraits side by side."""

SHOWN = {
    "bart_cassidy": examples.BART,
    "calamity_janet": examples.CALAMITY,
    "slab_the_killer": examples.SLAB,
    "molly_stark": examples.MOLLY,
}
"""Those whose ability is better shown than told."""


def gallery(names: list[str]) -> tuple[Block, ...]:
    """All of them in rows, and their life points."""
    rows = [names[first : first + ROW] for first in range(0, len(names), ROW)]
    portraits = [Pictures(tuple([Picture(f"dice/char_{name}", f"dice.{name}") for name in row])) for row in rows]
    return (*portraits, life_points(names))


def life_points(names: list[str]) -> Grid:
    cards = [(f"dice.{name}", str(CHARACTER_CARDS[name].life), f"dice.{name}_text") for name in names]
    head = ("rules.dice_people_name", "rules.dice_people_life", "rules.dice_people_can")
    return Grid(head, tuple(cards), (25, 13, 62))


def person(name: str) -> Section:
    """What the card leaves open."""
    told: tuple[Block, ...] = (Text(f"rules.dice_{name}"),)
    return Section(f"dice/{name}", f"dice.{name}", (*told, SHOWN[name]) if name in SHOWN else told)


PEOPLE = Chapter(
    "rules.dice_people",
    (
        Section(
            "dice/characters",
            "rules.dice_characters",
            (
                Text("rules.dice_characters_1", lead=True),
                *gallery(list(BASE_CHARACTERS)),
                Text("rules.dice_characters_2"),
            ),
        ),
        *[person(name) for name in BASE_CHARACTERS],
    ),
)

NEWCOMERS = Chapter(
    "rules.dice_newcomers",
    (
        Section(
            "dice/new_characters",
            "rules.dice_new_characters",
            (
                Text("rules.dice_new_characters_1", lead=True),
                *gallery(list(SALOON_CHARACTERS)),
                Text("rules.dice_new_characters_2"),
            ),
        ),
        *[person(name) for name in SALOON_CHARACTERS],
    ),
)
