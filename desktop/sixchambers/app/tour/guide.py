"""The guide: a strip of paper over the table with what to know and what to do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...table import art
from ...table.scene import GameScene
from ...table.theme import NIGHT
from ..widgets import make_button, make_label


class Guide(QWidget):
    """A caption, how far one is, and the two ways on."""

    go_on = Signal()
    skip = Signal()

    def __init__(self, over: GameScene) -> None:
        super().__init__(over)
        self._over = over
        self.caption = QLabel()
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = make_label("faint")
        self.next_button = make_button("main")
        self.skip_button = make_button("flat")
        self.next_button.clicked.connect(self.go_on)
        self.skip_button.clicked.connect(self.skip)
        row = QHBoxLayout()
        row.addWidget(self.skip_button)
        row.addStretch(1)
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(54, 24, 54, 18)
        column.addWidget(self.caption, 1)
        column.addLayout(row)

    def show_step(self, caption: str, count: str, next_text: str, skip_text: str, *, waiting: bool) -> None:
        """`waiting`: the person has to do something at the table, so there is nothing to press here."""
        pixels = max(self._over.height() * 0.027, 16) * max(self._over.text_scale, 1.0)
        self.caption.setStyleSheet(f"color: {NIGHT.ink}; font-size: {pixels:.0f}px; font-weight: 600;")
        quiet = f"color: #5d4a33; font-size: {pixels * 0.8:.0f}px;"
        self.count.setStyleSheet(quiet)
        self.skip_button.setStyleSheet(quiet)
        self.caption.setText(caption)
        self.caption.setAccessibleName(caption)
        self.count.setText(count)
        self.next_button.setText(f"{next_text}  [⏎]")
        self.skip_button.setText(skip_text)
        self.next_button.setVisible(not waiting)
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """At the top, where nobody sits in a game of three."""
        grown = max(self._over.text_scale, 1.0)
        width = min(self._over.width() * min(0.62 * grown, 0.96), 980 * grown)
        height = self.heightForWidth(int(width)) if self.hasHeightForWidth() else self.sizeHint().height()
        height = max(height, int(self._over.height() * 0.17))
        self.setGeometry(int((self._over.width() - width) / 2), int(self._over.height() * 0.015), int(width), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paper = art.pixmap("table/paper_note", self.width() * ratio, self.height() * ratio)
        painter.drawPixmap(QRectF(self.rect()), paper, QRectF(paper.rect()))
