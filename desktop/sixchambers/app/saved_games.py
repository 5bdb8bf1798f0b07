"""The games on disk, as the window handles them: begun, resumed, locked, copied, remembered."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QFileDialog, QWidget

from ..engine import disk
from ..engine import journal as record
from ..engine.chance import seed_from_text
from ..engine.journal import SUFFIX, Journal
from ..engine.message import Message, Trouble, message
from ..engine.replay import heard_by, resume
from ..engine.table import Table, open_table
from ..engine.update import Update
from ..games import game as find_game
from ..players import find_bot
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
            hints=setup.hints,
        )
        path = new_save(setup.game)
        table.journal = Journal.begin(path, table.header)
        self.close()
        self._lock = self._locked(path)
        self._open(path)
        return table

    def resume(self, path: Path) -> tuple[Table, Heard]:
        """A game to play on, and what every seat had heard in it."""
        lock = self._locked(path)
        try:
            read = record.read(path)
            for info in read.header.seats:
                if info.player != "person":
                    find_bot(read.header.game, info.player)
            heard = {seat: heard_by(read, seat, find_game) for seat in range(len(read.header.seats))}
            table, _ = resume(path, find_game)
        except Trouble:
            lock.unlock()
            self.forget(path)
            raise
        self.close()
        self._lock = lock
        self._open(path)
        return table, heard

    def _open(self, path: Path) -> None:
        self._settings.last_game = str(path)
        self.remember(path)

    def _locked(self, path: Path) -> QLockFile:
        """Two windows must not write to one saved game. Trouble if another does."""
        lock = QLockFile(f"{path}.lock")
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            raise Trouble("app.in_use")
        return lock  # where no lock can be made, the game itself cannot be written either, and says so

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
        if not self._settings.last_game or not _is_file(self.last()):
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
        return [Path(name) for name in self._settings.recent if _is_file(Path(name))]

    def copy(self, source: Path, target: Path) -> Message | None:
        """A copy of the game so far; the reason if it cannot be made."""
        half = target.with_name(f"{target.name}.part")
        try:
            copyfile(source, half)
            half.replace(target)
        except OSError as error:
            half.unlink(missing_ok=True)
            return message("app.save_failed", why=disk.why(error))
        self.remember(target)
        return None


def _is_file(path: Path) -> bool:
    """A name nobody's disk could hold is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def finished(path: Path) -> bool:
    """Is this a game to watch, not to play on? Trouble if it is no game at all."""
    entries = record.read(path).entries
    return any(isinstance(entry, record.Ended | record.Reported) for entry in entries)


def ask_for_save(parent: QWidget, speaker: Speaker) -> Path | None:
    title = speaker.text("app.do_open").replace("&", "")
    name, _ = QFileDialog.getOpenFileName(parent, title, str(saves_folder()), _kind(speaker))
    return Path(name) if name else None


def ask_where_to_save(parent: QWidget, speaker: Speaker, name: str = "") -> Path | None:
    dialog = QFileDialog(parent, speaker.text("app.do_save_as").replace("&", ""), str(Path.home()), _kind(speaker))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))  # so that the dialog itself asks before overwriting
    dialog.selectFile(name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def _kind(speaker: Speaker) -> str:
    return f"{speaker.text('app.saved_games')} (*{SUFFIX})"
