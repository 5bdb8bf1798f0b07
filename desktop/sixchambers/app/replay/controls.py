"""The bar under a replay: how to move through the game, how fast, through whose eyes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ...table.theme import NIGHT, Theme
from ...words.speaker import Speaker
from ..widgets import make_button, make_label, named
from .eyes import EyesBox
from .scrub import Scrub
from .signs import icon
from .timeline import Timeline

SPEEDS = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
KEYS = {
    "first": "Home",
    "previous_round": "PgUp",
    "back": "Left",
    "play": "Space",
    "forward": "Right",
    "next_round": "PgDown",
    "last": "End",
}
"""The transport, in the order it stands in the bar."""


def key_name(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class Controls(QWidget):
    """Only shows; the page decides what a press means."""

    pressed = Signal(str)  # one of KEYS, "play_on" or "leave"

    def __init__(self, timeline: Timeline) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.timeline = timeline
        self._theme: Theme = NIGHT
        self._texts = ("", "")
        self.playing = False
        self.buttons: dict[str, QToolButton] = {}
        for id in KEYS:
            button = named(QToolButton(), "transportmain" if id == "play" else "transport")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._press(id))
            self.buttons[id] = button
        self.scrub = Scrub()
        self.scrub.setRange(0, timeline.last)
        self.scrub.set_notches(timeline.round_starts)
        self.where = make_label("where")
        self.happened = make_label("happened")
        self.thought = make_label("faint")
        self.speed = QComboBox()
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.eyes = EyesBox(timeline)
        self.play_on = make_button()
        self.leave = make_button()
        self.play_on.clicked.connect(self._press("play_on"))
        self.leave.clicked.connect(self._press("leave"))
        for push in (self.play_on, self.leave):
            push.setAutoDefault(True)  # Enter presses it too
            push.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _lay_out(self) -> None:
        upper = QHBoxLayout()
        upper.setSpacing(4)
        for button in self.buttons.values():
            upper.addWidget(button)
        upper.addSpacing(8)
        upper.addWidget(self.scrub, 1)
        upper.addSpacing(8)
        upper.addWidget(self.where)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for label in (self.happened, self.thought):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setTextFormat(Qt.TextFormat.PlainText)
            texts.addWidget(label)
        lower = QHBoxLayout()
        lower.setSpacing(8)
        lower.addLayout(texts, 1)
        for widget in (self.speed, self.eyes, self.play_on, self.leave):
            lower.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 5, 14, 7)
        column.setSpacing(4)
        column.addLayout(upper)
        column.addLayout(lower)

    def _press(self, id: str) -> Callable[[], None]:
        return lambda: self.pressed.emit(id)

    # --- what it shows ---------------------------------------------------------------------------------------

    def show_moment(self, speaker: Speaker, position: int) -> None:
        """Where we are, and which ways lead on from here."""
        last = self.timeline.last
        self.scrub.blockSignals(True)
        self.scrub.setValue(position)
        self.scrub.blockSignals(False)
        round_number = self.timeline.round_at(position)
        text = speaker.say("replay.where", round=round_number, position=position, last=last)
        self.where.setText(text)
        self.scrub.setAccessibleDescription(text)
        for id in ("first", "previous_round", "back"):
            self.buttons[id].setEnabled(position > 0)
        for id in ("forward", "next_round", "last"):
            self.buttons[id].setEnabled(position < last)
        why = self.why_not_on(speaker, position)
        self.play_on.setEnabled(not why)
        self.play_on.setToolTip(why or speaker.say("replay.play_on_tip"))
        self.play_on.setAccessibleDescription(self.play_on.toolTip())

    def why_not_on(self, speaker: Speaker, position: int) -> str:
        """Why nobody can play on from there; empty if somebody can."""
        timeline = self.timeline
        if not timeline.finished and not timeline.own:
            return speaker.say("replay.why_not_own")
        if timeline.finished and position == timeline.last:
            return speaker.say("replay.why_over")
        return ""

    def tell(self, happened: str, thought: str) -> None:
        self._texts = (happened, thought)
        self._fit()

    def _fit(self) -> None:
        labels: tuple[QLabel, ...] = (self.happened, self.thought)
        for label, text in zip(labels, self._texts, strict=True):
            shown = label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(label.width(), 60))
            label.setText(shown)
            label.setAccessibleName(text)
            label.setToolTip(text if shown != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_playing(self, speaker: Speaker, playing: bool) -> None:
        self.playing = playing
        self._name_play(speaker)
        self._draw_signs()

    def _name_play(self, speaker: Speaker) -> None:
        key = key_name(KEYS["play"])
        text = speaker.say("replay.pause", key=key) if self.playing else speaker.say("replay.play", key=key)
        self.buttons["play"].setToolTip(text)
        self.buttons["play"].setAccessibleName(text)

    def retranslate(self, speaker: Speaker) -> None:
        for id, button in self.buttons.items():
            if id != "play":
                button.setToolTip(speaker.say(f"replay.{id}", key=key_name(KEYS[id])))
                button.setAccessibleName(button.toolTip())
        self._name_play(speaker)
        self.scrub.setAccessibleName(speaker.say("replay.scrub"))
        self.speed.setToolTip(speaker.say("replay.speed"))
        self.speed.setAccessibleName(self.speed.toolTip())
        self.eyes.retranslate(speaker)
        self.play_on.setText(speaker.say("replay.play_on"))
        self.leave.setText(speaker.say("replay.leave"))
        self.leave.setToolTip(speaker.say("replay.leave_tip", key=key_name("Esc")))
        # The widest it can get, so that the slider keeps its length while the game goes by.
        widest = speaker.say(
            "replay.where", round=self.timeline.rounds, position=self.timeline.last, last=self.timeline.last
        )
        self.where.setText(widest)
        self.where.setMinimumWidth(self.where.sizeHint().width())

    # --- how it looks ----------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "leave"):
            self._restyle()

    def _restyle(self) -> None:
        """Sizes follow the reading size, which comes with the program's style sheet."""
        unit = max(self.font().pixelSize(), 13)
        t = self._theme
        rules = f"""
            QToolButton {{ padding: {unit * 0.26:.0f}px {unit * 0.42:.0f}px; }}
            QToolButton#transportmain {{ background: {t.brass}; border: 1px solid {t.brass_light};
                padding: {unit * 0.26:.0f}px {unit * 1.1:.0f}px; }}
            QToolButton#transportmain:hover {{ background: {t.brass_light}; }}
            QToolButton#transportmain:focus {{ border: 3px solid {t.focus}; }}
            QLabel#where {{ color: {t.faint}; }}
            QLabel#happened {{ font-weight: 600; }}
            QLabel#faint {{ color: {t.brass_light}; }}
            QComboBox {{ padding-top: {unit * 0.14:.0f}px; padding-bottom: {unit * 0.14:.0f}px; }}
            QComboBox QAbstractItemView::item:disabled {{ color: {t.faint}; }}
        """
        if rules != self.styleSheet():
            self.setStyleSheet(rules)
        widest = max(self.speed.fontMetrics().horizontalAdvance(f"{speed:g} ×") for speed in SPEEDS)
        self.speed.setMinimumWidth(widest + round(unit * 2.7))
        self.scrub.set_theme(t, unit)
        self._draw_signs()
        self._fit()

    def _draw_signs(self) -> None:
        unit = max(self.font().pixelSize(), 13)
        t, ratio = self._theme, self.devicePixelRatioF()
        size = round(unit * 1.15)
        for id, button in self.buttons.items():
            sign = "pause" if id == "play" and self.playing else id
            ink = (t.ink if t.name == "night" else t.bone) if id == "play" else t.text
            button.setIcon(icon(sign, size, ratio, ink, t.panel_edge))
            button.setIconSize(QSize(size, size))
        self.eyes.draw_signs(size, t.text, t.faint)
