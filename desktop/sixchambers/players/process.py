"""A worker process without Qt: for the terminal, the command line and tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from .desk import Desk

CONSOLE = "sixchambers-console.exe"
"""Windows gives a program with a window no pipes to read from: this is the same one for a terminal."""


def own_command() -> list[str]:
    """How to start this program once more."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "sixchambers"]
    beside = os.path.join(os.path.dirname(sys.executable), CONSOLE)  # noqa: PTH118, PTH120
    return [beside if os.path.exists(beside) else sys.executable]  # noqa: PTH110


def worker_command() -> list[str]:
    """How to start the process bots think in. A frozen program starts itself."""
    if getattr(sys, "frozen", False):
        return [*own_command(), "worker"]
    return [sys.executable, "-m", "sixchambers.players.worker"]


def worker_environment() -> dict[str, str]:
    """The worker finds the package where this program found it."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: PTH100, PTH120
    return {**os.environ, "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}


class Pipe:
    """A transport over a subprocess; what it says is queued by a thread."""

    def __init__(self, command: list[str] | None = None) -> None:
        self._command = command or worker_command()
        self.said: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self.generation = 0
        self._start()

    def _start(self) -> None:
        self.generation += 1
        self.process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=worker_environment(),
        )
        self._reader = Thread(target=self._read, args=(self.process, self.generation), daemon=True)
        self._reader.start()

    def _read(self, process: subprocess.Popen[bytes], generation: int) -> None:
        assert process.stdout is not None
        while data := os.read(process.stdout.fileno(), 65536):
            self.said.put((generation, data))
        self.said.put((generation, b""))

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it has died, and its closed pipe is on its way to us; or we closed it
            self.process.stdin.write(data)
            self.process.stdin.flush()

    def restart(self) -> None:
        self.close()
        self._start()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()  # it must not read from a pipe that is closed under its hands
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


def serve(desk: Desk, pipe: Pipe, until: Callable[[], bool], patience: float) -> bool:
    """Pass on what the worker says until a condition holds; False if patience ran out first."""
    end = monotonic() + patience
    while not until():
        now = monotonic()
        if now >= end:
            return False
        due = desk.next_due()
        wait = min(end, due if due is not None else end) - now
        try:
            generation, data = pipe.said.get(timeout=max(wait, 0.001))
        except Empty:
            desk.tick(monotonic())
            continue
        if generation == pipe.generation:
            if data:
                desk.feed(data, monotonic())
            else:
                desk.died(monotonic())
    return True
