"""Special roles: when they may be revealed, and what each of them does."""

from __future__ import annotations

from .....engine.rulebook import Block, Chapter, Grid, Picture, Pictures, Points, Section, Text
from ...data import SPECIAL_CARDS, TYPES
from ..examples import roles as examples

SHOWN: dict[str, tuple[Block, ...]] = {
    "the_good": (examples.GOOD,),
    "the_judge": (examples.JUDGE,),
    "the_gambler": (examples.GAMBLER,),
    "left_hand": (examples.LEFT_HAND,),
}


def role(card: str) -> Section:
    """What the card says, and what follows from it."""
    return Section(
        f"dice/{card}",
        f"dice.{card}",
        (Text(f"dice.{card}_text"), Text(f"rules.dice_{card}"), *SHOWN.get(card, ())),
    )


def cards(kind: str) -> Pictures:
    return Pictures(tuple([Picture(f"dice/role_{card}", f"dice.{card}") for card in SPECIAL_CARDS[kind]]))


ROLES = Chapter(
    "rules.dice_special_chapter",
    (
        Section(
            "dice/special_roles",
            "rules.dice_special_roles",
            (
                Text("rules.dice_special_roles_1", lead=True),
                Points(
                    (
                        "rules.dice_special_once",
                        "rules.dice_special_reveal",
                        "rules.dice_special_spent",
                        "rules.dice_special_dead",
                    )
                ),
                *[cards(kind) for kind in TYPES],
                Grid(
                    ("rules.dice_special_when", "rules.dice_special_card", "rules.dice_special_whose"),
                    (
                        ("rules.dice_when_start", "rules.dice_when_start_card", "rules.dice_whose_own"),
                        ("rules.dice_when_throw", "dice.the_doc", "rules.dice_whose_any"),
                        ("rules.dice_when_last", "dice.the_gambler", "rules.dice_whose_other"),
                        ("rules.dice_when_gain", "dice.the_bad", "rules.dice_whose_other"),
                        ("rules.dice_when_doom", "dice.left_hand", "rules.dice_whose_any"),
                        ("rules.dice_when_end", "dice.right_hand", "rules.dice_whose_own"),
                        ("rules.dice_when_reveal", "dice.the_judge", "rules.dice_whose_other"),
                    ),
                    (40, 34, 26),
                ),
                Text("rules.dice_special_roles_2"),
            ),
        ),
        Section(
            "dice/windows",
            "rules.dice_windows",
            (Text("rules.dice_windows_1"), Text("rules.dice_windows_2"), Text("rules.dice_windows_3")),
        ),
        *[role(card) for kind in TYPES for card in SPECIAL_CARDS[kind]],
    ),
)
