"""Play on from a moment of a saved game: a new journal with the same deal and the answers until then."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import structs

from ...engine.journal import Entry, Header, Journal, as_bytes
from ...engine.message import Trouble
from .timeline import CLOSING


def branched(header: Header) -> Header:
    """The same seed, options, seats and beginning, by which the game is known as the same deal. The salt stays behind:
    a seed that may have been seen cannot be promised."""
    return structs.replace(header, salt="")


def branch(header: Header, entries: Iterable[Entry]) -> bytes:
    """The new journal as a file would hold it; `engine.replay.resume` goes on from there."""
    return as_bytes(branched(header), [entry for entry in entries if not isinstance(entry, CLOSING)])


def write_branch(path: Path, header: Header, entries: Iterable[Entry]) -> None:
    """The same on disk. Trouble, and no file, if it cannot be written; an existing one is left alone."""
    journal = Journal.begin(path, branched(header))
    try:
        for entry in entries:
            if not isinstance(entry, CLOSING):
                journal.write(entry)
    except Trouble:
        path.unlink(missing_ok=True)
        raise
    finally:
        journal.close()
