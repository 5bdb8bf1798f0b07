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
from ...lan.remote import RemoteTable
from ..saves import new_save

LONGEST = 50_000


def write_report(table: Table, text: str, path: Path | None = None, saved_at: Path | None = None) -> Path:
    """A copy of the game's journal with what went wrong at its end. The journal itself stays as it is. At a guest's
    machine there is none (`saved_at` it is, once the game is over): then the report tells what was seen there."""
    saved_at = table.journal.path if table.journal is not None else saved_at
    header, entries = table.header, list[record.Entry]()
    if saved_at is not None:
        read = record.read(saved_at)
        header, entries = read.header, read.entries
    elif isinstance(table, RemoteTable):
        text = f"{text}\n\n{_seen(table)}"
    entries.append(record.Reported(text[-LONGEST:], _program(), platform.platform()[:200]))
    path = path or new_save(f"{table.game.id} report")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record.as_bytes(header, entries))
    except OSError as error:
        raise cannot_write(path, error) from None
    return path


def _seen(table: RemoteTable) -> str:
    """The last each seat at this machine was told."""
    told = [table.game.codec.encode(update).decode() for update in table.latest.values()]
    return "\n".join(["A guest's view; the game itself lies at the host's.", *told])


def _program() -> str:
    return f"Six Chambers {__version__}, Python {sys.version.split()[0]}, PySide6 {PySide6.__version__}"
