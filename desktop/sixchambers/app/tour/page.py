"""A guided game in the window."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent

from ...table.action import Action
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
        self.scene.guided = True
        # With an even number of seats somebody sits at the top.
        self.guide = Guide(self.scene, in_corner=len(tour.names) % 2 == 0, between=tour.between, wide=tour.wide)
        self.sitting.hold = self._hold
        self.sitting.asked.connect(self._lead)
        self.scene.answered.connect(self._did)

    def _hold(self) -> bool:
        """While there is something to read, the game waits: when it is time for it, and at the end."""
        step = self.script.step
        self.scene.limit = (self.script.wanted(),) if isinstance(step, Do) and self._mine() else None
        if isinstance(step, Say) and (step.at in self.table.play.owing() or self.table.outcome is not None):
            self._show(step)
            return True
        return False

    def _mine(self) -> bool:
        return 0 in self.table.play.owing()

    def _lead(self, seat: int | None) -> None:
        step = self.script.step
        if seat is not None and self.scene.owes and isinstance(step, Do):
            self._show(step)
        elif seat is None and not self.sitting.over:
            self.guide.hide()

    def _show(self, step: Say | Do) -> None:
        count = "{} / {}".format(*self.script.place)
        self.guide.show_step(self.speaker.text(step.caption), count)
        self.scene.spotlight(step.about)
        self._offer()

    def actions_now(self) -> list[Action]:
        """What the table offers, with the ways on of the guide."""
        say = self.speaker.text
        if self.sitting.over:
            return super().actions_now()
        skip = Action("skip_tour", say("tour.skip"), ("Escape",))
        if self.guide.isHidden() or not isinstance(self.script.step, Say):
            return [skip, *super().actions_now()]
        last = self.script.done + 1 == len(self.script.tour.steps)
        return [skip, Action("read", say("tour.done" if last else "tour.next"), ("Return",), main=True)]

    def _press(self, id: str) -> None:
        if id == "read":
            self._read()
        elif id == "skip_tour":
            self.leave.emit()
        else:
            super()._press(id)

    def _read(self) -> None:
        if isinstance(self.script.step, Say):
            self.script.next()
            self.guide.hide()
            self.scene.spotlight("")
            self.scene.setFocus()
            self.sitting.go_on()
            self._offer()
            if self.script.step is None:
                self.leave.emit()

    def _did(self) -> None:
        if isinstance(self.script.step, Do):
            self.script.next()

    def _show_result(self) -> None:
        """The guide has said all there is to say; a first game goes into no statistics."""

    def retranslate(self, speaker: Speaker) -> None:
        speaker.learn(late("app.tour"))
        super().retranslate(speaker)
        step = self.script.step
        if isinstance(step, Say | Do) and self.guide.isVisible():
            self._show(step)

    def apply(self) -> None:
        super().apply()
        self.guide.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.guide.place()
