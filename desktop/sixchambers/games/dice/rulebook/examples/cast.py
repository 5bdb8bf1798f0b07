"""Who sits at the tables of the examples, unless somebody else is needed: nobody whose ability would get in the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FIVE = ("Ida", "Clem", "Rosa", "Buck", "Nelly")
"""Sheriff, Deputy, two Outlaws and a Renegade, in this order."""

BY_HAND = {"throw": "hand"}
"""The table is seen at rest before the first throw."""

CAST = {
    "Ida.character": "paul_regret",
    "Clem.character": "lucky_duke",
    "Rosa.character": "rose_doolan",
    "Buck.character": "willy_the_kid",
    "Nelly.character": "black_jack",
}


def table(**said: Any) -> Mapping[str, Any]:
    """The usual five, with what lies differently: `Ida_life=3`."""
    return {**CAST, **{key.replace("_", ".", 1) if key[0].isupper() else key: value for key, value in said.items()}}
