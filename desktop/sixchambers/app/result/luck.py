"""The seed laid open, and the promise that was made of it before the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...engine.table import Table
from ...words.speaker import Speaker
from ..widgets import make_button, make_label

GROUP, LINE = 8, 32
"""Digits are easier to compare in groups of so many, and so many a line."""


class Luck(QWidget):
    """Nobody has to trust the program: everything needed to check it is here, and can be taken along."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        header = table.header
        self.values = {"seed": header.seed}
        if table.commitment is not None:
            self.values = {"promise": table.commitment, "seed": header.seed, "salt": header.salt}
        self.text = make_label("small")
        self.text.setWordWrap(True)
        self.labels: dict[str, QLabel] = {}
        self.shown: dict[str, QLabel] = {}
        self.copy: QPushButton = make_button("paper")
        self.copy.setAutoDefault(True)
        self.copy.clicked.connect(self._copy)
        self._speaker: Speaker | None = None
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        for row, (id, value) in enumerate(self.values.items()):
            self.labels[id] = make_label("columnhead")
            self.shown[id] = make_label("digits")
            self.shown[id].setText(_grouped(value))
            self.shown[id].setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(self.labels[id], row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(self.shown[id], row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        column.addLayout(self._grid)
        column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def tell(self, speaker: Speaker) -> None:
        self._speaker = speaker
        promised = "promise" in self.values
        self.text.setText(speaker.say("result.luck_promised" if promised else "result.luck_chosen"))
        for id, label in self.labels.items():
            label.setText(speaker.text(f"result.{id}"))
            self.shown[id].setAccessibleName(f"{label.text()}: {self.values[id]}")
        self.copy.setText(speaker.say("result.copy"))

    def as_text(self) -> str:
        """What the clipboard gets: one value a line, without gaps."""
        names = {"promise": "sha256(salt + seed)"}
        return "".join(f"{names.get(id, id)} = {value}\n" for id, value in self.values.items())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        assert self._speaker is not None
        self.copy.setText(self._speaker.say("result.copied"))

    def set_unit(self, unit: float) -> None:
        self._grid.setHorizontalSpacing(round(unit * 1.2))
        self._grid.setVerticalSpacing(round(unit * 0.6))
        column = self.layout()
        assert column is not None
        column.setSpacing(round(unit * 0.9))


def _grouped(value: str) -> str:
    lines = [value[start : start + LINE] for start in range(0, len(value), LINE)]
    return "\n".join(" ".join(line[place : place + GROUP] for place in range(0, len(line), GROUP)) for line in lines)
