"""What it is about: goal, components, two kinds of money, set-up."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text

ABOUT = Chapter(
    "rules.klack_about",
    (
        Section(
            "klack/goal",
            "rules.klack_goal",
            (Text("rules.klack_goal_1", lead=True), Text("rules.klack_goal_2"), Text("rules.klack_goal_3")),
        ),
        Section(
            "klack/components",
            "rules.klack_components",
            (
                Pictures(
                    (
                        Picture("table/bill_1000", "rules.klack_picture_1000"),
                        Picture("table/bill_2000", "rules.klack_picture_2000"),
                        Picture("table/click_marker", "rules.klack_picture_marker"),
                        Picture("kit/cylinder", "rules.klack_picture_cylinder"),
                    )
                ),
                Text("rules.klack_components_1"),
                Text("rules.klack_components_2"),
            ),
        ),
        Section(
            "klack/money",
            "rules.klack_money",
            (
                Grid(
                    ("", "rules.klack_bid_money", "rules.klack_click_money"),
                    (
                        ("rules.klack_money_from", "rules.klack_money_from_bid", "rules.klack_money_from_click"),
                        ("rules.klack_money_seen", "rules.klack_money_seen_bid", "rules.klack_money_seen_click"),
                        ("rules.klack_money_use", "rules.klack_money_use_bid", "rules.klack_money_use_click"),
                        ("rules.klack_money_end", "rules.klack_money_end_bid", "rules.klack_money_end_click"),
                    ),
                ),
                Text("rules.klack_money_1"),
                Pictures((Picture("kit/click_stack", "rules.klack_picture_stack"),)),
            ),
        ),
        Section(
            "klack/setup",
            "rules.klack_setup",
            (
                Points(("rules.klack_setup_1", "rules.klack_setup_2", "rules.klack_setup_3"), numbered=True),
                Text("rules.klack_setup_4"),
            ),
        ),
    ),
)
