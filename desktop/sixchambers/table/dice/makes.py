"""What the dice look like."""

from __future__ import annotations

from ...games.dice.data import (
    ARROW,
    BASE,
    BEER,
    BROKEN_ARROW,
    BULLET,
    COWARD,
    DOUBLE_BEER,
    DOUBLE_GATLING,
    DOUBLE_ONE,
    DOUBLE_TWO,
    DYNAMITE,
    FACES,
    GATLING,
    LOUDMOUTH,
    ONE,
    TWO,
)
from ..die import Make

COLOURS = {BASE: ("#fdf6e4", "#a98f5f"), LOUDMOUTH: ("#b5342b", "#3f0b09"), COWARD: ("#5c8cbb", "#172c42")}

MAKES = {
    kind: Make(*COLOURS[kind], tuple(f"dice/sym_{kind}_{face}" for face in faces)) for kind, faces in FACES.items()
}

ORDER = (
    DYNAMITE,
    ARROW,
    BROKEN_ARROW,
    BULLET,
    ONE,
    DOUBLE_ONE,
    TWO,
    DOUBLE_TWO,
    BEER,
    DOUBLE_BEER,
    GATLING,
    DOUBLE_GATLING,
)
"""Dice that have settled lie in this order, from left to right."""


def face_number(kind: str, face: str) -> int:
    return FACES[kind].index(face)


def tile(kind: str, face: str) -> str:
    """The face lying flat, as a sign."""
    return f"dice/face_{kind}_{face}"
