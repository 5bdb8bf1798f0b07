"""Questions people ask, and how this house reads what the printed rules leave open."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Ruling, Section, Text

ON_HANDS = (11, 12, 13, 18, 19, 25, 26)
"""Rulings about bullets from the hand and their answers."""
ON_THE_BAG = (14, 15, 16, 17, 20, 21, 22, 23, 30)
"""Rulings about drawing, spares and the end."""
EVERY = range(1, 31)


def ruling(number: int) -> Ruling:
    id = f"a{number}"
    return Ruling(f"kablamo/{id}", f"rules.kablamo_{id}_q", f"rules.kablamo_{id}_a", id.upper())


QUESTIONS = Chapter(
    "rules.kablamo_questions",
    (
        Section(
            "kablamo/questions",
            "rules.kablamo_asked",
            tuple(
                [
                    Ruling(f"kablamo/q_{what}", f"rules.kablamo_q_{what}", f"rules.kablamo_a_{what}")
                    for what in ("peek", "notes", "spares", "talk")
                ]
            ),
        ),
        Section(
            "kablamo/rulings",
            "rules.kablamo_rulings",
            (
                Text("rules.kablamo_rulings_1"),
                *[ruling(number) for number in EVERY if number not in (*ON_HANDS, *ON_THE_BAG)],
            ),
        ),
        Section("kablamo/rulings_hand", "rules.kablamo_rulings_hand", tuple([ruling(number) for number in ON_HANDS])),
        Section("kablamo/rulings_bag", "rules.kablamo_rulings_bag", tuple([ruling(number) for number in ON_THE_BAG])),
    ),
)
