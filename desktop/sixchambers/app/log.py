"""The log: plain sentences, the current round while the game runs, everything after it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from ..engine.events import Event
from ..engine.message import Who
from ..table.theme import NIGHT
from ..words.speaker import Names, Speaker
from .widgets import make_label


class _Sentences(QTextBrowser):
    """Tells which sentence was clicked."""

    pressed = Signal(int)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.pressed.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())


class Log(QWidget):
    """A drawer at the right. Names are links: hovering one shows the thing on the table."""

    pointed = Signal(int)  # a seat, or -1
    rule_wanted = Signal(str)  # an anchor of the rulebook

    def __init__(self, speaker: Speaker, names: Sequence[str], forgets: bool = False) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.speaker = speaker
        self.names = Names.of(names)
        self.title = make_label("heading")
        self.text = _Sentences()
        self.text.pressed.connect(self._pressed)
        self.text.setOpenLinks(False)
        self.text.setUndoRedoEnabled(False)
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text.highlighted.connect(self._highlighted)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.addWidget(self.title)
        column.addWidget(self.text, 1)
        self._ink = NIGHT.brass_light
        self._rules: list[str] = []
        self._seal = ""
        # What happened in earlier rounds, and in this one.
        self._before: list[Event] = []
        self._round: list[Event] = []
        # Where remembering is part of the game, earlier rounds are told only after the end.
        self.forgets = forgets
        self.retranslate(speaker)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.begins_round:
                self._before += self._round
                self._round.clear()
                if self.forgets:
                    self._rewrite()
            self._round.append(event)
            self._write(event)
        self._scroll_down()

    def promise(self, seal: str) -> None:
        """The commitment to the game's luck, to be looked up from the first moment on: point at the title."""
        self._seal = seal
        self._rewrite()

    def forget_last(self, events: Sequence[Event]) -> None:
        """After taking back, the round is told as the table tells it now."""
        self._round = list(events)
        self._rewrite()

    def open_all(self) -> None:
        """The game is over: nothing has to be remembered any more."""
        if self.forgets:
            self.forgets = False
            self._rewrite()

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.title.setText(speaker.text("app.log"))
        self.text.setAccessibleName(speaker.text("app.log"))
        self._rewrite()

    def set_ink(self, ink: str) -> None:
        """The colour of names."""
        if ink != self._ink:
            self._ink = ink
            self._rewrite()

    def _shown(self) -> list[Event]:
        return self._round if self.forgets else self._before + self._round

    def lines(self) -> list[str]:
        """The sentences as they stand, without markup."""
        lines = [event.line() for event in self._shown()]
        return [self.speaker.say(line, self.names) for line in lines if line is not None]

    def _rewrite(self) -> None:
        """From the beginning: another language, another colour, another round."""
        self.title.setToolTip(self.speaker.say("app.promise", seal=self._seal) if self._seal else "")
        self.text.clear()
        self._rules = []
        if self.forgets:
            self._append(f'<p style="margin:3px 0"><i>{escape(self.speaker.text("app.log_forgets"))}</i></p>', "")
        for event in self._shown():
            self._write(event)
        self._scroll_down()

    def _write(self, event: Event) -> None:
        line = event.line()
        if line is not None:
            weight = "600" if event.begins_round else "400"
            row = f'<p style="margin:3px 0;font-weight:{weight}">{self._markup(line)}</p>'
            self._append(row, event.anchor())

    def _append(self, row: str, rule: str) -> None:
        self._rules.append(rule)
        self.text.append(row)

    def _scroll_down(self) -> None:
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _markup(self, line: object) -> str:
        pieces = []
        for piece in self.speaker.pieces(line, self.names):  # type: ignore[arg-type]
            text = escape(piece.text)
            if isinstance(piece.part, Who):
                text = f'<a href="seat:{piece.part.seat}" style="color:{self._ink};text-decoration:none">{text}</a>'
            pieces.append(text)
        return "".join(pieces)

    def _pressed(self, row: int) -> None:
        """A click on a sentence opens the rule it comes from."""
        if 0 <= row < len(self._rules) and self._rules[row]:
            self.rule_wanted.emit(self._rules[row])

    def _highlighted(self, link: QUrl) -> None:
        text = link.toString()
        self.pointed.emit(int(text.removeprefix("seat:")) if text.startswith("seat:") else -1)
