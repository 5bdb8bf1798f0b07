"""The whole program is killed at any moment of a game: nothing that was shown is lost, and the game goes on from there.

SIXCHAMBERS_KILLS=30 kills it thirty times instead of four.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Timer
from time import monotonic, sleep
from typing import Any

from helpers.cli import surroundings
from sixchambers.app.settings import Settings
from sixchambers.engine import journal as record
from sixchambers.engine.journal import Answered, Ended, Read
from sixchambers.engine.replay import heard_by, replay
from sixchambers.games import game as find_game
from sixchambers.words.speaker import Names, speaker

KILLS = int(os.environ.get("SIXCHAMBERS_KILLS", "4"))
PROGRAM = Path(__file__).with_name("killed_program.py")
LINES = 25
"""A program lives at most this long, in things told; a round of Klack Klack Bang tells about ten."""
GRACE = 20.0


class Life:
    """One life of the program, from its start to the moment it is killed (or the game is over)."""

    def __init__(self, home: Path, seed: str) -> None:
        self.folder = home
        self.told: list[dict[str, Any]] = []
        places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        with (home / "noise.txt").open("ab") as noise:
            self.process = subprocess.Popen(
                [sys.executable, str(PROGRAM), seed],
                env=surroundings(**places),
                stdout=subprocess.PIPE,
                stderr=noise,
                text=True,
            )

    def live(self, lines: int, pause: float) -> None:
        """Let it tell so much, wait a moment, and kill it. Whatever it told before is held against it."""
        assert self.process.stdout is not None
        watchdog = Timer(GRACE, self.process.kill)  # should it ever have nothing to tell
        watchdog.start()
        for _ in range(lines):
            line = self.process.stdout.readline()
            if not line:
                break
            self.told.append(json.loads(line))
        sleep(0 if "over" in (self.told or [{}])[-1] else pause)
        self.process.send_signal(signal.SIGKILL)
        self.told += [json.loads(line) for line in self.process.stdout.read().splitlines(True) if line.endswith("\n")]
        self.process.wait(GRACE)
        watchdog.cancel()
        noise = (self.folder / "noise.txt").read_text()
        assert self.told and "Traceback" not in noise, noise

    def all(self, what: str) -> list[Any]:
        return [told[what] for told in self.told if what in told]


def lines_of(read: Read) -> list[str]:
    """Everything the log of the first seat says about a game, from its beginning."""
    names = Names((info.name for info in read.header.seats), you=0)
    events = [event for update in heard_by(read, 0, find_game) for event in update.events]
    return [speaker("en").say(line, names) for event in events if (line := event.line()) is not None]


def is_gone(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    random = Random(6)
    before: Read | None = None  # the game as the last life left it on disk
    kills = number = 0
    while kills < KILLS:
        number += 1
        life = Life(tmp_path, f"life {number}")
        life.live(random.randrange(1, LINES), random.uniform(0, 0.06))
        kills += "over" not in life.told[-1]
        settings = Settings(tmp_path / "config" / "sixchambers" / "settings.ini")
        [*_, file] = sorted((tmp_path / "data").rglob("*.sixchambers"), key=lambda path: path.stat().st_mtime_ns)
        now = record.read(file)

        # It went on exactly where the life before was killed, or began anew.
        [opened] = life.all("opened")
        if before is not None:
            assert now.path == before.path and now.entries[: len(before.entries)] == before.entries
            table = replay(before, find_game)
            update = table.update(0)
            assert json.loads(opened) == json.loads(table.game.codec.encode(update))
            if update.owes and life.all("asked"):
                assert update.question is not None
                assert life.told[1] == {"asked": update.asked, "about": update.question.about}

        # Every answer that was given is on disk, and so is all that was seen to happen.
        known = len(before.entries) if before else 0
        given = [entry.answer for entry in now.entries[known:] if isinstance(entry, Answered) and entry.seat == 0]
        shown, gave = life.all("shown"), life.all("gave")
        assert gave == given[: len(gave)] and len(given) <= len(gave) + 1
        told = lines_of(now)[len(lines_of(before)) if before else 0 :]
        assert shown == told[: len(shown)]
        replay(now, find_game)

        over = any(isinstance(entry, Ended) for entry in now.entries)
        before = None if over else now
        assert over or settings.last_game == str(file)

        # Nobody goes on thinking for a table that is gone.
        end = monotonic() + GRACE
        while not all(map(is_gone, life.all("worker"))):
            assert monotonic() < end, "the bots outlived the program"
            sleep(0.01)
