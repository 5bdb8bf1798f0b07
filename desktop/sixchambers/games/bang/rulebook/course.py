"""A turn phase by phase; then distance, shots and the cards that are turned over."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Points, Section, Text
from ..box import COLT, RANGE
from .examples import base as examples

COURSE = Chapter(
    "rules.bang_course",
    (
        Section(
            "bang/turn",
            "rules.bang_turn",
            (
                Text("rules.bang_turn_1", lead=True),
                Points(
                    (
                        "rules.bang_turn_start",
                        "rules.bang_turn_draw",
                        "rules.bang_turn_play",
                        "rules.bang_turn_discard",
                    ),
                    numbered=True,
                ),
                Text("rules.bang_turn_2"),
                Text("rules.bang_turn_3"),
                examples.TURN,
            ),
        ),
        Section(
            "bang/draw_phase",
            "rules.bang_draw_phase",
            (Text("rules.bang_draw_phase_1"), Text("rules.bang_draw_phase_2")),
        ),
        Section(
            "bang/play_phase",
            "rules.bang_play_phase",
            (
                Text("rules.bang_play_phase_1"),
                Points(("rules.bang_play_phase_bang", "rules.bang_play_phase_name", "rules.bang_play_phase_weapon")),
                Text("rules.bang_play_phase_2"),
                Text("rules.bang_play_phase_3"),
            ),
        ),
        Section(
            "bang/discard_phase",
            "rules.bang_discard_phase",
            (Text("rules.bang_discard_phase_1"), Text("rules.bang_discard_phase_2")),
        ),
    ),
)

SHOOTING = Chapter(
    "rules.bang_shooting",
    (
        Section(
            "bang/distance",
            "rules.bang_distance",
            (
                Text("rules.bang_distance_1"),
                Grid(
                    ("rules.bang_distance_changes", "rules.bang_distance_by"),
                    (
                        ("rules.bang_distance_mustang", "+1"),
                        ("rules.bang_distance_paul", "+1"),
                        ("rules.bang_distance_scope", "−1"),
                        ("rules.bang_distance_rose", "−1"),
                    ),
                ),
                Text("rules.bang_distance_2"),
                Text("rules.bang_distance_3"),
                Grid(
                    ("rules.bang_distance_weapon", "rules.bang_distance_range"),
                    (
                        ("bang.card_colt", str(COLT)),
                        *[(f"bang.card_{name}", str(far)) for name, far in RANGE.items()],
                    ),
                ),
                Text("rules.bang_distance_4"),
                examples.DISTANCE,
            ),
        ),
        Section(
            "bang/limit",
            "rules.bang_limit",
            (Text("rules.bang_limit_1"), Text("rules.bang_limit_2"), Text("rules.bang_limit_3"), examples.LIMIT),
        ),
        Section("bang/same_name", "rules.bang_same_name", (Text("rules.bang_same_name_1"),)),
        Section(
            "bang/defending",
            "rules.bang_defending",
            (
                Text("rules.bang_defending_1"),
                Text("rules.bang_defending_2"),
                Text("rules.bang_defending_3"),
                Text("rules.bang_defending_4"),
                examples.DODGE,
            ),
        ),
        Section(
            "bang/draw_check",
            "rules.bang_draw_check",
            (
                Text("rules.bang_draw_check_1"),
                Grid(
                    ("rules.bang_draw_check_what", "rules.bang_draw_check_on"),
                    (
                        ("bang.card_barrel", "rules.bang_draw_check_barrel"),
                        ("bang.card_jail", "rules.bang_draw_check_jail"),
                        ("bang.card_dynamite", "rules.bang_draw_check_dynamite"),
                        ("bang.character_don_bell", "rules.bang_draw_check_bell"),
                    ),
                ),
                Text("rules.bang_draw_check_2"),
                examples.DYNAMITE,
            ),
        ),
        Section(
            "bang/reshuffle", "rules.bang_reshuffle", (Text("rules.bang_reshuffle_1"), Text("rules.bang_reshuffle_2"))
        ),
    ),
)
