"""The referee at work: real time, real messages, and the host's own screen over a link that takes no time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ...engine.table import Table
from .client import TimedClient, micros
from .contest import TableContest
from .game_time import GameTime
from .machine import PATIENCE
from .referee import Fairness, Referee

HERE = 0
"""The host's own machine; guests are numbered from 1."""

Send = Callable[[Any], object]


class Court(QObject):
    """Owns a timed table's time: nobody else lets it pass."""

    warned = Signal(int, int, str)  # machine, seat (or -1), what is odd
    gave_up = Signal(int)  # this machine was not heard for too long: its chairs are somebody else's to decide about
    timed = Signal(object, bool)  # the deadline everybody may know, and whether time runs

    def __init__(self, table: Table, fairness: Fairness | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.contest = TableContest(table)
        now = micros()
        self.referee = Referee(self.contest, GameTime(table.now, now), now, fairness)
        self.client = TimedClient(lambda words: self.hear(HERE, words), self)
        self.client.clock = self.clock
        self._sends: dict[int, Send] = {HERE: self.client.hear}
        self._inbox: deque[tuple[int, Any, int]] = deque()
        self._turning = False
        self._running = False
        self._told: tuple[int | None, bool] | None = None
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turn)
        self._stop_listening = table.listen(None, self._moved)

    # --- time --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let time pass, and begin to compare clocks."""
        if not self._running:
            self._running = True
            now = micros()
            self.referee.attach(HERE, self.referee.machines[HERE].seats if HERE in self.referee.machines else (), now)
            self.client.begin()
            self._turn()

    def stop(self) -> None:
        """For good."""
        self._running = False
        self._timer.stop()
        self.client.stop()
        self._stop_listening()
        self.contest.close()

    def pause(self, on: bool) -> None:
        """Between two rounds; a round that is on is played to its end."""
        self.referee.paused = on
        self._turn()

    def clock(self) -> int:
        """Milliseconds of the game."""
        return max(self.referee.time.ms(micros()), self.table.now)

    @property
    def racing(self) -> bool:
        """Is something armed or open? Then presses go through the referee alone."""
        return self.referee.round is not None or self.contest.coming() is not None

    # --- who is there ------------------------------------------------------------------------------------------------

    def sit_here(self, seats: Iterable[int]) -> None:
        """The seats played from the host's own machine, bots included."""
        if HERE in self.referee.machines:
            self.referee.seat(HERE, seats)
        else:
            self.referee.attach(HERE, seats, micros())
        self._turn()

    def attach(self, number: int, seats: Iterable[int], send: Send) -> None:
        """A machine comes, or comes back through another link."""
        if self._sends.get(number) == send:
            self.referee.seat(number, seats)
        else:
            self._sends[number] = send
            self.referee.attach(number, seats, micros())
        self._turn()

    def wait_for(self, number: int, seats: Iterable[int], seconds: int) -> None:
        """Somebody plays here who is not back yet."""
        now = micros()
        self.referee.attach(number, seats, now)
        self.referee.detach(number, now)
        self.referee.machines[number].patience = max(seconds * 1_000_000, PATIENCE)

    def seat(self, number: int, seats: Iterable[int]) -> None:
        self.referee.seat(number, seats)

    def detach(self, number: int) -> None:
        self._sends.pop(number, None)
        self.referee.detach(number, micros())
        self._turn()

    def forget(self, number: int) -> None:
        self._sends.pop(number, None)
        self.referee.forget(number)
        self._turn()

    # --- messages ----------------------------------------------------------------------------------------------------

    def hear(self, number: int, words: Any) -> None:
        self._inbox.append((number, words, micros()))
        self._turn()

    def _moved(self, update: object) -> None:
        """Somebody did something at the table: there may be a reveal to announce."""
        if self._running and not self._turning:
            self._timer.start(0)

    def _turn(self) -> None:
        """Hear, do what is due, send; whatever that leads to is done in the same turn."""
        if self._turning or not self._running:
            return
        self._turning = True
        try:
            more = True
            while more or self._inbox:
                self._hear_all()
                self._send_all()  # a verdict goes out before anything happens that comes after it
                self.referee.wake(micros())
                more = bool(self.referee.out) or self.referee.busy
        finally:
            self._turning = False
        while self.referee.warnings:
            self.warned.emit(*self.referee.warnings.popleft())
        while self.referee.given_up:
            self.gave_up.emit(self.referee.given_up.popleft())
        self._tell_time()
        if self._running:
            now = micros()
            self._timer.start(max(0, -((now - self.referee.next_wake(now)) // 1000)))

    def _hear_all(self) -> None:
        while self._inbox:
            self.referee.hear(*self._inbox.popleft())
            self._send_all()

    def _send_all(self) -> None:
        while self.referee.out:
            number, words = self.referee.out.popleft()
            if number in self._sends:
                self._sends[number](words)

    def _tell_time(self) -> None:
        told = (self.table.update(None).deadline, self.referee.time.running)
        if told != self._told:
            self._told = told
            self.timed.emit(*told)
