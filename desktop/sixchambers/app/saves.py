"""Where saved games lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime

from ..engine.disk import cannot_write
from ..engine.journal import SUFFIX
from .folders import data_folder


def saves_folder() -> Path:
    """The platform's place for what a program keeps for a person."""
    return data_folder() / "saves"


def now_text() -> str:
    return QDateTime.currentDateTimeUtc().toString("yyyy-MM-ddTHH:mm:ssZ")


def keep(game: str, journal: bytes) -> Path:
    """A game that came from elsewhere; once, however often it comes. Trouble if it cannot be kept."""
    folder = saves_folder()
    try:
        for path in folder.glob(f"*{SUFFIX}"):
            if path.stat().st_size == len(journal) and path.read_bytes() == journal:
                return path
        folder.mkdir(parents=True, exist_ok=True)
        path = new_save(game)
        path.write_bytes(journal)
    except OSError as error:
        raise cannot_write(folder, error) from None
    return path


def new_save(game: str) -> Path:
    """A file name that says when and what, and is not taken."""
    stamp = QDateTime.currentDateTime().toString("yyyy-MM-dd HH.mm.ss")
    folder = saves_folder()
    number = 1
    while True:
        extra = "" if number == 1 else f" {number}"
        path = folder / f"{stamp} {game}{extra}{SUFFIX}"
        if not path.exists():
            return path
        number += 1
