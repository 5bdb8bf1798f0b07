"""A round from the first turn of the cylinders to the reload."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Points, Section, Text
from .. import anchors
from .examples import course as examples

COURSE = Chapter(
    "rules.kablamo_course",
    (
        Section(
            anchors.ROUND,
            "rules.kablamo_round",
            (
                Text("rules.kablamo_round_1", lead=True),
                Points(
                    (
                        "rules.kablamo_round_rotate",
                        "rules.kablamo_round_reveal",
                        "rules.kablamo_round_resolve",
                        "rules.kablamo_round_repeat",
                        "rules.kablamo_round_replace",
                        "rules.kablamo_round_reload",
                    ),
                    numbered=True,
                ),
                Text("rules.kablamo_round_2"),
                examples.ROUND,
            ),
        ),
        Section(
            anchors.ROTATE,
            "rules.kablamo_rotate",
            (Text("rules.kablamo_rotate_1"), Text("rules.kablamo_rotate_2")),
        ),
        Section(
            anchors.REVEAL,
            "rules.kablamo_reveal",
            (Text("rules.kablamo_reveal_1"), Text("rules.kablamo_reveal_2")),
        ),
        Section(
            anchors.LIVE,
            "rules.kablamo_live",
            (
                Text("rules.kablamo_live_1"),
                Text("rules.kablamo_live_2"),
                Text("rules.kablamo_live_3"),
                examples.KABLAMO,
            ),
        ),
        Section(
            anchors.RESOLVE,
            "rules.kablamo_resolve",
            (
                Text("rules.kablamo_resolve_1"),
                Points(
                    (
                        "rules.kablamo_resolve_assign",
                        "rules.kablamo_resolve_respond",
                        "rules.kablamo_resolve_do",
                        "rules.kablamo_resolve_done",
                    ),
                    numbered=True,
                ),
                examples.ORDER,
            ),
        ),
        Section(
            anchors.ASSIGN,
            "rules.kablamo_assign",
            (Text("rules.kablamo_assign_1"), Text("rules.kablamo_assign_2")),
        ),
        Section(anchors.DUD, "rules.kablamo_dud", (Text("rules.kablamo_dud_1"),)),
        Section(
            anchors.DELAYED,
            "rules.kablamo_delayed",
            (
                Text("rules.kablamo_delayed_1"),
                Grid(
                    ("rules.kablamo_delayed_where", "rules.kablamo_delayed_which"),
                    (
                        ("rules.kablamo_delayed_revolver", "rules.kablamo_delayed_revolver_which"),
                        ("rules.kablamo_delayed_player", "rules.kablamo_delayed_player_which"),
                        ("rules.kablamo_delayed_centre", "rules.kablamo_delayed_centre_which"),
                    ),
                ),
                Text("rules.kablamo_delayed_2"),
            ),
        ),
        Section(
            anchors.REPEAT,
            "rules.kablamo_repeat",
            (Text("rules.kablamo_repeat_1"), Text("rules.kablamo_repeat_2"), examples.REPEAT),
        ),
        Section(
            anchors.REPLACE,
            "rules.kablamo_replace",
            (Text("rules.kablamo_replace_1"), Text("rules.kablamo_replace_2")),
        ),
        Section(
            anchors.RELOAD,
            "rules.kablamo_reload",
            (Text("rules.kablamo_reload_1"), Text("rules.kablamo_reload_2")),
        ),
    ),
)
