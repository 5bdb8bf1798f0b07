"""A table open on the network without a window: the host's driver, and guests that play by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter_ns, sleep
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, QTimer

from sixchambers.engine.journal import Journal
from sixchambers.engine.questions import Answer, React
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games import game as find_game
from sixchambers.lan import messages as wire
from sixchambers.lan.company import Stool
from sixchambers.lan.guest import Guest
from sixchambers.lan.host import Host
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.remote import RemoteTable
from sixchambers.lan.timed.client import TimedClient

CODE = "staub-sattel-42"


def spin(until: Callable[[], bool], seconds: float = 20.0, turns: int = 0) -> None:
    """Let the event loop turn (so many times at least) until something is so; whoever waits in vain fails."""
    deadline = QDeadlineTimer(round(seconds * 1000))
    for _ in range(turns):
        QCoreApplication.processEvents()
    while not until():
        assert not deadline.hasExpired(), "waited in vain"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        sleep(0.0005)


def some_answer(update: Update, random: Random) -> Answer:
    """A legal answer, one of the first few there are."""
    assert update.question is not None
    legal = []
    for answer in update.question.legal():
        legal.append(answer)
        if len(legal) >= 20:
            break
    return random.choice(legal)


class Reflexes(QObject):
    """Somebody with quick hands at a machine of a timed game: shows what is revealed, and presses something."""

    def __init__(
        self, client: TimedClient, seats: Callable[[], list[int]], latest: Callable[[int], Update], random: Random
    ) -> None:
        super().__init__()
        self.client, self.seats, self.latest, self.random = client, seats, latest, random
        self.shown: list[tuple[int, Any]] = []
        self.plays = True
        client.show.connect(self._show)

    def _show(self, round: int, what: Any, at_ns: int) -> None:
        self.shown.append((round, what))
        QTimer.singleShot(max(0, (at_ns - perf_counter_ns()) // 1_000_000), self, lambda: self._seen(round))

    def _seen(self, round: int) -> None:
        self.client.presented(round, perf_counter_ns(), 2_000)
        for seat in self.seats() if self.plays else []:
            question = self.latest(seat).question
            if isinstance(question, React):
                if self.random.random() < 0.5:
                    hands = [press for press in question.inputs if press[0] == "cover"]
                    self.client.intend(seat, *self.random.choice(hands), self.random.randrange(5_000, 40_000))
                # Whatever else happens, that ends the round.
                alive = [other for other, one in enumerate(self.latest(seat).view.seats) if one.alive and other != seat]
                self.client.intend(seat, "slap", self.random.choice(alive), self.random.randrange(41_000, 80_000))


class Keeper(QObject):
    """Drives the host's table: bots and the host's own people answer at once, seats are handed over, time stands."""

    def __init__(self, host: Host, journal: Path | None = None, seed: int = 1, pace: int = 0) -> None:
        super().__init__()
        self.host = host
        self.random = Random(seed)
        self.journal = journal
        self.pace = pace
        self.table: Table | None = None
        self.reflexes: Reflexes | None = None
        host.handed.connect(self._handed)
        host.undo_agreed.connect(self._undo)

    def begin(self) -> Table:
        host = self.host
        table = open_table(
            host.game, host.company.seat_infos("deputy"), options=host.options, time_limit=host.time_limit
        )
        if self.journal is not None:
            table.journal = Journal.begin(self.journal, table.header)
        self.serve(table)
        host.begin(table, lambda: table.now)
        self.take_time()
        return table

    def take_time(self) -> None:
        """A timed game: whoever is not a guest plays through the host's own screen, and nobody waits in vain."""
        court = self.host.serving.timed if self.host.serving is not None else None
        if court is not None:
            court.referee.hurry = True
            self.reflexes = Reflexes(court.client, self._here, court.table.update, self.random)

    def _here(self) -> list[int]:
        assert self.host.serving is not None and self.host.serving.timed is not None
        return sorted(self.host.serving.timed.referee.machines[0].seats)

    def serve(self, table: Table) -> None:
        self.table = table
        table.listen(None, lambda update: self._moved(update))
        QTimer.singleShot(self.pace, self, self._play)

    def _moved(self, update: Update) -> None:
        QTimer.singleShot(self.pace, self, self._play)

    def _play(self) -> None:
        """Answer for everybody who is not a guest."""
        assert self.table is not None
        if self.host.paused:
            return
        if self.table.play.in_window():  # a window closes by the clock alone: here, as soon as everybody had a turn
            asked = self.table.play.core.asked
            QTimer.singleShot(5, self, lambda: self._close_window(asked))
        clock = self.host.serving.clock() if self.host.serving is not None else None
        for seat in self.table.play.owing():
            stool = self.host.company.stools[seat]
            if stool.kind != "guest" or self.table.seats[seat].player != "person":
                refusal = self.table.submit(seat, some_answer(self.table.update(seat), self.random), clock)
                assert refusal is None
                return

    def _close_window(self, asked: int) -> None:
        assert self.table is not None
        deadline = self.table.next_deadline()
        if self.table.play.core.asked == asked and deadline is not None and self.table.play.in_window():
            self.table.advance(deadline)

    def _handed(self, seat: int, player: str) -> None:
        assert self.table is not None
        self.table.take_over(seat, player)

    def _undo(self, seat: int) -> None:
        assert self.table is not None
        assert self.table.undo(seat) is None


class Player(QObject):
    """A guest that answers whatever it is asked."""

    def __init__(self, *people: str, seed: int = 1, plays: bool = True) -> None:
        super().__init__()
        self.people = people
        self.random = Random(seed)
        self.plays = plays
        self.guest = Guest()
        self.table: RemoteTable | None = None
        self.reflexes: Reflexes | None = None
        self.told: list[Update] = []
        self.answered: set[tuple[int | None, int]] = set()
        self.refusals: list[str] = []
        self.chat: list[wire.Heard] = []
        self.over: list[str] = []
        self.losses: list[str] = []
        self.stories: list[bytes] = []
        guest = self.guest
        guest.began.connect(self._began)
        guest.heard.connect(self.chat.append)
        guest.ended.connect(lambda why: self.over.append(why.id))
        guest.lost.connect(lambda why: self.losses.append(why.id))
        guest.refused.connect(lambda why: self.refusals.append(why.id))
        guest.story.connect(self.stories.append)

    def join(self, port: int, code: str = CODE, address: str = "127.0.0.1") -> Player:
        self.guest.join(address, port, code, self.people, "Zuschauer" if not self.people else "")
        return self

    @property
    def inside(self) -> bool:
        return self.guest.room is not None

    def _began(self, table: RemoteTable) -> None:
        self.table = table
        self.told.clear()
        table.refused.connect(lambda why: self.refusals.append(why.id))
        table.renewed.connect(self._look)
        if table.clocked is not None:
            self.reflexes = Reflexes(table.clocked, lambda: list(table.yours), table.update, self.random)
            self.reflexes.plays = self.plays
        for seat in (*table.yours, None):
            table.listen(seat, self._hear)
        self._look()

    def _look(self) -> None:
        """After a lost link nobody knows which answers arrived."""
        assert self.table is not None
        self.answered.clear()
        for update in self.table.latest.values():
            self._hear(update)

    def _hear(self, update: Update) -> None:
        self.told.append(update)
        if self.plays and update.owes and not isinstance(update.question, React):
            QTimer.singleShot(0, self, lambda: self._answer(update))

    def _answer(self, update: Update) -> None:
        key = (update.seat, update.asked)
        if self.table is not None and update.seat is not None and key not in self.answered:
            self.answered.add(key)
            self.table.submit(update.seat, some_answer(update, self.random), asked=update.asked)


_IDENTITY: list[Identity] = []


def identity() -> Identity:
    """Making one costs a little: one for all tests of a process."""
    if not _IDENTITY:
        _IDENTITY.append(Identity.fresh())
    return _IDENTITY[0]


def open_host(kinds: str = "hgb", game: str = "klack", grace: int = 2, **more: Any) -> Host:
    """A host that listens on loopback: h(ere), g(uest), b(ot) for each chair."""
    names = {"h": "Wirt", "g": "Gast", "b": "Bot"}
    stools = [
        Stool(f"{names[kind]} {number}", {"h": "here", "g": "guest", "b": "bot"}[kind], "deputy" if kind == "b" else "")
        for number, kind in enumerate(kinds)
    ]
    if game == "slap":  # here hands are quicker than eyes
        more["options"] = {"floor": 0, **more.get("options", {})}
    host = Host(find_game(game), stools, name="Küchentisch", code=CODE, identity=identity(), grace=grace, **more)
    host.open("127.0.0.1")
    return host
