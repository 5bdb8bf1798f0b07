"""One poster: the drawing, its title, the part that moves, and the states a button has."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...table import motion
from ...table.theme import NIGHT, Theme, colour
from .facts import BREATHS, POSTER, SIGNATURES
from .poster_art import (
    LEAST,
    letter,
    paint_frame,
    paint_plain,
    paint_ring,
    paint_shadow,
    paint_tick,
    ribbon,
    ribbon_field,
)

BLEED = 0.055
"""Room round the poster for its shadow, its frame and its lift, as a share of its width."""

DIMMED = 78
"""How dark a game is that is not at the table: clearly set back, still worth looking at."""


class Poster(QAbstractButton):
    """A game to choose. Shows a plain card until `draw` is called: the first frame must not wait for drawings."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.theme: Theme = NIGHT
        self.ready = True
        self._count = ""
        self._ribbon = ""
        self._reading = 15.0  # reading size in pixels
        self._time = 0.0
        self._raised = 0.0
        self._by_key = False
        self._picture: QPixmap | None = None
        self._signature: QPixmap | None = None
        self._banner: QPixmap | None = None
        self._lift: QVariantAnimation | None = None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    # what it shows

    def set_texts(self, title: str, count: str, ribbon: str) -> None:
        if (title, count, ribbon) == (self.text(), self._count, self._ribbon):
            return
        self.setText(title)
        self._count, self._ribbon = count, ribbon
        if self._picture is not None:
            self.draw()
        self.update()

    def set_ready(self, ready: bool) -> None:
        self.ready = ready

    def set_theme(self, theme: Theme, reading: float) -> None:
        self.theme = theme
        if reading != self._reading:
            self._reading = reading
            if self._picture is not None:
                self.draw()
        self.update()

    def _least(self) -> float:
        return max(LEAST, self._reading * 0.93)

    def set_chosen(self, chosen: bool, reduced: bool) -> None:
        if chosen == self.isChecked():
            return
        self.setChecked(chosen)
        if self._lift is not None:
            self._lift.stop()
        if reduced or not self.isVisible():
            self._set_raised(1.0 if chosen else 0.0)
            return
        self._lift = QVariantAnimation(self)
        self._lift.setDuration(motion.MOVE)
        self._lift.setEasingCurve(motion.OUT)
        self._lift.setStartValue(self._raised)
        self._lift.setEndValue(1.0 if chosen else 0.0)
        self._lift.valueChanged.connect(self._set_raised)
        self._lift.start(QVariantAnimation.DeletionPolicy.KeepWhenStopped)

    def _set_raised(self, value: float) -> None:
        self._raised = value
        self.update()

    def set_time(self, seconds: float) -> None:
        """The signature as it lies so long after the lobby began to breathe."""
        self._time = seconds
        if self._signature is not None:
            self.update(self._moving_part())

    # geometry

    def sheet(self) -> QRectF:
        """Where the poster hangs now."""
        edge = self.width() / (1 + 2 * BLEED) * BLEED
        return QRectF(self.rect()).adjusted(edge, edge * 1.6, -edge, -edge * 0.9).translated(0, -edge * self._raised)

    def _scale(self) -> float:
        return self.sheet().width() / POSTER.width()

    def _placed(self, field: QRectF) -> QRectF:
        sheet, scale = self.sheet(), self._scale()
        return QRectF(
            sheet.x() + field.x() * scale, sheet.y() + field.y() * scale, field.width() * scale, field.height() * scale
        )

    def _moving_part(self) -> QRect:
        field = SIGNATURES[self.game]
        breath = BREATHS[self.game]
        tilt = math.sin(math.radians(breath.sway))
        dx = field.height() * max(breath.pivot, 1 - breath.pivot) * tilt + field.width() * breath.grow / 2 + 1
        dy = field.width() / 2 * tilt + field.height() * breath.grow / 2 + breath.bob + 1
        return self._placed(field.adjusted(-dx, -dy, dx, dy)).toAlignedRect().adjusted(-1, -1, 1, 1)

    def sizeHint(self) -> QSize:
        return QSize(96, 168)  # still to be recognised

    def needs_drawing(self) -> bool:
        return self._picture is None or self._picture.width() != round(self.sheet().width() * self.devicePixelRatioF())

    # drawing, once a size

    def draw(self) -> None:
        """Render the drawing at the size of now and letter it."""
        from ...table import art

        ratio = self.devicePixelRatioF()
        sheet = self.sheet()
        plain = art.pixmap(f"posters/{self.game}", sheet.width() * ratio, sheet.height() * ratio)
        picture = plain.copy()
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(picture.width() / POSTER.width(), picture.height() / POSTER.height())
        letter(painter, self.text(), self._count, self._scale(), self._reading)
        if not self.ready:
            painter.fillRect(POSTER, colour(NIGHT.room, DIMMED))
        painter.end()
        self._picture = picture

        field = self._placed(SIGNATURES[self.game])
        signature = art.pixmap(f"posters/{self.game}_signature", field.width() * ratio, field.height() * ratio)
        if not self.ready:
            signature = signature.copy()
            painter = QPainter(signature)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(signature.rect(), colour(NIGHT.room, DIMMED))
            painter.end()
        self._signature = signature
        self._banner = None if self.ready else ribbon(self._ribbon, self._scale(), ratio, self._least())
        self.update()

    # painting, every time

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        sheet = self.sheet()
        if self._picture is None:
            paint_plain(painter, sheet, self.text(), self._scale())
        else:
            if not self._moving_part().contains(event.rect()):
                spread = sheet.width() * BLEED * (0.55 + 0.35 * self._raised)
                paint_shadow(painter, sheet, spread, self._raised)
            painter.drawPixmap(sheet, self._picture, QRectF(self._picture.rect()))
            self._paint_signature(painter)
            if self._banner is not None:
                place = self._placed(ribbon_field(self._ribbon, self._scale(), self._least()))
                painter.drawPixmap(place, self._banner, QRectF(self._banner.rect()))
        self._paint_state(painter, sheet)
        painter.end()

    def _paint_signature(self, painter: QPainter) -> None:
        assert self._signature is not None
        breath = BREATHS[self.game]
        field = self._placed(SIGNATURES[self.game])
        angle = self._time * math.tau / breath.period
        painter.save()
        painter.translate(field.center().x(), field.top() + field.height() * breath.pivot)
        painter.translate(0, math.sin(angle) * breath.bob * self._scale())
        painter.rotate(breath.turn * self._time % 360 + math.sin(angle) * breath.sway)
        size = 1 + breath.grow * math.sin(angle * 2)
        painter.scale(size, size)
        field.moveTo(-field.width() / 2, -field.height() * breath.pivot)
        painter.drawPixmap(field, self._signature, QRectF(self._signature.rect()))
        painter.restore()

    def _paint_state(self, painter: QPainter, sheet: QRectF) -> None:
        line = max(sheet.width() / 75, 2.0)
        if self.underMouse() and not self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(NIGHT.brass_light, 200), line * 0.8))
            painter.drawRoundedRect(sheet, 3, 3)
        if self.isChecked():
            paint_frame(painter, sheet, line)
            r = max(sheet.width() * 0.072, 11.0)
            paint_tick(painter, QPointF(sheet.center().x(), sheet.bottom()), r)
        if self.isDown():
            painter.fillRect(sheet, colour("#000000", 50))
        if self.hasFocus() and self._by_key:
            paint_ring(painter, sheet, line, self.theme)

    # behaviour

    def nextCheckState(self) -> None:
        """The row decides who is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._by_key:
            self._by_key = True
            self.update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.ignore()
            else:
                self.click()
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # the row moves on
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is for those who came by key; a fresh window or a click shows none."""
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
