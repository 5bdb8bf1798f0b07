"""What a "draw!" is about and which suits decide it, as small medals beside the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from ..labels import Tag
from ..medal import Medal
from .cards import sign_of

if TYPE_CHECKING:
    from .scene import BangScene

DECIDING = {
    "dynamite": ("spades",),
    "don_bell": ("hearts", "diamonds"),
    "rhum": ("spades", "hearts", "diamonds", "clubs"),
}
"""The suits that matter; hearts wherever nothing else is said."""
RANKS = {"dynamite": "2–9"}


def legend(scene: BangScene, what: str, spot: QPointF) -> list[QGraphicsItem]:
    """Made, but not on the table yet."""
    suits = DECIDING.get(what, ("hearts",))
    signs = [(sign_of(what), spot + QPointF(0, -46), 128.0)]
    for number, suit in enumerate(suits):
        aside = (number - (len(suits) - 1) / 2) * 60
        signs.append((f"bang/suit_{suit}", spot + QPointF(aside, 52), 58.0))
    made: list[QGraphicsItem] = []
    for drawing, place, size in signs:
        if drawing:
            medal = Medal(scene, drawing, size)
            medal.setPos(place)
            made.append(medal)
    if what in RANKS:
        tag = Tag(28)
        tag.set_text(RANKS[what])
        tag.setPos(spot + QPointF(0, 98))
        made.append(tag)
    return made
