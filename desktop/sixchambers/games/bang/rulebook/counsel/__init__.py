"""What goes beyond the rules: this house's switches, what is secret, advice, questions."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Ruling, Section, Text
from ...box import CARD_NAMES, FACE, NAME


def faces(name: str) -> str:
    """Suit and rank of every copy."""
    return " ".join([face for card, face in enumerate(FACE) if NAME[card] == name])


def ruling(number: str) -> Ruling:
    """A ruling under the number it is quoted by."""
    return Ruling(f"bang/r{number}", f"rules.bang_r{number}_q", f"rules.bang_r{number}_a", f"R-{number}")


HOUSE = Chapter(
    "rules.bang_house",
    (
        Section(
            "bang/options",
            "rules.bang_options",
            (Text("rules.bang_options_1", lead=True), Text("rules.bang_options_2"), Text("rules.bang_options_3")),
        ),
        Section("bang/stall", "rules.bang_stall", (Text("rules.bang_stall_1"),)),
        Section("bang/notebook", "rules.bang_notebook", (Text("rules.bang_notebook_1"),)),
        Section(
            "bang/secrets",
            "rules.bang_secrets",
            (
                Grid(
                    ("rules.bang_secrets_what", "rules.bang_secrets_who"),
                    (
                        ("rules.bang_secrets_table", "rules.bang_secrets_all"),
                        ("rules.bang_secrets_role", "rules.bang_secrets_owner"),
                        ("rules.bang_secrets_hand", "rules.bang_secrets_holder"),
                        ("rules.bang_secrets_stolen", "rules.bang_secrets_two"),
                        ("rules.bang_secrets_kit", "rules.bang_secrets_kit_only"),
                        ("rules.bang_secrets_top", "rules.bang_secrets_only_top"),
                    ),
                ),
                Text("rules.bang_secrets_1"),
            ),
        ),
        Section(
            "bang/deck",
            "rules.bang_deck",
            (
                Text("rules.bang_deck_1"),
                Grid(
                    ("rules.bang_cards_name", "rules.bang_deck_faces"),
                    tuple([(f"bang.card_{name}", faces(name)) for name in CARD_NAMES]),
                ),
            ),
        ),
        Section(
            "bang/time",
            "rules.bang_time",
            (
                Text("rules.bang_time_1"),
                Grid(
                    ("rules.bang_time_asked", "rules.bang_time_answer"),
                    (
                        ("rules.bang_time_play", "rules.bang_time_play_answer"),
                        ("rules.bang_time_shot", "rules.bang_time_shot_answer"),
                        ("rules.bang_time_chance", "rules.bang_time_chance_answer"),
                        ("rules.bang_time_discard", "rules.bang_time_discard_answer"),
                        ("rules.bang_time_store", "rules.bang_time_store_answer"),
                    ),
                ),
            ),
        ),
    ),
)

ADVICE = Chapter(
    "rules.bang_advice",
    (
        Section(
            "bang/advice_people",
            "rules.bang_advice_people",
            (Text("rules.bang_advice_people_1", lead=True), Text("rules.bang_advice_people_2")),
        ),
        Section(
            "bang/advice_law",
            "rules.bang_advice_law",
            (Text("rules.bang_advice_law_1"), Text("rules.bang_advice_law_2")),
        ),
        Section(
            "bang/advice_outlaws",
            "rules.bang_advice_outlaws",
            (Text("rules.bang_advice_outlaws_1"), Text("rules.bang_advice_outlaws_2")),
        ),
        Section(
            "bang/advice_renegade",
            "rules.bang_advice_renegade",
            (Text("rules.bang_advice_renegade_1"), Text("rules.bang_advice_renegade_2")),
        ),
        Section(
            "bang/advice_cards",
            "rules.bang_advice_cards",
            (
                Text("rules.bang_advice_cards_1"),
                Grid(
                    ("rules.bang_odds_what", "rules.bang_odds_chance"),
                    (
                        ("rules.bang_odds_heart", "rules.bang_odds_heart_chance"),
                        ("rules.bang_odds_heart_two", "rules.bang_odds_heart_two_chance"),
                        ("rules.bang_odds_dynamite", "rules.bang_odds_dynamite_chance"),
                        ("rules.bang_odds_bang", "rules.bang_odds_bang_chance"),
                        ("rules.bang_odds_missed", "rules.bang_odds_missed_chance"),
                    ),
                ),
                Text("rules.bang_advice_cards_2"),
            ),
        ),
    ),
)

QUESTIONS = Chapter(
    "rules.bang_questions",
    (
        Section(
            "bang/questions",
            "rules.bang_asked",
            (
                Ruling("bang/q_talk", "rules.bang_q_talk", "rules.bang_a_talk"),
                Ruling("bang/q_friend", "rules.bang_q_friend", "rules.bang_a_friend"),
                Ruling("bang/q_beer", "rules.bang_q_beer", "rules.bang_a_beer"),
                Ruling("bang/q_dead", "rules.bang_q_dead", "rules.bang_a_dead"),
            ),
        ),
        Section(
            "bang/rulings",
            "rules.bang_rulings",
            (
                Text("rules.bang_rulings_1"),
                *[
                    ruling(number)
                    for number in ("05", "07", "14", "16", "17", "18", "26", "27", "32", "34", "50", "52")
                ],
            ),
        ),
    ),
)
