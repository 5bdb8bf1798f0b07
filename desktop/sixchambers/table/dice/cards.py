"""What is printed on the cards: roles and characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.dice.data import (
    BASE_CHARACTERS,
    CHARACTER_CARDS,
    DEPUTY,
    OUTLAW,
    RENEGADE,
    SALOON_CHARACTERS,
    SHERIFF,
    TYPE_OF,
    TYPES,
)
from ..card import CardFace

if TYPE_CHECKING:
    from .scene import DiceScene

FRAMES = {SHERIFF: "dice/card_law", DEPUTY: "dice/card_law", OUTLAW: "dice/card_outlaw", RENEGADE: "dice/card_renegade"}

FULL_NAMES = {"jose_delgado": "José Delgado"}


def full_name(character: str) -> str:
    """As the portraits know them: names are no words of any language."""
    return FULL_NAMES.get(character, character.replace("_", " ").title())


def role_face(scene: DiceScene, role: str) -> CardFace:
    kind = TYPE_OF[role]
    title = scene.speaker.text(f"dice.{role}")
    if role in TYPES:
        return CardFace(
            FRAMES[kind], f"dice/role_{role}", title=title, kind=scene.say("dice_table.role"), text=goal(scene, role)
        )
    return CardFace(
        FRAMES[kind],
        f"dice/role_{role}",
        title=title,
        kind=scene.say("dice_table.special_role"),
        text=scene.speaker.text(f"dice.{role}_text"),
    )


def goal(scene: DiceScene, role: str) -> str:
    """Three at a table hunt each other; from four on there is a Sheriff."""
    return scene.speaker.text(f"dice.{role}_hunt_text" if len(scene.names) == 3 else f"dice.{role}_text")


def ghost_face(scene: DiceScene, role: str) -> CardFace:
    """Who came back keeps his side, except a Renegade: he takes one."""
    name = "ghost_renegade" if TYPE_OF[role] == RENEGADE else "ghost"
    return CardFace(
        "dice/card_ghost",
        f"dice/role_{name}",
        title=scene.speaker.text("dice_table.ghost"),
        kind=scene.speaker.text(f"dice.{role}"),
        text=scene.speaker.text("dice_table.ghost_does"),
    )


def character_face(scene: DiceScene, character: str) -> CardFace:
    known = character in BASE_CHARACTERS or character in SALOON_CHARACTERS
    life = CHARACTER_CARDS[character].life
    return CardFace(
        "dice/card_character",
        portrait=full_name(character),
        mark=f"dice/char_{character}" if known else "",
        title=scene.speaker.text(f"dice.{character}"),
        kind=scene.say("dice_table.life_of", n=life),
        text=scene.speaker.text(f"dice.{character}_text"),
    )


def saloon_face(scene: DiceScene, kind: str) -> CardFace:
    """The Loudmouth and the Coward, as something to choose."""
    return CardFace(
        f"dice/card_{kind}",
        f"dice/role_{kind}",
        title=scene.speaker.text(f"dice.{kind}"),
        kind=scene.speaker.text("dice_table.saloon_die"),
        text=scene.speaker.text(f"dice_table.die_{kind}"),
    )
