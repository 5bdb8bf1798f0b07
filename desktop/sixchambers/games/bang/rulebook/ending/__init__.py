"""Life and death: losing life points, the last chance, elimination, winning; and the hunt of three."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Points, Section, Text
from ...box import HUNTS
from ..examples import ending as examples

ENDING = Chapter(
    "rules.bang_ending",
    (
        Section(
            "bang/losing_life",
            "rules.bang_losing_life",
            (
                Text("rules.bang_losing_life_1", lead=True),
                Points(
                    (
                        "rules.bang_losing_life_answer",
                        "rules.bang_losing_life_lose",
                        "rules.bang_losing_life_chance",
                        "rules.bang_losing_life_out",
                        "rules.bang_losing_life_won",
                        "rules.bang_losing_life_draw",
                    ),
                    numbered=True,
                ),
                Text("rules.bang_losing_life_2"),
            ),
        ),
        Section(
            "bang/last_chance",
            "rules.bang_last_chance",
            (
                Text("rules.bang_last_chance_1"),
                Points(
                    ("rules.bang_last_chance_beer", "rules.bang_last_chance_sid", "rules.bang_last_chance_rucksack")
                ),
                Text("rules.bang_last_chance_2"),
                examples.LAST_CHANCE,
            ),
        ),
        Section(
            "bang/elimination",
            "rules.bang_elimination",
            (
                Text("rules.bang_elimination_1"),
                Points(
                    (
                        "rules.bang_elimination_wanted",
                        "rules.bang_elimination_cards",
                        "rules.bang_elimination_gear",
                        "rules.bang_elimination_reward",
                    ),
                    numbered=True,
                ),
                Text("rules.bang_elimination_2"),
            ),
        ),
        Section(
            "bang/rewards",
            "rules.bang_rewards",
            (Text("rules.bang_rewards_1"), examples.REWARD, Text("rules.bang_rewards_2"), examples.PENALTY),
        ),
        Section(
            "bang/victory",
            "rules.bang_victory",
            (
                Text("rules.bang_victory_1"),
                Points(("rules.bang_victory_sheriff", "rules.bang_victory_law"), numbered=True),
                Text("rules.bang_victory_2"),
                Text("rules.bang_victory_3"),
                examples.OUTLAWS,
                examples.RENEGADE,
            ),
        ),
        Section(
            "bang/three_players",
            "rules.bang_three_players",
            (
                Text("rules.bang_three_1"),
                Grid(
                    ("rules.bang_three_hunter", "rules.bang_three_prey"),
                    tuple([(f"bang.role_{hunter}", f"bang.role_{prey}") for hunter, prey in HUNTS.items()]),
                ),
                Text("rules.bang_three_2"),
                Text("rules.bang_three_3"),
                examples.HUNT,
            ),
        ),
    ),
)
