"""What it is about: the goal, the box, the first minute, seats and hands."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text
from .. import anchors
from ..box import CARDS, COUNTS, GANG_SIZE, GANGS

ABOUT = Chapter(
    "rules.slap_about",
    (
        Section(
            "slap/goal",
            "rules.slap_goal",
            (Text("rules.slap_goal_1", lead=True), Text("rules.slap_goal_2"), Text("rules.slap_goal_3")),
        ),
        Section(
            "slap/components",
            "rules.slap_components",
            (
                Pictures(tuple([Picture(f"slap/card_{card}", f"rules.slap_picture_{card}") for card in CARDS])),
                Grid(
                    ("rules.slap_components_what", "rules.slap_components_count", "rules.slap_components_does"),
                    (
                        *[(f"slap.card_{card}", str(COUNTS[card]), f"rules.slap_components_{card}") for card in CARDS],
                        ("slap.base", str(len(GANGS)), "rules.slap_components_base"),
                        ("slap.gang_member", str(len(GANGS) * GANG_SIZE), "rules.slap_components_member"),
                    ),
                    widths=(28, 18, 54),
                ),
            ),
        ),
        Section(
            anchors.SETUP,
            "rules.slap_setup",
            (
                Points(
                    tuple([f"rules.slap_setup_{step}" for step in ("gang", "place", "members", "gold", "dealer")]),
                    numbered=True,
                ),
                Text("rules.slap_setup_1"),
            ),
        ),
        Section(
            "slap/table",
            "rules.slap_table",
            (
                Pictures(
                    (
                        Picture("slap/base_union", "rules.slap_picture_base"),
                        Picture("slap/hand_hip_union", "rules.slap_picture_hip"),
                        Picture("slap/hand_cover_union", "rules.slap_picture_cover"),
                        Picture("slap/hand_slap_union", "rules.slap_picture_slap"),
                        Picture("slap/hand_point_union", "rules.slap_picture_point"),
                    )
                ),
                Text("rules.slap_table_1"),
                Text("rules.slap_table_2"),
            ),
        ),
    ),
)
