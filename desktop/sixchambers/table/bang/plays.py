"""Playing at this table: a card, then whom it is for, then what; each of them by a press on what lies there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from ..picking.plays import ALONE, PlayPicker

if TYPE_CHECKING:
    from ..piece import Piece
    from .asking import Asking


class BangPlayPicker(PlayPicker):
    """Other cards of the hand stay within reach while a target is chosen. What can be taken from somebody can be
    pressed at once: that names whom it is taken from."""

    at: Asking

    def open(self) -> None:
        super().open()
        slot = self.slot or self._last_slot()
        if slot != "card":
            self._light_cards()
        if slot == "target":
            self._light_loot()
        self.scene.aim(sorted(self.scene.targets, key=_reading_order))

    def _light_cards(self) -> None:
        """The chosen one is marked; another one can be taken instead."""
        for card in self.cards():
            piece = self.at.piece("card", card)
            if piece is not None and piece not in self.lit:
                self.light(piece, partial(self.pick, "card", card), lit=False, chosen=card == self.card)

    def _light_loot(self) -> None:
        for move in self._moves():
            for target in move.targets:
                for way in move.ways:
                    piece = self.at.loot(int(target), way)
                    if piece is not None and piece not in self.lit and self._meant("target", target):
                        self.light(piece, partial(self.take, target, way), lit=True)

    def take(self, target: Any, way: str) -> None:
        """From this one, this."""
        self.scene.sound("button")
        self.target, self.way = target, way
        self.changed()

    def needs_target(self) -> bool:
        return bool(self.targets())

    def aimed_at(self) -> int | None:
        """The seat it is meant for now."""
        return None if self.target in (None, ALONE) else int(self.target)


def _reading_order(piece: Piece) -> tuple[float, float]:
    """From the upper left to the lower right, in rows."""
    return round(piece.y() / 140), piece.x()
