"""Keys in a race: one filter for the whole program, ahead of shortcuts, menus and focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ...table.slap.positions import position
from ...table.slap.scene import RACING
from ...table.slap.schemes import Wish, scheme

if TYPE_CHECKING:
    from ..settings import Settings
    from .sitting import LiveSitting

HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
TWICE_NS = 300_000_000
"""Two taps on NEXT within this are one that means the base."""


class RaceKeys(QObject):
    """Acts on press, never on release, and knows keys by their place."""

    def __init__(self, sitting: LiveSitting, settings: Settings, listens: Callable[[], bool]) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._settings = settings
        # Is the table in front, with nothing over it?
        self._listens = listens
        self._tapped: dict[int, tuple[int, int | None]] = {}
        self._scheme: tuple[object, Mapping[str, Wish]] = (None, {})
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def stop(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def scheme(self) -> Mapping[str, Wish]:
        people, settings = tuple(self._sitting.people), self._settings
        if self._sitting.screen.lifted is not None:  # behind the curtain one has the keyboard to oneself
            people = (self._sitting.screen.lifted,)
        made_of = (people, settings.one_switch, settings.number_pad)
        if self._scheme[0] != made_of:
            self._scheme = (made_of, scheme(people, switch=settings.one_switch, keypad=settings.number_pad))
        return self._scheme[1]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() & HELD or not self._listens():
            return False
        wish = self.scheme().get(position(event))
        if wish is None or not self._takes(wish):
            return False
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut: the key itself comes next
            return True
        if not event.isAutoRepeat():
            self._press(wish, self._sitting.scene.stamp.of(event))
        return True

    def _takes(self, wish: Wish) -> bool:
        """Is this key ours now? Between two cards most keys belong to the bar."""
        moment = self._sitting.scene.moment
        if moment in RACING:
            return True
        if wish.act == "next":
            return moment != "over"
        if moment == "calm":
            return wish.act in ("shoot", "slap", "cover", "cover2", "switch")
        in_cover = self._sitting.scene.situation().in_cover(wish.seat) if wish.seat >= 0 else False
        return moment == "between" and in_cover and wish.act in ("leave", "cover", "switch")

    def _press(self, wish: Wish, at_ns: int) -> None:
        if wish.act == "next":
            self._tap(wish.seat)
        else:
            self._sitting.wish(wish, at_ns)

    def _tap(self, seat: int) -> None:
        """Once: the next target, at once. Twice: that was meant for the base, and the target is as it was."""
        now = perf_counter_ns()
        markers = self._sitting.scene.markers
        tapped, before = self._tapped.pop(seat, (0, None))
        if now - tapped < TWICE_NS:
            if before is not None:
                markers.targets[seat] = before
            self._sitting.mark(seat, True)
            return
        self._tapped[seat] = (now, markers.target(self._sitting.scene.situation(), seat))
        self._sitting.mark(seat, False)
