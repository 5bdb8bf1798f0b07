"""The near edge of the table on these pages: the way out at the left, what goes on at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ...table.theme import NIGHT, Theme
from ..lobby.big_button import big_height, fit_big
from ..lobby.room import paint_board
from ..widgets import make_button
from .small import plain_label


class Plank(QWidget):
    """Only shows; the page decides what a press means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._unit = 15.0
        self._sentence = ""
        self.out = make_button()
        self.note = plain_label("note", wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.go = make_button("big")
        for button in (self.out, self.go):
            button.setAutoDefault(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.out)
        self._row.addWidget(self.note, 1)
        self._row.addWidget(self.go)

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        self._row.setContentsMargins(round(unit), round(unit * 0.55), round(unit), round(unit * 0.45))
        self._row.setSpacing(round(unit * 0.6))
        self.update()

    def tell(self, sentence: str) -> None:
        self._sentence = sentence
        self.note.setAccessibleName(sentence)
        self._fit()

    def name(self, out: str, go: str, tip: str = "") -> None:
        for button, text in ((self.out, out), (self.go, go)):
            button.setText(text)
            button.setAccessibleName(text)
        self.go.setToolTip(tip)
        self.go.setAccessibleDescription(tip)
        self._fit()

    def height_wanted(self) -> int:
        return max(big_height(self.go), self.out.sizeHint().height()) + round(self._unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The big word shrinks rather than leave its plank; a sentence that finds no room is left out."""
        edges = self._row.contentsMargins()
        taken = edges.left() + edges.right() + self.out.sizeHint().width() + 2 * self._row.spacing()
        fit_big(self.go, self.width() - taken)
        self._row.activate()
        self.note.setText(self._sentence)
        if self.note.heightForWidth(self.note.width()) > self.height() - edges.top():
            self.note.setText("")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_board(painter, QRectF(self.rect()), self._theme, self._unit)
        painter.end()
