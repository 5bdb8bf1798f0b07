"""A worked example on the page: a small live table with its caption, played step by step."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ...engine.rulebook import Example
from ...table.theme import NIGHT, sans
from ...words.speaker import Speaker
from ..widgets import make_label, named
from .icons import sign
from .search import fold, places

if TYPE_CHECKING:
    from ...engine.update import Update
    from ...table.scene import GameScene
    from ..settings import Settings

WIDE = 38.0
"""The table's width in ems, where the column allows it."""
SHAPE = 0.6
"""How tall the table is for its width."""
LETTER = 1.5
"""On so small a table names and amounts are lettered larger."""
BORDER = 2
PAUSE, A_LETTER = 900, 32
"""Milliseconds for taking in a caption while an example plays: at least, and for each letter."""


def told(example: Example, game_id: str) -> list[list[Update]]:
    """The whole example, played by the engine: what its onlooker gets with each step, the table at rest first."""
    from ...engine.scenario import Failed, Running
    from ...games import game

    running = Running(example.scenario(game_id), game(game_id))
    seat = example.seats.index(example.eyes) if example.eyes else None
    story = [[running.table.update(seat)]]
    heard: list[Update] = []
    running.table.listen(seat, heard.append)
    for step in example.steps:
        for sentence in step.do:
            running.do(sentence)
            if running.refusal is not None:
                raise Failed(f"{example.id}: “{sentence}” was refused: {running.refusal.id}")
        story.append(heard.copy())
        heard.clear()
    return story


def room_for(example: Example, speaker: Speaker, em: float, column: float) -> tuple[int, int]:
    """How much of the page an example takes: the table, its longest caption, its buttons."""
    width = int(min(WIDE * em, column))
    inside = width - 2 * _margin(em)
    metrics = QFontMetrics(sans(em * 1.04))
    wrap = Qt.TextFlag.TextWordWrap
    tallest = max(
        metrics.boundingRect(0, 0, inside, 10_000, wrap, speaker.text(caption)).height() for caption in example.captions
    )
    return width, round(width * SHAPE) + tallest + round(em * 4.3)


def _margin(em: float) -> int:
    return round(em * 0.9)


class ExampleTable(QFrame):
    """Buttons step on and back or play the rest; a click on the table steps on, too."""

    stepped = Signal()

    def __init__(
        self, example: Example, game_id: str, speaker: Speaker, settings: Settings, em: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("example")
        self.example = example
        self.speaker = speaker
        self.settings = settings
        self.step = 0
        self.playing = False
        self.scene: GameScene | None = None
        self._game = game_id
        self._em = em
        self._wanted = ""
        self._story: list[list[Update]] = []
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._play_on)
        self.table = named(QWidget(), "exampletable")
        self.caption = make_label("caption")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.caption.setTextFormat(Qt.TextFormat.RichText)
        self.count: QLabel = make_label("step")
        self.back = self._button(lambda: self.go(self.step - 1))
        self.play = self._button(self.toggle)
        self.on = self._button(lambda: self.go(self.step + 1))
        self._lay_out()
        self._letter()

    def _button(self, slot: object) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(round(self._em * 1.15), round(self._em * 1.15)))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        margin = _margin(self._em)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, round(self._em * 0.5))
        column.setSpacing(round(self._em * 0.45))
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(self.table)
        words = QHBoxLayout()
        words.setContentsMargins(margin - BORDER, 0, margin - BORDER, 0)
        words.addWidget(self.caption)
        column.addLayout(words, 1)
        row = QHBoxLayout()
        row.setContentsMargins(margin - BORDER, 0, margin - BORDER, 0)
        row.setSpacing(round(self._em * 0.4))
        row.addWidget(self.count)
        row.addStretch(1)
        for button in (self.back, self.play, self.on):
            row.addWidget(button)
        column.addLayout(row)

    def take(self, width: int, height: int) -> None:
        """So much room it has on the page."""
        self.setFixedSize(width, height)
        self.table.setFixedSize(width - 2 * BORDER, round(width * SHAPE) - 2 * BORDER)

    # --- the table -------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Lay the table. Left until it comes into sight, for a table is dearer than a page."""
        if self.scene is not None:
            return
        from ...table.motion import Pace
        from ...table.scenes import make_scene

        self._story = told(self.example, self._game)
        scene = make_scene(self._game, self.example.seats, self.speaker, Pace(), self.settings.theme)
        scene.setParent(self.table)
        scene.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scene.setMouseTracking(False)
        scene.set_text_scale(LETTER)
        scene.must_follow = False
        scene.setAccessibleName(self.speaker.say("rules.ui_example", title=self.speaker.text(self.example.title)))
        self.scene = scene
        scene.resize(self.table.size())
        scene.look(self._story[self.step][-1])
        scene.settled.connect(self._settled)
        scene.show()

    def sleep(self) -> None:
        """The page is turned: nothing goes on behind the reader's back."""
        self.pause()
        if self.scene is not None:
            self.scene.blockSignals(True)
            self.scene.director.stop()

    def _now(self) -> Update:
        """How the table lies after the current step; a step that changed nothing to be seen leaves it as it was."""
        return next(updates[-1] for updates in reversed(self._story[: self.step + 1]) if updates)

    # --- steps -----------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        return len(self.example.steps)

    def go(self, step: int) -> None:
        """To a step by hand: the next one is acted out, any other is simply there."""
        self.pause()
        self.show_step(step)

    def show_step(self, step: int) -> None:
        if not 0 <= step <= self.last:
            return
        self.wake()
        scene = self.scene
        assert scene is not None
        scene.pace.speed, scene.pace.reduced = self.settings.speed, self.settings.reduced_motion
        acted = step == self.step + 1
        if acted and scene.director.busy:
            scene.skip()
        self.step = step
        self._letter()
        if acted:
            for update in self._story[step]:
                scene.show_update(update)
        else:
            scene.look(self._now())
        self.stepped.emit()

    def toggle(self) -> None:
        """Play the rest, from the beginning if it was played through; or stop."""
        if self.playing:
            self.pause()
            return
        if self.step == self.last:
            self.show_step(0)
        self.playing = True
        self._letter()
        self._play_on()

    def pause(self) -> None:
        self._wait.stop()
        if self.playing:
            self.playing = False
            self._letter()

    def _play_on(self) -> None:
        if not self.playing:
            return
        self.show_step(self.step + 1)
        self._settled()

    def _settled(self) -> None:
        """What was to be seen has been seen: time to read, then on."""
        if not self.playing or self.scene is None or self.scene.director.busy:
            return
        if self.step == self.last:
            self.pause()
            return
        letters = len(self.speaker.text(self.example.captions[self.step]))
        self._wait.start(int((PAUSE + A_LETTER * letters) / self.settings.speed))

    # --- words -----------------------------------------------------------------------------------------------

    def mark(self, wanted: str) -> None:
        """Let a searched word stand out in the captions."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._letter()

    def _letter(self) -> None:
        say = self.speaker.text
        words = say(self.example.captions[self.step])
        self.caption.setText(_marked(words, self._wanted))
        self.caption.setAccessibleName(words)
        count = self.speaker.say("rules.ui_of", number=self.step + 1, all=self.last + 1)
        self.count.setText(count)
        title = self.speaker.say("rules.ui_example", title=say(self.example.title))
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{say('rules.ui_example_help')} {count}. {words}")
        play = "rules.ui_pause" if self.playing else "rules.ui_again" if self.step == self.last else "rules.ui_play"
        signs = {"rules.ui_pause": "pause", "rules.ui_again": "again", "rules.ui_play": "play"}
        self._sign(self.back, "step_back", say("rules.ui_step_back"), self.step > 0)
        self._sign(self.play, signs[play], say(play), True)
        self._sign(self.on, "step_on", say("rules.ui_step_on"), self.step < self.last)

    def _sign(self, button: QToolButton, name: str, text: str, enabled: bool) -> None:
        button.setIcon(sign(name, NIGHT.brass_light, NIGHT.panel_edge, self._em * 1.15))
        button.setToolTip(text)
        button.setAccessibleName(text)
        if not enabled and button.hasFocus():
            self.play.setFocus()  # where the keyboard still gets on
        button.setEnabled(enabled)

    # --- hands -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.go(self.step + step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """On the table: let me see. While something is being shown: at once; else the next step."""
        if event.button() != Qt.MouseButton.LeftButton or event.position().y() > self.table.geometry().bottom():
            return
        if self.scene is not None and self.scene.director.busy:
            self.scene.skip()
        else:
            self.go(self.step + 1)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.MouseButtonPress:
            event.accept()  # else the page below would begin to select text
            return True
        return handled

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        if self.scene is not None:
            self.scene.skip()
        super().hideEvent(event)


def _marked(text: str, wanted: str) -> str:
    """The caption as rich text, with what was searched for on a bright ground."""
    length = len(wanted.strip())
    parts, at = [], 0
    for place in places(fold(text), wanted):
        parts.append(escape(text[at:place]))
        found = escape(text[place : place + length])
        parts.append(f'<span style="background:{NIGHT.brass_light};color:{NIGHT.ink}">{found}</span>')
        at = place + length
    return "".join([*parts, escape(text[at:])])
