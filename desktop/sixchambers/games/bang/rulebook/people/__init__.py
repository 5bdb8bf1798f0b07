"""The characters, each under an anchor of its own: what the card says, and what follows from it."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Section, Text
from ...box import GOLD_RUSH_LIFE, LIFE
from ..examples import people as examples
from ..galleries import in_rows

SHOWN = {
    "slab_the_killer": examples.SLAB,
    "jourdonnais": examples.JOURDONNAIS,
    "kit_carlson": examples.KIT,
    "sid_ketchum": examples.SID,
    "vulture_sam": examples.SAM,
}
"""Those whose gift is better shown than told."""


def gallery(life: dict[str, int]) -> tuple[Block, ...]:
    """All of them in rows, then their life points and gifts."""
    names = list(life)
    cards = [(f"bang.character_{name}", str(life[name]), f"bang.character_{name}_text") for name in names]
    head = ("rules.bang_people_name", "rules.bang_people_life", "rules.bang_people_can")
    return (*in_rows(names, "bang/person", "bang.character"), Grid(head, tuple(cards)))


def person(name: str) -> Section:
    """What the card leaves open."""
    told: tuple[Block, ...] = (Text(f"rules.bang_{name}"),)
    return Section(f"bang/{name}", f"bang.character_{name}", (*told, SHOWN[name]) if name in SHOWN else told)


PEOPLE = Chapter(
    "rules.bang_people",
    (
        Section(
            "bang/characters",
            "rules.bang_characters",
            (Text("rules.bang_characters_1", lead=True), *gallery(LIFE), Text("rules.bang_characters_2")),
        ),
        *[person(name) for name in LIFE],
    ),
)

NEWCOMERS = Chapter(
    "rules.bang_newcomers",
    (
        Section(
            "bang/new_characters",
            "rules.bang_new_characters",
            (Text("rules.bang_new_characters_1", lead=True), *gallery(GOLD_RUSH_LIFE)),
        ),
        *[person(name) for name in GOLD_RUSH_LIFE],
    ),
)
