"""How one plays games of reaction at this screen: the key card, other ways than keys, and the keyboard check."""

from __future__ import annotations

from time import perf_counter_ns

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...table.slap.positions import position, printed
from ...table.slap.schemes import MOST_TOGETHER, columns_for, scheme
from ...words.speaker import Speaker
from ..settings import Settings
from ..widgets import make_button, make_label
from .gamepad import sdl_pads
from .key_card import KeyCard
from .rollover import TRIALS, Rollover

OPTIONS = ("one_switch", "plain_cards", "number_pad", "touch_pads", "reveal_sound")


class ControlsDialog(QDialog):
    """Every change takes effect at once."""

    def __init__(self, settings: Settings, speaker: Speaker, people: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.speaker = speaker
        self.heading = make_label("title")
        self.people = QComboBox()
        self.card = KeyCard()
        self.card.setMinimumSize(820, 340)
        self.boxes = {name: QCheckBox() for name in OPTIONS}
        self.check = make_button()
        self.found = QLabel()
        self.found.setWordWrap(True)
        self.pads = QLabel()
        self.pads.setWordWrap(True)
        self.close_button = make_button("main")
        self.rollover: Rollover | None = None
        self._watch = QTimer(self)
        self._watch.setInterval(100)
        self._watch.timeout.connect(self._look)
        self._lay_out()
        self._tell(people)
        self.people.currentIndexChanged.connect(self._show_card)
        for name, box in self.boxes.items():
            box.toggled.connect(lambda on, name=name: self._set(name, on))
        self.check.clicked.connect(self.start_check)
        self.close_button.clicked.connect(self.accept)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 18, 26, 18)
        column.setSpacing(10)
        column.addWidget(self.heading)
        column.addWidget(self.people)
        column.addWidget(self.card, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for number, box in enumerate(self.boxes.values()):
            grid.addWidget(box, (number + 1) // 2, (number + 1) % 2 if number else 0, 1, 1 if number else 2)
        column.addLayout(grid)
        column.addWidget(self.pads)
        row = QHBoxLayout()
        row.addWidget(self.check)
        row.addWidget(self.found, 1)
        column.addLayout(row)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _tell(self, people: int) -> None:
        say = self.speaker.text
        self.setWindowTitle(say("live.controls"))
        self.heading.setText(say("live.controls"))
        for count in range(1, MOST_TOGETHER + 1):
            self.people.addItem(self.speaker.say("live.people", n=count), count)
        self.people.setCurrentIndex(min(max(people, 1), MOST_TOGETHER) - 1)
        for name, box in self.boxes.items():
            box.setText(say(f"live.{name}"))
            box.setChecked(bool(getattr(self.settings, name)))
        self.check.setText(say("live.check"))
        self.close_button.setText(say("app.close"))
        source = sdl_pads()
        self.pads.setText(
            say("live.no_sdl") if source is None else self.speaker.say("live.pads_found", n=source.count())
        )
        self._show_card()

    def _set(self, name: str, on: bool) -> None:
        setattr(self.settings, name, on)
        self._show_card()

    @property
    def count(self) -> int:
        return int(self.people.currentData())

    def _show_card(self) -> None:
        seats = list(range(self.count))
        names = [self.speaker.say("live.player", number=seat + 1) for seat in seats]
        keys = scheme(seats, switch=self.settings.one_switch, keypad=self.settings.number_pad)
        self.card.show_keys(keys, seats, names, self.speaker)
        self.check.setEnabled(self.count > 1)
        self.found.setText("" if self.count > 1 else self.speaker.text("live.check_alone"))

    # --- the keyboard check ----------------------------------------------------------------------------------

    def start_check(self) -> None:
        """Everybody presses SHOOT together, five times."""
        columns = columns_for(self.count, self.settings.number_pad)
        self.rollover = Rollover([column.shoot for column in columns])
        keys = " + ".join(printed(column.shoot) for column in columns)
        self.found.setText(self.speaker.say("live.check_press", keys=keys, n=TRIALS))
        self.setFocus()
        self._watch.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.rollover is None or event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        if not event.isAutoRepeat():
            self.rollover.press(position(event), perf_counter_ns())
            self._look()

    def _look(self) -> None:
        if self.rollover is None:
            return
        if not self.rollover.over(perf_counter_ns()):
            done = len(self.rollover.heard)
            if done:
                self.found.setText(self.speaker.say("live.check_so_far", number=done, n=TRIALS))
            return
        lost = {key: times for key, times in self.rollover.lost().items() if times}
        self.rollover = None
        self._watch.stop()
        if not lost:
            self.found.setText(self.speaker.text("live.check_good"))
            return
        listed = ", ".join(f"{printed(key)} ({times})" for key, times in lost.items())
        self.found.setText(self.speaker.say("live.check_lost", keys=listed))
