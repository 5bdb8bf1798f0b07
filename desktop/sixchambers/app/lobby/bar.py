"""The near edge of the table: how many sit down, the house rules, and the buttons that begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from ...table.theme import NIGHT, Theme
from .big_button import big_height, fit_big
from .facts import SEATS, title
from .room import paint_board

if TYPE_CHECKING:
    from ...words.speaker import Speaker

PLAY_KEYS = ("Ctrl+Enter", "Ctrl+Return")
QUICK_KEYS = ("Ctrl+Shift+Enter", "Ctrl+Shift+Return")
"""Either Enter key will do; the first is the one that is told."""


class Bar(QWidget):
    """Only shows; the page decides what a press means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._unit = 15.0
        self._sentence = ""
        self._opening = False  # the table waits for guests: it is opened before it is played at
        self.fewer = QToolButton(self)
        self.fewer.setText("−")
        self.count = QLabel(self)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more = QToolButton(self)
        self.more.setText("+")
        for step in (self.fewer, self.more):
            step.setObjectName("step")
            step.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rules = QPushButton(self)
        self.rules.setCheckable(True)
        self.note = QLabel(self)
        self.note.setObjectName("note")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.quick = QPushButton(self)
        self.play = QPushButton(self)
        self.play.setObjectName("big")
        for button in (self.rules, self.quick, self.play):
            button.setAutoDefault(True)  # Enter presses it too
        row = QHBoxLayout(self)
        for widget in (self.fewer, self.count, self.more, self.rules):
            row.addWidget(widget)
        row.addWidget(self.note, 1)
        row.addWidget(self.quick)
        row.addWidget(self.play)

    def set_theme(self, theme: Theme, unit: float) -> None:
        self._theme, self._unit = theme, unit
        row = self.layout()
        assert row is not None
        row.setContentsMargins(round(unit), round(unit * 0.55), round(unit), round(unit * 0.45))
        row.setSpacing(round(unit * 0.6))
        self.update()

    def tell(self, speaker: Speaker, game: str, number: int, note: str) -> None:
        """How many sit down, whether that can change, and a sentence."""
        seats = SEATS[game]
        self.count.setText(speaker.text("lobby.seats", number))
        self.fewer.setEnabled(number > seats[0])
        self.more.setEnabled(number < seats[-1])
        name = title(speaker, game)
        least = speaker.say("lobby.fewest", game=name, least=seats[0])
        most = speaker.say("lobby.most", game=name, most=seats[-1])
        self.fewer.setToolTip(speaker.text("lobby.fewer") if number > seats[0] else least)
        self.more.setToolTip(speaker.text("lobby.more") if number < seats[-1] else most)
        self._sentence = note
        self.note.setToolTip(note)
        self._fit_note()

    def set_opening(self, speaker: Speaker, opening: bool) -> None:
        """Does the big button begin to play, or open the table for guests?"""
        self._opening = opening
        keys = QKeySequence(PLAY_KEYS[0]).toString(QKeySequence.SequenceFormat.NativeText)
        what = "open" if opening else "play"
        self.play.setText(speaker.text(f"lobby.{what}"))
        self.play.setToolTip(speaker.say(f"lobby.{what}_tip", keys=keys))
        self.play.setAccessibleName(self.play.text())
        self.play.setAccessibleDescription(self.play.toolTip())
        self._fit_play()

    def retranslate(self, speaker: Speaker) -> None:
        self.fewer.setAccessibleName(speaker.text("lobby.fewer"))
        self.more.setAccessibleName(speaker.text("lobby.more"))
        self.rules.setText(speaker.text("lobby.rules"))
        self.rules.setToolTip(speaker.text("lobby.rules_tip"))
        self.set_opening(speaker, self._opening)
        quick = QKeySequence(QUICK_KEYS[0]).toString(QKeySequence.SequenceFormat.NativeText)
        self.quick.setText(speaker.text("lobby.quick"))
        self.quick.setToolTip(speaker.say("lobby.quick_tip", n=3, keys=quick))
        for button in (self.rules, self.quick):
            button.setAccessibleName(button.text())
            button.setAccessibleDescription(button.toolTip())

    def height_wanted(self) -> int:
        """As tall as its tallest button asks; the sentence makes do with two lines."""
        return big_height(self.play) + round(self._unit * 1.0)

    def note_fits(self) -> bool:
        return self.note.heightForWidth(self.note.width()) <= self.note.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_play()
        self._fit_note()

    def _fit_play(self) -> None:
        """The big word shrinks rather than push the others out."""
        row = self.layout()
        assert row is not None
        edges = row.contentsMargins()
        others = (self.fewer, self.count, self.more, self.rules, self.quick)
        taken = sum(one.sizeHint().width() + row.spacing() for one in others if not one.isHidden())
        fit_big(self.play, self.width() - taken - edges.left() - edges.right() - row.spacing())

    def _fit_note(self) -> None:
        """With very large type there is no room for a sentence; half of one helps nobody."""
        row = self.layout()
        assert row is not None
        row.activate()
        self.note.setText(self._sentence)
        if not self.note_fits():
            self.note.setText("")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_board(painter, QRectF(self.rect()), self._theme, self._unit)
        painter.end()
