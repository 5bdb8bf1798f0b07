"""The tables that were found on the network, as notices on a wall, and a slip to write an address on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from ...lan.discovery import Found
from ...lan.link.handshake import PROTOCOL
from ...table import art
from ...table.backdrop import INLAYS
from ...table.labels import plain_tip
from ...table.theme import NIGHT, Theme, colour, sans, slab
from ..lobby.facts import SEATS, SIGNATURES, title
from ..lobby.lettering import fitted
from ..lobby.poster_art import paint_frame, paint_ring, paint_tick
from ..result.paper import FAINT_INK, INK, paper_of, sheet
from .small import plain_label

if TYPE_CHECKING:
    from ...words.speaker import Speaker

SEED = 23
TALL = 5.4
"""Reading sizes a notice is tall."""
LEAST = 13.0


def state_of(speaker: Speaker, found: Found) -> str:
    """What one can do at this table."""
    here = found.here
    if here.protocol != PROTOCOL:
        return speaker.text("network.newer_table" if here.protocol > PROTOCOL else "network.older_table")
    if here.game not in SEATS:
        return speaker.text("network.unknown_game")
    if here.playing:
        return speaker.text("network.playing")
    return speaker.text("network.free_chairs", here.free) if here.free else speaker.text("network.no_free_chair")


class TableRow(QAbstractButton):
    """One table: the game's own colour and sign, its name, and whether there is a chair."""

    stepped = Signal(int)
    """To the next table, or the one before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Found | None = None
        self.theme: Theme = NIGHT
        self.pixels = 15.0
        self.game = ""
        self.state = ""
        self._by_key = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_table(self, speaker: Speaker, found: Found, chosen: bool) -> None:
        self.found = found
        known = found.here.game in SEATS
        self.game = title(speaker, found.here.game) if known else ""
        self.state = state_of(speaker, found)
        self.setText(found.here.name)
        self.setChecked(chosen)
        told = "network.table_row_chosen" if chosen else "network.table_row"
        self.setAccessibleName(speaker.say(told, name=found.here.name, game=self.game, state=self.state))
        self.setToolTip(plain_tip(f"{found.here.name} · {found.address}:{found.port}"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.pixels * 14), round(self.pixels * TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.pixels * 10), round(self.pixels * TALL))

    def nextCheckState(self) -> None:
        """The list decides who is chosen."""

    # --- painting ----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = self.pixels
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, sheet(self.width(), self.height(), ratio, unit, SEED, False))
        paper = paper_of(QRectF(self.rect()), unit)
        if self.underMouse() and not self.isChecked():
            painter.fillRect(paper, colour("#fffdf6", 90))
        side = paper.height() - unit * 0.7
        emblem = QRectF(paper.left() + unit * 0.45, paper.top() + unit * 0.35, side, side)
        self._paint_emblem(painter, emblem, ratio)
        words = paper.adjusted(side + unit * 1.2, unit * 0.35, -unit * (3.0 if self.isChecked() else 0.8), -unit * 0.4)
        self._write(painter, words)
        line = max(unit * 0.13, 2.0)
        if self.isChecked():
            paint_frame(painter, paper, line)
            paint_tick(painter, QPointF(paper.right() - unit * 1.6, paper.center().y()), unit * 0.95)
        if self.isDown():
            painter.fillRect(paper, colour("#000000", 40))
        if self.hasFocus() and self._by_key:
            paint_ring(painter, paper.adjusted(4, 4, -4, -4), line, self.theme)
        painter.end()

    def _paint_emblem(self, painter: QPainter, field: QRectF, ratio: float) -> None:
        game = self.found.here.game if self.found is not None else ""
        inlay = INLAYS.get(game)
        shape = QPainterPath()
        shape.addRoundedRect(field, self.pixels * 0.35, self.pixels * 0.35)
        painter.fillPath(shape, QColor(inlay.light if inlay else NIGHT.gunmetal))
        painter.strokePath(shape, QPen(QColor(NIGHT.brass), max(self.pixels * 0.1, 1.2)))
        own = SIGNATURES.get(game)
        if own is None:
            painter.setPen(colour(NIGHT.bone))
            painter.setFont(slab(field.height() * 0.6))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, "?")
            return
        scale = field.width() * 0.86 / max(own.width(), own.height())
        size = own.size() * scale
        picture = art.pixmap(f"posters/{game}_signature", size.width() * ratio, size.height() * ratio)
        place = QRectF(field.center() - QPointF(size.width(), size.height()) / 2, size)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _write(self, painter: QPainter, field: QRectF) -> None:
        upper = QRectF(field.left(), field.top(), field.width(), field.height() * 0.54)
        lower = QRectF(field.left(), upper.bottom(), field.width(), field.height() * 0.46)
        painter.setPen(QColor(INK))
        _draw(painter, upper, self.text(), fitted(self.text(), upper.width(), slab, self.pixels * 1.35, LEAST))
        told = f"{self.game} · {self.state}" if self.game else self.state
        painter.setPen(QColor(FAINT_INK))
        _draw(painter, lower, told, fitted(told, lower.width(), sans, self.pixels, LEAST))

    # --- keys --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_key = True
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)


class AddressSlip(QWidget):
    """A slip of paper for an address. Who writes on it has chosen it."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.pixels = 15.0
        self.checked = False
        self.label = plain_label()
        self.field = QLineEdit()
        self.field.setObjectName("address")
        self.field.setMaxLength(120)
        self.field.textEdited.connect(lambda _: self.chosen.emit())
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.label)
        self._row.addWidget(self.field, 1)

    def set_unit(self, unit: float) -> None:
        self.pixels = unit
        edge = round(unit * 1.1)
        self._row.setContentsMargins(edge, round(unit * 0.7), edge, round(unit * 1.2))
        self._row.setSpacing(round(unit * 0.6))
        self._make_room()

    def set_checked(self, checked: bool) -> None:
        self.checked = checked
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """For the tick."""
        edges = self._row.contentsMargins()
        edges.setRight(round(self.pixels * (3.4 if self.checked else 1.1)))
        self._row.setContentsMargins(edges)

    def retranslate(self, speaker: Speaker) -> None:
        self.label.setText(speaker.text("network.by_address"))
        self.field.setPlaceholderText(speaker.text("network.address_hint"))
        self.field.setAccessibleName(speaker.text("network.by_address"))
        self.field.setToolTip(speaker.text("network.address_tip"))
        self.field.setAccessibleDescription(self.field.toolTip())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.pixels
        painter.drawPixmap(0, 0, sheet(self.width(), self.height(), self.devicePixelRatioF(), unit, SEED, False))
        paper = paper_of(QRectF(self.rect()), unit)
        if self.checked:
            paint_frame(painter, paper, max(unit * 0.13, 2.0))
            paint_tick(painter, QPointF(paper.right() - unit * 1.6, paper.center().y()), unit * 0.95)
        painter.end()


def _draw(painter: QPainter, field: QRectF, text: str, font: QFont) -> None:
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, field.width())
    painter.drawText(field, Qt.AlignmentFlag.AlignVCenter, shown)
