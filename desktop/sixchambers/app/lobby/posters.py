"""The five posters side by side: where they hang, who is chosen, and when they breathe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...table.theme import Theme
from .facts import POSTER, SEATS, is_ready, players, title
from .poster import BLEED, Poster

if TYPE_CHECKING:
    from ...words.speaker import Speaker

FRAME_MS = 33
SETTLED_MS = 140
"""While a window is being resized, drawings are only stretched; they are made anew when it rests."""

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
TALL = POSTER.height() / POSTER.width()


class PosterRow(QWidget):
    """`picked` carries the game whose poster was pressed, whether one can play it or not."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.posters = {game: Poster(game, self) for game in SEATS}
        self._reduced = False
        self._awake = False
        self._clock = QElapsedTimer()
        self._before = 0.0
        self._breath = QTimer(self)
        self._breath.setInterval(FRAME_MS)
        self._breath.timeout.connect(self._breathe)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self._draw_next)
        for game, poster in self.posters.items():
            poster.clicked.connect(lambda _=False, game=game: self.picked.emit(game))
        self._set_tab_stop(next(iter(self.posters.values())))

    # what is shown

    def retranslate(self, speaker: Speaker) -> None:
        self.setAccessibleName(speaker.text("lobby.posters"))
        for game, poster in self.posters.items():
            name, count = title(speaker, game), players(speaker, game)
            poster.set_texts(name, count, speaker.text("lobby.ribbon"))
            state = "not_yet" if not poster.ready else "chosen" if poster.isChecked() else "ready"
            said = speaker.say(f"lobby.poster_{state}", game=name, players=count)
            poster.setAccessibleName(said)
            poster.setToolTip("" if poster.ready else speaker.say("lobby.not_yet", game=name))

    def set_theme(self, theme: Theme, reading: float) -> None:
        for poster in self.posters.values():
            poster.set_theme(theme, reading)

    def set_reduced(self, reduced: bool) -> None:
        self._reduced = reduced
        self._wake()

    def choose(self, game: str) -> None:
        for one, poster in self.posters.items():
            poster.set_chosen(one == game, self._reduced)
        self._set_tab_stop(self.posters[game])

    def chosen(self) -> str | None:
        return next((game for game, poster in self.posters.items() if poster.isChecked()), None)

    def begin(self) -> None:
        """The first frame is out: draw the posters one at a time, then let them breathe."""
        self._awake = True
        for game, poster in self.posters.items():
            poster.set_ready(is_ready(game))
        self._settle.start(0)

    def _draw_next(self) -> None:
        waiting = [poster for poster in self.posters.values() if poster.needs_drawing()]
        # The chosen one first: that is where the eye is.
        waiting.sort(key=lambda poster: not poster.isChecked())
        if waiting:
            waiting[0].draw()
        if len(waiting) > 1:
            self._settle.start(0)
        else:
            self._wake()

    def drawn(self) -> bool:
        """Is nothing left to draw?"""
        return self._awake and not any(poster.needs_drawing() for poster in self.posters.values())

    # breathing

    def moves(self) -> bool:
        return self._breath.isActive()

    def _wanted(self) -> bool:
        """Breathe only where somebody looks."""
        return self._awake and not self._reduced and self.isVisible() and self.isActiveWindow()

    def _wake(self) -> None:
        if self._wanted() and not self._breath.isActive():
            self._clock.restart()
            self._breath.start()

    def _breathe(self) -> None:
        now = self._before + self._clock.elapsed() / 1000
        if not self._wanted():  # the next time it goes on from here
            self._before = now
            self._breath.stop()
            return
        for poster in self.posters.values():
            poster.set_time(now)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.Show):
            self._wake()
        elif event.type() == QEvent.Type.DevicePixelRatioChange and self._awake:
            self._settle.start(SETTLED_MS)
        return handled

    # places

    def height_for(self, width: int) -> int:
        """How tall the row is if the posters fill this width."""
        sheet = self._widest(width)
        return round(sheet * TALL + sheet * BLEED * 2.5)

    def _widest(self, width: int) -> float:
        number = len(self.posters)
        return width / (number * (1 + 2 * BLEED) + (number - 1) * 0.01)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        number = len(self.posters)
        sheet = min(self._widest(self.width()), self.height() / (TALL + 2.5 * BLEED))
        wide, tall = round(sheet * (1 + 2 * BLEED)), round(sheet * (TALL + 2.5 * BLEED))
        gap = min((self.width() - number * wide) / (number + 1), sheet * 0.25)
        left = (self.width() - number * wide - (number - 1) * gap) / 2
        top = (self.height() - tall) // 2
        for place, poster in enumerate(self.posters.values()):
            poster.setGeometry(round(left + place * (wide + gap)), top, wide, tall)
        if self._awake:
            self._settle.start(SETTLED_MS)

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        row = list(self.posters.values())
        here = next((place for place, poster in enumerate(row) if poster.hasFocus()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        there = row[(here + step) % len(row)]
        self._set_tab_stop(there)
        there.setFocus(Qt.FocusReason.TabFocusReason)

    def _set_tab_stop(self, stop: Poster) -> None:
        """The row is one stop for the Tab key; arrows move inside it."""
        for poster in self.posters.values():
            poster.setFocusPolicy(Qt.FocusPolicy.StrongFocus if poster is stop else Qt.FocusPolicy.ClickFocus)
