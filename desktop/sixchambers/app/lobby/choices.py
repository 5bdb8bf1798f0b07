"""What stands on a place card: the name and the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMenu, QWidget

from ...engine.naming import NAME_LENGTH
from ...table.theme import NIGHT, Theme, colour, sans
from .icons import icon, sign
from .lettering import fitted

INK = NIGHT.ink
LEAST = 13.0
"""Reading size is never smaller."""


def bold(pixels: float) -> QFont:
    return sans(pixels, QFont.Weight.DemiBold)


class Choice(NamedTuple):
    """One kind of player as the menu offers it."""

    kind: str
    text: str
    sign: str
    open: bool = True
    tip: str = ""


def paint_focus(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """The double ring of the keyboard."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(NIGHT.room), 2))
    painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 4, 4)
    painter.setPen(QPen(QColor("#1f7fc4" if theme.name == "night" else theme.focus), 2))
    painter.drawRoundedRect(field.adjusted(2.5, 2.5, -2.5, -2.5), 3, 3)


class NameEdit(QLineEdit):
    """A name in ink. Read, it is set to fit the card; while somebody writes it is an ordinary field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("placename")
        self.setMaxLength(NAME_LENGTH)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.pixels = 15.0
        self.known = ""

    def show_name(self, name: str) -> None:
        self.known = name
        if self.text() != name:
            self.setText(name)

    def sizeHint(self) -> QSize:
        return QSize(round(self.pixels * 6), round(self.pixels * 1.8))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        field = QRectF(self.rect()).adjusted(3, 0, -3, 0)
        font = fitted(self.text(), field.width(), bold, self.pixels * 1.12, LEAST)
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, field.width())
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, shown)
        if self.underMouse():
            painter.setPen(QPen(colour(INK, 120), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(6, self.height() - 3.5), QPointF(self.width() - 6, self.height() - 3.5))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self.known:
            self.setText(self.known)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.selectAll()


class KindButton(QAbstractButton):
    """Who plays here. A press opens the choices; up and down go through them."""

    picked = Signal(str)

    def __init__(self, parent: QWidget, choices: Callable[[], list[Choice]]) -> None:
        super().__init__(parent)
        self.choices = choices
        self.kind = ""
        self.long = ""
        self.wordy = False  # there is room for the long text on every card
        self.type_size = 15.0
        self.sign = ""
        self.pixels = 15.0
        self.theme: Theme = NIGHT
        self.fixed = False  # only to be read, by eye or ear
        self.steps = True  # up and down choose at once; else they open the menu
        self.menu: QMenu | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.open_menu)

    def show_kind(self, kind: str, short: str, long: str, sign: str) -> None:
        self.kind, self.long, self.sign = kind, long, sign
        self.setText(short)
        self.update()

    def sizeHint(self) -> QSize:
        """What the short text needs at the smallest size, without the sign."""
        return QSize(round(self._least_words() + self._arrow_room()), round(self.pixels * 1.7))

    def largest_type(self, wordy: bool) -> int:
        """The size at which the text fits; all cards at a table take the smallest of theirs."""
        text = self.long if wordy else self.text()
        return fitted(text, self.width() - self._sides(), sans, self.pixels, 1).pixelSize()

    def _least_words(self) -> float:
        return QFontMetricsF(sans(LEAST)).horizontalAdvance(self.text())

    def _sides(self) -> float:
        return self._icon_room() + self._arrow_room()

    def _arrow_room(self) -> float:
        return self.pixels * 0.85 + 6

    def _icon_room(self) -> float:
        """The sign before the words shrinks on a narrow card, and is left out where it would be a smudge."""
        left = self.width() - self._least_words() - self._arrow_room()
        room = min(self.pixels * 1.25 + 4, left)
        return room if room >= LEAST + 4 else 0.0

    def open_menu(self) -> None:
        """The choices in full sentences."""
        if self.fixed:
            return
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in self.choices():
            action = QAction(choice.text, menu)
            action.setEnabled(choice.open)
            action.setToolTip(choice.tip or choice.text)
            ratio = self.devicePixelRatioF()
            tint = self.theme.text if choice.open else self.theme.faint
            action.setIcon(icon(choice.sign, round(self.pixels * 1.2), ratio, tint))
            action.triggered.connect(lambda _=False, kind=choice.kind: self.picked.emit(kind))
            menu.addAction(action)
            if choice.kind == self.kind:
                font = action.font()
                font.setBold(True)
                action.setFont(font)
                menu.setActiveAction(action)
        menu.destroyed.connect(self._menu_gone)
        self.menu = menu
        # Above the button if there is no room below it.
        below = self.mapToGlobal(QPoint(0, self.height()))
        screen = self.screen().availableGeometry()
        tall = menu.sizeHint().height()
        menu.popup(below if below.y() + tall <= screen.bottom() else self.mapToGlobal(QPoint(0, -tall)))

    def _menu_gone(self) -> None:
        self.menu = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        if not self.steps:
            self.open_menu()
            return
        kinds = [choice.kind for choice in self.choices() if choice.open and choice.kind]
        if self.kind in kinds:
            self.picked.emit(kinds[(kinds.index(self.kind) + step) % len(kinds)])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect())
        if (self.underMouse() or self.isDown()) and not self.fixed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#c79a4b", 110 if self.isDown() else 70))
            painter.drawRoundedRect(field.adjusted(2, 2, -2, -2), 4, 4)
        text = self.long if self.wordy else self.text()
        font = sans(max(self.type_size, LEAST))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        left = (field.width() - wide - self._sides()) / 2 + 1
        size = round((self._icon_room() - 4) * 0.96)
        small = sign(self.sign, size, self.devicePixelRatioF(), INK) if size > 0 else QPixmap()
        if not small.isNull():
            top = (field.height() - small.deviceIndependentSize().height()) / 2
            painter.drawPixmap(QPointF(left, top), small)
        left += self._icon_room()
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(QRectF(left, 0, wide + 2, field.height()), Qt.AlignmentFlag.AlignVCenter, text)
        if not self.fixed:
            self._paint_arrow(painter, field, left + wide + self.pixels * 0.35)
        if self.hasFocus():
            paint_focus(painter, field, self.theme)
        painter.end()

    def _paint_arrow(self, painter: QPainter, field: QRectF, left: float) -> None:
        middle, half = field.center().y() + 1, self.pixels * 0.22
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(INK, 190))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(left, middle - half),
                    QPointF(left + 2 * half, middle - half),
                    QPointF(left + half, middle + half),
                ]
            )
        )
