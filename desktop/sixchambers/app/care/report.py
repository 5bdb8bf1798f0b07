"""One file that tells what happened and replays: the journal, and the error as its last line."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6

from ... import __version__
from ...engine import journal as record
from ...engine.disk import cannot_write
from ...engine.table import Table
from ..saves import new_save

LONGEST = 50_000


def write_report(table: Table, text: str, path: Path | None = None) -> Path:
    """A copy of the game's journal with what went wrong at its end. The journal itself stays as it is."""
    journal = table.journal
    entries: list[record.Entry] = []
    if journal is not None:
        entries = record.read(journal.path).entries
    entries.append(record.Reported(text[-LONGEST:], _program(), platform.platform()[:200]))
    path = path or new_save(f"{table.game.id} report")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record.as_bytes(table.header, entries))
    except OSError as error:
        raise cannot_write(path, error) from None
    return path


def _program() -> str:
    return f"Six Chambers {__version__}, Python {sys.version.split()[0]}, PySide6 {PySide6.__version__}"
