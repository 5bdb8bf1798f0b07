"""The seven gangs, what Gold buys, and how a gang goes."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Picture, Pictures, Points, Section, Text
from ... import anchors
from ...anchors import of_gang
from ...box import GANGS as EVERY
from ..examples import gangs as examples

FREE = ("sheriffs", "railroad")
TEXTS = {"sheriffs": 2, "outlaws": 2}
"""Gangs that need more than one paragraph."""
SHOWN = {
    "union": examples.UNION,
    "comanche": examples.COMANCHE,
    "sheriffs": examples.SHERIFFS,
    "outlaws": examples.OUTLAWS,
}


def gang(id: str) -> Section:
    blocks: list[Block] = [Pictures((Picture(f"slap/emblem_{id}", f"rules.slap_emblem_{id}"),))]
    blocks += [Text(f"rules.slap_{id}_{number}") for number in range(1, TEXTS.get(id, 1) + 1)]
    if id in SHOWN:
        blocks.append(SHOWN[id])
    return Section(of_gang(id), f"slap.gang_{id}", tuple(blocks))


GANGS = Chapter(
    "rules.slap_gangs",
    (
        Section(
            anchors.GANGS_AND_GOLD,
            "rules.slap_powers",
            (
                Text("rules.slap_powers_1", lead=True),
                Text("rules.slap_powers_2"),
                Grid(
                    ("rules.slap_powers_gang", "rules.slap_powers_price", "rules.slap_powers_when"),
                    tuple(
                        [
                            (
                                f"slap.gang_{id}",
                                f"rules.slap_powers_{'free' if id in FREE else 'one'}",
                                f"rules.slap_powers_{id}",
                            )
                            for id in EVERY
                        ]
                    ),
                    widths=(36, 16, 48),
                ),
            ),
        ),
        *[gang(id) for id in EVERY],
        Section(
            anchors.RECRUIT,
            "rules.slap_recruit",
            (Text("rules.slap_recruit_1"), Text("rules.slap_recruit_2"), examples.RECRUIT),
        ),
    ),
)

ENDING = Chapter(
    "rules.slap_ending",
    (
        Section(
            anchors.ELIMINATION,
            "rules.slap_elimination",
            (
                Text("rules.slap_elimination_1"),
                Points(tuple([f"rules.slap_elimination_{step}" for step in ("stash", "base", "room")]), numbered=True),
                Text("rules.slap_elimination_1_"),
            ),
        ),
        Section(
            anchors.DUEL,
            "rules.slap_duel",
            (Text("rules.slap_duel_1"), Text("rules.slap_duel_2"), Text("rules.slap_duel_3"), examples.DUEL),
        ),
        Section(anchors.WINNING, "rules.slap_winning", (Text("rules.slap_winning_1"),)),
    ),
)
