"""Life and death: losing, gaining, being eliminated, winning; and the hunt of three."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Points, Section, Text
from .examples import base as examples

ENDING = Chapter(
    "rules.dice_ending",
    (
        Section(
            "dice/life",
            "rules.dice_life",
            (
                Text("rules.dice_life_1", lead=True),
                Points(
                    (
                        "rules.dice_life_less",
                        "rules.dice_life_own",
                        "rules.dice_life_molly",
                        "rules.dice_life_lost",
                        "rules.dice_life_rescue",
                        "rules.dice_life_out",
                        "rules.dice_life_won",
                        "rules.dice_life_after",
                    ),
                    numbered=True,
                ),
                Text("rules.dice_life_2"),
                Text("rules.dice_life_3"),
            ),
        ),
        Section(
            "dice/elimination",
            "rules.dice_elimination",
            (Text("rules.dice_elimination_1"), Text("rules.dice_elimination_2"), Text("rules.dice_elimination_3")),
        ),
        Section(
            "dice/victory",
            "rules.dice_victory",
            (
                Text("rules.dice_victory_1"),
                Points(("rules.dice_victory_sheriff", "rules.dice_victory_law"), numbered=True),
                Text("rules.dice_victory_2"),
                Text("rules.dice_victory_3"),
                examples.OUTLAWS_WIN,
                examples.RENEGADE_WINS,
            ),
        ),
        Section(
            "dice/three",
            "rules.dice_three",
            (
                Text("rules.dice_three_1"),
                Grid(
                    ("rules.dice_three_hunter", "rules.dice_three_prey"),
                    (
                        ("dice.deputy", "dice.renegade"),
                        ("dice.renegade", "dice.outlaw"),
                        ("dice.outlaw", "dice.deputy"),
                    ),
                ),
                Text("rules.dice_three_2"),
                Text("rules.dice_three_3"),
                examples.HUNT,
            ),
        ),
    ),
)
