"""A guided game in the window."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut

from ...table.sound import Sound
from ...words.catalogue import late
from ...words.speaker import Speaker
from ..settings import Settings
from ..table_page import TablePage
from .guide import Guide
from .script import Do, Say, Script, Tour


class TourPage(TablePage):
    """The table as always, with a guide who waits, points and lets nothing else through."""

    def __init__(self, tour: Tour, speaker: Speaker, settings: Settings, sound: Sound) -> None:
        table = tour.open()
        speaker.learn(late("app.tour"))
        self.script = Script(tour, table)
        super().__init__(table, speaker, settings, sound, self.script)
        self.hints_allowed = False
        self.guide = Guide(self.scene)
        self.guide.go_on.connect(self._read)
        self.guide.skip.connect(self.leave)
        self.sitting.hold = self._hold
        self.sitting.asked.connect(self._lead)
        self.scene.answered.connect(self._did)
        self._read_keys = [QShortcut(QKeySequence(key), self) for key in ("Return", "Enter")]
        for shortcut in self._read_keys:
            shortcut.activated.connect(self._read)

    def _hold(self) -> bool:
        """While there is something to read, the game waits: when it is one's turn, and at the end."""
        step = self.script.step
        self.scene.limit = (self.script.wanted(),) if isinstance(step, Do) and self._mine() else None
        if isinstance(step, Say) and (self._mine() or self.table.outcome is not None):
            self._show(step.caption, waiting=False)
            return True
        return False

    def _mine(self) -> bool:
        return 0 in self.table.play.owing()

    def _lead(self, seat: int | None) -> None:
        step = self.script.step
        if seat is not None and self.scene.owes and isinstance(step, Do):
            self._show(step.caption, waiting=True)
        elif seat is None and not self.sitting.over:
            self.guide.hide()

    def _show(self, caption: str, *, waiting: bool) -> None:
        say = self.speaker.text
        for shortcut in self._read_keys:  # else the key would mean two things at once, and Qt would do neither
            shortcut.setEnabled(not waiting)
        count = f"{self.script.done + 1} / {len(self.script.tour.steps)}"
        self.guide.show_step(say(caption), count, say("tour.next"), say("tour.skip"), waiting=waiting)

    def _read(self) -> None:
        if isinstance(self.script.step, Say):
            self.script.next()
            self.guide.hide()
            self.scene.setFocus()
            self.sitting.go_on()

    def _did(self) -> None:
        if isinstance(self.script.step, Do):
            self.script.next()

    def _show_result(self) -> None:
        """The guide has said all there is to say; a first game goes into no statistics."""

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(late("app.tour"))
        super().retranslate(speaker)
        step = self.script.step
        if step is not None and self.guide.isVisible():
            self._show(step.caption, waiting=isinstance(step, Do))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.guide.place()
