"""The About window: the program on top, below it everything it is made of, each with its licence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPlainTextEdit, QSplitter, QVBoxLayout, QWidget

from ...words.catalogue import late
from ...words.speaker import Speaker
from ..widgets import make_button, make_label
from .licences import Licence, read_licences, text_of

RULE = "―" * 24


class AboutWindow(QDialog):
    """Read-only, and all of it by keyboard: up and down in the list, Tab to the text."""

    def __init__(self, speaker: Speaker, version: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speaker.learn(late("app.about"))
        self.speaker = speaker
        self.licences = read_licences()
        self.title = make_label("title")
        self.title.setText(f"{speaker.text('app.title')} {version}")
        self.lead = make_label()
        self.lead.setWordWrap(True)
        self.lead.setText(speaker.say("app.about_text", version=version) + " " + speaker.text("about.qt"))
        self.hint = make_label()
        self.hint.setWordWrap(True)
        self.hint.setText(speaker.text("about.made_of" if self.licences else "about.missing"))
        self.names = QListWidget()
        self.names.setAccessibleName(self.hint.text())
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.names.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.names.addItems([f"{one.name} {one.version}".strip() for one in self.licences])
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.close_button = make_button("main")
        self.close_button.setText(speaker.text("about.close"))
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.setWindowTitle(speaker.text("app.do_about").replace("&", ""))
        self.names.currentRowChanged.connect(self._show)
        self.names.setCurrentRow(0)
        self.names.setFocus()

    def _lay_out(self) -> None:
        both = QSplitter()
        both.addWidget(self.names)
        both.addWidget(self.text)
        both.setStretchFactor(0, 2)
        both.setStretchFactor(1, 5)
        both.setChildrenCollapsible(False)
        both.setVisible(bool(self.licences))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(14)
        for widget in (self.title, self.lead, self.hint, both):
            column.addWidget(widget)
        column.setStretchFactor(both, 1)
        column.addLayout(row)
        parent = self.parentWidget()
        if parent is not None and self.licences:
            self.resize(round(parent.width() * 0.85), round(parent.height() * 0.85))

    def _show(self, row: int) -> None:
        if 0 <= row < len(self.licences):
            self.text.setPlainText(self.describe(self.licences[row]))

    def describe(self, one: Licence) -> str:
        say = self.speaker
        head = [f"{one.name} {one.version}".strip()]
        if one.licence:
            head.append(say.say("about.licence", licence=one.licence))
        head += [line for line in (one.home, one.note) if line]
        if one.files:
            head.append(say.say("about.files", files=", ".join(one.files)))
        if one.inside:
            head.append(say.text("about.contains") + "\n" + "\n".join(f"  • {part}" for part in one.inside))
        return f"\n\n{RULE}\n\n".join(["\n\n".join(head), *(text_of(file).strip() for file in one.texts)])
