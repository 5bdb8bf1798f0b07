"""The settings, applied as they are changed."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ..words.speaker import Speaker, speaker, system_language
from .settings import Settings
from .widgets import make_button, make_label

SPEEDS = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
TEXT_SIZES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.8)


class SettingsDialog(QDialog):
    """Every change takes effect at once; there is nothing to confirm."""

    def __init__(self, settings: Settings, words: Speaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.language = QComboBox()
        self.theme = QComboBox()
        self.text = QComboBox()
        self.speed = QComboBox()
        self.reduced = QCheckBox()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.muted = QCheckBox()
        self.done_button = make_button("main")
        self.heading = make_label("title")
        self._labels = [QLabel() for _ in range(5)]
        form = QFormLayout()
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        fields = (self.language, self.theme, self.text, self.speed, self.volume)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.insertRow(4, self.reduced)
        form.addRow(self.muted)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(16)
        column.addWidget(self.heading)
        column.addLayout(form)
        column.addLayout(row)
        stops = (*fields[:4], self.reduced, self.volume, self.muted, self.done_button)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self.retranslate(words)
        self._connect()
        settings.changed.connect(self._changed)

    def _changed(self, name: str) -> None:
        """Its own language or size may be what was changed."""
        if name == "language":
            self.retranslate(speaker(self.settings.language or system_language()))
        if name in ("language", "text_size"):
            QTimer.singleShot(0, self, self.adjustSize)  # as large as it needs to be, and no larger

    def retranslate(self, words: Speaker) -> None:
        say = words.text
        self.setWindowTitle(say("app.settings_title"))
        self.heading.setText(say("app.settings_title"))
        texts = ("app.set_language", "app.set_theme", "app.set_text", "app.set_speed", "app.set_volume")
        for label, id in zip(self._labels, texts, strict=True):
            label.setText(say(id))
        self.reduced.setText(say("app.set_reduced"))
        self.muted.setText(say("app.set_muted"))
        self.done_button.setText(say("app.close"))
        languages = ((say("app.set_language_system"), ""), ("Deutsch", "de"), ("English", "en"))
        self._fill(self.language, languages, self.settings.language)
        themes = ((say("app.set_theme_night"), "night"), (say("app.set_theme_day"), "day"))
        self._fill(self.theme, themes, self.settings.theme)
        self._fill(self.text, [(f"{size:.0%}", size) for size in TEXT_SIZES], self.settings.text_size)
        self._fill(self.speed, [(f"{speed:g} ×", speed) for speed in SPEEDS], self.settings.speed)
        self.reduced.setChecked(self.settings.reduced_motion)
        self.volume.setValue(round(self.settings.volume * 100))
        self.muted.setChecked(self.settings.muted)

    def _fill(self, box: QComboBox, rows: object, current: object) -> None:
        box.blockSignals(True)
        box.clear()
        for text, value in rows:  # type: ignore[attr-defined]
            box.addItem(text, value)
        box.setMinimumContentsLength(max(len(box.itemText(number)) for number in range(box.count())))
        box.setCurrentIndex(max(box.findData(current), 0))
        box.blockSignals(False)

    def _connect(self) -> None:
        settings = self.settings
        self.language.currentIndexChanged.connect(lambda: setattr(settings, "language", self.language.currentData()))
        self.theme.currentIndexChanged.connect(lambda: setattr(settings, "theme", self.theme.currentData()))
        self.text.currentIndexChanged.connect(lambda: setattr(settings, "text_size", self.text.currentData()))
        self.speed.currentIndexChanged.connect(lambda: setattr(settings, "speed", self.speed.currentData()))
        self.reduced.toggled.connect(lambda on: setattr(settings, "reduced_motion", on))
        self.volume.valueChanged.connect(lambda value: setattr(settings, "volume", value / 100))
        self.muted.toggled.connect(lambda on: setattr(settings, "muted", on))
        self.done_button.clicked.connect(self.accept)
