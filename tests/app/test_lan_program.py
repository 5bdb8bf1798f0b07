"""The program started twice and three times, as people at a LAN party would: a whole evening between real windows.

SIXCHAMBERS_EVENINGS=klack,dice,bang,kablamo spends one with each of these games instead of the first alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

import pytest

from helpers.cli import surroundings
from sixchambers.engine import journal as record
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game

PROGRAM = Path(__file__).with_name("lan_program.py")
GAMES = os.environ.get("SIXCHAMBERS_EVENINGS", "klack").split(",")
PATIENCE = 240.0
"""Seconds for whatever is waited for; a whole game of bots is the longest of it."""


class Machine:
    """A computer of its own: its own settings, saves and tickets. The program on it can be killed and started again."""

    def __init__(self, home: Path, name: str) -> None:
        self.home, self.name = home / name, name
        self.home.mkdir()
        self.seen: dict[str, Any] = {}

    def start(self, *arguments: str) -> None:
        places = {f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
        self.seen = {}
        with (self.home / "noise.txt").open("ab") as noise:
            self.process = subprocess.Popen(
                [sys.executable, str(PROGRAM), "play", *arguments],
                env=surroundings(SEED=self.name, **places),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=noise,
                text=True,
            )
        self._lines: Queue[str] = Queue()
        Thread(target=self._read, args=(self.process.stdout, self._lines), daemon=True).start()

    @staticmethod
    def _read(stream: Any, lines: Queue[str]) -> None:
        for line in stream:
            lines.put(line)

    def do(self, *words: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join(words) + "\n")
        self.process.stdin.flush()

    def until(self, so: Callable[[dict[str, Any]], Any], why: str) -> None:
        end = monotonic() + PATIENCE
        while not so(self.seen):
            assert monotonic() < end, f"{self.name} waits in vain: {why}; sees {self.seen}; {self.noise()}"
            try:
                self.seen.update(json.loads(self._lines.get(timeout=0.2)))
            except Empty:
                assert self.process.poll() is None, f"{self.name} is gone: {self.noise()}"

    def sees(self, **wanted: Any) -> None:
        self.until(lambda seen: all(seen.get(key) == value for key, value in wanted.items()), str(wanted))

    def noise(self) -> str:
        return (self.home / "noise.txt").read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def quit(self) -> None:
        self.do("quit")
        assert self.process.wait(30) == 0


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Callable[[str], Machine]]:
    made: list[Machine] = []

    def machine(name: str) -> Machine:
        made.append(Machine(tmp_path, name))
        return made[-1]

    yield machine
    for one in made:
        if one.process.poll() is None:
            one.kill()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening(machines: Callable[[str], Machine], game: str) -> None:
    doc, anna, zoe = machines("doc"), machines("anna"), machines("zoe")
    doc.start(game, "--open", "--name", "Doc")
    doc.until(lambda seen: seen.get("place") == "room" and "port" in seen, "an open table")
    address = f"127.0.0.1:{doc.seen['port']}"

    # The wrong code first; then the right one. Zoe only looks on.
    anna.start("--join", address, "--code", "wrong-wrong-00", "--name", "Anna", "--lang", "de")
    anna.until(lambda seen: "Code" in seen.get("trouble", ""), "a sentence about the code")
    anna.quit()
    anna.start("--join", address, "--code", doc.seen["code"], "--name", "Anna")
    anna.sees(place="room")
    zoe.start("--join", address, "--code", doc.seen["code"], "--name", "Zoe", "--watch")
    zoe.sees(place="room")
    anna.do("ready")
    doc.until(lambda seen: any(name == "Anna" and guest for name, _, guest in seen["chairs"]), "Anna on a chair")
    anna.sees(ready=True)
    doc.do("start")
    for one in (doc, anna, zoe):
        one.sees(place="table", game=game)
    assert anna.seen["people"] and not zoe.seen["people"] and doc.seen["people"] != anna.seen["people"]
    seat = anna.seen["people"][0]

    # Talk, and a pause that stops everybody.
    anna.do("say", "Moment, der Herd!")
    for one in (doc, zoe):
        one.until(lambda seen: "Moment, der Herd!" in seen.get("talk", []), "the chat")
    anna.do("pause")
    for one in (doc, anna, zoe):
        one.sees(paused=True, sign=True)
    doc.do("go_on")
    for one in (doc, anna, zoe):
        one.sees(paused=False, sign=False)

    # Anna's machine dies, is missed, and she is back on her chair.
    anna.until(lambda seen: seen.get("answers", 0) >= 2, "some answers")
    doc.do("hold")
    anna.kill()
    doc.until(lambda seen: seen["presence"][seat] == "gone", "Anna shown as gone")
    anna.start()
    anna.until(lambda seen: seen.get("strip"), "the way back in the lobby")
    anna.do("chair")
    anna.sees(place="table", game=game)
    assert anna.seen["people"] == [seat]
    doc.until(lambda seen: seen["presence"][seat] == "there", "Anna shown as there")

    # The host's dies as well: everybody finds back by himself.
    doc.kill()
    anna.sees(sign=True)
    doc.start()
    doc.until(lambda seen: seen.get("strip"), "the way back in the lobby")
    doc.do("chair")
    doc.sees(place="table", game=game)
    for one in (anna, zoe):
        one.sees(place="table", sign=False)
    doc.until(lambda seen: seen["presence"][seat] == "there", "Anna shown as there again")

    for one in (doc, anna, zoe):
        one.until(lambda seen: seen.get("won") is not None and seen.get("shown"), "the result")
    assert doc.seen["won"] == anna.seen["won"] == zoe.seen["won"]
    kept = [record.read(Path(one.seen["saved"])) for one in (doc, anna, zoe)]
    assert kept[0].entries == kept[1].entries == kept[2].entries
    table = replay(kept[0], find_game)
    assert table.outcome is not None and list(table.outcome.winners) == doc.seen["won"]

    # Once more, and the guests come along.
    round = anna.seen["round"]
    doc.do("again")
    for one in (anna, zoe):
        one.until(lambda seen: seen["round"] != round and seen.get("won") is None, "the next game")
    assert anna.seen["people"] == [seat]
    for one in (anna, zoe, doc):
        one.quit()
    for one in (doc, anna, zoe):
        assert "Traceback" not in one.noise(), one.noise()


def test_somebody_who_has_never_done_it_before(machines: Callable[[str], Machine]) -> None:
    """No address, no command line: the table is in the list, the code is typed."""
    doc, anna = machines("doc"), machines("anna")
    me = f"Doc{os.getpid()}"  # others may play on this network
    doc.start("--open", "--code", "kitchen table 7", "--name", me)
    doc.until(lambda seen: seen.get("place") == "room", "an open table")
    assert doc.seen["code"] == "kitchen table 7"
    anna.start()
    anna.sees(place="lobby")
    anna.do("pick", me, "Kitchen-Table-7")
    anna.sees(place="room")
    doc.until(lambda seen: sum(bool(guest) for _, _, guest in seen["chairs"]) == 1, "a guest on a chair")
    for one in (anna, doc):
        one.quit()
        assert "Traceback" not in one.noise(), one.noise()
