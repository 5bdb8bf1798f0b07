"""Who sits at this screen: one name, or several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...engine.naming import NAME_LENGTH, free_name, tidy
from ...lan.messages import MOST_PEOPLE
from ..widgets import make_button
from .small import SignButton

if TYPE_CHECKING:
    from ...words.speaker import Speaker


class NameRow(QWidget):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.field = QLineEdit(name)
        self.field.setMaxLength(NAME_LENGTH)
        self.away = SignButton("close")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        row.addWidget(self.away)


class PeopleHere(QWidget):
    """At least one name, at most as many as a table has chairs. `known` are the names of earlier evenings."""

    changed = Signal()

    def __init__(self, speaker: Speaker, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._speaker = speaker
        self._known = list(known)
        self.rows: list[NameRow] = []
        self.more = make_button()
        self.more.setAutoDefault(True)
        self.more.clicked.connect(self.add_friend)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate(speaker)
        self.add(self._known[0] if self._known else speaker.text("app.default_name"))

    def names(self) -> tuple[str, ...]:
        """Tidied, and every name once."""
        names: list[str] = []
        for row in self.rows:
            name = tidy(row.field.text())
            if name:
                names.append(free_name(name, names))
        return tuple(names)

    def add(self, name: str) -> NameRow:
        row = NameRow(name)
        row.field.textChanged.connect(lambda _: self._name_rows())
        row.away.clicked.connect(lambda: self.remove(row))
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)
        self._name_rows()
        self.changed.emit()
        return row

    def fill(self, names: Sequence[str]) -> None:
        """Exactly these people."""
        for row in self.rows[:0:-1]:
            self.remove(row)
        self.rows[0].field.setText(names[0])
        for name in names[1:MOST_PEOPLE]:
            self.add(name)

    def add_friend(self) -> None:
        """Somebody who has played here before, if there is one left; the name can be overwritten at once."""
        if len(self.rows) >= MOST_PEOPLE:
            return
        here = {name.casefold() for name in self.names()}
        again = next((name for name in self._known if name.casefold() not in here), None)
        row = self.add(again or free_name(self._speaker.text("lobby.friend_name"), self.names()))
        row.field.setFocus(Qt.FocusReason.OtherFocusReason)
        row.field.selectAll()

    def remove(self, row: NameRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.rows[min(place, len(self.rows) - 1)].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name_rows()
        self.changed.emit()

    def set_unit(self, unit: float) -> None:
        self._column.setSpacing(round(unit * 0.35))

    def retranslate(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.more.setText(speaker.text("network.add_friend"))
        self.more.setToolTip(speaker.text("network.add_friend_tip"))
        self.more.setAccessibleName(self.more.text())
        self.more.setAccessibleDescription(self.more.toolTip())
        self._name_rows()

    def _name_rows(self) -> None:
        say = self._speaker.say
        for number, row in enumerate(self.rows, 1):
            row.field.setAccessibleName(say("network.name_here", number=number))
            row.away.setVisible(len(self.rows) > 1)
            row.away.tell(say("network.remove_friend", name=row.field.text()))
        self.more.setVisible(len(self.rows) < MOST_PEOPLE)
