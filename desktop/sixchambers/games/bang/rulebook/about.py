"""What is at stake: sides, roles, what lies on the table, set-up."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text

ABOUT = Chapter(
    "rules.bang_about",
    (
        Section(
            "bang/goal",
            "rules.bang_goal",
            (
                Text("rules.bang_goal_1", lead=True),
                Pictures(
                    (
                        Picture("bang/role_sheriff", "bang.role_sheriff"),
                        Picture("bang/role_deputy", "bang.role_deputy"),
                        Picture("bang/role_outlaw", "bang.role_outlaw"),
                        Picture("bang/role_renegade", "bang.role_renegade"),
                    )
                ),
                Grid(
                    ("rules.bang_goal_role", "rules.bang_goal_wins"),
                    (
                        ("bang.role_sheriff", "rules.bang_goal_sheriff"),
                        ("bang.role_deputy", "rules.bang_goal_deputy"),
                        ("bang.role_outlaw", "rules.bang_goal_outlaw"),
                        ("bang.role_renegade", "rules.bang_goal_renegade"),
                    ),
                ),
                Text("rules.bang_goal_2"),
            ),
        ),
        Section(
            "bang/roles",
            "rules.bang_roles",
            (
                Text("rules.bang_roles_1"),
                Grid(
                    (
                        "rules.bang_roles_players",
                        "bang.role_sheriff",
                        "bang.role_deputy",
                        "bang.role_outlaw",
                        "bang.role_renegade",
                    ),
                    (
                        ("3", "–", "1", "1", "1"),
                        ("4", "1", "–", "2", "1"),
                        ("5", "1", "1", "2", "1"),
                        ("6", "1", "1", "3", "1"),
                        ("7", "1", "2", "3", "1"),
                        ("8", "1", "2", "3", "2"),
                    ),
                ),
                Text("rules.bang_roles_2"),
            ),
        ),
        Section(
            "bang/components",
            "rules.bang_components",
            (
                Pictures(
                    (
                        Picture("bang/card_bang", "rules.bang_picture_card"),
                        Picture("bang/person_rose_doolan", "rules.bang_picture_person"),
                        Picture("bang/gear_pickaxe", "rules.bang_picture_gear"),
                        Picture("bang/nugget", "rules.bang_picture_nugget"),
                    )
                ),
                Text("rules.bang_components_1"),
                Text("rules.bang_components_2"),
            ),
        ),
        Section(
            "bang/setup",
            "rules.bang_setup",
            (
                Points(
                    (
                        "rules.bang_setup_roles",
                        "rules.bang_setup_characters",
                        "rules.bang_setup_life",
                        "rules.bang_setup_hand",
                        "rules.bang_setup_gold",
                        "rules.bang_setup_first",
                    ),
                    numbered=True,
                ),
                Text("rules.bang_setup_1"),
            ),
        ),
    ),
)
