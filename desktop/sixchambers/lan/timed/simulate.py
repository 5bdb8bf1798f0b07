"""Races over a network that exists only on paper: the real referee and machines, a virtual clock, a heap of deliveries.

Everybody is equally fast; links differ. A verdict is wrong if it goes to another than whoever truly reacted first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from heapq import heappop, heappush
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from .. import messages as wire
from .contest import Coming, Press, Result
from .game_time import GameTime
from .reactor import Reactor, Show
from .referee import Fairness, Referee
from .schedule import FRAME

MS = 1_000
GAP = 300
"""Milliseconds between two races: shorter than at a table, nothing happens in them."""
TIME_OUT = 5_000_000
POLL = 8 * MS
"""A keyboard is looked at so often."""
SENT_AGAIN = 215 * MS
"""What a lost piece costs."""
UNSURE = 2 * MS
"""When exactly a picture was seen."""
RESIDUE = 2 * MS
"""What is left of a program's own delays when a press is stamped."""


class Way(Struct, frozen=True):
    """One direction of a link takes this long, and up to so much longer; now and then something is sent twice."""

    delay: int
    jitter: int
    lost: float = 0.0

    def takes(self, random: Random) -> int:
        again = SENT_AGAIN if self.lost and random.random() < self.lost else 0
        return self.delay + round(random.random() * self.jitter) + again


LINKS = tuple(Way(delay * MS, 20 * MS) for delay in (2, 10, 40, 80))


def reaction(random: Random) -> int:
    """Of a person who has to choose: a bell with a slow tail."""
    return max(125 * MS, round(random.gauss(300, 40) * MS + random.expovariate(1 / 80) * MS))


class FirstPress:
    """The simplest contest there is: a signal, and whoever presses first wins."""

    def __init__(self, seats: int, random: Random) -> None:
        self.seats = seats
        self.winners: list[int | None] = []
        self.voided = 0
        self._random = random
        self._round = 0
        self._deal_at: int | None = GAP
        self._at = 0
        self._open = False

    def _next(self, at: int) -> None:
        self._deal_at = at + GAP
        self._open = False

    def coming(self) -> Coming | None:
        return None if self._open or self._deal_at is not None else Coming(self._round, self._at, "signal")

    def due(self) -> int | None:
        return self._deal_at

    def pass_time(self, to: int) -> None:
        self._deal_at = None
        self._round += 1
        self._at = to + min(4000, round(400 + self._random.expovariate(1 / 200)))

    def press_early(self, press: Press, at: int) -> None:
        pass

    def begin(self, at: int) -> None:
        self._open = True

    def asked(self) -> list[int]:
        return list(range(self.seats))

    def may(self, seat: int, kind: str, arg: Any) -> bool:
        return True

    def settles(self, presses: Sequence[Press], photo_finish: int) -> int:
        return min([press.moment + photo_finish for press in presses], default=TIME_OUT)

    def judge(self, presses: Sequence[Press], at: int, photo_finish: int) -> list[Result]:
        ordered = sorted(presses, key=lambda press: press.moment)
        tie = len(ordered) > 1 and ordered[1].moment - ordered[0].moment < photo_finish
        self.winners.append(None if tie or not ordered else ordered[0].seat)
        self._next(at)
        return [Result(press.seat, press.moment, True) for press in presses]

    def void(self, at: int) -> None:
        self.voided += 1
        self._next(at)

    def fingerprint(self) -> str:
        return str(len(self.winners))


class Player:
    """A machine with one person at it. Its clock has nothing to do with the host's."""

    def __init__(self, net: Network, number: int, way: Way) -> None:
        self.net = net
        self.number = number
        self.way = way
        self.clock = net.random.randrange(-(10**11), 10**11)
        self.phase = net.random.randrange(FRAME)
        self.reactor = Reactor(self.time(0))
        self.reaction = 0

    def time(self, true: int) -> int:
        return true + self.clock

    def claims(self, words: Any) -> Any:
        """What is really sent; a cheat sends something else."""
        return words

    def look(self, now: int) -> None:
        """Do what the screen should do: show at the next picture, and have the person react to it."""
        while self.reactor.news:
            match self.reactor.news.popleft():
                case Show(round, _, at):
                    due = max(at - self.clock, now)
                    seen = due + (self.phase - due) % FRAME
                    self.reaction = self.net.reacts(round, self.number - 1)
                    self.net.at(seen, partial(self._presented, round, seen))
                    pressed = seen + self.reaction + round_up(self.net.random.random() * POLL)
                    handled = pressed + round_up(self.net.random.random() * RESIDUE)
                    self.net.at(handled, partial(self._press, round, handled))
        self.net.carry_up(self, now)

    def _presented(self, round: int, seen: int, true: int) -> None:
        stamp = seen + round_up(self.net.random.random() * UNSURE)
        self.reactor.presented(round, self.time(stamp), UNSURE, self.time(true))
        self.look(true)
        self.net.wake_player(self, true)

    def _press(self, round: int, stamp: int, true: int) -> None:
        if self.reactor.round == round:
            self.reactor.press(self.number - 1, "press", None, self.time(stamp), self.time(true))
        self.look(true)


class Backdater(Player):
    """Claims to have pressed earlier than it was."""

    by = 100 * MS

    def claims(self, words: Any) -> Any:
        if isinstance(words, wire.Press):
            return wire.Press(
                words.round, words.seat, words.number, words.kind, words.aim, max(121 * MS, words.moment - self.by)
            )
        if isinstance(words, wire.Mark):
            return wire.Mark(words.round, words.upto - self.by)
        return words


def round_up(number: float) -> int:
    return int(number) + 1


class Network:
    """Everybody, the links between them, and one true time."""

    def __init__(
        self,
        links: Sequence[Way] = LINKS,
        seed: int = 1,
        fairness: Fairness | None = None,
        makes: Callable[[Network, int, Way], Player] = Player,
    ) -> None:
        self.random = Random(seed)
        self._heap: list[tuple[int, int, Callable[[int], None]]] = []
        self._count = 0
        self.contest = FirstPress(len(links), Random(seed + 1))
        self.referee = Referee(self.contest, GameTime(0, 0), 0, fairness)
        self.players = [makes(self, number, way) for number, way in enumerate(links, 1)]
        self.truth: dict[int, list[int]] = {}
        self.arrivals: dict[int, int] = {}
        self._rounds: list[int] = []
        self._last: dict[tuple[int, bool], int] = {}
        self._wakes: dict[int, int] = {}
        for player in self.players:
            self.referee.attach(player.number, [player.number - 1], 0)
            self.wake_player(player, 0)
        self._wake_referee(0)

    def reacts(self, round: int, seat: int) -> int:
        """How fast everybody would be this time."""
        if round not in self.truth:
            self.truth[round] = [reaction(self.random) for _ in self.players]
        return self.truth[round][seat]

    # --- time and messages -------------------------------------------------------------------------------------------

    def at(self, when: int, what: Callable[[int], None]) -> None:
        heappush(self._heap, (when, self._count, what))
        self._count += 1

    def _arrives(self, player: Player, up: bool, now: int) -> int:
        """What is sent later arrives later."""
        due = max(now + player.way.takes(self.random), self._last.get((player.number, up), 0))
        self._last[player.number, up] = due
        return due

    def carry_up(self, player: Player, now: int) -> None:
        out = player.reactor.out
        while out:
            words = player.claims(out.popleft())
            self.at(self._arrives(player, True, now), partial(self._at_host, player, words))

    def _at_host(self, player: Player, words: Any, now: int) -> None:
        if isinstance(words, wire.Press):
            self.arrivals.setdefault(words.round, words.seat)
        self.referee.hear(player.number, words, now)
        self._carry_down(now)

    def _carry_down(self, now: int) -> None:
        out = self.referee.out
        while out:
            number, words = out.popleft()
            player = self.players[number - 1]
            if isinstance(words, wire.Verdict) and not words.void and number == 1:
                self._rounds.append(words.round)
            self.at(self._arrives(player, False, now), partial(self._at_player, player, words))
        self._wake_referee(now)

    def _at_player(self, player: Player, words: Any, now: int) -> None:
        player.reactor.hear(words, player.time(now))
        player.look(now)
        self.wake_player(player, now)

    def wake_player(self, player: Player, now: int) -> None:
        due = player.reactor.next_wake(player.time(now)) - player.clock
        if self._wakes.get(player.number, now) <= now or due < self._wakes[player.number]:
            self._wakes[player.number] = due

            def wake(true: int) -> None:
                if self._wakes.get(player.number) == true:
                    player.reactor.wake(player.time(true))
                    player.look(true)
                    self.wake_player(player, true)

            self.at(due, wake)

    def _wake_referee(self, now: int) -> None:
        due = self.referee.next_wake(now)
        if self._wakes.get(0, now) <= now or due < self._wakes[0]:
            self._wakes[0] = due

            def wake(true: int) -> None:
                if self._wakes.get(0) == true:
                    self.referee.wake(true)
                    self._carry_down(true)

            self.at(due, wake)

    def race(self, races: int) -> Fairly:
        """Until so many have been judged."""
        while len(self.contest.winners) < races:
            when, _, what = heappop(self._heap)
            what(when)
        return Fairly.of(self)


class Fairly(Struct, frozen=True):
    """How fair it was."""

    races: int
    decided: int
    wrong: int
    wrong_by_arrival: int
    wins: tuple[int, ...]
    void: int

    @staticmethod
    def of(net: Network) -> Fairly:
        winners = net.contest.winners
        truth = [min(range(len(net.players)), key=net.truth[number].__getitem__) for number in net._rounds]
        judged = list(zip(winners, truth, net._rounds, strict=False))
        return Fairly(
            races=len(judged),
            decided=sum(winner is not None for winner, _, _ in judged),
            wrong=sum(winner is not None and winner != fastest for winner, fastest, _ in judged),
            wrong_by_arrival=sum(net.arrivals[number] != fastest for _, fastest, number in judged),
            wins=tuple(winners.count(seat) for seat in range(len(net.players))),
            void=net.contest.voided,
        )

    @property
    def wrong_share(self) -> float:
        return self.wrong / self.races

    @property
    def arrival_share(self) -> float:
        return self.wrong_by_arrival / self.races

    @property
    def unevenness(self) -> float:
        """By how many standard errors the seat that is furthest off is away from its equal share."""
        even = 1 / len(self.wins)
        error = sqrt(even * (1 - even) / self.decided)
        return max(abs(wins / self.decided - even) for wins in self.wins) / error
