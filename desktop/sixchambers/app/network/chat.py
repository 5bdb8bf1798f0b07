"""Chat: what was said, a line to say something, and phrases that are said in one press."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QTextBrowser, QVBoxLayout, QWidget

from ...lan.chatter import LONGEST, QUICK, phrase_of
from ...table.accessible import announce
from .small import SignButton

if TYPE_CHECKING:
    from ...lan.messages import Heard
    from ...words.speaker import Speaker

KEPT = 300
"""Lines one can scroll back to."""


class SayLine(QLineEdit):
    """Its keys are its own while somebody writes: a table has other uses for Enter."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
            if held == Qt.KeyboardModifier.NoModifier and event.key() < Qt.Key.Key_F1:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            event.accept()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class ChatPanel(QWidget):
    """Hears and says. `said` carries the text, or the phrase by its name."""

    said = Signal(str, str)
    arrived = Signal()
    """Somebody said something: worth a mark where the panel is not open."""

    def __init__(self, speaker: Speaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._speaker = speaker
        self._heard: deque[Heard] = deque(maxlen=KEPT)
        self.lines = QTextBrowser()
        self.lines.setOpenLinks(False)
        self.lines.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lines.setUndoRedoEnabled(False)
        self.lines.document().setMaximumBlockCount(KEPT)
        self.input = SayLine()
        self.input.setMaxLength(LONGEST)
        self.input.returnPressed.connect(self._send)
        self.quick = SignButton("chat")
        self.quick.clicked.connect(self.open_phrases)
        self.send = SignButton("play")
        self.send.clicked.connect(self._send)
        self.menu: QMenu | None = None
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.quick)
        row.addWidget(self.input, 1)
        row.addWidget(self.send)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(6)
        column.addWidget(self.lines, 1)
        column.addLayout(row)
        self.retranslate(speaker)

    # --- hearing -----------------------------------------------------------------------------------------------

    def hear(self, heard: Heard) -> str:
        """Write it down; the line as it stands."""
        line = self.line_of(heard)
        if not line:
            return ""
        self._heard.append(heard)
        self._write(heard)
        announce(self, line)
        if heard.note is None:
            self.arrived.emit()
        return line

    def line_of(self, heard: Heard) -> str:
        what = self._what(heard)
        return self._speaker.say("network.said", who=heard.who, what=what) if what and heard.note is None else what

    def _what(self, heard: Heard) -> str:
        """In the reader's language, as far as it is ours to say."""
        if heard.note is not None:
            return self._speaker.say(heard.note)
        phrase = phrase_of(heard)
        return self._speaker.text(phrase.id) if phrase is not None else heard.text

    def _rewrite(self) -> None:
        self.lines.clear()
        for heard in self._heard:
            self._write(heard)

    def _write(self, heard: Heard) -> None:
        """As plain text: whatever somebody typed stays what he typed."""
        what = self._what(heard)
        bar = self.lines.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self.lines.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        space = QTextBlockFormat()
        space.setBottomMargin(3)
        if self.lines.document().isEmpty():
            cursor.setBlockFormat(space)
        else:
            cursor.insertBlock(space, QTextCharFormat())
        face = QTextCharFormat()
        if heard.note is not None:
            face.setFontItalic(True)
            cursor.insertText(what, face)
        else:
            name = QTextCharFormat()
            name.setFontWeight(QFont.Weight.Bold)
            cursor.insertText(f"{heard.who}: ", name)
            cursor.insertText(what, face)
        if at_end:
            bar.setValue(bar.maximum())

    # --- saying ------------------------------------------------------------------------------------------------

    def write(self) -> None:
        """The keys go where one writes."""
        self.input.setFocus(Qt.FocusReason.OtherFocusReason)

    def _send(self) -> None:
        text = self.input.text().strip()
        if text:
            self.input.clear()
            self.said.emit(text, "")
        self.input.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_phrases(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, phrase in enumerate(QUICK, 1):
            action = menu.addAction(f"&{number}  {self._speaker.text(f'lan.quick_{phrase}')}")
            action.triggered.connect(lambda _=False, phrase=phrase: self.said.emit("", phrase))
        menu.destroyed.connect(self._menu_gone)
        self.menu = menu
        menu.popup(self.quick.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _menu_gone(self) -> None:
        self.menu = None

    # --- looks -------------------------------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.setAccessibleName(speaker.text("network.chat"))
        self.lines.setAccessibleName(speaker.text("network.chat_lines"))
        self.input.setPlaceholderText(speaker.text("network.chat_hint"))
        self.input.setAccessibleName(speaker.text("network.chat_input"))
        self.quick.tell(speaker.text("network.quick"), speaker.text("network.quick_tip"))
        self.send.tell(speaker.text("network.send"))
        self._rewrite()
