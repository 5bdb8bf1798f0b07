"""Questions people ask, and how this house reads what the printed rules leave open."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Ruling, Section, Text

ON_MOVE = (1, 2, 3, 4, 5, 7, 8, 11, 39, 42)
ON_CARDS = (6, 9, 12, 13, 14, 15, 33, 34, 41)
ON_GANGS = (10, *range(16, 33))
ON_THE_END = (35, 36, 37, 38, 40)


def rulings(numbers: tuple[int, ...]) -> tuple[Ruling, ...]:
    return tuple([Ruling(f"slap/a{n}", f"rules.slap_a{n}_q", f"rules.slap_a{n}_a", f"A{n}") for n in sorted(numbers)])


QUESTIONS = Chapter(
    "rules.slap_questions",
    (
        Section(
            "slap/questions",
            "rules.slap_asked",
            tuple(
                [
                    Ruling(f"slap/q_{what}", f"rules.slap_q_{what}", f"rules.slap_a_{what}")
                    for what in ("first", "two", "guess", "count")
                ]
            ),
        ),
        Section("slap/rulings", "rules.slap_rulings", (Text("rules.slap_rulings_1"),)),
        Section("slap/rulings_move", "rules.slap_rulings_move", rulings(ON_MOVE)),
        Section("slap/rulings_cards", "rules.slap_rulings_cards", rulings(ON_CARDS)),
        Section("slap/rulings_gangs", "rules.slap_rulings_gangs", rulings(ON_GANGS)),
        Section("slap/rulings_end", "rules.slap_rulings_end", rulings(ON_THE_END)),
    ),
)
