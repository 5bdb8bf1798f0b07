"""A table on the network: a host in one process, eight guests in another, over loopback with encryption and all.

`python -m sixchambers.app.benches.lan host|guests …` are the two processes; the guests print JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from random import Random
from statistics import quantiles
from time import monotonic, perf_counter, process_time

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from ...engine.table import Table, open_table
from ...engine.update import Update
from ...games import game as find_game
from ...lan.company import Stool
from ...lan.guest import Guest
from ...lan.host import STAND_IN, Host
from ...lan.link.identity import Identity
from ...lan.remote import RemoteTable
from .row import Row

GAME = "bang"
"""The largest: eight chairs, and the longest Updates."""
GUESTS = 8
ANSWERS = 600
QUIET = 4.0
"""Seconds in which nobody answers, to see what waiting costs the host."""
CODE = "bench-bench-11"


def lan() -> list[Row]:
    from .window import _environment

    here = [sys.executable, "-m", "sixchambers.app.benches.lan"]
    environment = _environment("")
    host = subprocess.Popen([*here, "host"], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert host.stdout is not None
        port = host.stdout.readline().strip()
        guests = subprocess.run([*here, "guests", port], env=environment, capture_output=True, text=True, check=True)
        busy = float(host.stdout.readline())
    finally:
        host.kill()
        host.wait()
    figures = json.loads(guests.stdout.splitlines()[-1])
    return [
        Row("lan_answer_p99", figures["p99"], "ms", 5),
        Row("lan_answer_p50", figures["p50"], "ms"),
        Row("lan_update_largest", figures["largest"] / 1000, "kB", 16),
        Row("lan_host_waiting", busy * 100, "% of a core", 5),
        Row("lan_reconnect", figures["reconnect"], "ms", 1000),
    ]


# --- the host's process ----------------------------------------------------------------------------------------------


class BenchHost(QObject):
    """Deals game after game to whoever is there."""

    def __init__(self) -> None:
        super().__init__()
        game = find_game(GAME)
        stools = [Stool(f"Chair {seat}", "guest") for seat in range(game.seats[-1])]
        self.host = Host(game, stools, name="Bench", code=CODE, identity=Identity.fresh(), parent=self)
        print(self.host.open("127.0.0.1"), flush=True)
        self.host.changed.connect(self._gathered)
        self.table: Table | None = None
        self._measured = False

    def _gathered(self) -> None:
        if self.table is None and len(self.host.company.guests) == GUESTS:
            self._deal()
            self._busy = process_time()
            QTimer.singleShot(round(QUIET * 1000) - 500, self, self._waited)

    def _waited(self) -> None:
        print((process_time() - self._busy) / (QUIET - 0.5), flush=True)

    def _deal(self) -> None:
        self.host.end_game()
        self.table = open_table(self.host.game, self.host.company.seat_infos(STAND_IN))
        self.table.listen(None, self._moved)
        self.host.begin(self.table, lambda: 0)

    def _moved(self, update: Update) -> None:
        if update.outcome is not None:
            QTimer.singleShot(0, self, self._deal)


# --- the guests' process ---------------------------------------------------------------------------------------------


class BenchGuests(QObject):
    """One answers, all listen: how long until the last one has it?"""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.random = Random(6)
        self.times: list[float] = []
        self.largest = 0
        self.waiting_for: set[int] = set()
        self.sent = 0.0
        self.began: float | None = None
        self.cut = 0.0
        self.tables: dict[int, RemoteTable] = {}
        self.guests = [Guest(self) for _ in range(GUESTS)]
        for number, guest in enumerate(self.guests):
            guest.began.connect(partial(self._began, number))
        self._port = port
        self._join(0)

    def _join(self, number: int) -> None:
        """One after another, so that they sit in order."""
        if number < GUESTS:
            guest = self.guests[number]
            guest.admitted.connect(lambda _: self._join(number + 1))
            people = (f"Guest {number}",) if number < find_game(GAME).seats[-1] else ()
            guest.join("127.0.0.1", self._port, CODE, people, f"Guest {number}")

    def _began(self, number: int, table: RemoteTable) -> None:
        self.tables[number] = table
        table.listen(None, lambda update: self._heard(number, update))
        table.renewed.connect(self._back)
        if len(self.tables) == GUESTS and len({table.round for table in self.tables.values()}) == 1:
            wait = 0 if self.began is not None else round(QUIET * 1000)
            self.began = monotonic()
            QTimer.singleShot(wait, self, self._answer)

    def _heard(self, number: int, update: Update) -> None:
        self.waiting_for.discard(number)
        if not self.waiting_for and self.sent:
            self.times.append((perf_counter() - self.sent) * 1000)
            self.sent = 0.0
            if len(self.times) % 20 == 0:  # after the clock has stopped: measuring must not be measured
                self._weigh()
            if update.outcome is None:
                QTimer.singleShot(0, self, self._answer)

    def _weigh(self) -> None:
        for table in self.tables.values():
            sizes = [len(table.game.codec.encode(update)) for update in table.latest.values()]
            self.largest = max(self.largest, *sizes)

    def _answer(self) -> None:
        if len(self.times) >= ANSWERS:
            self._cut()
            return
        for table in self.tables.values():
            for seat in table.yours:
                update = table.update(seat)
                if update.owes and update.question is not None:
                    answer = self.random.choice(
                        [one for one, _ in zip(update.question.legal(), range(12), strict=False)]
                    )
                    self.waiting_for = set(self.tables)
                    self.sent = perf_counter()
                    table.submit(seat, answer)
                    return

    def _cut(self) -> None:
        """Pull the plug of one guest and see how soon it can play again."""
        self.cut = perf_counter()
        link = self.guests[0].link
        assert link is not None
        link.close()

    def _back(self) -> None:
        cuts = quantiles(self.times, n=100)
        figures = {
            "p50": cuts[49],
            "p99": cuts[98],
            "largest": self.largest,
            "reconnect": (perf_counter() - self.cut) * 1000,
        }
        print(json.dumps(figures), flush=True)
        os._exit(0)


def main() -> None:
    app = QCoreApplication(sys.argv[:1])
    keep = BenchHost() if sys.argv[1] == "host" else BenchGuests(int(sys.argv[2]))
    app.exec()
    del keep


if __name__ == "__main__":
    main()
