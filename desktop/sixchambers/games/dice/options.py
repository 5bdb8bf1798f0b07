"""The switches of the game: each Old Saloon module by itself, in any combination."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...engine.message import Message, message
from .data import LEAST_PLAYERS


class DiceOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The base game is all of them off."""

    # Module 1: the Loudmouth and the Coward.
    saloon_dice: bool = False
    # Module 2: the Indian Chief's Arrow.
    chiefs_arrow: bool = False
    # Module 3: special roles only, or mixed with the normal ones. From four players.
    special_roles: Literal["off", "special", "mixed"] = "off"
    # Module 4: eight new characters, each only with the modules it needs.
    new_characters: bool = False
    # Module 5: the first to be eliminated haunts the others. From five players.
    ghost: bool = False
    # The first throw of a turn happens by itself where there is nothing to decide before it, or always by hand.
    throw: Literal["auto", "hand"] = "auto"
    # The deduction notebook: the role probabilities that follow from what a seat knows.
    notebook: bool = False


def why_not(options: DiceOptions, seats: int) -> Message | None:
    """Why these modules cannot be played by so few."""
    if options.special_roles != "off" and seats < LEAST_PLAYERS["special_roles"]:
        return message("dice.too_few_for_special_roles", n=LEAST_PLAYERS["special_roles"])
    if options.ghost and seats < LEAST_PLAYERS["ghost"]:
        return message("dice.too_few_for_ghost", n=LEAST_PLAYERS["ghost"])
    return None
