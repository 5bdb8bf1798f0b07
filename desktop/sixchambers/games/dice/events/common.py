"""What events have in common."""

from __future__ import annotations

from ....engine.message import Thing

NOBODY = -1


def card(id: str) -> Thing:
    """A role card, a face, a die or a character as part of a sentence."""
    return Thing(f"dice.{id}")
