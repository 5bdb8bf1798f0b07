"""What it is about: the goal, the bullets, the cylinder, the first load."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text
from .. import anchors

ABOUT = Chapter(
    "rules.kablamo_about",
    (
        Section(
            "kablamo/goal",
            "rules.kablamo_goal",
            (Text("rules.kablamo_goal_1", lead=True), Text("rules.kablamo_goal_2")),
        ),
        Section(
            "kablamo/components",
            "rules.kablamo_components",
            (
                Pictures(
                    (
                        Picture("kit/cylinder", "rules.kablamo_picture_revolver"),
                        Picture("kablamo/back", "rules.kablamo_picture_back"),
                        Picture("kablamo/bag", "rules.kablamo_picture_bag"),
                    )
                ),
                Grid(
                    (
                        "rules.kablamo_components_kind",
                        "rules.kablamo_components_count",
                        "rules.kablamo_components_does",
                    ),
                    (
                        ("kablamo.live_bullet", "20", "rules.kablamo_components_live"),
                        ("kablamo.action_bullet", "67", "rules.kablamo_components_action"),
                        ("kablamo.hv_bullet", "13", "rules.kablamo_components_hv"),
                    ),
                    widths=(43, 17, 40),
                ),
                Text("rules.kablamo_components_1"),
            ),
        ),
        Section(
            "kablamo/cylinder",
            "rules.kablamo_cylinder",
            (
                Text("rules.kablamo_cylinder_1"),
                Text("rules.kablamo_cylinder_2"),
                Grid(
                    ("rules.kablamo_cylinder_position", "rules.kablamo_cylinder_fires"),
                    (
                        ("rules.kablamo_cylinder_safe", "rules.kablamo_cylinder_in_1"),
                        ("rules.kablamo_cylinder_4", "rules.kablamo_cylinder_in_2"),
                        ("rules.kablamo_cylinder_3", "rules.kablamo_cylinder_in_3"),
                        ("rules.kablamo_cylinder_2_", "rules.kablamo_cylinder_in_4"),
                        ("rules.kablamo_cylinder_1_", "rules.kablamo_cylinder_in_5"),
                        ("rules.kablamo_cylinder_0", "rules.kablamo_cylinder_in_6"),
                    ),
                ),
                Text("rules.kablamo_cylinder_3_"),
            ),
        ),
        Section(
            anchors.SETUP,
            "rules.kablamo_setup",
            (
                Points(
                    ("rules.kablamo_setup_draw", "rules.kablamo_setup_load", "rules.kablamo_setup_spares"),
                    numbered=True,
                ),
                Text("rules.kablamo_setup_1"),
            ),
        ),
    ),
)
