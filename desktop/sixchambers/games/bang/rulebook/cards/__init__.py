"""The 22 kinds of playing cards, each under an anchor of its own: what the card says, and what follows from it."""

from __future__ import annotations

from collections import Counter

from .....engine.rulebook import Block, Chapter, Grid, Section, Text
from ...box import BROWN, CARD_NAMES, NAME
from ..examples import base as examples
from ..galleries import in_rows

SHOWN = {"duel": examples.DUEL, "general_store": examples.STORE}
"""Those that are better shown than told; more of them are shown where the rules they rest on are."""

COPIES = Counter(NAME)
BROWN_NAMES = [name for name in CARD_NAMES if name in BROWN]
BLUE_NAMES = [name for name in CARD_NAMES if name not in BROWN]


def overview(names: list[str]) -> tuple[Block, ...]:
    """All of them in rows, then what each one does and how many there are."""
    rows = [(f"bang.card_{name}", str(COPIES[name]), f"bang.card_{name}_text") for name in names]
    head = ("rules.bang_cards_name", "rules.bang_cards_copies", "rules.bang_cards_does")
    return (*in_rows(names, "bang/card", "bang.card"), Grid(head, tuple(rows)))


def card(name: str) -> Section:
    """What the sentence on the card leaves open."""
    told: tuple[Block, ...] = (Text(f"rules.bang_{name}"),)
    return Section(f"bang/{name}", f"bang.card_{name}", (*told, SHOWN[name]) if name in SHOWN else told)


CARDS = Chapter(
    "rules.bang_cards",
    (
        Section("bang/cards", "rules.bang_all_cards", (Text("rules.bang_all_cards_1", lead=True),)),
        Section("bang/brown", "rules.bang_brown", overview(BROWN_NAMES)),
        *[card(name) for name in BROWN_NAMES],
        Section("bang/blue", "rules.bang_blue", overview(BLUE_NAMES)),
        *[card(name) for name in BLUE_NAMES],
    ),
)
