"""Interrupt windows at the table: a slim strip below it with a clock, what one can do, and a way not to be asked.

The strip has a place of its own: a table with windows leaves it free (`Windows.foot`). A window looks the same to
everybody who is asked, whether or not there is anything to play; only the first button differs, and that only on the
screen of whoever holds a card for it.

For the sitting: a window is asked like any other question (`scene.ask`) and answered like one (`scene.answered`);
HOLD stops the clock, and the same question, asked again, goes on where it was. `scene.passes` says that somebody does
not want to be asked for a while. Where several people share the screen, `scene.window_open(None, seats, ends_at)` shows
the clock and a key for each of them, and `scene.interrupts` says who pressed one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from .theme import NIGHT, THEMES, Theme, colour

if TYPE_CHECKING:
    from .scene import GameScene

Until = Literal["turn", "concerned", "game"]
UNTIL: tuple[Until, ...] = ("turn", "concerned", "game")
HEIGHT = 34
"""Pixels, at 100 % text."""
TICK = 40
"""Milliseconds between two states of the clock's bar."""


@dataclass(frozen=True)
class Offered:
    """A button of the strip, and its key."""

    id: str
    text: str
    key: str


class WindowStrip(QWidget):
    """One line: the clock's bar along its upper edge, a sentence, and buttons that never take the focus."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.label = QLabel(self)
        self._theme = NIGHT
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 5, 10, 2)
        self._row.setSpacing(8)
        self._row.addWidget(self.label, 1)
        self._ends = 0.0
        self._lasts = 1.0
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._tick)
        self.hide()

    def open(self, sentence: str, offers: Sequence[Offered], left: int, lasts: int) -> None:
        """Show it; the bar runs from here to its end in `left` milliseconds (of `lasts` in all)."""
        self.label.setText(sentence)
        self.setAccessibleName(sentence)
        wanted = [(offer.id, f"{offer.text}  [{offer.key}]" if offer.key else offer.text) for offer in offers]
        if [(button.objectName(), button.text()) for button in self._buttons] != wanted:
            for button in self._buttons:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self._buttons = [self._make(*entry) for entry in wanted]
        self._ends = monotonic() + left / 1000
        self._lasts = max(lasts, 1) / 1000
        self._clock.start()
        self.show()
        self.raise_()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        if theme is not self._theme or not self.label.styleSheet():
            self._theme = theme
            self.label.setStyleSheet(f"color: {theme.text};")
            for button in self._buttons:
                self._dress(button)

    def _make(self, id: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(id)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dress(button)
        button.clicked.connect(lambda: self.pressed.emit(id))
        self._row.addWidget(button)
        return button

    def _dress(self, button: QPushButton) -> None:
        theme = self._theme
        button.setStyleSheet(
            f"QPushButton {{ padding: 1px 9px; border-radius: 5px; color: {theme.text}; background: {theme.raised};"
            f" border: 1px solid {theme.brass}; }} QPushButton:hover {{ background: {theme.panel_edge}; }}"
        )

    def close_strip(self) -> None:
        self._clock.stop()
        self.hide()

    def share_left(self) -> float:
        """How much of the time is left, from 1 to 0."""
        return min(max((self._ends - monotonic()) / self._lasts, 0.0), 1.0)

    def _tick(self) -> None:
        self.update(0, 0, self.width(), 5)
        if self.share_left() <= 0:
            self._clock.stop()

    def corner(self) -> QPoint:
        """Where a menu opens: above its button."""
        button = self._buttons[-1] if self._buttons else self
        return button.mapToGlobal(QPoint(0, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(self._theme.panel))
        painter.fillRect(QRectF(0, 0, self.width(), 4), colour("#000000", 120))
        painter.fillRect(QRectF(0, 0, self.width() * self.share_left(), 4), colour(NIGHT.warn))
        painter.end()


class Windows:
    """Shows the strip of one scene and hands on what is pressed on it."""

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self.strip = WindowStrip(scene)
        self.strip.pressed.connect(self._pressed)
        self.menu: QMenu | None = None
        # Is a place kept free for it?
        self.kept = False
        self._asked: tuple[int, ...] = ()

    def keep_place(self, kept: bool) -> None:
        """Games without windows need no strip, and lose no room to it."""
        if kept != self.kept:
            self.kept = kept
            self.place()

    def pixels(self) -> int:
        return round(HEIGHT * min(max(self.scene.text_scale, 1.0), 1.5)) if self.kept else 0

    @property
    def foot(self) -> float:
        """Units at the lower edge that belong to the strip."""
        return self.pixels() / self.scene.units

    def place(self) -> None:
        """At the lower edge of the table."""
        port = self.scene.viewport().geometry()
        self.strip.setGeometry(port.left(), port.bottom() + 1 - self.pixels(), port.width(), self.pixels())

    def open(self, sentence: str, offers: Sequence[Offered], left: int, lasts: int) -> None:
        self._asked = ()
        self.keep_place(True)
        self.place()
        self.strip.set_theme(THEMES[self.scene.theme])
        self.strip.open(sentence, offers, left, lasts)

    def open_for(self, seats: Sequence[int], left: int) -> None:
        """Several people at one screen: a key for each, and nothing that says who could do anything."""
        names = self.scene.names
        say = self.scene.say
        offers = [Offered(f"seat{seat}", names[seat], str(seat + 1)) for seat in seats]
        self.open(say("table.window_anybody"), offers, left, left)
        self._asked = tuple(seats)

    def close(self) -> None:
        self._asked = ()
        self.strip.close_strip()
        if self.menu is not None:
            self.menu.close()
            self.menu = None

    def _pressed(self, id: str) -> None:
        if id.startswith("seat"):
            self.scene.interrupts.emit(int(id.removeprefix("seat")))
        else:
            self.scene.act(id)

    def choose_until(self, seat: int) -> None:
        """A small menu: how long not to be asked."""
        menu = QMenu(self.strip)
        for until in UNTIL:
            entry = QAction(self.scene.say(f"table.until_{until}"), menu)
            entry.setData(until)
            menu.addAction(entry)
        menu.triggered.connect(lambda entry: self.scene.passes.emit(seat, entry.data()))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu = menu
        menu.aboutToHide.connect(self._forget_menu)
        menu.popup(self.strip.corner() - QPoint(0, menu.sizeHint().height()))
        menu.setActiveAction(menu.actions()[0])

    def _forget_menu(self) -> None:
        self.menu = None
