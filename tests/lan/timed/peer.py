"""A host or a guest of a timed game as a process of its own: `python peer.py host|guest FOLDER …`.

Guests write down how fast they really were, the host what it ruled and who came first by wire.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random
from time import perf_counter_ns
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from lan.house import Keeper, Player, open_host
from sixchambers.engine.update import Update
from sixchambers.lan import messages as wire

OPTIONS = {"game": "basic", "practice": True, "floor": 0}


class HostPeer(QObject):
    def __init__(self, folder: Path, guests: int) -> None:
        super().__init__()
        self.host = open_host("g" * guests, "slap", options=OPTIONS, grace=60)
        self.keeper = Keeper(self.host)
        self.file = (folder / "host.log").open("w", buffering=1)
        self.first: dict[int, int] = {}
        self.games = 0
        self.host.changed.connect(self._gathered)
        (folder / "port.part").write_text(str(self.host.port))
        (folder / "port.part").rename(folder / "port")

    def _gathered(self) -> None:
        if self.host.table is None and not self.host.company.free_chairs():
            self.games += 1
            self.first.clear()
            table = self.keeper.begin()
            table.listen(None, self._moved)
            assert self.host.serving is not None and self.host.serving.timed is not None
            self.court = self.host.serving.timed
            hear = self.court.hear

            def listen(number: int, words: Any) -> None:
                if isinstance(words, wire.Press):
                    self.first.setdefault(words.round, words.seat)
                hear(number, words)

            self.court.hear = listen  # type: ignore[method-assign]

    def _moved(self, update: Update) -> None:
        round = self.court.referee.round
        for event in update.events:
            if type(event).__name__ == "Judged" and round is not None:
                first = self.first.get(round.number, -1)
                self.file.write(f"{self.games}:{round.number} {event.by} {event.outcome} {first}\n")
        if update.outcome is not None:
            QTimer.singleShot(0, self, self.host.end_game)  # and the next one begins


class GuestPeer(QObject):
    """One person, who slaps whatever comes."""

    def __init__(self, folder: Path, name: str, port: int, seed: int) -> None:
        super().__init__()
        self.random = Random(f"{seed}:{name}")
        self.file = (folder / f"{name}.log").open("w", buffering=1)
        self.games = 0
        self.player = Player(name, plays=False)
        self.player.guest.began.connect(self._began)
        self.player.guest.ended.connect(lambda why: self._quit(str(why)))
        self.player.join(port)

    def _quit(self, why: str) -> None:
        sys.stderr.write(why + "\n")
        QCoreApplication.quit()

    def _began(self, table: Any) -> None:
        self.table = table
        self.games += 1
        self.seat = table.yours[0]
        assert self.player.reflexes is not None
        self.player.reflexes.client.show.disconnect(self.player.reflexes._show)
        table.clocked.show.connect(self._show)

    def _at(self, ns: int, act: Any) -> None:
        timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(act)
        timer.timeout.connect(timer.deleteLater)
        timer.start(max(0, (ns - perf_counter_ns()) // 1_000_000))

    def _show(self, round: int, what: Any, at_ns: int) -> None:
        self._at(at_ns, lambda: self._seen(round))

    def _seen(self, round: int) -> None:
        seen = perf_counter_ns()
        self.table.clocked.presented(round, seen, 1_000)
        wait = self.random.gauss(230, 30) + self.random.expovariate(1 / 60)
        self._at(seen + round_ns(wait), lambda: self._press(round, seen))

    def _press(self, round: int, seen: int) -> None:
        pressed = perf_counter_ns()
        if self.table.clocked.round == round:
            self.table.clocked.press(self.seat, "slap", None, pressed)
        self.file.write(f"{self.games}:{round} {self.seat} {(pressed - seen) // 1000}\n")


def round_ns(ms: float) -> int:
    return int(max(ms, 60) * 1_000_000)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("role", choices=("host", "guest"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--name", default="Anna")
    parser.add_argument("--guests", type=int, default=4)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    app = QCoreApplication(sys.argv[:1])
    if args.role == "host":
        peer: QObject = HostPeer(args.folder, args.guests)
    else:
        peer = GuestPeer(args.folder, args.name, args.port, args.seed)
    app.setProperty("peer", id(peer))
    parent = os.getppid()
    watch = QTimer(interval=500)  # a test that was killed cannot stop us
    watch.timeout.connect(lambda: app.quit() if os.getppid() != parent else None)
    watch.start()
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
