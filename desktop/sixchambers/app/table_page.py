"""The table in the window: one game, from the first question to the result."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from ..engine.update import Update
from ..words.speaker import Speaker
from .at_table.pressing import Pressing
from .dialogs import Parting


class TablePage(Pressing):
    """One game, from the first question to the result."""

    def _connect(self) -> None:
        sitting = self.sitting
        self._hint_timer.timeout.connect(self._clear_hint)
        self._second.timeout.connect(self._tick)
        sitting.opened.connect(self._open_log)
        self.scene.happened.connect(self._hear)
        self.scene.moved.connect(self._say)
        self.scene.settled.connect(self._at_rest)
        self.scene.answered.connect(self._answered)
        sitting.asked.connect(self._on_asked)
        sitting.screen.changed.connect(self._on_screen)
        sitting.ended.connect(self._on_ended)
        sitting.refused.connect(self._refused)
        self.consent.granted.connect(self._take_back)
        self.consent.changed.connect(self._wishes_changed)
        self.scene.actions_changed.connect(self._offer)
        self.scene.hinted.connect(self.hint)
        self.bar.pressed.connect(self._press)
        self.curtain.lifted.connect(self._lift)
        self.log.rule_wanted.connect(self.rule_wanted)
        self.log.pointed.connect(lambda seat: self.scene.point_at(None if seat < 0 else seat))

    def begin(self, heard: dict[int, list[Update]] | None = None) -> None:
        self.scene.setFocus()
        if self.table.commitment is not None:
            # The promise, before anything is drawn; the result opens it.
            self.log.promise(self.table.commitment)
        self._speak_to_you()
        self.sitting.begin(heard)
        self._say()

    def _tick(self) -> None:
        self.bar.show_clock(self.sitting.seconds_left())

    # --- the curtain -----------------------------------------------------------------------------------------

    def _on_screen(self) -> None:
        """The curtain is closed for somebody, or it is not there."""
        seat = self.sitting.screen.curtain_for
        self.hint("")
        if seat is not None:
            self._draw_curtain(seat)
        elif self.curtain.isVisible():
            self.curtain.hide()
            self.scene.setFocus()

    def _draw_curtain(self, seat: int) -> None:
        say = self.speaker.say
        name = self.names[seat]
        self.sound.play("curtain")
        self.curtain.draw(name, say("app.curtain", name=name), say("app.curtain_hint"))
        if not self.window().isActiveWindow():
            QApplication.alert(self.window())

    def _lift(self) -> None:
        self.sound.play("curtain")
        self.scene.setFocus()
        self.sitting.lift_curtain()

    # --- the end ---------------------------------------------------------------------------------------------

    def _on_ended(self) -> None:
        self._second.stop()
        self.bar.show_clock(None)
        self.log.open_all()
        self.scene.ask(None)
        self._say()
        self._offer()
        self._show_result()

    def _note_result(self) -> None:
        """For those who want to know how it went in the past."""
        from .statistics import record

        trouble = record(self.table)
        if trouble is not None:
            self.hint(self.speaker.say(trouble))

    def _show_result(self) -> None:
        """Lay the score open, and note how it went."""
        from .result.panel import ResultPanel

        self._note_result()
        panel = ResultPanel(self.table, self.speaker, self.settings, self, self.AFTERWARDS)
        panel.again.connect(self.again)
        panel.other_seats.connect(self.other_seats)
        panel.replay.connect(self.replay_wanted)
        panel.lobby.connect(self.leave)
        self.result = panel
        panel.open()

    @property
    def saved_at(self) -> Path | None:
        """Where this game lies on disk."""
        return self.table.journal.path if self.table.journal is not None else None

    def own_keys(self) -> list[tuple[str, str]]:
        """Keys only this game has, and what they do; for the page of keys."""
        return []

    def parting(self) -> Parting | None:
        """What to consider before one leaves; None if there is nothing to."""
        over = self.table.outcome is not None
        return None if over else Parting("app.leave_title", "app.leave_text", "app.do_leave")

    def close_table(self) -> None:
        self._second.stop()
        self._hint_timer.stop()
        self.scene.blockSignals(True)  # items say goodbye as they go, to nobody any more
        self.sitting.close()

    # --- language --------------------------------------------------------------------------------------------

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.hint("")  # it was said in the other language
        self.log.retranslate(speaker)
        if self.result is not None:
            self.result.retranslate(speaker)
        self.scene.retranslate(speaker)
        if self.sitting.screen.curtain_for is not None:
            self._draw_curtain(self.sitting.screen.curtain_for)
        self._say()
        self._offer()
