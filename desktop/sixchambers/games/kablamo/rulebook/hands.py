"""What hands and eyes may do: looking, moving, the safe position; and red bullets from the hand."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Section, Text
from .. import anchors
from .examples import hands as examples

SECRECY = Chapter(
    "rules.kablamo_secrecy",
    (
        Section(
            anchors.LOOKING,
            "rules.kablamo_looking",
            (Text("rules.kablamo_looking_1", lead=True), Text("rules.kablamo_looking_2")),
        ),
        Section(
            anchors.MOVEMENT,
            "rules.kablamo_movement",
            (Text("rules.kablamo_movement_1"), Text("rules.kablamo_movement_2")),
        ),
        Section(
            anchors.SAFE_POSITION,
            "rules.kablamo_safe",
            (Text("rules.kablamo_safe_1"), Text("rules.kablamo_safe_2")),
        ),
    ),
)

FROM_THE_HAND = Chapter(
    "rules.kablamo_hand",
    (
        Section(
            anchors.WINDOWS,
            "rules.kablamo_windows",
            (
                Text("rules.kablamo_windows_1", lead=True),
                Grid(
                    ("rules.kablamo_windows_when", "rules.kablamo_windows_good"),
                    tuple([(f"rules.kablamo_windows_g{n}", f"rules.kablamo_windows_g{n}_for") for n in range(1, 7)]),
                ),
                Text("rules.kablamo_windows_2"),
                Text("rules.kablamo_windows_3"),
                Text("rules.kablamo_windows_4"),
            ),
        ),
        Section(
            anchors.RESPONSES,
            "rules.kablamo_responses",
            (
                Text("rules.kablamo_responses_1"),
                Text("rules.kablamo_responses_2"),
                Text("rules.kablamo_responses_3"),
                examples.RESPONSES,
            ),
        ),
        Section("kablamo/fired_hv", "rules.kablamo_fired_hv", (Text("rules.kablamo_fired_hv_1"),)),
    ),
)
