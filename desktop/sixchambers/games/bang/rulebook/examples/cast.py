"""Who sits at the tables of the examples: strangers without a gift, unless somebody else is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FIVE = ("Ida", "Clem", "Rosa", "Buck", "Nelly")
"""Sheriff, Renegade, two Outlaws and a Deputy, in this order."""

THREE = ("Ida", "Clem", "Rosa")
"""Deputy, Outlaw and Renegade."""

PLAIN = {"gold_rush": False, "shadows": False}
GOLD = {"gold_rush": True, "shadows": True}


def table(**said: Any) -> Mapping[str, Any]:
    """What lies on the table: `Ida_life=3`, `deck=["bang"]`."""
    return {key.replace("_", ".", 1) if key[0].isupper() else key: value for key, value in said.items()}
