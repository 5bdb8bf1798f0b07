"""A referee with a stopwatch in the test's hand: all times in milliseconds since the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixchambers.lan import messages as wire
from sixchambers.lan.timed.contest import Coming, Press, Result
from sixchambers.lan.timed.game_time import GameTime
from sixchambers.lan.timed.referee import Fairness, Referee
from sixchambers.lan.timed.round import Round

AT = 10_000
"""Milliseconds of the game, and of the host's clock, at which the first reveal is due."""


def us(ms: float) -> int:
    return round(ms * 1000)


def synced(
    up: float = 1,
    jitter: float = 0,
    error: float | None = None,
    down: float | None = None,
    frame: float = 16.667,
    lag: float = 0,
) -> wire.Synced:
    """A machine with a link like this."""
    down = up if down is None else down
    return wire.Synced(
        offset=0,
        trip=us(up + down),
        error=us((up + down) / 2 if error is None else error),
        up=us(up),
        up_jitter=us(jitter),
        up_95=us(up + jitter),
        down=us(down),
        down_95=us(down + jitter),
        down_99=us(down + jitter),
        frame=us(frame),
        lag=us(lag),
    )


class Slate:
    """A contest that writes down what it is handed. A slap settles it, `eps` later; anything else does not."""

    def __init__(self, seats: int, eps: float = 0) -> None:
        self.seats = seats
        self.eps = us(eps)
        self.round = 1
        self.at = AT
        self.open = False
        self.early: list[Press] = []
        self.judged: list[list[Press]] = []
        self.times: list[int] = []
        self.voided = 0
        self.finishes: list[int] = []
        self.deadline: int | None = AT - 700
        self.passed: list[int] = []

    def _next(self, at: int) -> None:
        self.round += 1
        self.at = at + 1000
        self.deadline = at + 300
        self.open = False

    def coming(self) -> Coming | None:
        return None if self.open or self.deadline is not None else Coming(self.round, self.at, "iron")

    def due(self) -> int | None:
        return self.deadline

    def pass_time(self, to: int) -> None:
        self.passed.append(to)
        self.deadline = None

    def press_early(self, press: Press, at: int) -> None:
        self.early.append(press)

    def begin(self, at: int) -> None:
        assert at == self.at
        self.open = True

    def asked(self) -> list[int]:
        return list(range(self.seats))

    def may(self, seat: int, kind: str, arg: Any) -> bool:
        return kind in ("slap", "cover", "leave")

    def settles(self, presses: Sequence[Press], photo_finish: int) -> int:
        return min([press.moment + self.eps for press in presses if press.kind == "slap"], default=us(5000))

    def judge(self, presses: Sequence[Press], at: int, photo_finish: int) -> list[Result]:
        self.judged.append(sorted(presses, key=lambda press: press.moment))
        self.times.append(at)
        self.finishes.append(photo_finish)
        self._next(at)
        return [Result(press.seat, press.moment, True) for press in presses]

    def void(self, at: int) -> None:
        self.voided += 1
        self._next(at)

    def fingerprint(self) -> str:
        return "same"


class Hall:
    """Machine n has seat n - 1: "A" is machine 1, "B" machine 2 …"""

    def __init__(self, *links: wire.Synced, eps: float = 0, fairness: Fairness | None = None) -> None:
        self.contest = Slate(len(links), eps)
        self.referee = Referee(self.contest, GameTime(0, 0), 0, fairness)
        self.numbers: dict[int, int] = {}
        self.sent: list[tuple[int, Any]] = []
        self.zero = us(AT)
        for number, link in enumerate(links, 1):
            self.referee.attach(number, [number - 1], 0)
            self.say(number, link, -AT)

    # --- time ------------------------------------------------------------------------------------------------------

    def host(self, ms: float) -> int:
        return self.zero + us(ms)

    def collect(self) -> None:
        self.sent += self.referee.out
        self.referee.out.clear()

    def until(self, ms: float) -> None:
        """Let time pass, waking the referee whenever it wants to be woken."""
        now = self.host(ms)
        while (due := self.referee.next_wake(self.referee._now + 1)) <= now:
            self.heartbeat(due)
            self.referee.wake(due)
            self.collect()
        self.heartbeat(now)
        self.referee.wake(now)
        self.collect()

    def heartbeat(self, now: int) -> None:
        """Nobody falls silent by himself."""
        for machine in self.referee.machines.values():
            machine.heard = now

    def say(self, number: int, words: Any, ms: float) -> None:
        self.referee.hear(number, words, self.host(ms))
        self.collect()

    # --- a round ---------------------------------------------------------------------------------------------------

    @property
    def round(self) -> Round:
        assert self.referee.round is not None
        return self.referee.round

    def reveal(self, late: dict[int, float | None] | None = None, grace: float | None = None) -> Hall:
        """Up to the moment, and everybody shows it (so much late; None: never)."""
        self.zero = us(self.contest.at)
        self.until(0)
        if grace is not None:
            self.round.waiting.grace = us(grace)
        for number in self.referee.machines:
            by = (late or {}).get(number, 0.0)
            if by is not None:
                self.until(by)
                if self.referee.round is not None:
                    self.say(number, wire.Presented(self.round.number, self.host(by), 0), by)
        return self

    def press(
        self,
        number: int,
        c: float,
        arrives: float,
        kind: str = "slap",
        aim: Any = None,
        again: bool = False,
        round: int | None = None,
    ) -> None:
        self.until(arrives)
        if not again:
            self.numbers[number] = self.numbers.get(number, 0) + 1
        current = self.referee.round.number if self.referee.round is not None else self.contest.round - 1
        words = wire.Press(current if round is None else round, number - 1, self.numbers[number], kind, aim, us(c))
        self.say(number, words, arrives)

    def mark(self, number: int, c: float, arrives: float) -> None:
        self.until(arrives)
        if self.referee.round is not None:
            self.say(number, wire.Mark(self.round.number, us(c)), arrives)

    @property
    def verdict(self) -> list[tuple[str, str, float]]:
        """The last round, as it was handed to the game: who, what, when."""
        return [("ABCDEFG"[press.seat], press.kind, press.moment / 1000) for press in self.contest.judged[-1]]

    @property
    def judged_at(self) -> float:
        return self.contest.times[-1] - self.zero / 1000

    def told(self, kind: type, number: int | None = None) -> list[Any]:
        return [words for to, words in self.sent if isinstance(words, kind) and number in (None, to)]

    def logged(self, what: str) -> list[Any]:
        return [entry for entry in self.referee.log if entry.what == what]
