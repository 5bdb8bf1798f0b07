"""A timed seat at this machine, for the window: the same for a guest, for the host's screen, and without network."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter_ns
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from .late_key import Unreadable
from .reactor import Closed, Drawn, Expect, Reactor, Show, TooLate


def micros() -> int:
    """The clock everything here goes by."""
    return perf_counter_ns() // 1000


class TimedClient(QObject):
    """Shows, times and sends; what it is told comes through `hear`, what it says goes to `send`."""

    expect = Signal(object, object)  # round, at_ns: something will be revealed then
    show = Signal(object, object, object)  # round, what, at_ns: draw it in the first picture seen then or later
    hands = Signal(object)  # (seat, kind, aim, moment) of others, to be drawn now
    judged = Signal(object)  # round
    misdealt = Signal(object)  # round
    late = Signal(object, object)  # seat, microseconds: a press that came too late to count
    closed = Signal(object, object)  # round, fingerprint of what everybody sees now

    def __init__(self, send: Callable[[Any], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._send = send
        self._reactor = Reactor(micros())
        self._turning = False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._wake)
        # Where the game's own clock is at hand; elsewhere it goes as last told.
        self.clock: Callable[[], int] | None = None
        self._time = (0, micros(), False)

    # --- for the screen ----------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The reveal under way; 0: none."""
        return self._reactor.round

    @property
    def open(self) -> bool:
        return self._reactor.open

    @property
    def frame_us(self) -> int:
        """Between two pictures of this screen."""
        return self._reactor.frame

    @frame_us.setter
    def frame_us(self, frame: int) -> None:
        self._reactor.frame = min(max(frame, 1_000), 200_000)

    def set_lag(self, lag_us: int) -> None:
        """Of screen and keys, as somebody has measured by tapping along."""
        self._reactor.lag = lag_us

    def card_us(self) -> int | None:
        """So long has it been seen here; None: nothing is."""
        return self._reactor.moment(micros())

    def now(self) -> int:
        """Milliseconds of the game."""
        if self.clock is not None:
            return self.clock()
        told, at, running = self._time
        return told + ((micros() - at) // 1000 if running else 0)

    def presented(self, round: int, perf_ns: int, uncertainty_us: int = 0) -> None:
        """It is on the screen, since then."""
        self._reactor.presented(round, perf_ns // 1000, uncertainty_us, micros())
        self._turn()

    def press(self, seat: int, kind: str, arg: Any, perf_ns: int) -> bool:
        """A hand moved. False if nothing is armed: then it is an ordinary answer."""
        pressed = self._reactor.press(seat, kind, arg, perf_ns // 1000, micros())
        self._turn()
        return pressed

    def intend(self, seat: int, kind: str, arg: Any, c_us: int) -> None:
        """A bot here will press this at that moment."""
        self._reactor.intend(seat, kind, arg, c_us)
        self._turn()

    def forget(self, seat: int) -> None:
        """What this bot has not pressed yet it will not press."""
        self._reactor.forget((seat,))

    # --- for the wire ------------------------------------------------------------------------------------------------

    def hear(self, words: Any) -> None:
        with suppress(Unreadable):  # then there is nothing to show, and the host calls the round off
            self._reactor.hear(words, micros())
        self._turn()

    def begin(self) -> None:
        """There is somebody to talk to, perhaps again."""
        self._reactor.begin_again(micros())
        self._wake()

    def stop(self) -> None:
        self._timer.stop()

    def set_time(self, now: int, running: bool) -> None:
        self._time = (now, micros(), running)

    def _wake(self) -> None:
        self._reactor.wake(micros())
        self._turn()

    def _turn(self) -> None:
        """Send what is to be sent, tell the screen; whoever answers at once is heard in the same turn."""
        if self._turning:
            return
        self._turning = True
        reactor = self._reactor
        try:
            while reactor.out or reactor.news:
                if reactor.out:
                    self._send(reactor.out.popleft())
                else:
                    self._tell(reactor.news.popleft())
        finally:
            self._turning = False
        now = micros()
        self._timer.start(max(0, -((now - reactor.next_wake(now)) // 1000)))

    def _tell(self, news: Any) -> None:
        match news:
            case Expect(round, at):
                self.expect.emit(round, at * 1000)
            case Show(round, what, at):
                self.show.emit(round, what, at * 1000)
            case Drawn(hands):
                self.hands.emit(hands)
            case TooLate(seat, by):
                self.late.emit(seat, by)
            case Closed(round, void, fingerprint):
                (self.misdealt if void else self.judged).emit(round)
                self.closed.emit(round, fingerprint)
