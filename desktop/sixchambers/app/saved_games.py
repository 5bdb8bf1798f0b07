"""The games on disk, as the window handles them: begun, resumed, locked, copied, remembered."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QFileDialog, QWidget

from ..engine import journal as record
from ..engine.chance import seed_from_text
from ..engine.journal import SUFFIX, Journal
from ..engine.message import Message, Trouble, message
from ..engine.replay import heard_by, resume
from ..engine.table import Table, open_table
from ..engine.update import Update
from ..games import game as find_game
from .saves import new_save, now_text, saves_folder

if TYPE_CHECKING:
    from ..words.speaker import Speaker
    from .lobby.setup import GameSetup
    from .settings import Settings

MOST_RECENT = 8

Heard = dict[int, list[Update]]


class SavedGames:
    """What is on disk. One game at a time is open here, and no other program may write to it meanwhile."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock: QLockFile | None = None

    def begin(self, setup: GameSetup) -> Table:
        """A new game with a journal of its own."""
        table = open_table(
            find_game(setup.game),
            setup.seats,
            options=setup.options,
            seed=seed_from_text(setup.seed) if setup.seed else None,
            time_limit=setup.time_limit,
            started=now_text(),
        )
        path = new_save(setup.game)
        table.journal = Journal.begin(path, table.header)
        self._open(path)
        return table

    def resume(self, path: Path) -> tuple[Table, Heard]:
        """A game to play on, and what every seat had heard in it."""
        if not self._take_lock(path):
            raise Trouble("app.in_use")
        try:
            table, _ = resume(path, find_game)
            read = record.read(path)
            heard = {seat: heard_by(read, seat, find_game) for seat in range(len(table.seats))}
        except Trouble:
            self.close()
            self.forget(path)
            raise
        self._open(path)
        return table, heard

    def _open(self, path: Path) -> None:
        self._take_lock(path)
        self._settings.last_game = str(path)
        self.remember(path)

    def _take_lock(self, path: Path) -> bool:
        """Two windows must not write to one saved game."""
        if self._lock is not None and self._lock.fileName() == f"{path}.lock":
            return True
        lock = QLockFile(f"{path}.lock")
        if not lock.tryLock(0):
            return False
        self.close()
        self._lock = lock
        return True

    def close(self) -> None:
        """Nothing is written any more."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def forget(self, path: Path | None = None) -> None:
        """There is nothing to go back to: the game is over, or cannot be opened."""
        if path is None or str(path) == self._settings.last_game:
            self._settings.last_game = ""

    def last(self) -> Path:
        return Path(self._settings.last_game)

    def unfinished(self, speaker: Speaker) -> str | None:
        """A sentence about the game that was interrupted, if there is one."""
        if not self._settings.last_game or not self.last().is_file():
            return None
        try:
            read = record.read(self.last())
        except Trouble:
            return None
        if any(isinstance(entry, record.Ended) for entry in read.entries):
            return None
        names = ", ".join(seat.name for seat in read.header.seats)
        game = speaker.text(f"{read.header.game}.name")
        return speaker.say("app.unfinished_game", game=game, people=names)

    def remember(self, path: Path) -> None:
        others = [name for name in self._settings.recent if name != str(path)]
        self._settings.recent = [str(path), *others][:MOST_RECENT]

    def recent(self) -> list[Path]:
        return [Path(name) for name in self._settings.recent if Path(name).is_file()]

    def copy(self, source: Path, target: Path) -> Message | None:
        """A copy of the game so far; the reason if it cannot be made."""
        if target.suffix != SUFFIX:
            target = target.with_name(target.name + SUFFIX)
        try:
            copyfile(source, target)
        except OSError as error:
            return message("app.save_failed", why=error.strerror or str(error))
        self.remember(target)
        return None


def finished(path: Path) -> bool:
    """Is this a game to watch, not to play on? Trouble if it is no game at all."""
    entries = record.read(path).entries
    return any(isinstance(entry, record.Ended | record.Reported) for entry in entries)


def ask_for_save(parent: QWidget, speaker: Speaker) -> Path | None:
    title = speaker.text("app.do_open").replace("&", "")
    name, _ = QFileDialog.getOpenFileName(parent, title, str(saves_folder()), _kind(speaker))
    return Path(name) if name else None


def ask_where_to_save(parent: QWidget, speaker: Speaker) -> Path | None:
    title = speaker.text("app.do_save_as").replace("&", "")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(Path.home()), _kind(speaker))
    return Path(name) if name else None


def _kind(speaker: Speaker) -> str:
    return f"{speaker.text('app.saved_games')} (*{SUFFIX})"
