"""Out of the game: being hit, giving up, winning."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Section, Text
from .. import anchors
from .examples import course as examples

ENDING = Chapter(
    "rules.kablamo_ending",
    (
        Section(
            anchors.ELIMINATION,
            "rules.kablamo_elimination",
            (Text("rules.kablamo_elimination_1"), Text("rules.kablamo_elimination_2")),
        ),
        Section(anchors.CONCEDE, "rules.kablamo_concede", (Text("rules.kablamo_concede_1"),)),
        Section(
            anchors.WINNING,
            "rules.kablamo_winning",
            (
                Text("rules.kablamo_winning_1"),
                Text("rules.kablamo_winning_2"),
                Text("rules.kablamo_winning_3"),
                examples.NOBODY,
            ),
        ),
    ),
)
