"""Gold Rush: nuggets, the row, the equipment deck, and every piece of equipment under an anchor of its own."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Section, Text
from ...box import LASTING, SINGLE_USE
from ..examples import gold as examples
from ..galleries import in_rows

SHOWN = {"wanted": examples.WANTED, "gold_rush": examples.GOLD_RUSH}


def overview(kind: dict[str, tuple[int, int]]) -> tuple[Block, ...]:
    """All of them in rows, then what each costs and does."""
    rows = [
        (f"bang.equipment_{name}", str(cost), str(copies), f"bang.equipment_{name}_text")
        for name, (cost, copies) in kind.items()
    ]
    head = ("rules.bang_gear_name", "rules.bang_gear_cost", "rules.bang_gear_copies", "rules.bang_gear_does")
    return (*in_rows(list(kind), "bang/gear", "bang.equipment"), Grid(head, tuple(rows)))


def gear(name: str) -> Section:
    """What the sentence on the card leaves open."""
    told: tuple[Block, ...] = (Text(f"rules.bang_{name}"),)
    return Section(f"bang/{name}", f"bang.equipment_{name}", (*told, SHOWN[name]) if name in SHOWN else told)


GOLD = Chapter(
    "rules.bang_gold",
    (
        Section(
            "bang/nuggets",
            "rules.bang_nuggets",
            (
                Text("rules.bang_nuggets_1", lead=True),
                Text("rules.bang_nuggets_2"),
                Text("rules.bang_nuggets_3"),
                Text("rules.bang_nuggets_4"),
                examples.NUGGETS,
            ),
        ),
        Section("bang/row", "rules.bang_row", (Text("rules.bang_row_1"), Text("rules.bang_row_2"))),
        Section(
            "bang/force", "rules.bang_force", (Text("rules.bang_force_1"), Text("rules.bang_force_2"), examples.FORCE)
        ),
        Section(
            "bang/equipment_deck",
            "rules.bang_equipment_deck",
            (Text("rules.bang_equipment_deck_1"), Text("rules.bang_equipment_deck_2")),
        ),
        Section("bang/single_use", "rules.bang_single", (Text("rules.bang_single_1"), *overview(SINGLE_USE))),
        *[gear(name) for name in SINGLE_USE],
        Section("bang/lasting", "rules.bang_lasting", (Text("rules.bang_lasting_1"), *overview(LASTING))),
        *[gear(name) for name in LASTING],
    ),
)
