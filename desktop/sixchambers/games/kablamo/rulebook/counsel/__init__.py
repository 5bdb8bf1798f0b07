"""What goes beyond the rules of a round: optional rules, switches, secrets, time, advice."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Section, Text
from ... import anchors

VARIANTS = Chapter(
    "rules.kablamo_variants",
    (
        Section(
            anchors.SOCIALITE,
            "rules.kablamo_socialite",
            (Text("rules.kablamo_variants_1", lead=True), Text("rules.kablamo_socialite_1")),
        ),
        Section(anchors.STRATEGIST, "rules.kablamo_iron_strategist", (Text("rules.kablamo_iron_strategist_1"),)),
        Section(
            anchors.MULLIGAN,
            "rules.kablamo_mulliganovski",
            (Text("rules.kablamo_mulliganovski_1"), Text("rules.kablamo_mulliganovski_2")),
        ),
        Section(
            anchors.HELPER,
            "rules.kablamo_helper",
            (Text("rules.kablamo_helper_1"), Text("rules.kablamo_helper_2")),
        ),
        Section(
            "kablamo/switches",
            "rules.kablamo_switches",
            (
                Text("rules.kablamo_switches_cylinder"),
                Text("rules.kablamo_switches_sleight"),
                Text("rules.kablamo_switches_reaction"),
            ),
        ),
    ),
)

HOUSE = Chapter(
    "rules.kablamo_house",
    (
        Section(
            "kablamo/secrets",
            "rules.kablamo_secrets",
            (
                Grid(
                    ("rules.kablamo_secrets_what", "rules.kablamo_secrets_who"),
                    (
                        ("rules.kablamo_secrets_open", "rules.kablamo_secrets_all"),
                        ("rules.kablamo_secrets_spares", "rules.kablamo_secrets_owner"),
                        ("rules.kablamo_secrets_loaded", "rules.kablamo_secrets_nobody"),
                        ("rules.kablamo_secrets_looked", "rules.kablamo_secrets_looker"),
                        ("rules.kablamo_secrets_bag", "rules.kablamo_secrets_count"),
                    ),
                ),
                Text("rules.kablamo_secrets_1"),
            ),
        ),
        Section(
            "kablamo/time",
            "rules.kablamo_time",
            (
                Text("rules.kablamo_time_1"),
                Grid(
                    ("rules.kablamo_time_asked", "rules.kablamo_time_answer"),
                    tuple(
                        [
                            (f"rules.kablamo_time_{what}", f"rules.kablamo_time_{what}_answer")
                            for what in ("load", "window", "assign", "pick", "turn")
                        ]
                    ),
                ),
            ),
        ),
    ),
)

ADVICE = Chapter(
    "rules.kablamo_advice",
    (
        Section(
            "kablamo/advice_load",
            "rules.kablamo_advice_load",
            (Text("rules.kablamo_advice_load_1", lead=True), Text("rules.kablamo_advice_load_2")),
        ),
        Section(
            "kablamo/advice_memory",
            "rules.kablamo_advice_memory",
            (
                Text("rules.kablamo_advice_memory_1"),
                Text("rules.kablamo_advice_memory_2"),
                Text("rules.kablamo_advice_memory_3"),
            ),
        ),
        Section(
            "kablamo/advice_assign",
            "rules.kablamo_advice_assign",
            (Text("rules.kablamo_advice_assign_1"), Text("rules.kablamo_advice_assign_2")),
        ),
        Section(
            "kablamo/advice_hand",
            "rules.kablamo_advice_hand",
            (Text("rules.kablamo_advice_hand_1"), Text("rules.kablamo_advice_hand_2")),
        ),
        Section(
            "kablamo/odds",
            "rules.kablamo_odds",
            (
                Text("rules.kablamo_odds_1"),
                Grid(
                    ("rules.kablamo_odds_what", "rules.kablamo_odds_chance"),
                    tuple(
                        [
                            (f"rules.kablamo_odds_{what}", f"rules.kablamo_odds_{what}_chance")
                            for what in ("bullet", "hand", "two", "red")
                        ]
                    ),
                ),
                Text("rules.kablamo_odds_2"),
            ),
        ),
    ),
)
