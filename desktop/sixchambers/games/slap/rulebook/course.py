"""A round from the rest before the card to the verdict, and its clock."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Points, Section, Text
from .. import anchors
from ..box import PACES
from .examples import course as examples

INTENTIONS = ("shoot", "slap", "cover")
REASONS = (
    "flinch",
    "locked",
    "in_air",
    "occupied",
    "old_base",
    "no_base",
    "left_cover",
    "already",
    "settled",
    "no_second_hand",
    "dead",
    "late",
)
"""Why a press did nothing: everything the judge can say."""

COURSE = Chapter(
    "rules.slap_course",
    (
        Section(
            anchors.ROUND,
            "rules.slap_round",
            (
                Text("rules.slap_round_1", lead=True),
                Points(
                    tuple([f"rules.slap_round_{step}" for step in ("rest", "deal", "open", "verdict")]), numbered=True
                ),
                Text("rules.slap_round_2"),
                Text("rules.slap_round_3"),
            ),
        ),
        Section(
            "slap/intentions",
            "rules.slap_intentions",
            (
                Grid(
                    ("rules.slap_intentions_what", "rules.slap_intentions_how", "rules.slap_intentions_right"),
                    tuple(
                        [
                            (
                                f"rules.slap_intentions_{what}",
                                f"rules.slap_intentions_{what}_how",
                                f"rules.slap_intentions_{what}_right",
                            )
                            for what in INTENTIONS
                        ]
                    ),
                    widths=(20, 42, 38),
                ),
                Text("rules.slap_intentions_1"),
            ),
        ),
        Section(
            anchors.DEALER,
            "rules.slap_dealer",
            (Text("rules.slap_dealer_1"), Text("rules.slap_dealer_2"), Text("rules.slap_dealer_3")),
        ),
        Section(
            "slap/clock",
            "rules.slap_clock",
            (
                Text("rules.slap_clock_1"),
                Text("rules.slap_clock_2"),
                Grid(
                    ("rules.slap_clock_pace", "rules.slap_clock_gap", "rules.slap_clock_wait"),
                    tuple(
                        [
                            (
                                f"slap.option_pace_{pace}",
                                f"rules.slap_clock_gap_{pace}",
                                f"rules.slap_clock_wait_{pace}",
                            )
                            for pace in PACES
                        ]
                    ),
                ),
                Text("rules.slap_clock_3"),
            ),
        ),
        Section(
            anchors.FLINCH,
            "rules.slap_flinch",
            (Text("rules.slap_flinch_1"), Text("rules.slap_flinch_2"), examples.FLINCH),
        ),
        Section(
            anchors.CLOSE,
            "rules.slap_close",
            (Text("rules.slap_close_1"), Text("rules.slap_close_2"), Text("rules.slap_close_3"), examples.CLOSE),
        ),
        Section(
            "slap/nothing",
            "rules.slap_nothing",
            (
                Text("rules.slap_nothing_1"),
                Grid(
                    ("rules.slap_nothing_reason", "rules.slap_nothing_means"),
                    tuple([(f"slap.ruling_{reason}", f"rules.slap_nothing_{reason}") for reason in REASONS]),
                    widths=(32, 68),
                ),
            ),
        ),
        Section(anchors.RESHUFFLE, "rules.slap_reshuffle", (Text("rules.slap_reshuffle_1"),)),
    ),
)
