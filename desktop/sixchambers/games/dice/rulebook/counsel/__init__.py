"""What goes beyond the rules: this house's switches, what is secret, advice, questions."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Ruling, Section, Text

HOUSE = Chapter(
    "rules.dice_house",
    (
        Section(
            "dice/options",
            "rules.dice_options",
            (Text("rules.dice_options_1", lead=True), Text("rules.dice_options_throw")),
        ),
        Section(
            "dice/notebook",
            "rules.dice_notebook",
            (Text("rules.dice_notebook_1"), Text("rules.dice_notebook_2")),
        ),
        Section(
            "dice/secrets",
            "rules.dice_secrets",
            (
                Grid(
                    ("rules.dice_secrets_what", "rules.dice_secrets_who"),
                    (
                        ("rules.dice_secrets_table", "rules.dice_secrets_all"),
                        ("rules.dice_secrets_sheriff", "rules.dice_secrets_all"),
                        ("rules.dice_secrets_role", "rules.dice_secrets_owner"),
                        ("rules.dice_secrets_special", "rules.dice_secrets_owner_until"),
                        ("rules.dice_secrets_passed", "rules.dice_secrets_asked"),
                        ("rules.dice_secrets_left", "rules.dice_secrets_nobody"),
                    ),
                ),
                Text("rules.dice_secrets_1"),
            ),
        ),
        Section(
            "dice/time",
            "rules.dice_time",
            (
                Text("rules.dice_time_1"),
                Grid(
                    ("rules.dice_time_asked", "rules.dice_time_answer"),
                    (
                        ("rules.dice_time_throw", "rules.dice_time_throw_answer"),
                        ("rules.dice_time_shots", "rules.dice_time_shots_answer"),
                        ("rules.dice_time_beer", "rules.dice_time_beer_answer"),
                        ("rules.dice_time_power", "rules.dice_time_power_answer"),
                        ("rules.dice_time_arrow", "rules.dice_time_arrow_answer"),
                    ),
                ),
            ),
        ),
    ),
)

ADVICE = Chapter(
    "rules.dice_advice",
    (
        Section(
            "dice/advice_people",
            "rules.dice_advice_people",
            (
                Text("rules.dice_advice_people_1", lead=True),
                Text("rules.dice_advice_people_2"),
                Text("rules.dice_advice_people_3"),
            ),
        ),
        Section(
            "dice/advice_law",
            "rules.dice_advice_law",
            (Text("rules.dice_advice_law_1"), Text("rules.dice_advice_law_2")),
        ),
        Section(
            "dice/advice_outlaws",
            "rules.dice_advice_outlaws",
            (Text("rules.dice_advice_outlaws_1"), Text("rules.dice_advice_outlaws_2")),
        ),
        Section(
            "dice/advice_renegade",
            "rules.dice_advice_renegade",
            (Text("rules.dice_advice_renegade_1"), Text("rules.dice_advice_renegade_2")),
        ),
        Section(
            "dice/advice_dice",
            "rules.dice_advice_dice",
            (
                Text("rules.dice_advice_dice_1"),
                Grid(
                    ("rules.dice_odds_what", "rules.dice_odds_chance"),
                    (
                        ("rules.dice_odds_one_arrow", "rules.dice_odds_one_arrow_chance"),
                        ("rules.dice_odds_gatling", "rules.dice_odds_gatling_chance"),
                        ("rules.dice_odds_gatling_all", "rules.dice_odds_gatling_all_chance"),
                        ("rules.dice_odds_blast", "rules.dice_odds_blast_chance"),
                        ("rules.dice_odds_two_burn", "rules.dice_odds_two_burn_chance"),
                        ("rules.dice_odds_two_burn_twice", "rules.dice_odds_two_burn_twice_chance"),
                    ),
                    (80, 20),
                ),
                Text("rules.dice_advice_dice_2"),
                Text("rules.dice_advice_dice_3"),
            ),
        ),
    ),
)

QUESTIONS = Chapter(
    "rules.dice_questions",
    (
        Section(
            "dice/questions",
            "rules.dice_asked",
            (
                Ruling("dice/q_decline", "rules.dice_q_decline", "rules.dice_a_decline"),
                Ruling("dice/q_pour", "rules.dice_q_pour", "rules.dice_a_pour"),
                Ruling("dice/q_talk", "rules.dice_q_talk", "rules.dice_a_talk"),
                Ruling("dice/q_log", "rules.dice_q_log", "rules.dice_a_log"),
                Ruling("dice/q_dead", "rules.dice_q_dead", "rules.dice_a_dead"),
            ),
        ),
        Section(
            "dice/rulings",
            "rules.dice_rulings",
            (
                Text("rules.dice_rulings_1"),
                Ruling("dice/a2", "rules.dice_a2_q", "rules.dice_a2_a", "A2"),
                Ruling("dice/a46", "rules.dice_a46_q", "rules.dice_a46_a", "A46"),
                Ruling("dice/a51", "rules.dice_a51_q", "rules.dice_a51_a", "A51"),
                Ruling("dice/a28", "rules.dice_a28_q", "rules.dice_a28_a", "A28"),
            ),
        ),
        Section(
            "dice/rulings_saloon",
            "rules.dice_rulings_saloon",
            (
                Ruling("dice/a10", "rules.dice_a10_q", "rules.dice_a10_a", "A10"),
                Ruling("dice/a21", "rules.dice_a21_q", "rules.dice_a21_a", "A21"),
                Ruling("dice/a25", "rules.dice_a25_q", "rules.dice_a25_a", "A25"),
                Ruling("dice/a32", "rules.dice_a32_q", "rules.dice_a32_a", "A32"),
                Ruling("dice/a35", "rules.dice_a35_q", "rules.dice_a35_a", "A35"),
                Ruling("dice/a37", "rules.dice_a37_q", "rules.dice_a37_a", "A37"),
                Ruling("dice/a40", "rules.dice_a40_q", "rules.dice_a40_a", "A40"),
                Ruling("dice/a41", "rules.dice_a41_q", "rules.dice_a41_a", "A41"),
                Ruling("dice/a42", "rules.dice_a42_q", "rules.dice_a42_a", "A42"),
            ),
        ),
    ),
)
