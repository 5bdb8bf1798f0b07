"""The four cards, and the bases one hides behind."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Section, Text
from .. import anchors
from ..anchors import of_card
from .examples import cards as examples
from .examples import course

CARDS = Chapter(
    "rules.slap_cards",
    (
        Section(
            of_card("iron"),
            "slap.card_iron",
            (Text("rules.slap_iron_1"), Text("rules.slap_iron_2"), examples.IRON),
        ),
        Section(of_card("big"), "slap.card_big", (Text("rules.slap_big_1"), examples.BIG)),
        Section(
            of_card("move"),
            "slap.card_move",
            (Text("rules.slap_move_1"), Text("rules.slap_move_2"), Text("rules.slap_move_3"), examples.MOVE),
        ),
        Section("slap/horse", "rules.slap_horse", (Text("rules.slap_horse_1"), examples.HORSE)),
        Section(
            of_card("gold"),
            "slap.card_gold",
            (Text("rules.slap_gold_1"), Text("rules.slap_gold_2"), examples.GOLD),
        ),
    ),
)

COVERING = Chapter(
    "rules.slap_covering",
    (
        Section(anchors.COVER, "rules.slap_cover", (Text("rules.slap_cover_1", lead=True), Text("rules.slap_cover_2"))),
        Section("slap/staying", "rules.slap_staying", (Text("rules.slap_staying_1"),)),
        Section(anchors.LIFT, "rules.slap_lift", (Text("rules.slap_lift_1"),)),
        Section(
            "slap/leaving",
            "rules.slap_leaving",
            (Text("rules.slap_leaving_1"), Text("rules.slap_leaving_2"), course.LEAVING),
        ),
    ),
)
