"""The machines at a table: who is there, how good the link is, and the host's way to end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from ...lan.company import quality
from ...table.labels import plain_tip
from ..dialogs import sure
from ..widgets import named
from .link_bars import LinkBars
from .small import Elided, SignButton, plain_label

if TYPE_CHECKING:
    from ...lan.messages import Room, Visitor
    from ...words.speaker import Speaker

HOST = 0
"""The host is no visitor, but it has a row, too."""


def gone_for(speaker: Speaker, left: int) -> str:
    """Somebody is gone, and so many seconds are left to come back."""
    return speaker.say("network.gone_for", left=f"{left // 60}:{left % 60:02}")


class MachineRow(QWidget):
    """One machine."""

    def __init__(self) -> None:
        super().__init__()
        self.bars = LinkBars()
        self.name = Elided("machine")
        self.what = Elided("small")
        self.skip = SignButton("bot")
        self.kick = SignButton("close")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 2, 2)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.bars, 0, 0, 2, 1)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.what, 1, 1)
        grid.addWidget(self.skip, 0, 2, 2, 1)
        grid.addWidget(self.kick, 0, 3, 2, 1)
        self.skip.hide()
        self.kick.hide()

    def tell(self, speaker: Speaker, name: str, what: str, link: int | None, there: bool) -> None:
        self.bars.show_link(link, there)
        self.name.show_text(name)
        self.what.show_text(what)
        self.bars.setToolTip(plain_tip(what))
        self.setAccessibleName(speaker.say("network.machine_told", name=name, what=what))


class GuestsList(QWidget):
    """`manages`: the people here may send guests away, and need not wait for those who are gone."""

    kick = Signal(int)
    skip = Signal(int)

    def __init__(self, speaker: Speaker, manages: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self.manages = manages
        self.rows: dict[int, MachineRow] = {}
        self._speaker = speaker
        self._shown: tuple[Room, int, int | None] | None = None
        self._alone = plain_label("small", wrap=True)
        sheet = QWidget()
        self._column = QVBoxLayout(sheet)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self._alone)
        self._column.addStretch(1)
        scroll = named(QScrollArea(), "clear")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(sheet)
        around = QVBoxLayout(self)
        around.setContentsMargins(6, 6, 6, 6)
        around.addWidget(scroll)
        self.retranslate(speaker)

    def show_room(self, room: Room, number: int = 0, delay: int | None = None) -> None:
        """`number` is this machine among the visitors, `delay` what it measured itself."""
        self._shown = (room, number, delay)
        here = {HOST, *(visitor.guest for visitor in room.visitors)}
        for gone in [one for one in self.rows if one not in here]:
            row = self.rows.pop(gone)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._tell_host(self._row(HOST), room, number, delay)
        for visitor in room.visitors:
            self._tell(self._row(visitor.guest), room, visitor, number)
        self._alone.setVisible(not room.visitors)

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("network.who_is_there"))
        self._alone.setText(speaker.text("network.nobody_there"))
        if self._shown is not None:
            self.show_room(*self._shown)

    # --- rows --------------------------------------------------------------------------------------------------

    def _row(self, number: int) -> MachineRow:
        if number not in self.rows:
            row = MachineRow()
            row.kick.clicked.connect(lambda: self._ask_to_kick(number))
            row.skip.clicked.connect(lambda: self.skip.emit(number))
            self._column.insertWidget(len(self.rows), row)
            self.rows[number] = row
        return self.rows[number]

    def _tell_host(self, row: MachineRow, room: Room, number: int, delay: int | None) -> None:
        names = ", ".join(chair.name for chair in room.chairs if chair.kind == "here") or room.name
        name = self._speaker.say("network.host_machine", name=names)
        if number == HOST:  # no link to oneself
            row.tell(self._speaker, name, "", None, True)
            row.bars.hide()
            row.what.hide()
        else:
            row.tell(self._speaker, name, self._link(delay, True), quality(delay), True)

    def _tell(self, row: MachineRow, room: Room, visitor: Visitor, number: int) -> None:
        say = self._speaker
        name = visitor.name
        if visitor.guest == number:
            name = say.say("network.this_machine", name=name)
        parts = [self._link(visitor.delay, visitor.there)]
        left = max((chair.left for chair in room.chairs if chair.guest == visitor.guest), default=0)
        if not visitor.there and left:
            parts = [gone_for(say, left)]
        if visitor.watching:
            parts.insert(0, say.text("network.watches"))
        row.tell(say, name, " · ".join(parts), quality(visitor.delay), visitor.there)
        row.kick.setVisible(self.manages)
        row.kick.tell(f"{say.text('network.kick')}: {visitor.name}", say.say("network.kick_tip", name=visitor.name))
        row.skip.setVisible(self.manages and room.playing and not visitor.there and left > 0)
        row.skip.tell(f"{say.text('network.skip')}: {visitor.name}", say.say("network.skip_tip", name=visitor.name))

    def _link(self, delay: int | None, there: bool) -> str:
        say = self._speaker
        if not there:
            return say.text("network.link_0")
        if delay is None:
            return say.text("network.link_unknown")
        return f"{say.say('network.delay', delay=delay)}, {say.text(f'network.link_{quality(delay)}')}"

    def _ask_to_kick(self, number: int) -> None:
        room = self._shown[0] if self._shown is not None else None
        name = next((one.name for one in room.visitors if one.guest == number), "") if room is not None else ""
        texts = ("network.kick_title", "network.kick_text", "network.kick", "network.cancel")
        if sure(self.window(), self._speaker, *texts, name=name):
            self.kick.emit(number)
