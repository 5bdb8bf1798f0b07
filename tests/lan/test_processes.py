"""Host and guests as processes of their own, killed at any moment: no answer is lost, and the game comes to its end.

`KILLS=100 pytest tests/lan/test_processes.py -k killed` is the long form.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from sixchambers.engine import journal as record
from sixchambers.engine.journal import Answered, Undone
from sixchambers.engine.replay import replay
from sixchambers.games import game as find_game

PEER = Path(__file__).with_name("peer.py")
KILLS = int(os.environ.get("KILLS", "10"))
KILLS_A_GAME = 10


class Party:
    """The processes of one table, started again whenever they are gone."""

    def __init__(self, folder: Path, guests: tuple[str, ...], pace: int, seed: int) -> None:
        self.folder, self.pace, self.seed = folder, pace, seed
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.names = ("host", *guests)
        for name in self.names:
            self.start(name)

    def start(self, name: str) -> None:
        kinds = "h" + "g" * (len(self.names) - 1) + "b"
        role = (
            ["host", str(self.folder), "--kinds", kinds, "--seed", str(self.seed)]
            if name == "host"
            else ["guest", str(self.folder), "--name", name]
        )
        command = [sys.executable, str(PEER), *role, "--pace", str(self.pace)]
        log = (self.folder / f"{name}.log").open("ab")
        self.running[name] = subprocess.Popen(command, stderr=log, stdout=log)

    def kill(self, name: str) -> None:
        self.running[name].kill()
        self.running[name].wait()
        self.start(name)

    def look_after(self) -> None:
        """A guest that was killed before it had its ticket comes in again by the code."""
        for name, process in self.running.items():
            if process.poll() not in (None, 0):
                self.start(name)

    def seated(self) -> bool:
        """Has everybody a ticket? Whoever was killed before that is a stranger to a full table."""
        return all((self.folder / f"{name}.ticket").exists() for name in self.names[1:])

    def done(self) -> bool:
        return all((self.folder / f"{name}.story").exists() for name in self.names[1:])

    def stop(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()

    def logs(self) -> str:
        return "\n".join(f"--- {name}\n{(self.folder / f'{name}.log').read_text()}" for name in self.names)


def check_nothing_is_lost(folder: Path, guests: tuple[str, ...]) -> None:
    read = record.read(folder / "game.sixchambers")
    table = replay(read, find_game)
    assert table.outcome is not None
    assert not any(isinstance(entry, Undone) for entry in read.entries)
    answers = {(entry.seat, entry.asked): entry.answer for entry in read.entries if isinstance(entry, Answered)}
    confirmed = 0
    for name in guests:
        for line in (folder / f"{name}.confirmed").read_text().splitlines():
            seat, asked, answer = json.loads(line)
            assert answers[seat, asked] == answer, f"{name} was shown an answer that is not in the journal"
            confirmed += 1
        story = record.read_bytes((folder / f"{name}.story").read_bytes())
        assert story.entries == read.entries
    assert confirmed > 0


def play(folder: Path, kills: int, seed: int, pace: int) -> int:
    """One game with so many kills at random moments; how many there were."""
    random = Random(seed)
    guests = ("Anna", "Ben")
    party = Party(folder, guests, pace, seed)
    killed = 0
    deadline = time.monotonic() + 60 + kills * 4
    try:
        while not party.done():
            assert time.monotonic() < deadline, party.logs()
            time.sleep(random.uniform(0.05, 0.6) if killed < kills else 0.1)
            begun = (folder / "game.sixchambers").exists()
            if killed < kills and begun and party.seated() and not party.done():
                party.kill(random.choice(party.names))
                killed += 1
            party.look_after()
    finally:
        party.stop()
    check_nothing_is_lost(folder, guests)
    return killed


def test_a_game_of_processes(tmp_path: Path) -> None:
    play(tmp_path, 0, seed=1, pace=0)


@pytest.mark.parametrize("round", range((KILLS + KILLS_A_GAME - 1) // KILLS_A_GAME))
def test_killed_at_random_moments(tmp_path: Path, round: int) -> None:
    killed = play(tmp_path, KILLS_A_GAME, seed=7 + round, pace=120)
    assert killed >= KILLS_A_GAME // 2, "the game was over too soon to say anything"
