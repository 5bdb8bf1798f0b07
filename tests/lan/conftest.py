"""What the tests of tables on the network have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from lan.house import spin
from sixchambers.lan.host import Host


@pytest.fixture
def hosts(qtbot: QtBot) -> Iterator[list[Host]]:
    """Hosts a test opens, closed when it is over: none of them ticks on in the next."""
    opened: list[Host] = []
    yield opened
    for host in opened:
        host.close()
        host.deleteLater()
    spin(lambda: True, turns=3)
