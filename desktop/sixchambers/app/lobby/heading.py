"""The name of the house, where the window has room to spare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from ...words.speaker import Speaker


class Heading(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setObjectName("lobbytitle")
        self.subtitle = QLabel(self)
        self.subtitle.setObjectName("lobbysubtitle")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.subtitle)
        column.addStretch(1)

    def retranslate(self, speaker: Speaker) -> None:
        self.title.setText(speaker.text("lobby.title"))
        self.subtitle.setText(speaker.text("lobby.subtitle"))

    def height_wanted(self) -> int:
        return self.title.sizeHint().height() + self.subtitle.sizeHint().height()
