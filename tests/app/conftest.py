"""What the window's tests have in common."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.evening import Evening
from app.house import House
from app.network_house import Lan


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(qtbot, tmp_path, monkeypatch)


@pytest.fixture
def lan(qtbot: QtBot, tmp_path: Path) -> Iterator[Lan]:
    """Hosts and guests on this machine, gone when the test is over."""
    lan = Lan(qtbot, tmp_path)
    yield lan
    lan.close()
    qtbot.wait(1)


@pytest.fixture
def evening(house: House) -> Iterator[Evening]:
    """A host's window, and a guest's that looks for tables."""
    both = Evening(house)
    yield both
    both.close()
