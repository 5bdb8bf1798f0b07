"""Python sweeps its garbage in whichever thread makes it full; what belongs to Qt may only go in the window's own."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helpers.cli import surroundings
from sixchambers.table import sweeping
from sixchambers.table.sound import Sound

PROGRAM = Path(__file__).with_name("sweeping_program.py")


def test_tables_that_are_gone_are_not_swept_by_the_sound() -> None:
    """Else the program ends with a segmentation fault, sooner or later."""
    pytest.importorskip("miniaudio")
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(PROGRAM)],
        env=surroundings(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "another thread" not in done.stderr, done.stderr
    assert done.stdout.split() == ["0", "True"], "swept, but not by the thread that plays"


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nothing had sounded in this process before."""
    before = gc.isenabled()
    monkeypatch.setattr(sweeping.OnlyHere, "_running", 0)
    gc.enable()
    yield
    gc.enable() if before else gc.disable()


def test_as_long_as_something_sounds(qtbot: QtBot, quiet: None) -> None:
    """Nobody else sweeps, however many windows there are; and afterwards all is as before."""
    assert gc.isenabled()
    sounds = [Sound(null=True) for _ in range(2)]
    for sound in sounds:
        sound.play("button")
        sound.play("coin")
        assert not gc.isenabled()
    sounds[0].close()
    assert not gc.isenabled()
    sounds[1].close()
    assert gc.isenabled()


def test_it_is_swept_as_often_as_usual(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: swept.append(generation) or 0)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    for counts, wanted in (((10, 0, 0), []), ((701, 3, 0), [0]), ((701, 11, 2), [1]), ((5, 11, 11), [2])):
        swept.clear()
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        sweeping.sweep()
        assert swept == wanted, counts
