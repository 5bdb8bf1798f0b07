"""House rules: the game's own options, whether hints are allowed, the time to answer and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..option_words import value_words

if TYPE_CHECKING:
    from ...engine.game import OptionInfo
    from ...words.speaker import Speaker

TIMES = (None, 30_000, 60_000, 120_000)
SEED_LENGTH = 40


class Selection(QComboBox):
    """A combo box as wide as its longest text, with an arrow in the colour of its text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self.fontMetrics().height() // 2, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self.fontMetrics().height() * 0.17
        centre = QPointF(self.width() - half * 3.6, self.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().text())
        corners = [QPointF(-1, -0.6), QPointF(1, -0.6), QPointF(0, 0.75)]
        painter.drawPolygon(QPolygonF([centre + corner * half for corner in corners]))
        painter.end()


class HouseRules(QFrame):
    """Built from what the game says about its options; `values` gives back what was chosen."""

    changed = Signal()
    outgrown = Signal()
    """What is in it needs more or less room than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self.heading = QLabel(self)
        self.heading.setObjectName("heading")
        self.boxes: dict[str, QCheckBox | QComboBox] = {}
        self.time = Selection(self)
        self.hints = QCheckBox(self)
        self.hints.setChecked(True)
        self.seed = QLineEdit(self)
        self.seed.setMaxLength(SEED_LENGTH)
        for _ in TIMES:
            self.time.addItem("")
        self._labels: dict[str, QLabel] = {}
        self.infos: tuple[OptionInfo, ...] = ()
        self._game = ""
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.addWidget(self.heading)
        column.addWidget(self._scroll, 1)
        self.time.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.seed.textChanged.connect(lambda _: self.changed.emit())
        self.hints.toggled.connect(lambda _: self.changed.emit())

    def set_unit(self, unit: float) -> None:
        column = self.layout()
        assert column is not None
        edge = round(unit * 0.8)
        column.setContentsMargins(edge, round(unit * 0.5), edge, round(unit * 0.6))
        column.setSpacing(round(unit * 0.3))

    def set_game(self, game: str, infos: tuple[OptionInfo, ...], chosen: Mapping[str, Any], speaker: Speaker) -> None:
        """Other options, with these values where they make sense."""
        self._game, self.infos = game, infos
        for kept in (self.hints, self.time, self.seed):
            kept.setParent(self)
        self.boxes, self._labels = {}, {}
        sheet = QWidget()
        sheet.setObjectName("rulesheet")
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, 2, 0)
        grid.setColumnStretch(1, 1)
        for info in infos:
            self._add(grid, info, chosen.get(info.id, info.default))
        grid.addWidget(self.hints, grid.rowCount(), 0, 1, 2)
        for id, field in (("time", self.time), ("seed", self.seed)):
            label = QLabel(sheet)
            label.setBuddy(field)
            self._labels[id] = label
            grid.addWidget(label, grid.rowCount(), 0)
            grid.addWidget(field, grid.rowCount() - 1, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        self._scroll.setWidget(sheet)
        self.retranslate(speaker)

    def _add(self, grid: QGridLayout, info: OptionInfo, value: Any) -> None:
        row = grid.rowCount()
        if info.values == (False, True):
            check = QCheckBox()
            check.setChecked(value is True)
            check.toggled.connect(lambda _: self.changed.emit())
            grid.addWidget(check, row, 0, 1, 2)
            self.boxes[info.id] = check
            return
        box = Selection()
        for one in info.values:
            box.addItem("", one)
        box.setCurrentIndex(info.values.index(value) if value in info.values else info.values.index(info.default))
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        label = QLabel()
        label.setBuddy(box)
        self._labels[f"option_{info.id}"] = label
        grid.addWidget(label, row, 0)
        grid.addWidget(box, row, 1)
        self.boxes[info.id] = box

    def values(self) -> dict[str, Any]:
        """Every option as it is set."""
        found: dict[str, Any] = {}
        for info in self.infos:
            box = self.boxes[info.id]
            found[info.id] = box.isChecked() if isinstance(box, QCheckBox) else info.values[box.currentIndex()]
        return found

    def stops(self) -> list[QWidget]:
        """In the order of the Tab key."""
        return [*self.boxes.values(), self.hints, self.time, self.seed]

    def time_limit(self) -> int | None:
        return TIMES[self.time.currentIndex()]

    def set_time_limit(self, limit: int | None) -> None:
        self.time.setCurrentIndex(TIMES.index(limit) if limit in TIMES else 0)

    def retranslate(self, speaker: Speaker) -> None:
        self.heading.setText(speaker.text("lobby.rules"))
        for info in self.infos:
            id = f"{self._game}.option_{info.id}"
            box = self.boxes[info.id]
            box.setAccessibleName(speaker.text(id))
            if isinstance(box, QCheckBox):
                box.setText(speaker.text(id))
                continue
            self._labels[f"option_{info.id}"].setText(speaker.text(id))
            for place, value in enumerate(info.values):
                box.setItemText(place, value_words(speaker, self._game, info.id, value))
        for place, limit in enumerate(TIMES):
            self.time.setItemText(place, time_text(speaker, limit))
        self.hints.setText(speaker.text("lobby.hints"))
        for name, field in (("hints", self.hints), ("time", self.time), ("seed", self.seed)):
            if name in self._labels:
                self._labels[name].setText(speaker.text(f"lobby.{name}"))
            field.setAccessibleName(speaker.text(f"lobby.{name}"))
            field.setToolTip(speaker.text(f"lobby.{name}_tip"))
            field.setAccessibleDescription(field.toolTip())
        self.seed.setPlaceholderText(speaker.text("lobby.seed_hint"))
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self.outgrown.emit()
        return handled

    def sizeHint(self) -> QSize:
        """As large as everything in it, without a scroll bar."""
        inside = self._scroll.widget()
        column = self.layout()
        if inside is None or column is None:
            return super().sizeHint()
        edges = column.contentsMargins()
        need = inside.sizeHint()
        extra = 6
        return QSize(
            need.width() + edges.left() + edges.right() + extra,
            need.height() + self.heading.sizeHint().height() + column.spacing() + edges.top() + edges.bottom() + extra,
        )


def told(speaker: Speaker, game: str, options: Mapping[str, Any], limit: int | None) -> list[str]:
    """The house rules in words, a line each."""
    lines = []
    for option, value in options.items():
        link = " –" if isinstance(value, bool) else ":"
        lines.append(f"{speaker.text(f'{game}.option_{option}')}{link} {value_words(speaker, game, option, value)}")
    return [*lines, f"{speaker.text('lobby.time')}: {time_text(speaker, limit)}"]


def time_text(speaker: Speaker, limit: int | None) -> str:
    if limit is None:
        return speaker.text("lobby.time_none")
    seconds = limit // 1000
    if seconds % 60 == 0 and seconds > 60:
        return speaker.text("lobby.time_minutes", seconds // 60)
    return speaker.text("lobby.time_seconds", seconds)
