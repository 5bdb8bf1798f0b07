"""Which table? One of those that were found, or one at an address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ...lan.discovery import Found, Lookout
from ...table.theme import Theme
from ..widgets import named
from .found_tables import AddressSlip, TableRow
from .placard import Turning
from .small import plain_label

if TYPE_CHECKING:
    from ...words.speaker import Speaker

ADDRESS = "address"
"""Chosen is what stands on the slip."""
PATIENCE_MS = 4000
"""So long without a table, and one wonders why."""


class TableList(QWidget):
    """`picked` after somebody chose; tables come and go without anybody's doing."""

    picked = Signal()

    def __init__(
        self, speaker: Speaker, lookout: Lookout, reduced: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self.lookout = lookout
        self.rows: dict[str, TableRow] = {}
        self.chosen = ""
        self._speaker = speaker
        self._theme: Theme | None = None
        self._unit = 15.0
        self.waiting = QWidget()
        self.turning = Turning(self.waiting, 4.2)
        self.nothing = plain_label("onwall", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.turning.reduced = reduced
        lonely = QVBoxLayout(self.waiting)
        lonely.addStretch(2)
        lonely.addWidget(self.turning, 0, Qt.AlignmentFlag.AlignHCenter)
        lonely.addWidget(self.nothing)
        lonely.addStretch(3)
        self.slip = AddressSlip()
        self.slip.chosen.connect(lambda: self.choose(ADDRESS))
        sheet = QWidget()
        self._column = QVBoxLayout(sheet)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._scroll = named(QScrollArea(), "clear")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(sheet)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.waiting, 1)
        around.addWidget(self._scroll, 1)
        around.addWidget(self.slip)
        self._wondering = QTimer(self)
        self._wondering.setSingleShot(True)
        self._wondering.setInterval(PATIENCE_MS)
        self._wondering.timeout.connect(self._tell_nothing)
        self._wondering.start()
        lookout.changed.connect(self.refresh)
        self.retranslate(speaker)

    # --- what is chosen ----------------------------------------------------------------------------------------

    def found(self) -> Found | None:
        """The chosen table, if it is one of those that were found."""
        return self.lookout.find(self.chosen)

    def choose(self, which: str) -> None:
        self.chosen = which
        self.refresh()
        self.picked.emit()

    # --- what is there -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        tables = self.lookout.tables
        here = [found.here.id for found in tables]
        if self.chosen not in (*here, ADDRESS):
            # The only table in sight is the one that is meant, unless somebody is writing an address.
            self.chosen = here[0] if len(here) == 1 and not self.slip.field.text() else ""
        for gone in [id for id in self.rows if id not in here]:
            row = self.rows.pop(gone)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, found in enumerate(tables):
            row = self.rows.get(found.here.id) or self._add(found.here.id)
            if self._column.indexOf(row) != place:
                self._column.removeWidget(row)
                self._column.insertWidget(place, row)
            row.show_table(self._speaker, found, found.here.id == self.chosen)
        self.rows = {id: self.rows[id] for id in here}
        self.slip.set_checked(self.chosen == ADDRESS)
        self.waiting.setVisible(not tables)
        self._fit_nothing()
        self._scroll.setVisible(bool(tables))
        self._set_tab_stop()

    def _add(self, id: str) -> TableRow:
        row = TableRow()
        row.pixels = self._unit
        if self._theme is not None:
            row.theme = self._theme
        row.clicked.connect(lambda: self.choose(id))
        row.stepped.connect(lambda step: self._step(row, step))
        self.rows[id] = row
        return row

    def _tell_nothing(self) -> None:
        wondering = not self._wondering.isActive()
        self.nothing.setText(self._speaker.text(f"network.{'no_tables' if wondering else 'looking_around'}"))
        self._fit_nothing()

    def _fit_nothing(self) -> None:
        """What there is to read comes before what there is to look at."""
        words = self.nothing.heightForWidth(max(self.width() - 20, 1))
        room = self.height() - self.slip.sizeHint().height() - words - 40
        self.turning.set_turning(not self.rows and room >= self.turning.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_nothing()

    # --- language and light ------------------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("network.tables"))
        self._tell_nothing()
        self.slip.retranslate(speaker)
        self.refresh()

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        self._column.setSpacing(round(unit * 0.1))
        for row in self.rows.values():
            row.theme, row.pixels = theme, unit
            row.updateGeometry()
        self.slip.set_unit(unit)

    # --- keys --------------------------------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        return [*self.rows.values(), self.slip.field]

    def _set_tab_stop(self) -> None:
        """The tables are one stop for the Tab key; arrows move between them."""
        stop = self.rows.get(self.chosen) or next(iter(self.rows.values()), None)
        focused = next((row for row in self.rows.values() if row.hasFocus()), None)
        for row in self.rows.values():
            strong = row is (focused or stop)
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus)

    def _step(self, row: TableRow, step: int) -> None:
        rows = list(self.rows.values())
        there = rows[(rows.index(row) + step) % len(rows)]
        there.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(there)
        self._set_tab_stop()
