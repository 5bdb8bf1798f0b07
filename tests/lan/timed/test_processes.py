"""Four machines over links of 2, 10, 40 and 80 ms with jitter to 20, as processes of their own through the proxy.

`RACES=400 pytest tests/lan/timed/test_processes.py -s` is the long form; it prints both shares.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

PEER = Path(__file__).with_name("peer.py")
PROXY = Path(__file__).parents[1] / "proxy.py"
RACES = int(os.environ.get("RACES", "14"))
LINKS = {"Anna": 2, "Ben": 10, "Cleo": 40, "Dora": 80}


class Party:
    """Processes that end with the test, whatever happens."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[str]] = []
        self.deadline = time.monotonic() + 60 + RACES * 3

    def start(self, name: str, *command: object) -> subprocess.Popen[str]:
        log = (self.folder / f"{name}.err").open("w")
        process = subprocess.Popen(
            [sys.executable, *map(str, command)], stdout=subprocess.PIPE, stderr=log, text=True, env=self._environment()
        )
        self.running.append(process)
        return process

    @staticmethod
    def _environment() -> dict[str, str]:
        return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

    def until(self, file: str, lines: int = 0) -> list[str]:
        """The lines of a file, once there are so many."""
        path = self.folder / file
        while True:
            found = path.read_text().splitlines() if path.exists() else []
            if path.exists() and len(found) >= lines:
                return found
            assert time.monotonic() < self.deadline, self.errors()
            assert all(process.poll() is None for process in self.running), self.errors()
            time.sleep(0.05)

    def errors(self) -> str:
        return "\n".join(f"--- {path.name}\n{path.read_text()}" for path in self.folder.glob("*.err"))

    def stop(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()


@pytest.mark.timeout(120 + RACES * 3)
def test_who_was_fastest_wins_whatever_the_link(tmp_path: Path) -> None:
    party = Party(tmp_path)
    try:
        party.start("host", PEER, "host", tmp_path, "--guests", len(LINKS))
        port = int(party.until("port")[0])
        for seed, (name, delay) in enumerate(LINKS.items()):
            proxy = party.start(
                f"link_{name}", PROXY, f"127.0.0.1:{port}", "--delay", delay, "--jitter", 20, "--seed", seed
            )
            assert proxy.stdout is not None
            through = int(proxy.stdout.readline())
            party.start(name, PEER, "guest", tmp_path, "--name", name, "--port", through)
        ruled = party.until("host.log", RACES)
    finally:
        party.stop()
    truth: dict[str, dict[int, int]] = {}
    for name in LINKS:
        for line in (tmp_path / f"{name}.log").read_text().splitlines():
            number, seat, reaction = line.split()
            truth.setdefault(number, {})[int(seat)] = int(reaction)
    races = wrong = by_arrival = void = 0
    for line in ruled:
        number, by, outcome, first = line.split()
        hands = truth.get(number, {})
        if len(hands) < len(LINKS) - 1 or outcome == "timeout":
            continue  # somebody was stopped before he could write it down
        races += 1
        fastest = min(hands, key=hands.__getitem__)
        void += outcome == "too_close"
        wrong += outcome != "too_close" and int(by) != fastest
        by_arrival += int(first) != fastest
    print(f"{races} races: {wrong} wrong, {by_arrival} would be by arrival, {void} too close")
    assert races >= RACES * 0.7
    assert wrong <= max(1, 0.03 * races), f"{wrong} of {races}; by arrival {by_arrival}"
