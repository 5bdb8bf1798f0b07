"""Every drawing of this game on one sheet, each with its name: nothing is missing, and no two are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.slap.box import CARDS, GANG_SIZE, GANGS
from ..contact import Entry, sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from ...words.speaker import Speaker

POSES = ("slap", "cover", "point", "second", "hip")


def entries() -> dict[str, list[Entry]]:
    return {
        "slap_table.sheet_cards": [
            *((f"slap/card_{card}", f"slap.card_{card}") for card in CARDS),
            ("slap/back", "slap_table.read_back"),
            *((f"slap/plain_{card}", f"slap.card_{card}") for card in CARDS),
        ],
        "slap_table.bases": [(f"slap/base_{gang}", f"slap.gang_{gang}") for gang in GANGS],
        "slap_table.sheet_members": [
            (f"slap/member_{gang}_{number}", f"slap.gang_{gang}") for gang in GANGS for number in range(GANG_SIZE)
        ],
        "slap_table.sheet_graves": [(f"slap/grave_{gang}", f"slap.gang_{gang}") for gang in GANGS],
        "slap_table.sheet_hands": [
            (f"slap/hand_{pose}_{gang}", f"slap_table.pose_{pose}") for gang in GANGS for pose in POSES
        ],
        "slap_table.sheet_signs": [
            *((f"slap/sign_{card}", f"slap.card_{card}") for card in CARDS),
            ("slap/nugget", "slap_table.nugget"),
            ("slap/bar", "slap_table.bar"),
            ("slap/trap", "slap_table.traps"),
            ("slap/crosshair", "slap_table.crosshair"),
        ],
    }


def contact_sheet(speaker: Speaker) -> QImage:
    return sheet(speaker, entries())
