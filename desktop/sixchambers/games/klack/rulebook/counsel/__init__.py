"""What goes beyond the rules of Klack Klack Bang: advice, questions, and how doubtful cases are ruled."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Ruling, Section, Text

ADVICE = Chapter(
    "rules.klack_advice",
    (
        Section(
            "klack/advice_bids",
            "rules.klack_advice_bids",
            (
                Text("rules.klack_advice_bids_1", lead=True),
                Text("rules.klack_advice_bids_2"),
                Text("rules.klack_advice_bids_3"),
                Text("rules.klack_advice_bids_4"),
                Text("rules.klack_advice_bids_5"),
                Text("rules.klack_advice_bids_6"),
            ),
        ),
        Section(
            "klack/advice_choice",
            "rules.klack_advice_choice",
            (
                Text("rules.klack_advice_choice_1"),
                Text("rules.klack_advice_choice_2"),
                Text("rules.klack_advice_choice_3"),
                Text("rules.klack_advice_choice_4"),
            ),
        ),
        Section(
            "klack/advice_stacks",
            "rules.klack_advice_stacks",
            (Text("rules.klack_advice_stacks_1"), Text("rules.klack_advice_stacks_2")),
        ),
        Section(
            "klack/advice_odds",
            "rules.klack_advice_odds",
            (
                Text("rules.klack_advice_odds_1"),
                Grid(
                    ("rules.klack_odds_clicks", "rules.klack_odds_chance"),
                    (
                        ("1", "rules.klack_odds_1"),
                        ("2", "rules.klack_odds_2"),
                        ("3", "rules.klack_odds_3"),
                        ("4", "rules.klack_odds_4"),
                        ("5", "rules.klack_odds_5"),
                        ("6", "rules.klack_odds_6"),
                    ),
                ),
                Text("rules.klack_advice_odds_2"),
            ),
        ),
    ),
)

QUESTIONS = Chapter(
    "rules.klack_questions",
    (
        Section(
            "klack/questions",
            "rules.klack_asked",
            (
                Ruling("klack/q_pass", "rules.klack_q_pass", "rules.klack_a_pass"),
                Ruling("klack/q_all", "rules.klack_q_all", "rules.klack_a_all"),
                Ruling("klack/q_lost", "rules.klack_q_lost", "rules.klack_a_lost"),
                Ruling("klack/q_convert", "rules.klack_q_convert", "rules.klack_a_convert"),
                Ruling("klack/q_due", "rules.klack_q_due", "rules.klack_a_due"),
                Ruling("klack/q_out", "rules.klack_q_out", "rules.klack_a_out"),
                Ruling("klack/q_longer", "rules.klack_q_longer", "rules.klack_a_longer"),
                Ruling("klack/q_never", "rules.klack_q_never", "rules.klack_a_never"),
                Ruling("klack/q_talk", "rules.klack_q_talk", "rules.klack_a_talk"),
            ),
        ),
    ),
)

RULINGS = Chapter(
    "rules.klack_rulings",
    (
        Section(
            "klack/rulings_money",
            "rules.klack_rulings_money",
            (
                Text("rules.klack_rulings_1", lead=True),
                Ruling("klack/k1", "rules.klack_k1_q", "rules.klack_k1_a", "K1"),
                Ruling("klack/k3", "rules.klack_k3_q", "rules.klack_k3_a", "K3"),
                Ruling("klack/k9", "rules.klack_k9_q", "rules.klack_k9_a", "K9"),
                Ruling("klack/k13", "rules.klack_k13_q", "rules.klack_k13_a", "K13"),
                Ruling("klack/k16", "rules.klack_k16_q", "rules.klack_k16_a", "K16"),
                Ruling("klack/k18", "rules.klack_k18_q", "rules.klack_k18_a", "K18"),
            ),
        ),
        Section(
            "klack/rulings_stacks",
            "rules.klack_rulings_stacks",
            (
                Ruling("klack/k2", "rules.klack_k2_q", "rules.klack_k2_a", "K2"),
                Ruling("klack/k10", "rules.klack_k10_q", "rules.klack_k10_a", "K10"),
                Ruling("klack/k11", "rules.klack_k11_q", "rules.klack_k11_a", "K11"),
            ),
        ),
        Section(
            "klack/rulings_ties",
            "rules.klack_rulings_ties",
            (
                Ruling("klack/k4", "rules.klack_k4_q", "rules.klack_k4_a", "K4"),
                Ruling("klack/k5", "rules.klack_k5_q", "rules.klack_k5_a", "K5"),
                Ruling("klack/k6", "rules.klack_k6_q", "rules.klack_k6_a", "K6"),
                Ruling("klack/k7", "rules.klack_k7_q", "rules.klack_k7_a", "K7"),
                Ruling("klack/k17", "rules.klack_k17_q", "rules.klack_k17_a", "K17"),
            ),
        ),
        Section(
            "klack/rulings_end",
            "rules.klack_rulings_end",
            (
                Ruling("klack/k8", "rules.klack_k8_q", "rules.klack_k8_a", "K8"),
                Ruling("klack/k12", "rules.klack_k12_q", "rules.klack_k12_a", "K12"),
                Ruling("klack/k14", "rules.klack_k14_q", "rules.klack_k14_a", "K14"),
                Ruling("klack/k15", "rules.klack_k15_q", "rules.klack_k15_a", "K15"),
            ),
        ),
    ),
)
