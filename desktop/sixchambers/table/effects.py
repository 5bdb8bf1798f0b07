"""What passes over a table: big words, smoke, flashes, small numbers. All of it is gone when the table is at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from .animate import call, change, fade, glide, pause, sequence, together
from .labels import BigWord, Tag
from .line import Line, shortened
from .motion import BANNER, FLASH, MOVE, SMOKE
from .piece import Piece

if TYPE_CHECKING:
    from .scene import GameScene

PUFF = 300.0


class Effects:
    """The means by which games show their events."""

    def __init__(self, scene: GameScene) -> None:
        self.stage = scene
        self.passing: list[QGraphicsItem] = []

    def clear(self) -> None:
        for item in self.passing:
            if item.scene() is not None:
                self.stage.scene().removeItem(item)
        self.passing.clear()

    def ms(self, duration: int) -> int:
        return self.stage.pace.ms(duration)

    def pass_by(self, item: QGraphicsItem, z: float) -> None:
        """Something that is here only for a moment."""
        self.stage.add(item, z)
        self.passing.append(item)

    def stage_middle(self) -> QPointF:
        """Where big words stand."""
        return self.stage.middle

    def banner(
        self, text: str, ink: str, pixels: float = 74.0, stay: int = BANNER, lift: float = 20.0
    ) -> QAbstractAnimation:
        """A big word over the middle, for a moment."""
        word = BigWord(text, pixels, ink, self.stage.density)
        room = self.stage.extent.width() * 0.8
        if word.boundingRect().width() > room:
            word.setScale(room / word.boundingRect().width())
        word.setPos(self.stage_middle() + QPointF(0, -lift))
        word.setOpacity(0.0)
        self.pass_by(word, 40)
        pace = self.stage.pace
        return sequence(
            fade(word, 1.0, pace, 120), pause(self.ms(stay)), fade(word, 0.0, pace, 180), call(lambda: word.hide())
        )

    def puff(self, drawing: str, width: float, height: float, spot: QPointF) -> Piece:
        """A drawing that is not to be seen yet."""
        puff = Piece(self.stage, drawing, width, height)
        puff.shadow = False
        puff.setOpacity(0.0)
        puff.setPos(spot)
        self.pass_by(puff, 30)
        return puff

    def flash(self, spot: QPointF, size: float) -> QAbstractAnimation:
        """Two frames of light; none where motion is reduced."""
        if self.stage.pace.reduced:
            return pause(0)
        light = self.puff("table/muzzle_flash", size, size, spot)
        return sequence(call(lambda: light.setOpacity(1.0)), pause(self.ms(FLASH)), call(lambda: light.hide()))

    def smoke(self, spot: QPointF, size: float = PUFF) -> QAbstractAnimation:
        """Three clouds that drift off."""
        pace = self.stage.pace
        if pace.reduced:
            return pause(0)
        drifting: list[QAbstractAnimation] = []
        for number, dx in ((1, -0.17), (2, 0.13), (3, 0.0)):
            puff = self.puff(f"table/smoke_{number}", size, size, spot + QPointF(dx * size, -size * 0.1))
            away = puff.pos() + QPointF((number - 2) * size * 0.24, -size * 0.5)
            drifting.append(
                sequence(
                    call(lambda puff=puff: puff.setOpacity(0.85)),  # type: ignore[misc]
                    together(glide(puff, away, pace, scale=1.5, duration=SMOKE), fade(puff, 0.0, pace, SMOKE)),
                )
            )
        return together(*drifting)

    def number(self, text: str, spot: QPointF, ink: str, pixels: float = 40.0) -> QAbstractAnimation:
        """A small text that rises and fades: two lives less, one more."""
        tag = Tag(pixels)
        tag.ink = ink
        tag.set_text(text)
        tag.setPos(spot)
        tag.setOpacity(0.0)
        self.pass_by(tag, 35)
        pace = self.stage.pace
        rise: list[QAbstractAnimation] = []
        if not pace.reduced:
            rise = [change(tag, "pos", spot + QPointF(0, -34), self.ms(MOVE * 3))]
        shown = sequence(
            fade(tag, 1.0, pace, 90), pause(self.ms(MOVE * 2)), fade(tag, 0.0, pace, 180), call(lambda: tag.hide())
        )
        return together(shown, *rise)

    def shot(
        self, start: QPointF, end: QPointF, ink: str, *, first: float = 0.0, last: float = 40.0
    ) -> QAbstractAnimation:
        """A line from here to there that is quick to come and slow to go."""
        line = Line(*shortened(start, end, first, last), ink)
        self.pass_by(line, 28)
        pace = self.stage.pace
        gone = sequence(pause(self.ms(MOVE)), fade(line, 0.0, pace, MOVE), call(lambda: line.hide()))
        if pace.reduced:
            return gone
        line.set_grown(0.0)
        return sequence(change(line, "grown", 1.0, self.ms(130)), gone)
