"""Old Saloon: the modules, the two special dice, the Chief's Arrow, the Ghost."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text
from ..examples import saloon as examples

SALOON = Chapter(
    "rules.dice_saloon_chapter",
    (
        Section(
            "dice/old_saloon",
            "rules.dice_old_saloon",
            (
                Text("rules.dice_old_saloon_1", lead=True),
                Grid(
                    ("rules.dice_module", "rules.dice_module_brings", "rules.dice_roles_players"),
                    (
                        ("dice.option_saloon_dice", "rules.dice_module_1", "3–8"),
                        ("dice.option_chiefs_arrow", "rules.dice_module_2", "3–8"),
                        ("dice.option_special_roles", "rules.dice_module_3", "4–8"),
                        ("dice.option_new_characters", "rules.dice_module_4", "3–8"),
                        ("dice.option_ghost", "rules.dice_module_5", "5–8"),
                    ),
                    (34, 52, 14),
                ),
            ),
        ),
        Section(
            "dice/saloon",
            "rules.dice_saloon",
            (
                Text("rules.dice_saloon_1"),
                Pictures(
                    (
                        Picture("dice/face_loudmouth_double_gatling", "dice.loudmouth"),
                        Picture("dice/face_coward_double_beer", "dice.coward"),
                    )
                ),
                Grid(
                    ("rules.dice_saloon_base", "dice.loudmouth", "dice.coward"),
                    (
                        ("dice.arrow", "dice.arrow", "dice.arrow"),
                        ("dice.dynamite", "dice.dynamite", "dice.dynamite"),
                        ("dice.one", "dice.double_one", "dice.one"),
                        ("dice.two", "dice.double_two", "dice.double_beer"),
                        ("dice.beer", "dice.bullet", "dice.beer"),
                        ("dice.gatling", "dice.double_gatling", "dice.broken_arrow"),
                    ),
                ),
                Points(("rules.dice_saloon_double", "rules.dice_saloon_bullet", "rules.dice_saloon_broken")),
                Text("rules.dice_saloon_2"),
                examples.LOUDMOUTH,
                examples.COWARD,
            ),
        ),
        Section(
            "dice/chief",
            "rules.dice_chief",
            (
                Pictures((Picture("dice/arrow_chief", "rules.dice_picture_chief"),)),
                Text("rules.dice_chief_1"),
                Text("rules.dice_chief_2"),
                Text("rules.dice_chief_3"),
                examples.CHIEF,
            ),
        ),
        Section(
            "dice/ghost",
            "rules.dice_ghost",
            (
                Pictures((Picture("dice/role_ghost", "rules.dice_picture_ghost"),)),
                Text("rules.dice_ghost_1"),
                Points(
                    (
                        "rules.dice_ghost_throw",
                        "rules.dice_ghost_give",
                        "rules.dice_ghost_set",
                        "rules.dice_ghost_back",
                    ),
                    numbered=True,
                ),
                Text("rules.dice_ghost_2"),
                Text("rules.dice_ghost_3"),
                Grid(
                    ("rules.dice_ghost_at_start", "rules.dice_ghost_sides"),
                    (
                        ("5", "rules.dice_ghost_outlaws"),
                        ("6", "rules.dice_ghost_law"),
                        ("7", "rules.dice_ghost_outlaws"),
                        ("8", "rules.dice_ghost_law"),
                    ),
                ),
                Text("rules.dice_ghost_4"),
                examples.GHOST,
            ),
        ),
    ),
)
