"""What is at stake: sides, roles, what lies on the table, set-up."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text

ABOUT = Chapter(
    "rules.dice_about",
    (
        Section(
            "dice/goal",
            "rules.dice_goal",
            (
                Text("rules.dice_goal_1", lead=True),
                Pictures(
                    (
                        Picture("dice/role_sheriff", "dice.sheriff"),
                        Picture("dice/role_deputy", "dice.deputy"),
                        Picture("dice/role_outlaw", "dice.outlaw"),
                        Picture("dice/role_renegade", "dice.renegade"),
                    )
                ),
                Grid(
                    ("rules.dice_goal_role", "rules.dice_goal_wins"),
                    (
                        ("dice.sheriff", "rules.dice_goal_sheriff"),
                        ("dice.deputy", "rules.dice_goal_deputy"),
                        ("dice.outlaw", "rules.dice_goal_outlaw"),
                        ("dice.renegade", "rules.dice_goal_renegade"),
                    ),
                    (26, 74),
                ),
                Text("rules.dice_goal_2"),
            ),
        ),
        Section(
            "dice/roles",
            "rules.dice_roles",
            (
                Text("rules.dice_roles_1"),
                Grid(
                    ("rules.dice_roles_players", "dice.sheriff", "dice.deputy", "dice.outlaw", "dice.renegade"),
                    (
                        ("3", "–", "1", "1", "1"),
                        ("4", "1", "–", "2", "1"),
                        ("5", "1", "1", "2", "1"),
                        ("6", "1", "1", "3", "1"),
                        ("7", "1", "2", "3", "1"),
                        ("8", "1", "2", "3", "2"),
                    ),
                ),
                Text("rules.dice_roles_2"),
            ),
        ),
        Section(
            "dice/components",
            "rules.dice_components",
            (
                Pictures(
                    (
                        Picture("dice/face_base_gatling", "rules.dice_picture_die"),
                        Picture("dice/arrow", "rules.dice_picture_arrow"),
                        Picture("dice/life", "rules.dice_picture_life"),
                        Picture("dice/char_rose_doolan", "rules.dice_picture_character"),
                    )
                ),
                Text("rules.dice_components_1"),
            ),
        ),
        Section(
            "dice/setup",
            "rules.dice_setup",
            (
                Points(
                    (
                        "rules.dice_setup_roles",
                        "rules.dice_setup_characters",
                        "rules.dice_setup_life",
                        "rules.dice_setup_arrows",
                        "rules.dice_setup_first",
                    ),
                    numbered=True,
                ),
                Text("rules.dice_setup_1"),
            ),
        ),
    ),
)
