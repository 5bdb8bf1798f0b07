"""Bots in a process of their own: whole games, sudden death, hanging, shouting."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from helpers.bots import BUDGET, PATIENCE, Bots, closed, worker_script
from helpers.klack import klack_table
from sixchambers.engine.message import message
from sixchambers.engine.table import Table
from sixchambers.players import process
from sixchambers.players.process import Pipe, serve, worker_command, worker_environment

FOUR = {0: "deputy", 1: "greenhorn", 2: "deputy", 3: "greenhorn"}


@pytest.fixture
def pipes() -> Iterator[list[Pipe]]:
    """Every process a test starts is ended after it."""
    started: list[Pipe] = []
    yield started
    for pipe in started:
        closed(pipe)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A silent worker is given up soon."""
    monkeypatch.setattr("sixchambers.players.desk.GRACE", 0.2)


def bots_at(table: Table, pipes: list[Pipe], command: list[str] | None = None, names: dict[int, str] = FOUR) -> Bots:
    pipe = Pipe(command)
    pipes.append(pipe)
    return Bots(table, names, pipe)


def all_think(bots: Bots, budget: float = BUDGET) -> None:
    for seat in bots.table.play.owing():
        bots.think(seat, monotonic(), budget)


@pytest.mark.parametrize("pull", ["auto", "hand"])
def test_a_whole_game(pipes: list[Pipe], pull: str) -> None:
    table = klack_table(4, seed=pull, pull=pull)
    bots = bots_at(table, pipes)
    while table.outcome is None:
        bots.turn(Random(1))
    assert bots.desk.restarts == 0 and sum(table.outcome.scores) > 0


def test_killed_in_mid_thought(pipes: list[Pipe], tmp_path: Path) -> None:
    """The first process thinks for ever and is killed; the next one has heard everything and goes on."""
    thinking = tmp_path / "thinking"
    command = worker_script(
        tmp_path / "first.py",
        f"pathlib.Path({str(thinking)!r}).touch()\nwhile first:\n    time.sleep(0.01)\nreturn real",
    )
    table = klack_table(4)
    bots = bots_at(table, pipes, command)
    pipe = bots.transport
    assert isinstance(pipe, Pipe)
    all_think(bots)
    while not thinking.exists():
        assert pipe.process.poll() is None
        sleep(0.005)
    os.kill(pipe.process.pid, signal.SIGKILL)
    bots.listen()
    assert bots.desk.restarts == 1 and set(bots.answers) == {0, 1, 2, 3}
    bots.submit_all()
    while table.outcome is None:
        bots.turn(Random(1))
    assert bots.desk.restarts == 1


def test_killed_between_two_thoughts(pipes: list[Pipe]) -> None:
    table = klack_table(4)
    bots = bots_at(table, pipes)
    bots.turn(Random(1))
    pipe = bots.transport
    assert isinstance(pipe, Pipe)
    os.kill(pipe.process.pid, signal.SIGKILL)
    while table.outcome is None:
        bots.turn(Random(1))
    assert bots.desk.restarts == 1


def test_a_worker_that_hangs(pipes: list[Pipe], hasty: None) -> None:
    """It never reads and never says a word: the game goes on with the simplest answers."""
    table = klack_table(4)
    bots = bots_at(table, pipes, [sys.executable, "-c", "import time; time.sleep(1000)"])
    all_think(bots, 0.01)
    bots.listen()
    assert list(bots.answers.values()) == [((1, 0), message("engine.bot_slow"))] * 4
    bots.submit_all()


def test_a_bot_that_thinks_too_long_is_not_waited_for(pipes: list[Pipe], tmp_path: Path, hasty: None) -> None:
    command = worker_script(tmp_path / "slow.py", "while True:\n    time.sleep(0.01)")
    bots = bots_at(klack_table(4), pipes, command, {0: "deputy"})
    bots.think(0, monotonic(), 0.01)
    bots.listen()
    assert bots.answers[0] == ((1, 0), message("engine.bot_slow"))


def test_a_worker_that_cannot_even_start(pipes: list[Pipe]) -> None:
    bots = bots_at(klack_table(4), pipes, [sys.executable, "-c", "raise SystemExit(3)"])
    all_think(bots)
    bots.listen()
    assert {answer[1].id for answer in bots.answers.values()} == {"engine.bot_slow"}


def test_a_worker_that_shouts(pipes: list[Pipe], tmp_path: Path) -> None:
    """Garbage from the first process; the second is understood."""
    command = worker_script(
        tmp_path / "shouting.py",
        "if first:\n    os.write(shout, b'garbage, and more of it')\n    time.sleep(1000)\nreturn real",
    )
    path = Path(command[1])
    path.write_text("import os\nshout = os.dup(1)\n" + path.read_text())
    table = klack_table(4)
    bots = bots_at(table, pipes, command)
    all_think(bots)
    bots.listen()
    assert bots.desk.restarts == 1 and "engine.bot_slow" not in {answer[1].id for answer in bots.answers.values()}


def test_a_bot_that_prints_does_no_harm(pipes: list[Pipe], tmp_path: Path) -> None:
    command = worker_script(tmp_path / "printing.py", "print('thinking …', flush=True)\nreturn real")
    table = klack_table(4)
    bots = bots_at(table, pipes, command)
    bots.turn(Random(1))
    assert bots.desk.restarts == 0 and len(table.play.owing()) < 4


def test_a_bot_that_stumbles(pipes: list[Pipe], tmp_path: Path) -> None:
    bots = bots_at(klack_table(4), pipes, worker_script(tmp_path / "stumbling.py", "return 1 // 0"))
    all_think(bots)
    bots.listen()
    assert list(bots.answers.values()) == [((1, 0), message("engine.bot_failed"))] * 4
    assert "ZeroDivisionError" in bots.desk.last_stumble and bots.desk.restarts == 0


def test_a_cancel_is_noticed_in_mid_thought(pipes: list[Pipe], tmp_path: Path) -> None:
    """A thought of an hour is cancelled; the next one is answered by the same process, at once."""
    command = worker_script(
        tmp_path / "long.py", "while question.seat == 0 and not budget.over():\n    time.sleep(0.001)\nreturn real"
    )
    bots = bots_at(klack_table(4), pipes, command)
    number = bots.think(0, monotonic(), 3600)
    bots.think(1, monotonic(), 3600)
    bots.desk.cancel(number)
    bots.listen()
    assert set(bots.answers) == {1} and bots.desk.restarts == 0


def test_a_bot_keeps_to_its_budget(pipes: list[Pipe], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixchambers.players.desk.GRACE", PATIENCE)
    command = worker_script(tmp_path / "budget.py", "while not budget.over():\n    time.sleep(0.001)\nreturn real")
    bots = bots_at(klack_table(4), pipes, command, {0: "deputy"})
    bots.think(0, monotonic(), 0.05)
    bots.listen()
    assert bots.answers[0][1].id != "engine.bot_slow" and bots.desk.restarts == 0


def test_patience_has_an_end(pipes: list[Pipe], tmp_path: Path) -> None:
    command = worker_script(tmp_path / "slow.py", "while True:\n    time.sleep(0.01)")
    bots = bots_at(klack_table(4), pipes, command, {0: "deputy"})
    pipe = bots.transport
    assert isinstance(pipe, Pipe)
    bots.think(0, monotonic(), 3600)
    assert not serve(bots.desk, pipe, lambda: bool(bots.answers), 0.05)
    assert serve(bots.desk, pipe, lambda: True, PATIENCE)


def test_restarting_and_closing_leave_no_process_and_no_thread(pipes: list[Pipe]) -> None:
    before = threading.active_count()
    pipe = Pipe()
    pids = [pipe.process.pid]
    for _ in range(3):
        pipe.restart()
        pids.append(pipe.process.pid)
    closed(pipe)
    assert threading.active_count() == before and len(set(pids)) == 4
    pipe.send(b"to nobody")


def test_how_the_worker_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command() == [sys.executable, "-m", "sixchambers.players.worker"]
    root = worker_environment()["PYTHONPATH"].split(os.pathsep)[0]
    assert (Path(root) / "sixchambers" / "players" / "worker.py").is_file()
    monkeypatch.setattr(process.sys, "frozen", True, raising=False)
    assert worker_command() == [sys.executable, "worker"]
