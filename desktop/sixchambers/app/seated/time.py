"""Time to think: it runs while somebody can, and stands still while something is being shown."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ...engine.message import Message, Trouble
from ...engine.questions import Window
from ...engine.update import Update
from .bots import RETRY
from .windows import InWindows


class OnTime(InWindows):
    """Where several share a screen, the seconds of one must not be spent by another."""

    def _run_clock(self, public: Update) -> None:
        """Time runs while somebody can think. Where several share a screen, each gets the whole time when the curtain
        is lifted: the seconds of one must not be spent by another."""
        deadline = public.deadline
        limit = self.table.header.time_limit
        if deadline is not None and limit is not None and self.screen.lifted is not None:
            if self._own_deadline is None or self._own_deadline[0] != (self.screen.lifted, public.asked):
                self._own_deadline = ((self.screen.lifted, public.asked), self.now() + limit)
            deadline = self._own_deadline[1]
        self.clock.set_deadline(deadline)
        self.clock.run(self.screen.curtain_for is None and self.audience(public.asked))
        self.timed.emit(deadline, self.clock.running)
        if self.clock.running and deadline is not None and self._waits_for_nobody(public):
            self.clock.set_now(deadline)

    def _stop_clock(self) -> None:
        if self.clock.running:
            self.clock.run(False)
            self.timed.emit(self.clock.deadline, False)

    def _time_is_up(self) -> None:
        lifted = self.screen.lifted
        if lifted is not None and self._latest[lifted].question is not None:
            # Only this person's time is over.
            update = self._latest[lifted]
            assert update.question is not None
            default, asked = update.question.default, update.asked
            self.refused.emit(Message("app.time_over"))
            self._ask_nobody()
            self._free_screen()
            self._try(lambda: self.table.submit(lifted, default, self.table.play.core.now, asked=asked))
            return
        self._free_screen()
        try:
            self.table.advance(self.now())
        except Trouble as trouble:
            self.refused.emit(trouble.message)
            QTimer.singleShot(RETRY, self, self._settled)

    def seconds_left(self) -> int | None:
        """How long somebody may still think, where the table agreed on a limit. A window shows its own clock."""
        deadline = self.clock.deadline
        if deadline is None or self.over or self.table.header.time_limit is None:
            return None
        if any(isinstance(update.question, Window) for update in self._latest.values()):
            return None
        return max((deadline - self.now() + 999) // 1000, 0)
