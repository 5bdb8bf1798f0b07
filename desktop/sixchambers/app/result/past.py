"""How past games went, for those who sit at this table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...words.speaker import Speaker
from .. import statistics
from ..widgets import make_button, make_label, named
from .account import explainer

COLUMNS = ("name", "games", "wins", "share", "best", "streak")


class PastGames(QWidget):
    """A small table, and the way to forget it all."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__()
        self.game = game
        self.names = list(names)
        self.text = make_label("small")
        self.text.setWordWrap(True)
        self.forget: QPushButton = make_button("paper")
        self.forget.setAutoDefault(True)
        self.forget.clicked.connect(self._forget)
        self._sure = False
        self._speaker: Speaker | None = None
        self._cells: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        for number in range(len(COLUMNS)):
            self._grid.setColumnStretch(number, 2 if number == 0 else 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignRight)

    def tell(self, speaker: Speaker) -> None:
        """Read the record again and show it."""
        self._speaker = speaker
        self._sure = False
        played = statistics.games(self.game)
        name = speaker.text(f"{self.game}.name")
        if played:
            self.text.setText(speaker.say("result.past_text", game=name, n=len(played)))
        else:
            self.text.setText(speaker.say("result.past_none", game=name))
        self.forget.setText(speaker.say("result.forget"))
        self.forget.setEnabled(bool(played))
        self._fill(speaker, statistics.summary(self.game, names=self.names) if played else [])

    def _fill(self, speaker: Speaker, standings: list[statistics.Standing]) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.deleteLater()
        self._cells = []
        if not standings:
            return
        points = explainer(self.game).points
        for number, column in enumerate(COLUMNS):
            self._cell(speaker.text(f"result.col_{column}"), 0, number, "columnhead")
        for row, one in enumerate(standings, 1):
            texts = (
                one.name,
                speaker.number(one.games),
                speaker.number(one.wins),
                speaker.say("result.percent", share=round(one.share * 100)),
                points(one.best, speaker),
                speaker.number(one.streak),
            )
            for number, text in enumerate(texts):
                self._cell(text, row, number, "cellname" if number == 0 else "cell")

    def _cell(self, text: str, row: int, column: int, kind: str) -> None:
        label = named(QLabel(text), kind)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        self._cells.append(label)

    def cells(self) -> list[str]:
        return [cell.text() for cell in self._cells]

    def _forget(self) -> None:
        """Only a second press does it."""
        assert self._speaker is not None
        if not self._sure:
            self._sure = True
            self.forget.setText(self._speaker.say("result.forget_sure"))
            return
        refusal = statistics.reset()
        self.tell(self._speaker)
        if refusal is not None:
            self.text.setText(self._speaker.say(refusal))

    def set_unit(self, unit: float) -> None:
        self._grid.setHorizontalSpacing(round(unit * 1.3))
        self._grid.setVerticalSpacing(round(unit * 0.15))
        column = self.layout()
        assert column is not None
        column.setSpacing(round(unit * 0.5))
