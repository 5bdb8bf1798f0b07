"""The guide: a strip of paper over the table with what to know and what to do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ...table import art
from ...table.scene import GameScene
from ...table.theme import NIGHT
from ..widgets import make_label

SHARE, BETWEEN, CORNER, WIDE, MOST = 0.62, 0.45, 0.36, 0.9, 0.96
"""Of the table's width: usually, between two seats at the top, in a corner, over something at the top, and where large
text needs it."""


class Guide(QWidget):
    """A caption and how far one is. The ways on are where all buttons are: in the bar."""

    def __init__(self, over: GameScene, *, in_corner: bool = False, between: bool = False, wide: bool = False) -> None:
        super().__init__(over)
        self._over = over
        self._in_corner = in_corner
        self._between = between
        self._wide = wide
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.caption = QLabel()
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = make_label("faint")
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.caption, 1)
        self._column.addWidget(self.count, 0, Qt.AlignmentFlag.AlignCenter)

    def show_step(self, caption: str, count: str) -> None:
        self.caption.setText(caption)
        self.caption.setAccessibleName(caption)
        self.count.setText(count)
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """At the top, where nobody sits in a game of three, or in the upper left corner; as large as the reader's
        letters want it."""
        over, grown = self._over, max(self._over.text_scale, 1.0)
        pixels = max(over.height() * 0.027, 16) * grown
        self.caption.setStyleSheet(f"color: {NIGHT.ink}; font-size: {pixels:.0f}px; font-weight: 600;")
        self.count.setStyleSheet(f"color: #5d4a33; font-size: {pixels * 0.8:.0f}px;")
        share = CORNER if self._in_corner else BETWEEN if self._between else WIDE if self._wide else SHARE
        widest = 1500 if self._wide else 980
        width = int(min(over.width() * min(share * grown, MOST), widest * grown))
        aside, edge = int(width * (0.06 if self._wide else 0.085)), 1.9 if self._in_corner else 1.0
        self._column.setContentsMargins(aside, int(pixels * edge), aside, int(pixels * (edge + 0.1)))
        self._column.setSpacing(0)
        height = max(self.heightForWidth(width), int(over.height() * 0.15))
        left = over.width() * 0.008 if self._in_corner else (over.width() - width) / 2
        self.setGeometry(int(left), int(over.height() * 0.012), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paper = art.pixmap("table/paper_note", self.width() * ratio, self.height() * ratio)
        painter.drawPixmap(QRectF(self.rect()), paper, QRectF(paper.rect()))
