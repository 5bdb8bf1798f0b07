"""The notice on the wall of the waiting room: whose table it is, what is played, and how to find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from ...engine.naming import tidy
from ...table.labels import plain_tip
from ...table.theme import slab
from ..lobby.facts import title
from ..lobby.lettering import fitted
from ..lobby.rules import told
from ..result.paper import INK, sheet
from ..widgets import make_button, named
from .small import plain_label

if TYPE_CHECKING:
    from ...lan.messages import Room
    from ...words.speaker import Speaker

SEED = 5
LONGEST_NAME = 40
COPIED_MS = 2000


class TableName(QLineEdit):
    """The name of the table in wood type. Read, it is set to fit; while the host writes it is an ordinary field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("papername")
        self.setMaxLength(LONGEST_NAME)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.known = ""

    def show_name(self, name: str) -> None:
        self.known = name
        if not (self.hasFocus() and self.isModified()):
            self.setText(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus() and not self.isReadOnly():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        field = QRectF(self.rect()).adjusted(2, 0, -2, 0)
        font = fitted(self.text(), field.width(), slab, self.font().pixelSize(), 14)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, field.width())
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self.known)
            self.clearFocus()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.clearFocus()


class TableNotice(QWidget):
    """`renamed` carries a new name for the table."""

    renamed = Signal(str)

    def __init__(self, hosting: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.hosting = hosting
        self._unit = 15.0
        self._address = ""
        self._tight = False
        self.name = TableName()
        self.name.setReadOnly(not hosting)
        self.name.setFocusPolicy(Qt.FocusPolicy.StrongFocus if hosting else Qt.FocusPolicy.NoFocus)
        self.name.editingFinished.connect(self._rename)
        self.address_label = plain_label("small")
        self.address = plain_label("address")
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.others = plain_label("small", wrap=True)
        self.copy = make_button()
        self.copy.setAutoDefault(True)
        self.copy.clicked.connect(self._copy)
        self.game = plain_label("papergame", wrap=True)
        self.game.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rules = plain_label(wrap=True)
        self.firewall = plain_label("small", wrap=True)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_MS)
        self._copied.timeout.connect(self._name_copy)
        self._speaker: Speaker | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QWidget()
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.addWidget(self.name)
        column.addWidget(self.game)
        column.addWidget(self.rules)
        if self.hosting:
            row = QHBoxLayout()
            row.addWidget(self.address, 1)
            row.addWidget(self.copy)
            column.addSpacing(4)
            column.addWidget(self.address_label)
            column.addLayout(row)
            column.addWidget(self.others)
            column.addWidget(self.firewall)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(named(inside, "paper"))
        self._around = QVBoxLayout(self)
        self._around.addWidget(self._scroll, 1)

    def stops(self) -> list[QWidget]:
        """In the order of the Tab key."""
        return [self.name, self.copy] if self.hosting else []

    # --- what it says ------------------------------------------------------------------------------------------

    def show_room(self, speaker: Speaker, room: Room) -> None:
        self._speaker = speaker
        self.name.show_name(room.name)
        self.game.setText(title(speaker, room.game))
        hints = f"{speaker.text('lobby.hints')} – {speaker.text('words.yes' if room.hints else 'words.no')}"
        self.rules.setText("\n".join([*told(speaker, room.game, room.options, room.time_limit), hints]))

    def show_address(self, speaker: Speaker, addresses: list[str], port: int) -> None:
        """Where others find this table, the likeliest way first."""
        at = [f"{address}:{port}" for address in addresses]
        self._address = at[0] if at else ""
        self.address.setText(self._address)
        self.others.setText(speaker.say("network.also_at", addresses=", ".join(at[1:4])))
        self.others.setVisible(len(at) > 1)

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("network.notice"))
        self.name.setAccessibleName(speaker.text("network.table_name"))
        self.name.setToolTip(plain_tip(speaker.text("network.table_name_tip")) if self.hosting else "")
        self.address_label.setText(speaker.text("network.address"))
        self.copy.setToolTip(speaker.text("network.copy_tip"))
        self.copy.setAccessibleDescription(self.copy.toolTip())
        self.firewall.setText(speaker.text("network.firewall"))
        self._name_copy()

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self._column.setSpacing(round(unit * 0.35))
        self._set_edges()
        self.update()

    def set_tight(self, tight: bool) -> None:
        """On a small wall every line counts: less of an edge, and no nails in the way."""
        if tight != self._tight:
            self._tight = tight
            self._set_edges()
            self.update()

    def _set_edges(self) -> None:
        unit = self._unit
        side, top, bottom = (1.0, 0.55, 1.05) if self._tight else (1.5, 1.1, 1.5)
        self._around.setContentsMargins(round(unit * side), round(unit * top), round(unit * side), round(unit * bottom))

    # --- what it does ------------------------------------------------------------------------------------------

    def _rename(self) -> None:
        name = tidy(self.name.text(), LONGEST_NAME)
        if name and name != self.name.known:
            self.renamed.emit(name)
        else:
            self.name.setText(self.name.known)
        self.name.setModified(False)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._address)
        if self._speaker is not None:
            self.copy.setText(self._speaker.text("network.copied"))
            self.copy.setAccessibleName(self.copy.text())
            self._copied.start()

    def _name_copy(self) -> None:
        if self._speaker is not None:
            self.copy.setText(self._speaker.text("network.copy"))
            self.copy.setAccessibleName(self.copy.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio, nails = self.devicePixelRatioF(), not self._tight
        painter.drawPixmap(0, 0, sheet(self.width(), self.height(), ratio, self._unit, SEED, nails))
        painter.end()
