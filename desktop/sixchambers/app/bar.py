"""The bar at the bottom: what is asked of you, in one sentence, and the buttons for it with their keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ..table.action import Action
from ..table.labels import plain_tip
from .widgets import make_button, make_label

MARGIN = 36
"""Left and right of everything, together."""
KEY_NAMES = {"Escape": "Esc", "Return": "⏎", "Backspace": "⌫", "Space": "␣"}


class PromptBar(QWidget):
    """One sentence, one line of small print, some buttons."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._made: dict[str, QPushButton] = {}
        self._texts = ("", "")
        self._actions: list[Action] = []
        self._terse = False
        self._crowded = False
        self._reply = False
        self.prompt = make_label("prompt")
        self.prompt.setWordWrap(False)
        self.small = make_label("faint")
        self.clock = make_label("warn")
        self.clock.hide()
        texts = self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        texts.setSpacing(1)
        texts.addWidget(self.prompt)
        texts.addWidget(self.small)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN // 2, 7, MARGIN // 2, 8)
        row.setSpacing(14)
        row.addLayout(texts, 1)
        row.addWidget(self.clock)
        row.addLayout(self._buttons)
        for label in (self.prompt, self.small):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.installEventFilter(self)

    def say(self, prompt: str, small: str = "", *, reply: bool = False) -> None:
        """`reply`: the small print answers what somebody has just done, and is to be read in full."""
        self._texts = (prompt, small)
        self._reply = reply
        self._share()
        self._fit()
        self.prompt.setAccessibleName(prompt)

    def _share(self) -> None:
        """Side by side, the question takes what it needs; a reply that would be cut takes its place for a while."""
        beside = self._lines.direction() == QBoxLayout.Direction.LeftToRight
        prompt, small = (
            label.fontMetrics().horizontalAdvance(text)
            for label, text in zip((self.prompt, self.small), self._texts, strict=True)
        )
        room = self.width() - MARGIN
        self.prompt.setVisible(not (beside and self._reply and prompt + small + 18 > room))
        self.prompt.setMinimumWidth(min(prompt + 2, room) if beside else 0)

    def _fit(self) -> None:
        for label, text in zip((self.prompt, self.small), self._texts, strict=True):
            label.setText(label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(label.width(), 80)))
            label.setToolTip(plain_tip(text) if label.text() != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._afresh()
        self._stack()
        self._share()
        self._fit()

    def _afresh(self) -> None:
        """Another width, another type size: whatever was needed for the old one is forgotten."""
        self._crowded = False
        self.setMinimumHeight(0)

    def event(self, event: QEvent) -> bool:
        """Larger type, another language: the buttons need other room than before."""
        done = super().event(event)
        if event.type() == QEvent.Type.StyleChange:
            self._afresh()
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._stack()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sentences get as much room as the buttons leave them, and are shortened to it."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _stack(self) -> None:
        """Where the buttons would leave the question too little room, it gets a row of its own, and keeps it: the table
        above must not jump from question to question."""
        need = self._buttons.sizeHint().width()
        crowded = self._crowded = self._crowded or need > self.width() * 0.58
        if need > self.width() - MARGIN and not self._terse:
            self._terse = True
            self._letter()
        way = QBoxLayout.Direction.TopToBottom if crowded else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)
            # Then the small print goes beside it: the table needs the height.
            self._lines.setDirection(QBoxLayout.Direction.LeftToRight if crowded else QBoxLayout.Direction.TopToBottom)
            self._lines.setSpacing(18 if crowded else 1)
            self._share()
        self._row.activate()
        self.setMinimumHeight(max(self.minimumHeight(), self._row.sizeHint().height()))

    def show_clock(self, seconds: int | None) -> None:
        self.clock.setVisible(seconds is not None)
        if seconds is not None:
            self.clock.setText(f"{seconds // 60}:{seconds % 60:02}")

    def offer(self, actions: list[Action]) -> None:
        """Show these buttons. Those that stay are kept, so that the focus stays too."""
        actions = [action for action in actions if not action.silent]
        wanted = [action.id for action in actions]
        if wanted != list(self._made):
            for button in self._made.values():
                self._buttons.removeWidget(button)
                button.hide()  # it must not get the focus back in its last moments
                button.deleteLater()
            self._made = {action.id: self._make(action) for action in actions}
        self._actions, self._terse = actions, False
        self._letter()
        for action in actions:
            button = self._made[action.id]
            button.setAccessibleName(action.text)
            # A button that cannot be pressed but can say why stays in reach of Tab: dark, not dead.
            button.setEnabled(action.enabled or bool(action.why))
            button.setProperty("dark", not action.enabled)
            button.setToolTip(plain_tip(action.why))
            button.setAccessibleDescription(action.why)
            button.style().unpolish(button)
            button.style().polish(button)
        self._stack()
        self._fit()

    def _letter(self) -> None:
        """What is on the buttons: with their keys, unless there are too many of them for that."""
        for action in self._actions:
            keys = "" if self._terse else " ".join(KEY_NAMES.get(key, key) for key in action.keys[:1])
            self._made[action.id].setText(f"{action.text}  [{keys}]" if keys else action.text)

    def _make(self, action: Action) -> QPushButton:
        made = make_button("main" if action.main else "")
        made.clicked.connect(self._press(action.id))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.addWidget(made)
        return made

    def _press(self, id: str) -> Callable[[], None]:
        return lambda: self.pressed.emit(id)

    def button(self, id: str) -> QPushButton | None:
        return self._made.get(id)
