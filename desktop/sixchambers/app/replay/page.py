"""Watching a saved game again: the table it was played at, its log, and the bar to move through it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ...engine import journal as record
from ...engine.events import Event
from ...engine.journal import Answered, Read, TookOffer, Withdrew
from ...engine.message import Who
from ...table.accessible import announce
from ...table.motion import READ, Pace
from ...table.scene import GameScene
from ...table.scenes import make_scene
from ...table.sound import Sound
from ...table.theme import THEMES
from ...words.speaker import Speaker
from .. import drawer
from ..settings import Settings
from .controls import KEYS, SPEEDS, Controls
from .story import Story
from .timeline import OPEN, Eyes, Timeline
from .words import WORDS


def open_replay(path: Path, speaker: Speaker, settings: Settings, sound: Sound) -> ReplayPage:
    """A saved game from a file; Trouble with a clear sentence if it is none, or cannot be shown."""
    return ReplayPage(record.read(path), speaker, settings, sound)


class ReplayPage(QWidget):
    """A finished game is shown whole; one that still runs only as far as whoever is here may see it."""

    leave = Signal()
    play_on = Signal(object)  # (Header, list[Entry]) up to the moment shown

    def __init__(self, read: Read, speaker: Speaker, settings: Settings, sound: Sound) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        speaker.learn(WORDS)
        self.timeline = Timeline(read)
        self.speaker = speaker
        self.settings = settings
        self.names = self.timeline.names
        self.position = 0
        self.playing = False
        self.eyes: Eyes = self.timeline.first_eyes()
        self.pace = Pace(min(max(settings.speed, SPEEDS[0]), SPEEDS[-1]), settings.reduced_motion)
        self.scene: GameScene = make_scene(read.header.game, self.names, speaker, self.pace, settings.theme)
        self.scene.must_follow = False
        self._sound = sound
        self._silent = False
        self.scene.sound = self._play_sound
        self.story = Story(speaker, self.names)
        self.controls = Controls(self.timeline)
        self.notice = QLabel()
        # Events of the moment under way that the table has shown by now.
        self._told = 0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self._lay_out()
        self._connect()
        self._make_keys()
        self.setFocusProxy(self.scene)
        self.scene.sit(self.eyes)
        self.retranslate(speaker)
        self.apply()

    def _lay_out(self) -> None:
        self.notice.setWordWrap(True)
        self.notice.setContentsMargins(18, 4, 18, 4)
        self.notice.setVisible(self.timeline.cut)
        self.story.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.scene, 1)
        row.addWidget(self.story)
        column.addWidget(self.notice)
        column.addLayout(row, 1)
        column.addWidget(self.controls)
        drawer.fit(self.story, self, self.settings)

    def _connect(self) -> None:
        controls = self.controls
        controls.speed.setCurrentIndex(min(range(len(SPEEDS)), key=lambda n: abs(SPEEDS[n] - self.pace.speed)))
        controls.eyes.look_through(self.eyes)
        controls.pressed.connect(self.press)
        controls.scrub.valueChanged.connect(self.scrub_to)
        controls.speed.currentIndexChanged.connect(self._set_speed)
        controls.eyes.currentIndexChanged.connect(lambda: self.look_through(controls.eyes.chosen()))
        self.scene.happened.connect(self._happened)
        self.scene.settled.connect(self._settled)
        self.story.chosen.connect(self._chose_line)
        self.story.pointed.connect(lambda seat: self.scene.point_at(None if seat < 0 else seat))

    def _make_keys(self) -> None:
        self._keys: dict[str, QShortcut] = {}
        for id, key in {**KEYS, "leave": "Esc"}.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.press, id))
            self._keys[id] = shortcut
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._leave_keys_to)

    def _leave_keys_to(self, old: QWidget | None, now: QWidget | None) -> None:
        """A button in focus is pressed with Space, a box chooses with its own keys, a text scrolls."""
        box, text = isinstance(now, QComboBox), isinstance(now, QTextEdit)
        self._keys["play"].setEnabled(not box and not isinstance(now, QAbstractButton))
        for id in ("first", "last", "previous_round", "next_round"):
            self._keys[id].setEnabled(not box and not text)

    # --- moving through the game -----------------------------------------------------------------------------

    def press(self, id: str) -> None:
        """A button or its key."""
        match id:
            case "play":
                self.pause() if self.playing else self.play()
            case "forward":
                self.pause()
                self.step()
            case "back":
                self._jump(self.position - 1)
            case "first":
                self._jump(0)
            case "last":
                self._jump(self.timeline.last)
            case "next_round":
                self._jump(self.timeline.next_round(self.position))
            case "previous_round":
                self._jump(self.timeline.previous_round(self.position))
            case "play_on":
                self._play_on()
            case "leave":
                self.pause()
                self.leave.emit()

    def _jump(self, position: int) -> None:
        """What is not shown as it happened is told to those who listen."""
        self.scrub_to(position)
        announce(self.scene, f"{self.controls.where.text()}. {self.controls.happened.accessibleName()}")

    def scrub_to(self, position: int) -> None:
        self.pause()
        self.go(position)

    def go(self, position: int) -> None:
        """That moment, at once."""
        self.position = min(max(position, 0), self.timeline.last)
        self.scene.look(self.timeline.update(self.position, self.eyes))
        self._show_moment()

    def step(self) -> None:
        """The next moment, shown as it happened."""
        if self.position == self.timeline.last:
            return
        self._hurry()
        self.position += 1
        update = self.timeline.update(self.position, self.eyes)
        if update.events:
            self._show_moment(told=0)
            self.scene.show_update(update)
            return
        if self.eyes == OPEN:
            self.scene.look(update)
        else:
            self.scene.note(update)
        self._show_moment()
        self._settled()

    def _hurry(self) -> None:
        """What is still under way is over now; nobody wants to hear all of it at once."""
        self._silent = True
        self.scene.skip()
        self._silent = False

    def _play_sound(self, name: str) -> None:
        if not self._silent:
            self._sound.play(name)

    def play(self) -> None:
        if self.playing:
            return
        if self.position == self.timeline.last:
            self.go(0)
        self.playing = True
        self.controls.show_playing(self.speaker, True)
        if not self.scene.director.busy:
            self._next.start(self.pace.ms(READ))

    def pause(self) -> None:
        """What is being shown is shown to its end."""
        if self.playing:
            self.playing = False
            self._next.stop()
            self.controls.show_playing(self.speaker, False)

    def _go_on(self) -> None:
        if self.playing:
            self.step()

    def _settled(self) -> None:
        if self.scene.director.busy:
            return
        self._tell_all()
        if not self.playing:
            return
        if self.position == self.timeline.last:
            self.pause()
        elif not self._silent:
            self._next.start(self.pace.ms(self.scene.breath()))

    def _set_speed(self) -> None:
        self.pace.speed = self.controls.speed.currentData()

    def look_through(self, eyes: Eyes) -> None:
        """The same moment through other eyes; they sit at the bottom of the table."""
        if eyes == self.eyes or not self.timeline.may_look(eyes):
            self.controls.eyes.look_through(self.eyes)
            return
        self.eyes = eyes
        self.controls.eyes.look_through(eyes)
        self.scene.sit(None if eyes == OPEN else eyes)
        self.story.set_lines(self.timeline.lines(eyes))
        self.go(self.position)
        if self.playing:
            self._next.start(self.pace.ms(self.scene.breath()))

    def _chose_line(self, position: int) -> None:
        self.scrub_to(position)
        self.scene.setFocus()

    def _play_on(self) -> None:
        if not self.controls.why_not_on(self.speaker, self.position):
            self.pause()
            self.play_on.emit((self.timeline.header, self.timeline.entries_until(self.position)))

    # --- what is said ----------------------------------------------------------------------------------------

    def _show_moment(self, told: int | None = None) -> None:
        """The bar and the drawer for this moment; `told` of its events have been shown already (None: all)."""
        self.controls.show_moment(self.speaker, self.position)
        self._tell_thoughts()
        if told is None:
            self._tell_all()
        else:
            self._told = told
            self._tell()

    def _tell_thoughts(self) -> None:
        self.story.tell_thoughts(self.timeline.thoughts(self.position), self.timeline.finished)

    def _happened(self, event: Event) -> None:
        """The log tells a thing when the table shows it, not before."""
        self._told += 1
        self._tell()

    def _tell_all(self) -> None:
        self._told = len(self.timeline.update(self.position, self.eyes).events)
        self._tell()

    def _tell(self) -> None:
        events = self.timeline.update(self.position, self.eyes).events
        told = sum(event.line() is not None for event in events[: self._told])
        end = self.story.count_until(self.position - 1) + told
        # While a game runs, earlier rounds are for remembering, not for reading again.
        first = 0 if self.timeline.finished else self.story.round_start(end)
        self.story.show_lines(first, end)
        # Until the table has shown something of this moment, the one before is what has happened.
        happened = self.story.sentence(end - 1) if events else self._quiet()
        self.controls.tell(happened, self._thought())

    def _quiet(self) -> str:
        """A moment in which nothing happened that all could see."""
        match self.timeline.moments[self.position].entry:
            case None:
                return self.speaker.say("replay.start")
            case Answered(seat) | TookOffer(seat):
                return self.speaker.say("replay.answered", self.names, who=Who(seat))
            case Withdrew(seat):
                return self.speaker.say("replay.withdrew", self.names, who=Who(seat))
        return self.speaker.say("replay.time")

    def _thought(self) -> str:
        """The thought behind the answer just given."""
        fresh = [thought for thought in self.timeline.thoughts(self.position) if thought.fresh]
        if not fresh:
            return ""
        what = self.speaker.say(fresh[-1].reason, self.names)
        return self.speaker.say("replay.thought", self.names, who=Who(fresh[-1].seat), what=what)

    # --- how it looks ----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        drawer.fit(self.story, self, self.settings)

    def toggle_log(self) -> None:
        drawer.toggle(self.story, self.settings)

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(WORDS)
        self.speaker = speaker
        self._hurry()
        self.notice.setText(speaker.text("app.was_cut"))
        self.controls.retranslate(speaker)
        self.story.set_lines(self.timeline.lines(self.eyes))
        self.story.retranslate(speaker)
        self.scene.retranslate(speaker)
        self.go(self.position)

    def apply(self) -> None:
        """The settings changed."""
        theme = THEMES[self.settings.theme]
        self.notice.setStyleSheet(f"background: {theme.panel}; color: {theme.warn};")
        self.pace.reduced = self.settings.reduced_motion
        self.scene.set_theme(self.settings.theme)
        self.scene.set_text_scale(self.settings.text_size)
        self.story.set_theme(theme)
        self._tell_thoughts()
        self.controls.set_theme(theme)
        self.scene.scene().update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scene.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody watches: what is under way is over."""
        super().hideEvent(event)
        self.pause()
        self._hurry()

    def close_page(self) -> None:
        """Leave for good."""
        self.pause()
        self.scene.blockSignals(True)  # items say goodbye as they go, to nobody any more
        self.scene.director.stop()
