"""Every bullet under an anchor of its own: the tables of all of them, and what each does in full."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Picture, Pictures, Section, Text
from ... import anchors
from ...box import KIND, KINDS
from ..examples import bullets as examples

MORE = ("ricochet", "lights_out", "cylinder_malfunction")
"""Those with a second paragraph."""

SHOWN = {
    "misfire": examples.MISFIRE,
    "backfire": examples.BACKFIRE,
    "ricochet": examples.RICOCHET,
    "full_metal_jacket": examples.JACKET,
    "bolshevik_rules": examples.BOLSHEVIK,
    "lights_out": examples.LIGHTS_OUT,
    "act_of_cowardice": examples.COWARDICE,
    "moment_of_truth": examples.TRUTH,
    "lack_of_etiquette": examples.ETIQUETTE,
    "cylinder_malfunction": examples.CYLINDER,
    "double_cross": examples.DOUBLE_CROSS,
    "gentlemen_agreement": examples.GENTLEMEN,
    "greased_cylinder": examples.GREASED,
    "hammer_malfunction": examples.HAMMER,
    "ratchet_malfunction": examples.RATCHET,
    "sleight_of_hand": examples.SLEIGHT,
    "stockpiling": examples.STOCKPILING,
    "test_of_honor": examples.TEST,
    "triple_action": examples.TRIPLE,
}
"""Those that are better shown than told."""


def of_group(group: str) -> list[str]:
    return [kind.id for kind in KINDS if kind.group == group]


def bullet(kind: str) -> Section:
    """The rule of one kind, with the bullet itself."""
    told: list[Block] = [
        Pictures((Picture(f"kablamo/bullet_{kind}", f"kablamo.text_{kind}"),)),
        Text(f"rules.kablamo_{kind}"),
    ]
    if kind in MORE:
        told.append(Text(f"rules.kablamo_{kind}_2"))
    if kind in SHOWN:
        told.append(SHOWN[kind])
    return Section(anchors.of_kind(kind), f"kablamo.bullet_{kind}", tuple(told))


def high_velocity() -> Grid:
    """Number, name and a short word on each."""
    rows = [(str(KIND[id].numbers[0]), f"kablamo.bullet_{id}", f"kablamo.text_{id}") for id in of_group("hv")]
    head = ("rules.kablamo_bullet_number", "rules.kablamo_bullet_name", "rules.kablamo_bullet_does")
    return Grid(head, tuple(rows), widths=(18, 34, 48))


def action() -> Grid:
    """Of these there are several each, all with numbers of their own."""
    kinds = [KIND[id] for id in of_group("action")]
    rows = [(f"kablamo.bullet_{kind.id}", str(kind.copies), " ".join(map(str, kind.numbers))) for kind in kinds]
    head = ("rules.kablamo_bullet_name", "rules.kablamo_bullet_copies", "rules.kablamo_bullet_numbers")
    return Grid(head, tuple(rows), widths=(50, 16, 34))


LIVE = Chapter("rules.kablamo_live_chapter", tuple([bullet(id) for id in of_group("live")]))

HIGH_VELOCITY = Chapter(
    "rules.kablamo_hv_chapter",
    (
        Section(
            "kablamo/hv",
            "rules.kablamo_hv_all",
            (Text("rules.kablamo_hv_all_1", lead=True), high_velocity()),
        ),
        *[bullet(id) for id in of_group("hv")],
    ),
)

ACTION = Chapter(
    "rules.kablamo_action_chapter",
    (
        Section(
            "kablamo/action",
            "rules.kablamo_action_all",
            (Text("rules.kablamo_action_all_1", lead=True), action()),
        ),
        *[bullet(id) for id in of_group("action")],
    ),
)
