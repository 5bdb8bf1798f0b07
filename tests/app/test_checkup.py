"""`sixchambers checkup`, where the program writes, and files that come as an event."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from helpers.cli import sixchambers
from sixchambers.app import folders, saves, settings, statistics
from sixchambers.app.checkup import belongings, sights
from sixchambers.app.checkup.found import Failed, attempt, expect, until
from sixchambers.players import RACES


def test_everything_but_the_games_works_here_and_nothing_is_left_behind(tmp_path: Path) -> None:
    done = sixchambers(
        "checkup", "--json", "--only", "words,drawings,sounds,licences,window,link",
        XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path),
    )  # fmt: skip
    rows = {row["what"]: row for row in map(json.loads, done.stdout.splitlines())}
    assert done.returncode == 0 and all(row["works"] for row in rows.values()), done.stdout
    assert set(rows) == {"words", "drawings", "sounds", "licences", "window", "link"}
    assert rows["link"]["detail"].startswith("TLSv1.3")
    assert not list(tmp_path.rglob("*")), "a checkup is no game of yours"


def test_it_speaks_german(tmp_path: Path) -> None:
    done = sixchambers("checkup", "--only", "licences", "--lang", "de")
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "Alles läuft."


def test_what_is_missing_is_found(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belongings, "resources", lambda: tmp_path)
    monkeypatch.setattr(belongings, "read_licences", list)
    for check in (belongings.drawings, belongings.licences):
        found = attempt("checkup.drawings", check)
        assert not found.works and found.detail


def test_a_check_that_stumbles_is_a_check_that_failed() -> None:
    assert attempt("checkup.words", lambda: str(1 // 0)).detail.endswith("by zero")
    assert not attempt("checkup.words", lambda: str(expect(False, "no"))).works
    with pytest.raises(Failed, match="waited in vain for rain"):
        until(lambda: False, "rain", patience=0.02)


def test_a_blank_picture_is_not_colourful(qtbot: QtBot) -> None:
    blank = QPixmap(300, 200)
    blank.fill("#123456")
    assert sights.colours(blank.toImage()) == 1 and sights.colours(QImage()) == 0


def test_one_folder_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not str(saves.saves_folder()).startswith(str(tmp_path))
    monkeypatch.setenv(folders.CHOSEN, str(tmp_path))
    for path in (saves.saves_folder(), statistics.statistics_file(), Path(settings.Settings().store.fileName())):
        assert path.is_relative_to(tmp_path)


def test_macos_hands_over_a_file_as_an_event(tmp_path: Path) -> None:
    """In a process of its own: there can be one application only, and the tests have theirs."""
    import subprocess
    import sys

    script = (
        "import sys; from PySide6.QtCore import QCoreApplication; from PySide6.QtGui import QFileOpenEvent\n"
        "from sixchambers.app.start import Program\n"
        "app = Program(['x']); opened = []\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent('/early.sixchambers'))\n"
        "app.open = opened.append\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent('/evening.sixchambers'))\n"
        "print([str(path) for path in opened])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip().endswith("['/evening.sixchambers']"), done.stderr


@pytest.mark.parametrize("game", RACES)
def test_a_race_is_played_to_its_end(qtbot: QtBot, game: str) -> None:
    """It needs a clock, or nobody ever moves."""
    assert int(sights.game(game, "en", 3)) > 5
