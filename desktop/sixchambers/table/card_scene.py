"""A table with cards to read: the zoom card, and maps and notebooks that have keys of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtGui import QKeyEvent

from ..engine.events import Event
from .card import Card
from .director import Beat
from .piece import Piece
from .scene import GameScene
from .zoom import Reading


class Keyed(Protocol):
    """Something laid over the table that listens to keys."""

    def key_pressed(self, event: QKeyEvent) -> bool: ...


class CardScene(GameScene):
    """What games with cards have in common: whatever lies open can be pointed at and read."""

    zoom: Reading
    showing: Any
    """How the game's events are shown."""

    def keyed(self) -> Sequence[Keyed]:
        """What listens to keys besides the zoom card."""
        return ()

    def point(self, piece: Piece, on: bool) -> None:
        super().point(piece, on)
        if isinstance(piece, Card) and hasattr(self, "asking"):
            self.zoom.point(piece if on else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if any(thing.key_pressed(event) for thing in (self.zoom, *self.keyed())):
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.zoom.key_released(event):
            event.accept()
            return
        super().keyReleaseEvent(event)

    def beats(self, event: Event) -> list[Beat]:
        beats: list[Beat] = self.showing.beats(event)
        return beats

    def remove(self, pieces: list[Any]) -> None:
        """Off the table with all of these."""
        for piece in pieces:
            if piece.scene() is not None:
                self.scene().removeItem(piece)
        pieces.clear()
