"""A host in another process: killed, frozen, restarted, and quitting with a word on its lips."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from lan.link import peer
from lan.link.house import CODE, HERE, TOKEN, Caller
from sixchambers.engine.message import message
from sixchambers.lan.link import link as link_module

Start = Callable[..., tuple[subprocess.Popen[str], int]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[subprocess.Popen[str]] = []

    def start(port: int = 0) -> tuple[subprocess.Popen[str], int]:
        command = [sys.executable, str(Path(peer.__file__)), str(tmp_path / "table.key"), str(port)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        running.append(process)
        assert process.stdout is not None
        return process, int(process.stdout.readline())

    yield start
    for process in running:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def joined(qtbot: QtBot, port: int) -> Caller:
    caller = Caller()
    caller.call.join(HERE, port, CODE)
    qtbot.waitUntil(lambda: caller.decided, timeout=15_000)
    caller.end.link.send(b"hello")
    qtbot.waitUntil(lambda: caller.end.heard == [b"hello"], timeout=15_000)
    return caller


def test_a_killed_host_is_missed_and_found_again(qtbot: QtBot, start: Start) -> None:
    process, port = start()
    caller = joined(qtbot, port)
    end = caller.end
    process.kill()
    qtbot.waitUntil(lambda: bool(end.closed), timeout=15_000)
    assert end.closed == [message("lan.link_lost")]
    process.wait()
    start(port)
    caller.call.rejoin(HERE, port, end.link.fingerprint, TOKEN)
    qtbot.waitUntil(lambda: len(caller.ends) == 2 or bool(caller.failures), timeout=15_000)
    assert caller.end.link.fingerprint == end.link.fingerprint


def test_another_host_on_the_same_port_does_not_get_the_token(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    process, port = start()
    caller = joined(qtbot, port)
    process.kill()
    process.wait()
    (tmp_path / "table.key").unlink()
    start(port)
    caller.call.rejoin(HERE, port, caller.end.link.fingerprint, TOKEN)
    qtbot.waitUntil(lambda: bool(caller.failures), timeout=15_000)
    assert caller.failures == [message("lan.wrong_host", address=f"{HERE}:{port}")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot freeze a process")
def test_a_frozen_host_is_given_up(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "PULSE_MS", 100)
    process, port = start()
    end = joined(qtbot, port).end
    os.kill(process.pid, signal.SIGSTOP)
    qtbot.waitUntil(lambda: bool(end.closed), timeout=15_000)
    assert end.closed == [message("lan.link_lost")]


def test_the_last_words_of_a_program_that_ends(qtbot: QtBot, start: Start) -> None:
    process, port = start()
    end = joined(qtbot, port).end
    end.link.send(peer.FAREWELL)
    qtbot.waitUntil(lambda: bool(end.closed), timeout=15_000)
    assert end.heard[-1] == peer.FAREWELL and end.closed == [message("lan.peer_left")]
    assert process.wait() == 0
