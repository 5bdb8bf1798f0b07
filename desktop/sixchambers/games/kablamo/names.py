"""What bullets are called, and what they do in a sentence: for the log, the table and whoever points at one."""

from __future__ import annotations

from ...engine.message import Message, Thing, message
from .box import KIND_OF


def kind_name(kind: str) -> Thing:
    return Thing(f"kablamo.bullet_{kind}")


def kind_text(kind: str) -> Message:
    """What this kind of bullet does."""
    return message(f"kablamo.text_{kind}")


def bullet_name(face: int) -> Thing:
    return kind_name(KIND_OF[face])
