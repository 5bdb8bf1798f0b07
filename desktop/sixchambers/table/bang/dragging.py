"""Playing a card by dragging it: onto whom it is for, or simply over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ..picking.one import OnePicker
from ..picking.plays import ALONE
from ..picking.some import SomePicker
from .plays import BangPlayPicker

if TYPE_CHECKING:
    from ..piece import Piece
    from .scene import BangScene


class Dragging:
    """What a card in the air means, and what happens where it is let go."""

    def __init__(self, scene: BangScene) -> None:
        self.scene = scene
        self._over: Piece | None = None

    def drag(self, piece: Piece, phase: str, spot: QPointF) -> None:
        if phase == "lifted":
            self._lifted(piece)
        elif phase == "moved":
            self._moved(spot)
        else:
            self._dropped(piece, spot)

    def _lifted(self, piece: Piece) -> None:
        """Those it can be meant for are lit."""
        self.scene.zoom.close()
        picker = self.scene.asking.picker
        if isinstance(picker, BangPlayPicker) and not piece.chosen:
            piece.pressed.emit()

    def _moved(self, spot: QPointF) -> None:
        over = self._under(spot)
        if over is not self._over:
            for thing, shown in ((self._over, False), (over, True)):
                if thing is not None:
                    thing.set_shown(shown)
            self._over = over
            self.scene.hinted.emit(over.barred if over is not None else "")

    def _under(self, spot: QPointF) -> Piece | None:
        """What may be chosen, or not, where the card is: a seat, a card before it, a hand."""
        picker = self.scene.asking.picker
        if picker is None:
            return None
        for piece in picker.lit:
            inside = piece.mapFromScene(spot)
            if not getattr(piece, "dragging", False) and piece.isVisible() and piece.body().contains(inside):
                return piece if piece.lit or piece.barred else None
        return None

    def _dropped(self, piece: Piece, spot: QPointF) -> None:
        over, self._over = self._under(spot), None
        if over is not None:
            over.set_shown(False)
        picker = self.scene.asking.picker
        home = self._at_home(spot)
        if isinstance(picker, BangPlayPicker):
            self._play(picker, over, home)
        elif isinstance(picker, OnePicker) and not home:
            piece.pressed.emit()
            if piece.chosen:
                picker.confirm()
        elif isinstance(picker, SomePicker) and not home and not piece.chosen:
            piece.pressed.emit()

    def _play(self, picker: BangPlayPicker, over: Piece | None, home: bool) -> None:
        if over is not None and over in picker.lit and picker.slot in ("target", "way", ""):
            done = picker.slot == ""
            over.pressed.emit()  # a seat, a card, or the reason why not
            if not done and picker.slot == "" and picker.card is not None:
                picker.confirm()
        elif home:
            picker.act("clear")
        elif picker.slot == "" and (not picker.needs_target() or picker.target is ALONE):
            picker.confirm()

    def _at_home(self, spot: QPointF) -> bool:
        """Let go over one's own hand: nothing was meant."""
        hand = self.scene.chairs[self.scene.asking.seat].hand
        return spot.y() > hand.centre.y() - hand.width * 0.75
