"""The bar over the page: back and forward, the search and its places."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from ...table.theme import Theme
from ...words.speaker import Speaker
from ..widgets import make_label, named
from .icons import sign

KEYS = {
    "contents": "F9",
    "back": "Alt+Left",
    "forward": "Alt+Right",
    "search": "Ctrl+F",
    "up": "Shift+F3",
    "down": "F3",
}
SAYS = {
    "contents": "rules.ui_show_contents",
    "back": "rules.ui_back",
    "forward": "rules.ui_forward",
    "up": "rules.ui_previous_hit",
    "down": "rules.ui_next_hit",
}


def key_text(name: str) -> str:
    return QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)


class RuleBar(QWidget):
    """One row. It says what is wanted; the window does it."""

    pressed = Signal(str)
    searched = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        named(self, "rulebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons = {name: self._button(name) for name in SAYS}
        self.field = _Field()
        self.field.textChanged.connect(self.searched)
        self.field.wanted.connect(self.pressed)
        self.count = make_label("faint")
        row = QHBoxLayout(self)
        row.addWidget(self.buttons["contents"])
        row.addWidget(self.buttons["back"])
        row.addWidget(self.buttons["forward"])
        row.addStretch(1)
        row.addWidget(self.count)
        row.addWidget(self.field, 2)
        row.addWidget(self.buttons["up"])
        row.addWidget(self.buttons["down"])

    def _button(self, name: str) -> QToolButton:
        button = named(QToolButton(), "turn")
        button.setEnabled(name == "contents")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def enable(self, **able: bool) -> None:
        for name, on in able.items():
            self.buttons[name].setEnabled(on)

    def retranslate(self, speaker: Speaker) -> None:
        for name, id in SAYS.items():
            text = speaker.say(id, key=key_text(name))
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
        text = speaker.say("rules.ui_search", key=key_text("search"))
        self.field.setPlaceholderText(text)
        self.field.setAccessibleName(text)

    def apply_theme(self, theme: Theme, text: float) -> None:
        gap = round(text * 0.5)
        row = self.layout()
        assert row is not None
        row.setContentsMargins(gap, gap, gap, gap)
        row.setSpacing(gap)
        for name, button in self.buttons.items():
            button.setIcon(sign(name, theme.brass_light, theme.panel_edge, text * 1.2))
            button.setIconSize(QSize(round(text * 1.2), round(text * 1.2)))
        self.field.setMinimumWidth(round(text * 10))
        self.field.setMaximumWidth(round(text * 26))


class _Field(QLineEdit):
    """Return goes to the next place, with Shift to the one before."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        named(self, "search")
        self.setClearButtonEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit("up" if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else "down")
        elif event.key() == Qt.Key.Key_Down:
            self.wanted.emit("down")
        elif event.key() == Qt.Key.Key_Up:
            self.wanted.emit("up")
        else:
            super().keyPressEvent(event)
