"""A timed game without network: the same referee, and one machine at which everybody sits."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ...engine.table import Table
from .client import TimedClient
from .court import Court


def local_timed(table: Table, parent: QObject | None = None) -> tuple[TimedClient, Court]:
    """The seat at this machine, and the court to start and stop."""
    court = Court(table, parent=parent)
    court.sit_here(range(len(table.seats)))
    return court.client, court
