"""Two signs beside the posters: open this table on the network, or sit down at somebody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...table.theme import NIGHT, Theme, colour, slab
from .icons import sign
from .lettering import set_lines
from .plate import letter_plate, paint_chain, paint_plate
from .poster_art import paint_ring

if TYPE_CHECKING:
    from ...words.speaker import Speaker

WIDE = 8.6
"""Reading sizes a sign is wide, where the window has room for that."""
SHARE = 0.125
"""Of the window's width, at most."""


class HangingSign(QAbstractButton):
    """A wooden plate on two chains. `hook` is how far above the plate the chains begin."""

    def __init__(self, picture: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = picture
        self.theme: Theme = NIGHT
        self.pixels = 15.0
        self.hook = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def plate(self) -> QRectF:
        edge = self.pixels * 0.35
        return QRectF(self.rect()).adjusted(edge, self.hook, -edge, -edge * 1.4)

    def sizeHint(self) -> QSize:
        return QSize(96, 64)  # still to be read

    def lettering(self) -> float:
        """The size of type on the plate."""
        return set_lines(self.text(), self._words().width(), self._words().height(), slab, self.pixels * 1.5)[0]

    def _words(self) -> QRectF:
        plate = self.plate()
        inset = self.pixels * 0.62
        tall = plate.height() > self.pixels * 5.2
        return plate.adjusted(inset, inset * (3.9 if tall else 0.9), -inset, -inset * 0.9)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate, unit = self.plate(), self.pixels
        for x in (plate.left() + plate.width() * 0.16, plate.right() - plate.width() * 0.16):
            paint_chain(painter, QPointF(x, 0), QPointF(x, plate.top() + unit * 0.3), unit)
        warm = self.underMouse() or self.hasFocus()
        paint_plate(painter, plate, self.theme, unit, warm=warm)
        words = self._words()
        if words.top() - plate.top() > unit * 1.5:
            size = round(unit * 1.75)
            tint = NIGHT.brass_light if self.theme.name == "night" else "#3a1f0d"
            small = sign(self.picture, size, self.devicePixelRatioF(), tint)
            painter.drawPixmap(QPointF(plate.center().x() - size / 2, plate.top() + unit * 0.7), small)
        letter_plate(painter, self.text(), words, self.theme, unit, unit * 1.5)
        if self.isDown():
            painter.fillRect(plate, colour("#000000", 50))
        if self.hasFocus():
            paint_ring(painter, plate, max(unit * 0.14, 2.0), self.theme)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.click()
        else:
            super().keyPressEvent(event)


class Signs(QWidget):
    """One under the other, from the top of the wall."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.host = HangingSign("guest", self)
        self.join = HangingSign("friend", self)
        self._unit = 15.0

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._unit = unit
        for one in (self.host, self.join):
            one.theme = theme
        self._hang()

    def retranslate(self, speaker: Speaker) -> None:
        for name, one in (("host", self.host), ("join", self.join)):
            one.setText(speaker.text(f"lobby.{name}"))
            one.setToolTip(speaker.text(f"lobby.{name}_tip"))
            one.setAccessibleName(one.text())
            one.setAccessibleDescription(one.toolTip())
            one.update()

    def width_wanted(self, window: int) -> int:
        return round(min(self._unit * WIDE, window * SHARE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hang()

    def _hang(self) -> None:
        width, height = self.width(), self.height()
        unit = min(self._unit, width / WIDE)
        hook = round(min(unit * 1.7, height * 0.07))
        tall = int(min(unit * 7.2, height / 2 - hook))
        top = max((height - 2 * (tall + hook)) // 3, 0)
        for one in (self.host, self.join):
            one.pixels = unit
            one.update()
        self.host.hook, self.join.hook = hook + top, hook + round(unit * 0.5)
        self.host.setGeometry(0, 0, width, top + hook + tall)
        # The lower one hangs from behind the upper one.
        self.join.setGeometry(0, top + hook + tall - round(unit * 0.5), width, hook + tall + round(unit * 0.5))
        self.host.raise_()
