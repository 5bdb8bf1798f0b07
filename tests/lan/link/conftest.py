"""What the link's tests have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from lan.link.house import House


@pytest.fixture
def house(qtbot: QtBot) -> Iterator[House]:
    house = House(qtbot)
    yield house
    house.gate.close()
    for end in house.ends:
        end.link.close()
