"""A round from the end check to click or bang, and the end."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Formula, Grid, Picture, Pictures, Points, Section, Text
from . import examples

COURSE = Chapter(
    "rules.klack_course",
    (
        Section(
            "klack/round",
            "rules.klack_round",
            (
                Text("rules.klack_round_1", lead=True),
                Points(
                    (
                        "rules.klack_round_end",
                        "rules.klack_round_solvency",
                        "rules.klack_round_bids",
                        "rules.klack_round_ties",
                        "rules.klack_round_choice",
                        "rules.klack_round_roulette",
                    ),
                    numbered=True,
                ),
                examples.PLAIN,
            ),
        ),
        Section(
            "klack/end",
            "rules.klack_end",
            (
                Text("rules.klack_end_1"),
                Points(("rules.klack_end_markers", "rules.klack_end_alone")),
                Text("rules.klack_end_2"),
                Text("rules.klack_end_3"),
                Text("rules.klack_end_4"),
            ),
        ),
        Section(
            "klack/solvency",
            "rules.klack_solvency",
            (
                Text("rules.klack_solvency_1"),
                Points(("rules.klack_solvency_stack", "rules.klack_solvency_none")),
                Text("rules.klack_solvency_2"),
                Text("rules.klack_solvency_3"),
                Text("rules.klack_solvency_4"),
                examples.BROKE,
                examples.DOOR,
            ),
        ),
        Section(
            "klack/bids",
            "rules.klack_bids",
            (
                Text("rules.klack_bids_1"),
                Text("rules.klack_bids_2"),
                Pictures((Picture("table/bill_back", "rules.klack_picture_back"),)),
                Text("rules.klack_bids_3"),
                Text("rules.klack_bids_4"),
            ),
        ),
        Section(
            "klack/ties",
            "rules.klack_ties",
            (
                Text("rules.klack_ties_1"),
                Points(
                    (
                        "rules.klack_ties_broke",
                        "rules.klack_ties_one",
                        "rules.klack_ties_raise",
                        "rules.klack_ties_total",
                    ),
                    numbered=True,
                ),
                Text("rules.klack_ties_2"),
                Text("rules.klack_ties_3"),
                examples.TIE,
            ),
        ),
        Section(
            "klack/choice",
            "rules.klack_choice",
            (Text("rules.klack_choice_1"), Text("rules.klack_choice_2"), Text("rules.klack_choice_3")),
        ),
        Section(
            "klack/roulette",
            "rules.klack_roulette",
            (
                Text("rules.klack_roulette_1"),
                Pictures(
                    (
                        Picture("table/chamber_empty", "rules.klack_picture_empty"),
                        Picture("table/chamber_fired", "rules.klack_picture_fired"),
                        Picture("table/tombstone", "rules.klack_picture_out"),
                    )
                ),
                Grid(
                    ("", "rules.klack_click", "rules.klack_bang"),
                    (
                        ("rules.klack_fate_puller", "rules.klack_fate_puller_click", "rules.klack_fate_puller_bang"),
                        ("rules.klack_fate_marker", "rules.klack_fate_marker_click", "rules.klack_fate_marker_bang"),
                        ("rules.klack_fate_own", "rules.klack_fate_own_click", "rules.klack_fate_own_bang"),
                        ("rules.klack_fate_others", "rules.klack_fate_others_click", "rules.klack_fate_others_bang"),
                        ("rules.klack_fate_stacks", "rules.klack_fate_stacks_click", "rules.klack_fate_stacks_bang"),
                    ),
                ),
                Text("rules.klack_roulette_2"),
                examples.CLICK_AND_BANG,
            ),
        ),
    ),
)

ENDING = Chapter(
    "rules.klack_ending",
    (
        Section(
            "klack/scoring",
            "rules.klack_scoring",
            (
                Text("rules.klack_scoring_1", lead=True),
                Formula("rules.klack_scoring_formula"),
                Text("rules.klack_scoring_2"),
                Grid(
                    ("rules.klack_score_stacks", "rules.klack_score_sum", "rules.klack_score_points"),
                    (
                        ("rules.klack_score_one", "rules.klack_score_one_sum", "rules.klack_score_one_points"),
                        ("rules.klack_score_two", "rules.klack_score_two_sum", "rules.klack_score_two_points"),
                        ("rules.klack_score_three", "rules.klack_score_three_sum", "rules.klack_score_three_points"),
                        ("rules.klack_score_none", "0", "0"),
                    ),
                ),
                examples.SCORE,
            ),
        ),
        Section(
            "klack/winning",
            "rules.klack_winning",
            (
                Text("rules.klack_winning_1"),
                Text("rules.klack_winning_2"),
                Text("rules.klack_winning_3"),
                Pictures((Picture("table/star", "rules.klack_picture_star"),)),
            ),
        ),
    ),
)
