"""The drawer beside a replay: what has happened up to now, each line a way to its moment, and what the bots thought."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from ...engine.message import Who
from ...table.theme import NIGHT, Theme, colour
from ...words.speaker import Speaker
from ..widgets import make_label
from .timeline import Line, Thought


class Story(QWidget):
    """Only the lines told by now are in it: a replay is as exciting as the game was."""

    pointed = Signal(int)  # a seat, or -1
    chosen = Signal(int)  # a moment

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.speaker = speaker
        self.names = list(names)
        self._theme: Theme = NIGHT
        self._lines: list[Line] = []
        self._first = 0
        self._end = 0
        self.title = make_label("heading")
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setUndoRedoEnabled(False)
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text.highlighted.connect(self._highlighted)
        self.text.anchorClicked.connect(self._clicked)
        self.thoughts_title = make_label("heading")
        self.thoughts = QTextBrowser()
        self.thoughts.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.addWidget(self.title)
        column.addWidget(self.text, 3)
        column.addWidget(self.thoughts_title)
        column.addWidget(self.thoughts, 2)

    # --- the log ---------------------------------------------------------------------------------------------

    def set_lines(self, lines: list[Line]) -> None:
        """All that will be told, as these eyes see it."""
        self._lines = lines
        self._first = self._end = 0
        self.text.clear()

    def show_lines(self, first: int, end: int) -> None:
        """The lines from `first` up to `end`, which is not among them."""
        if first != self._first or end < self._first:
            self.text.clear()
            self._first = self._end = first
        if end > self._end:
            self._append(self._lines[self._end : end])
        elif end < self._end:
            self._drop(end - self._first)
        if end != self._end:
            self._end = end
            bar = self.text.verticalScrollBar()
            bar.setValue(bar.maximum())
        self._mark()

    def count_until(self, position: int) -> int:
        """How many lines are told when that moment has been shown."""
        count = len(self._lines)
        while count and self._lines[count - 1].position > position:
            count -= 1
        return count

    def round_start(self, count: int) -> int:
        """Where the round of the last of so many lines begins."""
        while count and not self._lines[count - 1].event.begins_round:
            count -= 1
        return max(count - 1, 0)

    def shown(self) -> list[str]:
        """The sentences as they stand, without markup."""
        return [self.sentence(number) for number in range(self._first, self._end)]

    def sentence(self, number: int) -> str:
        """One of the lines without markup; empty if there is none of that number."""
        told = self._lines[number].event.line() if 0 <= number < len(self._lines) else None
        return self.speaker.say(told, self.names) if told is not None else ""

    def _append(self, lines: Sequence[Line]) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        spaced = QTextBlockFormat()
        spaced.setTopMargin(3)
        spaced.setBottomMargin(3)
        for line in lines:
            plain = QTextCharFormat()
            if cursor.position():
                cursor.insertBlock(spaced, plain)
            else:
                cursor.setBlockFormat(spaced)
            self._insert(cursor, line)
        cursor.endEditBlock()

    def _insert(self, cursor: QTextCursor, line: Line) -> None:
        """Every piece leads to the line's moment; a name also shows its seat."""
        told = line.event.line()
        if told is None:
            return
        for piece in self.speaker.pieces(told, self.names):
            form = QTextCharFormat()
            form.setAnchor(True)
            seat = piece.part.seat if isinstance(piece.part, Who) else -1
            form.setAnchorHref(f"moment:{line.position}:{seat}")
            form.setForeground(QColor(self._theme.brass_light if seat >= 0 else self._theme.text))
            form.setFontWeight(600 if line.event.begins_round else 400)
            cursor.insertText(piece.text, form)

    def _drop(self, keep: int) -> None:
        """All but the first so many lines go."""
        if keep <= 0:
            self.text.clear()
            return
        cursor = QTextCursor(self.text.document().findBlockByNumber(keep - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _mark(self) -> None:
        """The lines of the moment that is shown stand out."""
        marks = []
        if self._end > self._first:
            position = self._lines[self._end - 1].position
            row = self._end
            while row > self._first and self._lines[row - 1].position == position:
                row -= 1
                mark = QTextEdit.ExtraSelection()
                mark.cursor = QTextCursor(self.text.document().findBlockByNumber(row - self._first))
                mark.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                mark.format.setBackground(colour(self._theme.brass, 60))
                mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
                marks.append(mark)
        self.text.setExtraSelections(marks)

    # --- the thoughts ----------------------------------------------------------------------------------------

    def tell_thoughts(self, thoughts: Sequence[Thought], finished: bool = True) -> None:
        rows = []
        for thought in thoughts:
            name = escape(self.names[thought.seat])
            what = escape(self.speaker.say(thought.reason, self.names))
            ink = self._theme.text if thought.fresh else self._theme.faint
            rows.append(
                f'<p style="margin:2px 0;color:{ink}"><span style="color:{self._theme.brass_light}">{name}:</span>'
                f" {what}</p>"
            )
        why = self.speaker.say("replay.no_thoughts" if finished else "replay.thoughts_later")
        nothing = f'<p style="color:{self._theme.faint}">{escape(why)}</p>'
        self.thoughts.setHtml("".join(rows) or nothing)
        bar = self.thoughts.verticalScrollBar()
        bar.setValue(bar.maximum())

    # --- links -----------------------------------------------------------------------------------------------

    def _highlighted(self, link: QUrl) -> None:
        parts = link.toString().split(":")
        self.pointed.emit(int(parts[2]) if len(parts) == 3 else -1)

    def _clicked(self, link: QUrl) -> None:
        parts = link.toString().split(":")
        if len(parts) == 3:
            self.chosen.emit(int(parts[1]))

    # --- how it looks ----------------------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.title.setText(speaker.text("app.log"))
        self.text.setAccessibleName(speaker.text("app.log"))
        self.text.setToolTip(speaker.say("replay.log_tip"))
        self.thoughts_title.setText(speaker.say("replay.thoughts"))
        self.thoughts.setAccessibleName(speaker.say("replay.thoughts"))
        self._rewrite()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._rewrite()

    def _rewrite(self) -> None:
        first, end = self._first, self._end
        self.text.clear()
        self._end = first
        self.show_lines(first, end)
