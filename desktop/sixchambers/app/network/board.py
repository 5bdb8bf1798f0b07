"""A dark board on the wall with something on it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ..widgets import make_label


class Board(QFrame):
    """A heading, which may be left out where a tab says it, and what belongs under it."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.heading = make_label("heading")
        self.inside = inside
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addWidget(inside, 1)

    def set_unit(self, unit: float) -> None:
        edge = round(unit * 0.5)
        self._column.setContentsMargins(edge, round(unit * 0.3), edge, round(unit * 0.2))
        self._column.setSpacing(0)

    def set_title(self, text: str) -> None:
        self.heading.setText(text)

    def set_headed(self, headed: bool) -> None:
        self.heading.setVisible(headed)
