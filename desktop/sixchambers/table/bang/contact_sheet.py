"""Every emblem of this game on one sheet, each with its name: nothing is missing, and no two are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.bang.box import CARD_NAMES, EQUIPMENT_NAMES, GOLD_RUSH_LIFE, LIFE, ROLES
from ..contact import Entry, sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from ...words.speaker import Speaker


def entries() -> dict[str, list[Entry]]:
    """All emblems, by what they belong to."""
    roles = sorted(set(ROLES[8]), key=ROLES[8].index)
    return {
        "bang.cards": [(f"bang/card_{name}", f"bang.card_{name}") for name in CARD_NAMES],
        "bang.equipment": [(f"bang/gear_{name}", f"bang.equipment_{name}") for name in EQUIPMENT_NAMES],
        "bang.characters": [(f"bang/person_{name}", f"bang.character_{name}") for name in LIFE],
        "bang.gold_rush_characters": [(f"bang/person_{name}", f"bang.character_{name}") for name in GOLD_RUSH_LIFE],
        "bang.role_cards": [
            *((f"bang/role_{role}", f"bang.role_{role}") for role in roles),
            ("bang/role_shadow_renegade", "bang_table.shadow_renegade"),
        ],
        "bang_table.suits": [
            (f"bang/suit_{suit}", f"bang_table.{suit}") for suit in ("spades", "hearts", "diamonds", "clubs")
        ],
    }


def contact_sheet(speaker: Speaker) -> QImage:
    return sheet(speaker, entries())
