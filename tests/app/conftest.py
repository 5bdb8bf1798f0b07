"""What the window's tests have in common."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.house import House


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(qtbot, tmp_path, monkeypatch)
