"""The notice above the posters: a game was interrupted, and its table still stands; or somebody is new here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ...table.theme import NIGHT, Theme
from .icons import icon

if TYPE_CHECKING:
    from ...words.speaker import Speaker

TEXT, REST = 5, 2
"""The sentence and the empty end share what the button leaves, so that both stand near the middle."""


class Strip(QFrame):
    """Hidden as long as nothing waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.PlainText)  # it names people and tables
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.resume = QPushButton(self)
        self.resume.setObjectName("main")
        self.resume.setAutoDefault(True)
        row = QHBoxLayout(self)
        row.addWidget(self.text, TEXT)
        row.addWidget(self.resume)
        row.addStretch(REST)
        self.hide()

    def set_text(self, text: str | None) -> None:
        self.text.setText(text or "")
        self.resume.setAccessibleDescription(text or "")
        self.setVisible(text is not None)

    def set_theme(self, theme: Theme, unit: float) -> None:
        row = self.layout()
        assert row is not None
        row.setContentsMargins(round(unit), round(unit * 0.35), round(unit), round(unit * 0.35))
        row.setSpacing(round(unit * 1.2))
        size = round(unit * 1.2)
        tint = NIGHT.ink if theme.name == "night" else NIGHT.bone
        self.resume.setIcon(icon("play", size, self.devicePixelRatioF(), tint))
        self.resume.setIconSize(QSize(size, size))

    def name(self, button: str) -> None:
        self.resume.setText(button)
        self.resume.setAccessibleName(button)

    def retranslate(self, speaker: Speaker) -> None:
        self.name(speaker.text("lobby.resume"))

    def buttons(self) -> list[QPushButton]:
        return [self.resume]

    def height_for(self, width: int) -> int:
        """Nothing if nothing waits; else room for the whole sentence, in two lines if need be."""
        row = self.layout()
        if self.isHidden() or not isinstance(row, QHBoxLayout):
            return 0
        edges = row.contentsMargins()
        buttons = [button.sizeHint() for button in self.buttons()]
        taken = sum(size.width() + row.spacing() for size in buttons)
        free = width - edges.left() - edges.right() - taken - row.spacing()
        # Where the sentence would need a second line, nothing is left empty.
        line = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 2
        rest = REST if line <= free * TEXT // (TEXT + REST) else 0
        row.setStretch(row.count() - 1, rest)
        text = self.text.heightForWidth(max(free * TEXT // (TEXT + rest), 1))
        return max(text, *(size.height() for size in buttons)) + edges.top() + edges.bottom() + 2


class Welcome(Strip):
    """For somebody who has never played here: a guided first game, until it was taken or declined."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.decline = QPushButton(self)
        self.decline.setObjectName("flat")
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.indexOf(self.resume) + 1, self.decline)

    def buttons(self) -> list[QPushButton]:
        return [self.resume, self.decline]

    def retranslate(self, speaker: Speaker) -> None:
        self.text.setText(speaker.text("lobby.welcome"))
        for button, id in ((self.resume, "lobby.show_me"), (self.decline, "lobby.no_thanks")):
            button.setText(speaker.text(id))
            button.setAccessibleName(button.text())
        self.resume.setAccessibleDescription(self.text.text())
