"""The result: over the table, when a game has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from ...engine.message import Many, Who
from ...engine.table import Table
from ...table import motion
from ...table.accessible import announce
from ...table.theme import NIGHT, colour, slab
from ...words.speaker import Speaker
from ..bar import KEY_NAMES
from ..settings import Settings
from ..widgets import make_button, named
from .account import explainer, ranking
from .extra import ExtraPage, extra_pages
from .luck import Luck
from .paper import sheet
from .past import PastGames
from .poster import WantedPoster
from .reckoning import ROW, Reckoning
from .style import rules_of
from .words import WORDS

KEYS = {"again": "Return", "other_seats": "S", "replay": "R", "table": "T", "lobby": "Esc"}
_PRESSED = {
    Qt.Key.Key_Return: "again",
    Qt.Key.Key_Enter: "again",
    Qt.Key.Key_S: "other_seats",
    Qt.Key.Key_R: "replay",
    Qt.Key.Key_T: "table",
    Qt.Key.Key_Escape: "lobby",
}
ORDER = ("lobby", "table", "replay", "other_seats", "again")
DIM = {"night": 165, "day": 120}
SEED = 11


Leaf = Reckoning | PastGames | Luck | ExtraPage


class Sheet(QWidget):
    """A sheet of paper with a few pages one can leaf through."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.setObjectName("paper")
        names = [info.name for info in table.seats]
        self.reckoning = Reckoning(len(names))
        self.past = PastGames(table.game.id, names)
        self.luck = Luck(table)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self.tabs.setUsesScrollButtons(False)
        self.pages = QStackedWidget()
        # What only this game has to show, by the id of its tab.
        self.extra = extra_pages(table)
        self.leaves: tuple[Reckoning | PastGames | Luck | ExtraPage, ...] = (
            self.reckoning,
            *self.extra.values(),
            self.past,
            self.luck,
        )
        self.titles = ("reckoning", *self.extra, "past", "luck")
        for page in self.leaves:
            self.tabs.addTab("")
            self.pages.addWidget(page)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.tabs)
        self._column.addWidget(self.pages, 1)
        self._unit = 15.0

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        edge = round(unit * 1.9)
        self._column.setContentsMargins(edge, round(unit), edge, round(unit * 1.7))
        self._column.setSpacing(round(unit * 0.5))
        for page in self.leaves:
            page.set_unit(unit)
        self._style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._style()

    def _style(self) -> None:
        """The tabs shrink rather than leave the sheet."""
        titles = [self.tabs.tabText(number) for number in range(self.tabs.count())]
        largest = self._unit * 1.2
        needed = sum(QFontMetricsF(slab(largest)).horizontalAdvance(title) for title in titles)
        room = self.width() - self._unit * (3.8 + 1.9 * len(titles))
        rules = rules_of(self._unit, max(min(largest, largest * room / max(needed, 1)), 13))
        if rules != self.styleSheet():
            self.setStyleSheet(rules)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, sheet(self.width(), self.height(), self.devicePixelRatioF(), self._unit, SEED))
        painter.end()


PAUSE = 700
"""Milliseconds in which Enter does not begin another game: who pressed it was not looking yet."""


class ResultPanel(QWidget):
    """Covers the page it is opened over, down to a bar of its own; can be folded down to that bar."""

    again = Signal()
    other_seats = Signal()
    replay = Signal()
    lobby = Signal()

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        settings: Settings,
        parent: QWidget | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        """`called`: what some buttons are called instead, by message id; "": there is no such button."""
        super().__init__(parent)
        assert table.outcome is not None, "a game without an end has no result"
        self.table = table
        self.called = called or {}
        self.keys = {id: key for id, key in KEYS.items() if self.called.get(id, id)}
        self.settings = settings
        self.speaker = speaker
        self.names = [info.name for info in table.seats]
        self.folded = False
        self._shown = QElapsedTimer()
        self._shown.start()
        self._arrived = 1.0
        self._arrival: QVariantAnimation | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.poster = WantedPoster(self)
        self.sheet = Sheet(table)
        self.sheet.setParent(self)
        self.bar = named(QWidget(self), "bar")
        self.bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._rows = QGridLayout(self.bar)
        self.buttons: dict[str, QPushButton] = {}
        for id in self.keys:
            button = make_button("main" if id == "again" else "")
            button.setAutoDefault(True)  # Enter presses what is in focus
            button.clicked.connect(self._press(id))
            self.buttons[id] = button
        self.retranslate(speaker)
        self.apply()
        self.hide()
        if parent is not None:
            parent.installEventFilter(self)

    def open(self) -> None:
        """Show it over its parent."""
        self._fit()
        self._shown.restart()
        self.show()
        self.raise_()
        self.buttons["again"].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.poster.accessibleName())
        self._arrive()

    # --- keys and buttons ------------------------------------------------------------------------------------

    def _press(self, id: str) -> Callable[[], None]:
        return lambda: self.press(id)

    def press(self, id: str) -> None:
        match id:
            case "again":
                self.again.emit()
            case "other_seats":
                self.other_seats.emit()
            case "replay":
                self.replay.emit()
            case "lobby":
                self.lobby.emit()
            case "table":
                self.fold(not self.folded)

    def fold(self, folded: bool) -> None:
        """Down to the bar, so that the table can be looked at, and up again."""
        self.folded = folded
        self.poster.setVisible(not folded)
        self.sheet.setVisible(not folded)
        self._name_buttons()
        self._fit()

    def event(self, event: QEvent) -> bool:
        """These keys are ours while the result is shown, whatever the page below does with them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._meant(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        id = self._meant(event)
        if id == "again" and self._shown.elapsed() < PAUSE:
            return  # that Enter was still meant for the table
        if id and not event.isAutoRepeat():
            self.press(id)
        else:
            super().keyPressEvent(event)

    def _meant(self, event: QKeyEvent) -> str:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        id = _PRESSED.get(Qt.Key(event.key()), "") if plain else ""
        return id if id in self.keys else ""

    # --- what it says ----------------------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(WORDS)
        self.speaker = speaker
        self._print_poster()
        self._reckon()
        self.sheet.past.tell(speaker)
        self.sheet.luck.tell(speaker)
        for page in self.sheet.extra.values():
            page.tell(speaker)
        for number, id in enumerate(self.sheet.titles):
            self.sheet.tabs.setTabText(number, speaker.text(f"result.{id}"))
        self._name_buttons()
        self._place()

    def _print_poster(self) -> None:
        say = self.speaker.say
        outcome = self.table.outcome
        assert outcome is not None
        winners = outcome.winners
        game = say(f"{self.table.game.id}.name")
        why = say(outcome.why, self.names)
        wanted = say("result.wanted")
        if not winners:
            self.poster.tell((), wanted, say("result.crime_nobody", game=game), say("result.nobody"), "", why)
            return
        who = say("result.winners", self.names, who=Many(tuple(map(Who, winners))))
        score = explainer(self.table.game.id).points(outcome.scores[winners[0]], self.speaker)
        if len(winners) == 1:
            crime, reward = say("result.crime", game=game), say("result.reward", score=score)
        else:
            crime, reward = say("result.crime_together", game=game), say("result.reward_each", score=score)
        if outcome.scores[winners[0]] <= 0 or not score:  # a game that counts nothing
            reward = ""
        faces = [self.names[seat] for seat in winners]
        self.poster.tell(faces, wanted, crime, who, reward, why)

    def _reckon(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        explain = explainer(self.table.game.id)
        for row, seat in zip(self.sheet.reckoning.rows, ranking(self.table), strict=True):
            account = explain.account(self.table, seat, self.speaker)
            hidden = ", ".join([*account.hidden, account.read] if account.read else account.hidden)
            said = self.speaker.say(
                "result.row", self.names, who=Who(seat), score=account.score, how=account.how, hidden=hidden
            )
            row.tell(self.names[seat], account, seat in outcome.winners, said)
        self.sheet.reckoning.align()

    def _name_buttons(self) -> None:
        say = self.speaker.text
        texts = {id: say(self.called.get(id) or f"result.{id}") for id in self.keys if id != "table"}
        texts["table"] = say("result.show_result" if self.folded else "result.show_table")
        for id, button in self.buttons.items():
            key = KEY_NAMES.get(self.keys[id], self.keys[id])
            button.setText(f"{texts[id]}  [{key}]")
            button.setAccessibleName(texts[id])

    # --- how it looks ----------------------------------------------------------------------------------------

    def apply(self) -> None:
        """The settings, or the size of type, changed."""
        self._place()
        self.update()

    def _unit(self) -> float:
        """The reading size comes with the program's style sheet."""
        return float(max(self.font().pixelSize(), 13))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "buttons"):
            self.apply()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.apply()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _fit(self) -> None:
        """Over the whole parent, or just its lower edge."""
        over = self.parentWidget()
        if over is None:
            return
        rect = over.rect()
        if self.folded:
            tall = self._bar_height(rect.width())
            rect = QRect(0, rect.height() - tall, rect.width(), tall)
        self.setGeometry(rect)
        self._place()

    def _bar_height(self, width: int) -> int:
        """The buttons stand in one row, or in two where one is too narrow."""
        unit = round(self._unit())
        edge = unit
        for button in self.buttons.values():
            # In focus its frame is broader, and must not cut the text.
            button.setMinimumWidth(button.sizeHint().width() + 8)
        wide = sum(button.minimumWidth() + 8 for button in self.buttons.values()) + 2 * edge
        columns = len(self.buttons) if wide <= width else 3
        for place, id in enumerate(id for id in ORDER if id in self.buttons):
            row, column = divmod(place, columns)
            self._rows.addWidget(self.buttons[id], row, column + 1, 1, 2 if row and id == "again" else 1)
        for column in range(len(self.buttons) + 2):
            self._rows.setColumnStretch(column, 0)
        self._rows.setColumnStretch(0, 1)
        self._rows.setColumnStretch(columns + 1, 1)
        self._rows.setSpacing(8)
        self._rows.setContentsMargins(edge, round(unit * 0.5), edge, round(unit * 0.55))
        return max(self._rows.sizeHint().height(), self._covered())

    def _covered(self) -> int:
        """The page below has a bar too; nothing of it may look out."""
        over = self.parentWidget()
        below = over.findChild(QWidget, "bar", Qt.FindChildOption.FindDirectChildrenOnly) if over is not None else None
        return below.height() if below is not None else 0

    def _place(self) -> None:
        if not hasattr(self, "buttons"):
            return
        width, height = self.width(), self.height()
        tall = self._bar_height(width)
        self.bar.setGeometry(0, height - tall, width, tall)
        if self.folded:
            return
        unit = self._unit()
        edge = round(unit * 0.6)
        room = QRect(edge, edge, width - 2 * edge, height - tall - 2 * edge)
        poster_wide = min(round(room.width() * 0.33), round(room.height() * 0.7))
        sheet_wide = min(room.width() - poster_wide, round(room.height() * 1.34))
        # Few seats need no long sheet, but its other pages want some room too.
        needed = max(len(self.names) * ROW + 6.2, 25)
        sheet_tall = min(room.height(), round(needed * unit))
        left = room.left() + (room.width() - poster_wide - sheet_wide) // 2
        # Very large type gives way to the paper it is on.
        self.sheet.set_unit(max(min(unit, sheet_tall / 25, sheet_wide / 34), 13))
        drop = round((1 - self._arrived) * unit * 6)
        self.poster.setGeometry(left, room.top() + drop, poster_wide, room.height())
        top = room.top() + (room.height() - sheet_tall) // 2 + drop // 2
        self.sheet.setGeometry(left + poster_wide, top, sheet_wide, sheet_tall)

    def _arrive(self) -> None:
        """Both sheets are slapped on; with reduced motion they are simply there."""
        if self.settings.reduced_motion:
            return
        self._arrival = QVariantAnimation(self)
        self._arrival.setDuration(motion.MOVE)
        self._arrival.setEasingCurve(motion.LAND)
        self._arrival.setStartValue(0.0)
        self._arrival.setEndValue(1.0)
        self._arrival.valueChanged.connect(self._set_arrived)
        self._set_arrived(0.0)
        self._arrival.start()

    def _set_arrived(self, value: float) -> None:
        self._arrived = value
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.folded:
            painter = QPainter(self)
            painter.fillRect(self.rect(), colour(NIGHT.room, DIM[self.settings.theme]))
            painter.end()
