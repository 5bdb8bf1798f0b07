"""The Shadow-Gunslingers: the dead ride on, and the Renegade among them changes sides."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text
from ..examples import shadows as examples

SHADOWS = Chapter(
    "rules.bang_shadows_chapter",
    (
        Section(
            "bang/shadows",
            "rules.bang_shadows",
            (
                Text("rules.bang_shadows_1", lead=True),
                Pictures((Picture("bang/shadow", "rules.bang_picture_shadow"),)),
                Text("rules.bang_shadows_2"),
                Text("rules.bang_shadows_3"),
            ),
        ),
        Section(
            "bang/shadow_turn",
            "rules.bang_shadow_turn",
            (
                Points(
                    (
                        "rules.bang_shadow_turn_in",
                        "rules.bang_shadow_turn_draw",
                        "rules.bang_shadow_turn_play",
                        "rules.bang_shadow_turn_out",
                    ),
                    numbered=True,
                ),
                Text("rules.bang_shadow_turn_1"),
                Text("rules.bang_shadow_turn_2"),
                examples.SHADOW,
            ),
        ),
        Section(
            "bang/shadow_renegade",
            "rules.bang_shadow_renegade",
            (
                Text("rules.bang_shadow_renegade_1"),
                Grid(
                    ("rules.bang_shadow_renegade_open", "rules.bang_shadow_renegade_side"),
                    (
                        ("rules.bang_shadow_renegade_more_law", "rules.bang_shadow_renegade_law"),
                        ("rules.bang_shadow_renegade_else", "rules.bang_shadow_renegade_outlaw"),
                    ),
                ),
                Text("rules.bang_shadow_renegade_2"),
                Text("rules.bang_shadow_renegade_3"),
                examples.TURNCOAT,
            ),
        ),
    ),
)
