"""What cards and gangs are called, and what they do in a sentence."""

from __future__ import annotations

from ...engine.message import Message, Thing, message


def card_name(card: str) -> Thing:
    return Thing(f"slap.card_{card}")


def card_text(card: str) -> Message:
    """What this card wants from everybody."""
    return message(f"slap.text_{card}")


def gang_name(gang: str) -> Thing:
    return Thing(f"slap.gang_{gang}")


def gang_text(gang: str) -> Message:
    """What this gang can do."""
    return message(f"slap.text_{gang}")


def ruling_text(ruling: str) -> Message:
    """Why a press did nothing."""
    return message(f"slap.ruling_{ruling}")
